import Foundation
import Machine
import ScriptLibrary
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// The names of C: constants, functions and types.
@Suite struct ObjectiveCConstantTests {
  private let library = Library()
  private let table: any ObjectiveCTable

  init() throws {
    StandardLibrary.install(in: library)
    UIKitTable.install(in: library)
    table = try #require(library.objectiveC)
  }

  /// A constant in Swift: `UIControl.Event.touchUpInside`, or its number.
  private func swift(_ name: String) -> String? {
    guard let constant = table.constant(name) else { return nil }
    switch constant.row {
    case .enumCase(let enumCase): return "\(enumCase.owner.fullName).\(enumCase.name)"
    case .property(let property):
      return (property.owner.map { $0.fullName + "." } ?? "") + property.name
    case .integer(let value): return "\(value)"
    case .number(let value): return "\(value)"
    }
  }

  @Test(arguments: [
    ("UIControlEventTouchUpInside", "UIControl.Event.touchUpInside"),
    ("UIControlEventAllTouchEvents", "UIControl.Event.allTouchEvents"),
    ("UIControlStateNormal", "UIControl.State.normal"),
    ("UIGestureRecognizerStateBegan", "UIGestureRecognizer.State.began"),
    ("UIGestureRecognizerStateRecognized", "UIGestureRecognizer.State.ended"),
    ("UIViewAutoresizingFlexibleWidth", "UIView.AutoresizingMask.flexibleWidth"),
    ("UIViewAutoresizingNone", "0"),
    ("NSTextAlignmentCenter", "NSTextAlignment.center"),
    ("UITextAlignmentCenter", "NSTextAlignment.center"),
    ("NSLineBreakByTruncatingTail", "NSLineBreakMode.byTruncatingTail"),
    ("UILineBreakModeTailTruncation", "NSLineBreakMode.byTruncatingTail"),
    ("UIButtonTypeCustom", "UIButton.ButtonType.custom"),
    ("UITouchPhaseEnded", "UITouch.Phase.ended"),
    ("UIEventTypeTouches", "UIEvent.EventType.touches"),
    ("UIViewContentModeScaleAspectFit", "UIView.ContentMode.scaleAspectFit"),
    ("UIViewAnimationOptionCurveEaseInOut", "UIView.AnimationOptions.curveEaseInOut"),
    ("UISwipeGestureRecognizerDirectionLeft", "UISwipeGestureRecognizer.Direction.left"),
    ("NSLayoutAttributeLeading", "NSLayoutConstraint.Attribute.leading"),
    ("NSLayoutRelationEqual", "NSLayoutConstraint.Relation.equal"),
    ("NSLayoutFormatAlignAllTop", "NSLayoutConstraint.FormatOptions.alignAllTop"),
    ("UILayoutConstraintAxisVertical", "NSLayoutConstraint.Axis.vertical"),
    ("UILayoutPriorityRequired", "UILayoutPriority.required"),
    ("kCGLineCapRound", "CGLineCap.round"), ("kCGLineJoinMiter", "CGLineJoin.miter"),
    ("kCGPathFillStroke", "CGPathDrawingMode.fillStroke"),
    ("kCGPathEOFill", "CGPathDrawingMode.eoFill"),
    ("kCGBlendModeMultiply", "CGBlendMode.multiply"),
    ("CGRectMinXEdge", "CGRectEdge.minXEdge"), ("CGRectZero", "CGRect.zero"),
    ("CGPointZero", "CGPoint.zero"), ("CGRectNull", "CGRect.null"),
    ("CGAffineTransformIdentity", "CGAffineTransform.identity"),
    ("UIEdgeInsetsZero", "UIEdgeInsets.zero"),
    ("UITableViewStylePlain", "UITableView.Style.plain"),
    ("UITableViewCellStyleDefault", "UITableViewCell.CellStyle.default"),
    ("UITableViewCellAccessoryCheckmark", "UITableViewCell.AccessoryType.checkmark"),
    ("UIBarButtonSystemItemDone", "UIBarButtonItem.SystemItem.done"),
    ("UITextBorderStyleRoundedRect", "UITextField.BorderStyle.roundedRect"),
    ("UIModalPresentationFullScreen", "UIModalPresentationStyle.fullScreen"),
    ("UIRectCornerAllCorners", "UIRectCorner.allCorners"),
    ("UIFontWeightBold", "UIFont.Weight.bold"),
    ("UIWindowLevelAlert", "UIWindow.Level.alert"),
    ("UIViewNoIntrinsicMetric", "UIView.noIntrinsicMetric"),
    ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
    ("UILayoutFittingCompressedSize", "UIView.layoutFittingCompressedSize"),
    ("UIApplicationDidBecomeActiveNotification", "UIApplication.didBecomeActiveNotification"),
    ("UIKeyboardWillShowNotification", "UIResponder.keyboardWillShowNotification"),
    ("NSForegroundColorAttributeName", "NSAttributedString.Key.foregroundColor"),
    ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
    ("kCAMediaTimingFunctionEaseIn", "CAMediaTimingFunctionName.easeIn"),
    ("kCAGravityResizeAspect", "CALayerContentsGravity.resizeAspect"),
    ("kCALineCapRound", "CAShapeLayerLineCap.round"),
    ("kCALayerMinXMinYCorner", "CACornerMask.layerMinXMinYCorner"),
    ("M_PI", "M_PI"), ("NSNotFound", "NSNotFound"), ("NSIntegerMax", "\(Int.max)"),
    ("NSRangeException", "NSExceptionName.rangeException"),
  ])
  func `constants of C are cases, options and static members of Swift`(
    name: String, expected: String
  ) {
    #expect(swift(name) == expected, "\(name)")
  }

  @Test func `every case and option has a name in C that leads back to it`() {
    library.declareEverything()
    for nominal in library.hostTypes.values where nominal.kind == .enumeration {
      for enumCase in nominal.cases {
        let name = table.constantName(of: enumCase.name, in: nominal)
        let found = name.flatMap { table.constant($0) }
        guard case .enumCase(let other)? = found?.row else {
          Issue.record("\(nominal.fullName).\(enumCase.name): \(name ?? "no name")")
          continue
        }
        #expect(other === enumCase, "\(name ?? "")")
      }
    }
  }

  @Test func `unknown names are no constants`() {
    #expect(table.constant("UIControlEventTouchUpInsides") == nil)
    #expect(table.constant("UIControlEvent") == nil)
    #expect(table.constant("CGRectMidX") == nil)
  }

  @Test(arguments: [
    ("CGRectMake", 4), ("CGPointMake", 2), ("CGSizeMake", 2), ("CGVectorMake", 2),
    ("UIEdgeInsetsMake", 4), ("CGAffineTransformMakeRotation", 1), ("CGAffineTransformConcat", 2),
    ("CGRectGetMidX", 1), ("CGRectInset", 3), ("CGRectOffset", 3), ("CGRectUnion", 2),
    ("CGRectContainsPoint", 2), ("CGRectContainsRect", 2), ("CGRectEqualToRect", 2),
    ("CGRectIsEmpty", 1), ("CGPointEqualToPoint", 2), ("UIEdgeInsetsInsetRect", 2),
    ("CGContextAddArc", 7), ("CGContextMoveToPoint", 3), ("CGContextAddCurveToPoint", 7),
    ("CGContextSetLineWidth", 2), ("CGContextSetRGBFillColor", 5), ("CGContextFillRect", 2),
    ("CGContextSetShadowWithColor", 4), ("CGContextDrawImage", 3), ("CGPathCreateMutable", 0),
    ("CGPathAddLineToPoint", 4), ("CGPathAddArc", 8), ("CGPathCreateWithRect", 2),
    ("CGPathContainsPoint", 4), ("CGPathRelease", 1), ("UIGraphicsGetCurrentContext", 0),
    ("NSStringFromCGRect", 1), ("NSStringFromSelector", 1), ("NSMakeRange", 2), ("NSLog", 1),
    ("sin", 1), ("sinf", 1), ("atan2", 2), ("pow", 2), ("fabs", 1), ("fmin", 2), ("abs", 1),
    ("floor", 1), ("sqrtf", 1), ("dispatch_get_main_queue", 0), ("dispatch_async", 2),
    ("dispatch_after", 3), ("dispatch_once", 2), ("dispatch_time", 2),
    ("NSClassFromString", 1), ("CATransform3DMakeScale", 3), ("CACurrentMediaTime", 0),
    ("CGColorGetAlpha", 1), ("UIRectFill", 1), ("NSLocationInRange", 2),
  ])
  func `functions of C have as many parameters as in their headers`(name: String, count: Int) {
    #expect(table.function(name)?.parameters.count == count, "\(name)")
  }

  @Test func `every line of a function of C names a row`() {
    for name in CFunctions.lines.keys {
      #expect(table.function(name) != nil, "\(name)")
    }
  }

  @Test(arguments: [
    "UIView", "UIControlEvents", "UIGestureRecognizerState", "CGRect", "NSRange", "NSUInteger",
    "CGContextRef", "dispatch_block_t", "UIViewAutoresizing", "UIButtonType", "NSLayoutAttribute",
    "NSString", "NSMutableDictionary", "NSIndexPath", "NSTimer", "NSBundle", "NSTimeInterval",
    "UIWindowLevel", "NSNotificationName", "UIInterfaceOrientationMask", "NSComparisonResult",
  ])
  func `types of the frameworks are known by their names in C`(name: String) {
    #expect(table.type(named: name) != nil, "\(name)")
  }

  @Test func `an enumeration's value becomes its raw value, and a case again`() throws {
    guard case .enumeration(let state)? = table.type(named: "UIGestureRecognizerState") else {
      Issue.record("no enumeration")
      return
    }
    let type = Type.nominal(state, [])
    let raw = try #require(table.conversion(from: type, to: .int))
    let back = try #require(table.conversion(from: .int, to: type))
    let registers = Scratch(Layout(1, 1))
    for enumCase in state.cases {
      registers.registers.numbers[0] = UInt64(enumCase.tag)
      try run(raw, registers)
      #expect(Int64(registers.registers.numbers[0]) == table.rawValue(of: enumCase))
      try run(back, registers)
      #expect(registers.registers.numbers[0] == UInt64(enumCase.tag))
    }
    registers.registers.numbers[0] = 99
    #expect(throws: RunStop.self) { try run(back, registers) }
  }

  @Test func `a text is an object of Foundation, and the same text again`() throws {
    let type = Type.nominal(try #require(library.hostType(named: "NSString")), [])
    let registers = Scratch(Layout(1, 1))
    "touch".write(to: registers.registers)
    try run(try #require(table.conversion(from: .string, to: type)), registers)
    #expect((registers.registers.references[0] as? NSObject)?.description == "touch")
    try run(try #require(table.conversion(from: type, to: .string)), registers)
    #expect(String.read(registers.registers) == "touch")
  }

  private func run(_ function: Function, _ scratch: Scratch) throws {
    guard case .host(let host) = function.implementation else { throw NoCode() }
    try host.body(scratch.registers)
  }

  private struct NoCode: Error {}
}

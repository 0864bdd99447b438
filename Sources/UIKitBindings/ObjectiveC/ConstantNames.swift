import Machine
import TypedProgram

/// The names of constants in C: those of an enumeration's cases and a set's options begin with a
/// prefix, mostly the type's name, followed by the name of the case.
enum ConstantNames {
  /// The prefix of a type's constants; nil for a type without any.
  static func prefix(of nominal: Nominal, named name: String) -> String? {
    if let prefix = prefixes[name] { return prefix }
    switch nominal.kind {
    case .enumeration: return name
    case .structure:
      guard nominal.isOptionSet, name.hasSuffix("Options") || name.hasSuffix("Events") else {
        return name
      }
      return String(name.dropLast())
    case .class: return name
    case .protocol: return nil
    }
  }

  /// Prefixes that are not the type's name.
  private static let prefixes: [String: String] = [
    "CACornerMask": "kCA", "CAGradientLayerType": "kCAGradientLayer",
    "CALayerContentsGravity": "kCAGravity", "CALayerCornerCurve": "kCACornerCurve",
    "CAMediaTimingFillMode": "kCAFillMode",
    "CAMediaTimingFunctionName": "kCAMediaTimingFunction", "CAScrollLayerScrollMode": "kCAScroll",
    "CAShapeLayerFillRule": "kCAFillRule", "CAShapeLayerLineCap": "kCALineCap",
    "CAShapeLayerLineJoin": "kCALineJoin", "CATextLayerAlignmentMode": "kCAAlignment",
    "CATextLayerTruncationMode": "kCATruncation", "CATransitionSubtype": "kCATransition",
    "CATransitionType": "kCATransition", "CGBlendMode": "kCGBlendMode",
    "CGGradientDrawingOptions": "kCGGradient", "CGImageAlphaInfo": "kCGImageAlpha",
    "CGLineCap": "kCGLineCap", "CGLineJoin": "kCGLineJoin", "CGPathDrawingMode": "kCGPath",
    "CGRectEdge": "CGRect", "NSExceptionName": "NS", "NSLayoutFormatOptions": "NSLayoutFormat",
    "NSLineBreakMode": "NSLineBreak", "NSStringDrawingOptions": "NSStringDrawing",
    "UIAccessibilityTraits": "UIAccessibilityTrait", "UIDataDetectorTypes": "UIDataDetectorType",
    "UIReturnKeyType": "UIReturnKey", "UICollectionView": "UICollection",
    "UIApplicationLaunchOptionsKey": "UIApplicationLaunchOptions",
    "UIApplicationOpenURLOptionsKey": "UIApplicationOpenURLOptions",
    "UIKeyCommand": "UIKey", "UIKeyModifierFlags": "UIKeyModifier",
    "UIModalPresentationStyle": "UIModalPresentation", "UIResponder": "UI",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollViewContentInsetAdjustment",
    "UITableViewCellAccessoryType": "UITableViewCellAccessory",
    "UIViewAutoresizing": "UIViewAutoresizing", "objc_AssociationPolicy": "",
  ]

  /// The types by the prefixes of their constants.
  static func prefixes(_ names: TypeNames) -> [String: [Nominal]] {
    var found: [String: [Nominal]] = [:]
    for (name, nominal) in names.named.sorted(by: { $0.key < $1.key }) {
      if let prefix = prefix(of: nominal, named: name) {
        found[prefix, default: []].append(nominal)
      }
    }
    return found
  }

  /// Whether a class property is a constant in C, not a class method: the name of a notification,
  /// or a size with a special meaning.
  static func isConstant(_ property: Property, in owner: Nominal) -> Bool {
    let name = property.name
    return name.hasSuffix("Notification") || name.hasSuffix("UserInfoKey")
      || name.hasPrefix("layoutFitting") || name.hasPrefix("elementKind")
      || name.hasPrefix("input") || name.hasPrefix("spacingUse")
      || ["noIntrinsicMetric", "automaticDimension", "noSegment"].contains(name)
  }

  // MARK: From C

  static func constant(
    _ name: String, _ prefixes: [String: [Nominal]], in rows: ObjectiveCRows
  ) -> ObjectiveCConstant? {
    if let modern = OldConstants.names[name] {
      guard let found = constant(modern, prefixes, in: rows) else { return nil }
      return ObjectiveCConstant(
        name: name, type: found.type, row: found.row, replacement: modern)
    }
    if let number = numbers[name] {
      return ObjectiveCConstant(name: name, type: number.type, row: number.row)
    }
    if let other = renamed[name] ?? aliases[name], let found = constant(other, prefixes, in: rows) {
      return ObjectiveCConstant(name: name, type: found.type, row: found.row)
    }
    if let attribute = attributeKey(name, in: rows) { return attribute }
    for known in [name, "_" + name] {
      for case .property(let property) in rows.library.members[known] ?? []
      where property.isHost {
        return ObjectiveCConstant(
          name: name, type: rows.type(of: property.type), row: .property(property))
      }
    }
    var end = name.endIndex
    while true {
      for nominal in prefixes[String(name[..<end])] ?? [] {
        if let found = member(name, String(name[end...]), of: nominal, in: rows) { return found }
      }
      guard end > name.startIndex else { return nil }
      end = name.index(before: end)
    }
  }

  /// The constant of a type, by its prefix and the `rest` of its name.
  private static func member(
    _ name: String, _ rest: String, of nominal: Nominal, in rows: ObjectiveCRows
  ) -> ObjectiveCConstant? {
    guard !rest.isEmpty else { return nil }
    let type = rows.type(of: .nominal(nominal, []))
    if nominal.isOptionSet, rest == "None" {
      return ObjectiveCConstant(name: name, type: type, row: .integer(0))
    }
    for word in memberNames(rest, of: nominal) {
      for member in nominal.members[word] ?? [] {
        switch member {
        case .enumCase(let enumCase):
          return ObjectiveCConstant(name: name, type: type, row: .enumCase(enumCase))
        case .property(let property)
        where property.isStatic && (nominal.kind != .class || isConstant(property, in: nominal)):
          return ObjectiveCConstant(
            name: name, type: rows.type(of: property.type), row: .property(property))
        default: break
        }
      }
    }
    return nil
  }

  /// The names that the rest of a constant's name may have in Swift.
  private static func memberNames(_ rest: String, of nominal: Nominal) -> [String] {
    var names = [lowered(rest), rest]
    if nominal.name == "CACornerMask", rest.hasSuffix("Corner") { names.append(lowered(rest)) }
    if rest.hasSuffix("Key") { names.append(lowered(String(rest.dropLast(3)))) }
    return names
  }

  /// A name with its first word in small letters: `touchUpInside`, `eoFill`, `url`.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase)
    guard capitals.count > 1 else { return name.prefix(1).lowercased() + name.dropFirst() }
    if capitals.count == name.count { return name.lowercased() }
    return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
  }

  /// `NSForegroundColorAttributeName`.
  private static func attributeKey(
    _ name: String, in rows: ObjectiveCRows
  ) -> ObjectiveCConstant? {
    guard name.hasPrefix("NS"), name.hasSuffix("AttributeName"),
      let keys = rows.typeNames.nominal(named: "NSAttributedStringKey")
    else { return nil }
    let word = lowered(String(name.dropFirst(2).dropLast("AttributeName".count)))
    for case .property(let property) in keys.members[word] ?? [] where property.isStatic {
      return ObjectiveCConstant(
        name: name, type: rows.type(of: property.type), row: .property(property))
    }
    return nil
  }

  // MARK: To C

  /// The name of a constant in C.
  static func name(of member: String, in nominal: Nominal, _ rows: ObjectiveCRows) -> String? {
    let type = rows.name(of: nominal)
    if type == "NSAttributedStringKey" {
      return "NS\(SelectorRule.capitalized(member))AttributeName"
    }
    guard let prefix = prefix(of: nominal, named: type) else { return nil }
    guard !prefix.isEmpty else { return member }
    let word = SelectorRule.spelled(member)
    let capital = word.hasPrefix("eo") && word.dropFirst(2).first?.isUppercase == true
    let name = prefix + (capital ? "EO\(word.dropFirst(2))" : SelectorRule.capitalized(word))
    return renamed.first { $0.value == name }?.key ?? name
  }

  /// The names without a type, synonyms, and names of earlier versions, sorted.
  static var otherNames: [String] {
    (Array(numbers.keys) + aliases.keys + OldConstants.names.keys).sorted()
  }

  // MARK: Data

  /// Synonyms of constants.
  private static let aliases = [
    "UIGestureRecognizerStateRecognized": "UIGestureRecognizerStateEnded"
  ]

  /// Names of constants that do not follow the rules.
  private static let renamed = [
    "UILayoutFittingCompressedSize": "UIViewLayoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIViewLayoutFittingExpandedSize",
    "UIUserInterfaceIdiomTV": "UIUserInterfaceIdiomTv",
    "kCGImageAlphaOnly": "kCGImageAlphaAlphaOnly",
    "NSDefaultRunLoopMode": "NSRunLoopModeDefault",
    "NSRunLoopCommonModes": "NSRunLoopModeCommon",
    "UITransitionContextFromViewControllerKey": "UITransitionContextViewControllerKeyFrom",
    "UITransitionContextToViewControllerKey": "UITransitionContextViewControllerKeyTo",
    "UITransitionContextFromViewKey": "UITransitionContextViewKeyFrom",
    "UITransitionContextToViewKey": "UITransitionContextViewKeyTo",
    "NSCaseInsensitiveSearch": "NSStringCompareOptionCaseInsensitive",
    "NSBackwardsSearch": "NSStringCompareOptionBackwards",
    "NSLiteralSearch": "NSStringCompareOptionLiteral",
    "NSAnchoredSearch": "NSStringCompareOptionAnchored",
    "NSNumericSearch": "NSStringCompareOptionNumeric",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifierInvalid",
  ]

  private static let numbers: [String: (type: ObjectiveCType, row: ObjectiveCConstant.Row)] = [
    "NSIntegerMax": (.number(.int), .integer(.max)),
    "NSIntegerMin": (.number(.int), .integer(.min)),
    "NSUIntegerMax": (.number(.integer(.uint)), .integer(-1)),
    "NSCaseInsensitiveSearch": (.number(.integer(.uint)), .integer(1)),
    "NSLiteralSearch": (.number(.integer(.uint)), .integer(2)),
    "NSBackwardsSearch": (.number(.integer(.uint)), .integer(4)),
    "NSAnchoredSearch": (.number(.integer(.uint)), .integer(8)),
    "NSNumericSearch": (.number(.integer(.uint)), .integer(64)),
    "NSASCIIStringEncoding": (.number(.integer(.uint)), .integer(1)),
    "NSUTF8StringEncoding": (.number(.integer(.uint)), .integer(4)),
    "kCGBitmapAlphaInfoMask": (.number(.integer(.uint32)), .integer(31)),
    "kCGBitmapByteOrder32Little": (.number(.integer(.uint32)), .integer(8192)),
    "kCGBitmapByteOrder32Big": (.number(.integer(.uint32)), .integer(16384)),
    "INT_MAX": (.number(.integer(.int32)), .integer(Int64(Int32.max))),
    "INT_MIN": (.number(.integer(.int32)), .integer(Int64(Int32.min))),
    "LONG_MAX": (.number(.integer(.int64)), .integer(.max)),
    "CGFLOAT_MAX": (.number(.cgFloat), .number(.greatestFiniteMagnitude)),
    "CGFLOAT_MIN": (.number(.cgFloat), .number(.leastNormalMagnitude)),
    "CGFLOAT_EPSILON": (.number(.cgFloat), .number(.ulpOfOne)),
    "DBL_MAX": (.number(.double), .number(.greatestFiniteMagnitude)),
    "DBL_MIN": (.number(.double), .number(.leastNormalMagnitude)),
    "DBL_EPSILON": (.number(.double), .number(.ulpOfOne)),
    "FLT_MAX": (.number(.float), .number(Double(Float.greatestFiniteMagnitude))),
    "HUGE": (.number(.float), .number(Double(Float.greatestFiniteMagnitude))),
    "MAXFLOAT": (.number(.float), .number(Double(Float.greatestFiniteMagnitude))),
    "FLT_MIN": (.number(.float), .number(Double(Float.leastNormalMagnitude))),
    "FLT_EPSILON": (.number(.float), .number(Double(Float.ulpOfOne))),
    "INFINITY": (.number(.float), .number(.infinity)),
    "NAN": (.number(.float), .number(.nan)),
    "M_PI_2": (.number(.double), .number(.pi / 2)),
    "M_LN2": (.number(.double), .number(0.693147180559945309417232121458176568)),
    "DISPATCH_TIME_NOW": (.number(.integer(.uint64)), .integer(0)),
    "DISPATCH_TIME_FOREVER": (.number(.integer(.uint64)), .integer(-1)),
    "NSEnumerationConcurrent": (.number(.integer(.uint)), .integer(1)),
    "NSEnumerationReverse": (.number(.integer(.uint)), .integer(2)),
    "NSFoundationVersionNumber": (.number(.double), .number(3038)),
    "kCFCoreFoundationVersionNumber": (.number(.double), .number(3038)),
    "NSFoundationVersionNumber_iOS_5_0": (.number(.double), .number(881)),
    "NSFoundationVersionNumber_iOS_5_1": (.number(.double), .number(890.1)),
    "NSFoundationVersionNumber_iOS_6_0": (.number(.double), .number(992)),
    "NSFoundationVersionNumber_iOS_6_1": (.number(.double), .number(993)),
    "NSFoundationVersionNumber_iOS_7_0": (.number(.double), .number(1047.2)),
    "NSFoundationVersionNumber_iOS_7_1": (.number(.double), .number(1047.25)),
    "NSFoundationVersionNumber_iOS_8_0": (.number(.double), .number(1140.11)),
    "kCFCoreFoundationVersionNumber_iOS_6_1": (.number(.double), .number(793)),
    "kCFCoreFoundationVersionNumber_iOS_7_0": (.number(.double), .number(847.2)),
    "kCFCoreFoundationVersionNumber_iOS_7_1": (.number(.double), .number(847.24)),
    "kCFCoreFoundationVersionNumber_iOS_8_0": (.number(.double), .number(1140.1)),
    "NSStringDrawingTruncatesLastVisibleLine": (.number(.integer(.uint)), .integer(32)),
    "NSUnderlinePatternSolid": (.number(.int), .integer(0)),
    "NSUnderlineStyleNone": (.number(.int), .integer(0)),
    "NSUnderlineStyleSingle": (.number(.int), .integer(1)),
    "NSKeyValueObservingOptionNew": (.number(.integer(.uint)), .integer(1)),
    "NSKeyValueObservingOptionOld": (.number(.integer(.uint)), .integer(2)),
    "NSKeyValueObservingOptionInitial": (.number(.integer(.uint)), .integer(4)),
    "NSKeyValueChangeSetting": (.number(.integer(.uint)), .integer(1)),
    "UIAccessibilityScreenChangedNotification": (.number(.integer(.uint32)), .integer(1000)),
    "UIAccessibilityLayoutChangedNotification": (.number(.integer(.uint32)), .integer(1001)),
    "UIAccessibilityAnnouncementNotification": (.number(.integer(.uint32)), .integer(1008)),
    "UIAccessibilityPageScrolledNotification": (.number(.integer(.uint32)), .integer(1009)),
    "NSHashTableStrongMemory": (.number(.integer(.uint)), .integer(0)),
    "NSHashTableWeakMemory": (.number(.integer(.uint)), .integer(5)),
    "NSHashTableObjectPointerPersonality": (.number(.integer(.uint)), .integer(512)),
    "NSMapTableStrongMemory": (.number(.integer(.uint)), .integer(0)),
    "NSMapTableWeakMemory": (.number(.integer(.uint)), .integer(5)),
    "NSMapTableObjectPointerPersonality": (.number(.integer(.uint)), .integer(512)),
    "NSPointerFunctionsStrongMemory": (.number(.integer(.uint)), .integer(0)),
    "NSPointerFunctionsWeakMemory": (.number(.integer(.uint)), .integer(5)),
    "NSPointerFunctionsObjectPersonality": (.number(.integer(.uint)), .integer(0)),
    "NSPointerFunctionsObjectPointerPersonality": (.number(.integer(.uint)), .integer(512)),
    "HUGE_VALF": (.number(.float), .number(.infinity)),
    "HUGE_VAL": (.number(.double), .number(.infinity)),
    "NSOrderedAscending": (.number(.int), .integer(-1)),
    "NSOrderedSame": (.number(.int), .integer(0)),
    "NSOrderedDescending": (.number(.int), .integer(1)),
  ]
}

extension Property {
  /// Whether it is the host's or the standard library's own.
  fileprivate var isHost: Bool { getter?.isHost == true }
}

/// The spellings of constants of earlier versions of UIKit, which older files use.
enum OldConstants {
  static let names: [String: String] = {
    var names: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      names[words[0]] = words[1]
    }
    return names
  }()

  private static let text = """
    UITextAlignmentLeft NSTextAlignmentLeft
    UITextAlignmentCenter NSTextAlignmentCenter
    UITextAlignmentRight NSTextAlignmentRight
    UILineBreakModeWordWrap NSLineBreakByWordWrapping
    UILineBreakModeCharacterWrap NSLineBreakByCharWrapping
    UILineBreakModeClip NSLineBreakByClipping
    UILineBreakModeHeadTruncation NSLineBreakByTruncatingHead
    UILineBreakModeTailTruncation NSLineBreakByTruncatingTail
    UILineBreakModeMiddleTruncation NSLineBreakByTruncatingMiddle
    UIButtonTypeRoundedRect UIButtonTypeSystem
    UIBarButtonItemStyleBordered UIBarButtonItemStylePlain
    NSUnderlineByWord NSUnderlineStyleSingle
    """
}

// One row for each old spelling, and nothing else.

extension ModernSpelling {
  static let members: [String: String] = [
    "hidden": "isHidden", "userInteractionEnabled": "isUserInteractionEnabled",
    "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
    "opaque": "isOpaque", "multipleTouchEnabled": "isMultipleTouchEnabled",
    "exclusiveTouch": "isExclusiveTouch", "scrollEnabled": "isScrollEnabled",
    "pagingEnabled": "isPagingEnabled", "tracking": "isTracking", "dragging": "isDragging",
    "decelerating": "isDecelerating", "touchInside": "isTouchInside", "empty": "isEmpty",
    "keyWindow": "isKeyWindow", "isFirstResponder": "isFirstResponder", "on": "isOn",
    "viewLoaded": "isViewLoaded", "clipToBounds": "clipsToBounds",
    "nextResponder": "next", "CGColor": "cgColor", "CGImage": "cgImage", "CGPath": "cgPath",
    "CGPointValue": "cgPointValue", "CGRectValue": "cgRectValue", "CGSizeValue": "cgSizeValue",
    "presentationLayer": "presentation()", "modelLayer": "model()",
    "CGRectZero": "CGRect.zero", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
    "CGRectNull": "CGRect.null", "CGRectInfinite": "CGRect.infinite",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UIBackgroundTaskInvalid": "UIBackgroundTaskIdentifier.invalid",
    "childViewControllers": "children", "parentViewController": "parent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "sharedApplication": "shared", "currentDevice": "current", "defaultCenter": "default",
    "mainBundle": "main", "mainScreen": "main", "mainRunLoop": "main", "currentRunLoop": "current",
    "mainQueue": "main", "NSIntegerMax": "Int.max", "NSTimeInterval": "TimeInterval",
    "CGFLOAT_MIN": "CGFloat.leastNormalMagnitude", "DBL_MAX": "Double.greatestFiniteMagnitude",
    "FLT_MAX": "Float.greatestFiniteMagnitude", "INT_MAX": "Int32.max",
    "CGVectorZero": "CGVector.zero",
    "UIOffsetZero": "UIOffset.zero",
    "CGFLOAT_MAX": "CGFloat.greatestFiniteMagnitude",
    "CGFloat_MAX": "CGFloat.greatestFiniteMagnitude",
    "YES": "true", "NO": "false",
    "TouchUpInside": "touchUpInside", "TouchUpOutside": "touchUpOutside",
    "TouchDown": "touchDown", "TouchDragInside": "touchDragInside",
    "TouchDragOutside": "touchDragOutside", "TouchDragEnter": "touchDragEnter",
    "TouchDragExit": "touchDragExit", "TouchCancel": "touchCancel",
    "ValueChanged": "valueChanged", "AllTouchEvents": "allTouchEvents",
    "Began": "began", "Moved": "moved", "Changed": "changed", "Ended": "ended",
    "Cancelled": "cancelled", "Failed": "failed", "Possible": "possible",
    "Recognized": "recognized", "Normal": "normal", "Highlighted": "highlighted",
    "Disabled": "disabled", "Selected": "selected", "Custom": "custom", "System": "system",
    "Center": "center", "Left": "left", "Right": "right",
  ]

  /// Beginnings of constants that are not named after a type, most of them QuartzCore's, with the
  /// types that have the rest as static members.
  package static let constantPrefixes: [(prefix: String, type: String)] = [
    ("kCALineCap", "CAShapeLayerLineCap"), ("kCALineJoin", "CAShapeLayerLineJoin"),
    ("kCAFillRule", "CAShapeLayerFillRule"), ("kCAFillMode", "CAMediaTimingFillMode"),
    ("kCAMediaTimingFunction", "CAMediaTimingFunctionName"),
    ("kCAGravity", "CALayerContentsGravity"), ("kCATransition", "CATransitionType"),
    ("kCATransition", "CATransitionSubtype"), ("kCAAlignment", "CATextLayerAlignmentMode"),
    ("kCATruncation", "CATextLayerTruncationMode"), ("kCAFilter", "CALayerContentsFilter"),
    ("kCAGradientLayer", "CAGradientLayerType"), ("kCAAnimation", "CAAnimationCalculationMode"),
    ("kCAAnimation", "CAAnimationRotationMode"), ("kCAValueFunction", "CAValueFunctionName"),
    ("UICollection", "UICollectionView"),
  ]

  static let calls: [String: [Call]] = Dictionary(grouping: rows, by: \.old)

  private static let rows: [Call] =
    [
      call("CGRectMake", "CGRect(x: $1, y: $2, width: $3, height: $4)"),
      call("CGPointMake", "CGPoint(x: $1, y: $2)"),
      call("CGSizeMake", "CGSize(width: $1, height: $2)"),
      call("CGVectorMake", "CGVector(dx: $1, dy: $2)"),
      call("UIEdgeInsetsMake", "UIEdgeInsets(top: $1, left: $2, bottom: $3, right: $4)"),
      call("UIEdgeInsetsInsetRect", "$1.inset(by: $2)", "rect.inset(by: insets)"),
      call("UIEdgeInsetsEqualToEdgeInsets", "$1 == $2", "insets == other"),
      call("UIOffsetMake", "UIOffset(horizontal: $1, vertical: $2)"),
      call("UIImagePNGRepresentation", "$1.pngData()", "image.pngData()"),
      call(
        "UIImageJPEGRepresentation", "$1.jpegData(compressionQuality: $2)",
        "image.jpegData(compressionQuality:)"),
      call("CGAffineTransformConcat", "$1.concatenating($2)", "transform.concatenating(_:)"),
      call("CGAffineTransformInvert", "$1.inverted()", "transform.inverted()"),
      call("CGAffineTransformIsIdentity", "$1.isIdentity", "transform.isIdentity"),
      call("CGAffineTransformEqualToTransform", "$1 == $2", "transform == other"),
      call(
        "CGAffineTransformTranslate", "$1.translatedBy(x: $2, y: $3)",
        "transform.translatedBy(x:y:)"),
      call("CGAffineTransformScale", "$1.scaledBy(x: $2, y: $3)", "transform.scaledBy(x:y:)"),
      call("CGAffineTransformRotate", "$1.rotated(by: $2)", "transform.rotated(by:)"),
      call(
        "CGAffineTransformMake", "CGAffineTransform(a: $1, b: $2, c: $3, d: $4, tx: $5, ty: $6)"),
      call("CGSizeApplyAffineTransform", "$1.applying($2)", "size.applying(transform)"),
      call("CGContextSaveGState", "$1.saveGState()", "context.saveGState()"),
      call("CGContextRestoreGState", "$1.restoreGState()", "context.restoreGState()"),
      call("CGContextFillRect", "$1.fill($2)", "context.fill(_:)"),
      call("CGContextStrokeRect", "$1.stroke($2)", "context.stroke(_:)"),
      call("CGContextClearRect", "$1.clear($2)", "context.clear(_:)"),
      call("CGContextFillEllipseInRect", "$1.fillEllipse(in: $2)", "context.fillEllipse(in:)"),
      call(
        "CGContextStrokeEllipseInRect", "$1.strokeEllipse(in: $2)", "context.strokeEllipse(in:)"),
      call("CGContextAddEllipseInRect", "$1.addEllipse(in: $2)", "context.addEllipse(in:)"),
      call("CGContextAddRect", "$1.addRect($2)", "context.addRect(_:)"),
      call("CGContextAddPath", "$1.addPath($2)", "context.addPath(_:)"),
      call("CGContextBeginPath", "$1.beginPath()", "context.beginPath()"),
      call("CGContextClosePath", "$1.closePath()", "context.closePath()"),
      call("CGContextStrokePath", "$1.strokePath()", "context.strokePath()"),
      call("CGContextFillPath", "$1.fillPath()", "context.fillPath()"),
      call("CGContextClip", "$1.clip()", "context.clip()"),
      call(
        "CGContextMoveToPoint", "$1.move(to: CGPoint(x: $2, y: $3))", "context.move(to:)"),
      call(
        "CGContextAddLineToPoint", "$1.addLine(to: CGPoint(x: $2, y: $3))",
        "context.addLine(to:)"),
      call("CGContextSetLineWidth", "$1.setLineWidth($2)", "context.setLineWidth(_:)"),
      call("CGContextSetLineCap", "$1.setLineCap($2)", "context.setLineCap(_:)"),
      call("CGContextSetLineJoin", "$1.setLineJoin($2)", "context.setLineJoin(_:)"),
      call("CGContextSetAlpha", "$1.setAlpha($2)", "context.setAlpha(_:)"),
      call("CGContextSetBlendMode", "$1.setBlendMode($2)", "context.setBlendMode(_:)"),
      call(
        "CGContextSetStrokeColorWithColor", "$1.setStrokeColor($2)", "context.setStrokeColor(_:)"),
      call("CGContextSetFillColorWithColor", "$1.setFillColor($2)", "context.setFillColor(_:)"),
      call(
        "CGContextTranslateCTM", "$1.translateBy(x: $2, y: $3)", "context.translateBy(x:y:)"),
      call("CGContextScaleCTM", "$1.scaleBy(x: $2, y: $3)", "context.scaleBy(x:y:)"),
      call("CGContextRotateCTM", "$1.rotate(by: $2)", "context.rotate(by:)"),
      call("CGContextConcatCTM", "$1.concatenate($2)", "context.concatenate(_:)"),
      call("CGPathCreateMutable", "CGMutablePath()", "CGMutablePath()"),
      call("CGPathCloseSubpath", "$1.closeSubpath()", "path.closeSubpath()"),
      call(
        "CGPathMoveToPoint", "$1.move(to: CGPoint(x: $3, y: $4))", "path.move(to:)"),
      call(
        "CGPathAddLineToPoint", "$1.addLine(to: CGPoint(x: $3, y: $4))", "path.addLine(to:)"),
      call("CGPathAddRect", "$1.addRect($3)", "path.addRect(_:)"),
      call("CGPathAddEllipseInRect", "$1.addEllipse(in: $3)", "path.addEllipse(in:)"),
      call("dispatch_get_main_queue", "DispatchQueue.main", "DispatchQueue.main"),
      call("dispatch_async", "$1.async(execute: $2)", "DispatchQueue.main.async(execute:)"),
      call(
        "dispatch_after", "$2.asyncAfter(deadline: $1, execute: $3)",
        "DispatchQueue.main.asyncAfter(deadline:execute:)"),
      call("CGRectContainsPoint", "$1.contains($2)", "rect.contains(point)"),
      call("CGRectContainsRect", "$1.contains($2)", "rect.contains(other)"),
      call("CGRectInset", "$1.insetBy(dx: $2, dy: $3)", "rect.insetBy(dx:dy:)"),
      call("CGRectOffset", "$1.offsetBy(dx: $2, dy: $3)", "rect.offsetBy(dx:dy:)"),
      call("CGRectUnion", "$1.union($2)", "rect.union(other)"),
      call("CGRectIntersection", "$1.intersection($2)", "rect.intersection(other)"),
      call("CGRectIntersectsRect", "$1.intersects($2)", "rect.intersects(other)"),
      call("CGRectEqualToRect", "$1 == $2", "rect == other"),
      call("CGPointEqualToPoint", "$1 == $2", "point == other"),
      call("CGSizeEqualToSize", "$1 == $2", "size == other"),
      call("CGRectIntegral", "$1.integral", "rect.integral"),
      call("CGRectStandardize", "$1.standardized", "rect.standardized"),
      call("CGRectIsEmpty", "$1.isEmpty", "rect.isEmpty"),
      call("CGRectIsNull", "$1.isNull", "rect.isNull"),
      call("CGRectGetWidth", "$1.width", "rect.width"),
      call("CGRectGetHeight", "$1.height", "rect.height"),
      call("CGRectGetMinX", "$1.minX", "rect.minX"),
      call("CGRectGetMidX", "$1.midX", "rect.midX"),
      call("CGRectGetMaxX", "$1.maxX", "rect.maxX"),
      call("CGRectGetMinY", "$1.minY", "rect.minY"),
      call("CGRectGetMidY", "$1.midY", "rect.midY"),
      call("CGRectGetMaxY", "$1.maxY", "rect.maxY"),
      call("CGAffineTransformMakeRotation", "CGAffineTransform(rotationAngle: $1)"),
      call("CGAffineTransformMakeScale", "CGAffineTransform(scaleX: $1, y: $2)"),
      call("CGAffineTransformMakeTranslation", "CGAffineTransform(translationX: $1, y: $2)"),
      call("CGPointApplyAffineTransform", "$1.applying($2)", "point.applying(transform)"),
      call("CGRectApplyAffineTransform", "$1.applying($2)", "rect.applying(transform)"),

      call("convertPoint", "$0.convert($1, to: $2)", "convert(_:to:)", ["toView"]),
      call("convertPoint", "$0.convert($1, from: $2)", "convert(_:from:)", ["fromView"]),
      call("convertPoint", "$0.convert($1, to: $2)", "convert(_:to:)", ["toLayer"]),
      call("convertPoint", "$0.convert($1, from: $2)", "convert(_:from:)", ["fromLayer"]),
      call("convertRect", "$0.convert($1, to: $2)", "convert(_:to:)", ["toView"]),
      call("convertRect", "$0.convert($1, from: $2)", "convert(_:from:)", ["fromView"]),
      call("hitTest", "$0.hitTest($1, with: $2)", "hitTest(_:with:)", ["withEvent"]),
      call("pointInside", "$0.point(inside: $1, with: $2)", "point(inside:with:)", ["withEvent"]),
      call("pointInside", "$0.point(inside: $1, with: $2)", "point(inside:with:)", ["with"]),
      call("touchesBegan", "$0.touchesBegan($1, with: $2)", "touchesBegan(_:with:)", ["withEvent"]),
      call("touchesMoved", "$0.touchesMoved($1, with: $2)", "touchesMoved(_:with:)", ["withEvent"]),
      call("touchesEnded", "$0.touchesEnded($1, with: $2)", "touchesEnded(_:with:)", ["withEvent"]),
      call(
        "touchesCancelled", "$0.touchesCancelled($1, with: $2)", "touchesCancelled(_:with:)",
        ["withEvent"]),
      call("locationInView", "$0.location(in: $1)", "location(in:)"),
      call("previousLocationInView", "$0.previousLocation(in: $1)", "previousLocation(in:)"),
      call("translationInView", "$0.translation(in: $1)", "translation(in:)"),
      call("velocityInView", "$0.velocity(in: $1)", "velocity(in:)"),
      call("isKindOfClass", "$0.isKind(of: $1)", "isKind(of:)"),
      call("isMemberOfClass", "$0.isMember(of: $1)", "isMember(of:)"),
      call("isDescendantOfView", "$0.isDescendant(of: $1)", "isDescendant(of:)"),
      call("bringSubviewToFront", "$0.bringSubviewToFront($1)", "bringSubviewToFront(_:)"),
      call("sendSubviewToBack", "$0.sendSubviewToBack($1)", "sendSubviewToBack(_:)"),
      call("insertSubview", "$0.insertSubview($1, at: $2)", "insertSubview(_:at:)", ["atIndex"]),
      call("addChildViewController", "$0.addChild($1)", "addChild(_:)"),
      call("removeFromParentViewController", "$0.removeFromParent()", "removeFromParent()"),
      call(
        "presentViewController", "$0.present($1, animated: $2, completion: $3)",
        "present(_:animated:completion:)", ["animated", "completion"]),
      call(
        "dismissViewControllerAnimated", "$0.dismiss(animated: $1, completion: $2)",
        "dismiss(animated:completion:)", ["completion"]),
      call("bringSubview", "$0.bringSubviewToFront($1)", "bringSubviewToFront(_:)"),
      call("sendSubview", "$0.sendSubviewToBack($1)", "sendSubviewToBack(_:)"),
      call("setNeedsDisplayInRect", "$0.setNeedsDisplay($1)", "setNeedsDisplay(_:)"),
      call("appendContentsOf", "$0.append(contentsOf: $1)", "append(contentsOf:)"),
      call("removeAtIndex", "$0.remove(at: $1)", "remove(at:)"),
      call("stringByAppendingString", "$0.appending($1)", "appending(_:)"),
      call(
        "componentsSeparatedByString", "$0.components(separatedBy: $1)",
        "components(separatedBy:)"),
      call("viewWithTag", "$0.viewWithTag($1)", "viewWithTag(_:)"),
      call("containsPoint", "$0.contains($1)", "contains(_:)"),
      call(
        "addTarget", "$0.addTarget($1, action: $2, for: $3)", "addTarget(_:action:for:)",
        ["action", "forControlEvents"]),
      call(
        "sendActionsForControlEvents", "$0.sendActions(for: $1)", "sendActions(for:)"),
      call("setTitle", "$0.setTitle($1, for: $2)", "setTitle(_:for:)", ["forState"]),
      call("setTitleColor", "$0.setTitleColor($1, for: $2)", "setTitleColor(_:for:)", ["forState"]),
      call("setImage", "$0.setImage($1, for: $2)", "setImage(_:for:)", ["forState"]),
      call("mainScreen", "$0.main", "main"),
      call("sharedApplication", "$0.shared", "shared"),
      call("CGRectValue", "$0.cgRectValue", "cgRectValue"),
      call("CGPointValue", "$0.cgPointValue", "cgPointValue"),
      call("reverse", "$0.reversed()", "reversed()"),
      call("presentationLayer", "$0.presentation()", "presentation()"),
    ] + colors.map { call("\($0)Color", "$0.\($0)", $0) }

  private static let colors = [
    "red", "green", "blue", "black", "white", "gray", "yellow", "orange", "purple", "brown",
    "cyan", "magenta", "clear", "lightGray", "darkGray",
  ]

  private static func call(
    _ old: String, _ template: String, _ modern: String? = nil, _ labels: [String]? = nil
  ) -> Call {
    Call(old: old, template: template, labels: labels, modern: modern ?? described(template))
  }

  /// `CGPoint(x: $1, y: $2)` as a name: `CGPoint(x:y:)`.
  private static func described(_ template: String) -> String {
    var result = ""
    var rest = Substring(template)
    while let character = rest.popFirst() {
      switch character {
      case "$": rest = rest.drop { $0.isNumber }
      case " ", ",": break
      default: result.append(character)
      }
    }
    return result
  }

  static let oldLabels: [String: String] = [
    "withEvent": "with", "forControlEvents": "for", "toView": "to", "fromView": "from",
    "forState": "for", "atIndex": "at", "inView": "in",
  ]

  static let signatures: [String: String] = {
    var table: [String: String] = [:]
    func add(_ keys: [String], _ signature: String) {
      for key in keys { table[key] = signature }
    }
    add(
      ["hitTest(_:withEvent:)"],
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?")
    add(
      ["pointInside(_:withEvent:)", "pointInside(_:with:)"],
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool")
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      add(
        ["touches\(phase)(_:withEvent:)"],
        "override func touches\(phase)(_ touches: Set<UITouch>, with event: UIEvent?)")
      add(
        ["presses\(phase)(_:withEvent:)"],
        "override func presses\(phase)(_ presses: Set<UIPress>, with event: UIPressesEvent?)")
    }
    for phase in ["Began", "Ended", "Cancelled"] {
      add(
        ["motion\(phase)(_:withEvent:)"],
        "override func motion\(phase)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)")
    }
    for phase in ["begin", "continue"] {
      add(
        ["\(phase)TrackingWithTouch(_:withEvent:)"],
        "override func \(phase)Tracking(_ touch: UITouch, with event: UIEvent?) -> Bool")
    }
    add(
      ["endTrackingWithTouch(_:withEvent:)"],
      "override func endTracking(_ touch: UITouch?, with event: UIEvent?)")
    add(
      ["cancelTrackingWithEvent(_:)"],
      "override func cancelTracking(with event: UIEvent?)")
    add(["drawRect(_:)"], "override func draw(_ rect: CGRect)")
    add(
      ["canBecomeFirstResponder()"], "override var canBecomeFirstResponder: Bool")
    add(
      ["nextResponder()"], "override var next: UIResponder?")
    return table
  }()
}

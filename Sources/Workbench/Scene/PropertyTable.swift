import Foundation
import Records
import UIKitModel

/// Every property that commands can read and set. `set`, `add`, `inspect` and completion read this
/// table and no other; a new property is one row.
package enum PropertyTable {
  package static let all: [Property] =
    viewGeometry + viewSwitches + layer + classes + events + recognizers

  private static let viewGeometry: [Property] = [
    .rectangle("frame", on: UIView.self, { $0.frame }, { $0.frame = $1 }),
    .rectangle("bounds", on: UIView.self, { $0.bounds }, { $0.bounds = $1 }),
    .point("center", on: UIView.self, { $0.center }, { $0.center = $1 }),
    Property(
      "transform", .transform, on: UIView.self, get: { $0.transform },
      wrap: { .transform([$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) },
      set: { view, value in
        if case .transform(let transform) = value { view.transform = transform }
      }),
    .point("anchorPoint", on: UIView.self, { $0.anchorPoint }, { $0.anchorPoint = $1 }),
  ]

  private static let viewSwitches: [Property] = [
    .boolean(
      "isHidden", objectiveC: "hidden", on: UIView.self, { $0.isHidden }, { $0.isHidden = $1 }),
    .number("alpha", on: UIView.self, { $0.alpha }, { $0.alpha = $1 }),
    .boolean(
      "isUserInteractionEnabled", objectiveC: "userInteractionEnabled", on: UIView.self,
      { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }),
    .boolean(
      "isAnimatingWithoutUserInteraction", on: UIView.self,
      { $0.isAnimatingWithoutUserInteraction }, { $0.isAnimatingWithoutUserInteraction = $1 }
    ).ours(inApp: "UIView.animate without .allowUserInteraction"),
    .boolean("clipsToBounds", on: UIView.self, { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
    .boolean(
      "isMultipleTouchEnabled", objectiveC: "multipleTouchEnabled", on: UIView.self,
      { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 }),
    .boolean(
      "isExclusiveTouch", objectiveC: "exclusiveTouch", on: UIView.self,
      { $0.isExclusiveTouch }, { $0.isExclusiveTouch = $1 }),
    Property(
      "backgroundColor", .color, on: UIView.self, get: { $0.backgroundColor },
      wrap: { color in .color(color.map { Colors.name(of: $0) }) },
      set: { view, value in
        if case .color(let color) = value { view.backgroundColor = color }
      }),
    .wholeNumber("tag", on: UIView.self, { $0.tag }, { $0.tag = $1 }),
    .contentMode("contentMode", on: UIView.self, { $0.contentMode }, { $0.contentMode = $1 }),
  ]

  private static let layer: [Property] = [
    .point("layer.position", on: UIView.self, { $0.layer.position }, { $0.layer.position = $1 }),
    .point(
      "layer.anchorPoint", on: UIView.self, { $0.layer.anchorPoint },
      { $0.layer.anchorPoint = $1 }),
    .number(
      "layer.zPosition", on: UIView.self, { $0.layer.zPosition }, { $0.layer.zPosition = $1 }),
    .number(
      "layer.cornerRadius", on: UIView.self, { $0.layer.cornerRadius },
      { $0.layer.cornerRadius = $1 }),
    .number(
      "layer.opacity", on: UIView.self, { CGFloat($0.layer.opacity) },
      { $0.layer.opacity = Float($1) }),
    .boolean(
      "layer.isHidden", objectiveC: "layer.hidden", on: UIView.self, { $0.layer.isHidden },
      { $0.layer.isHidden = $1 }),
    .boolean(
      "layer.masksToBounds", on: UIView.self, { $0.layer.masksToBounds },
      { $0.layer.masksToBounds = $1 }),
    .rectangle("layer.bounds", on: UIView.self, { $0.layer.bounds }, { $0.layer.bounds = $1 }),
    .rectangle("layer.frame", on: UIView.self, { $0.layer.frame }, { $0.layer.frame = $1 }),
  ]

  private static let classes: [Property] = [
    .boolean(
      "isEnabled", objectiveC: "enabled", on: UIControl.self, { $0.isEnabled },
      { $0.isEnabled = $1 }),
    .boolean(
      "isSelected", objectiveC: "selected", on: UIControl.self, { $0.isSelected },
      { $0.isSelected = $1 }),
    .boolean(
      "isHighlighted", objectiveC: "highlighted", on: UIControl.self, { $0.isHighlighted },
      { $0.isHighlighted = $1 }),
    .text("title", on: UIButton.self, { $0.currentTitle }, { $0.setTitle($1, for: .normal) })
      .ours(inApp: "setTitle(_:for:)"),
    .picture("image", on: UIButton.self, { $0.currentImage }, { $0.setImage($1, for: .normal) })
      .ours(inApp: "setImage(_:for:)"),
    .picture("image", on: UIImageView.self, { $0.image }, { $0.image = $1 }),
    .boolean("isOn", objectiveC: "on", on: UISwitch.self, { $0.isOn }, { $0.isOn = $1 }),
    .number("spacing", on: UIStackView.self, { $0.spacing }, { $0.spacing = $1 }),
    .number("rowHeight", on: UITableView.self, { $0.rowHeight }, { $0.rowHeight = $1 }),
    .number("value", on: UISlider.self, { CGFloat($0.value) }, { $0.value = Float($1) }),
    .text("text", on: UILabel.self, { $0.text }, { $0.text = $1 }),
    .text("text", on: UITextField.self, { $0.text }, { $0.text = $1 }),
    .text("text", on: UITextView.self, { $0.text }, { $0.text = $1 }),
    .point(
      "contentOffset", on: UIScrollView.self, { $0.contentOffset }, { $0.contentOffset = $1 }),
    .size("contentSize", on: UIScrollView.self, { $0.contentSize }, { $0.contentSize = $1 }),
    .number(
      "contentInset.top", on: UIScrollView.self, { $0.contentInset.top },
      { $0.contentInset.top = $1 }),
    .number(
      "contentInset.left", on: UIScrollView.self, { $0.contentInset.left },
      { $0.contentInset.left = $1 }),
    .number(
      "contentInset.bottom", on: UIScrollView.self, { $0.contentInset.bottom },
      { $0.contentInset.bottom = $1 }),
    .number(
      "contentInset.right", on: UIScrollView.self, { $0.contentInset.right },
      { $0.contentInset.right = $1 }),
    .boolean(
      "isScrollEnabled", objectiveC: "scrollEnabled", on: UIScrollView.self,
      { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 }),
    .boolean(
      "delaysContentTouches", on: UIScrollView.self, { $0.delaysContentTouches },
      { $0.delaysContentTouches = $1 }),
    .boolean(
      "canCancelContentTouches", on: UIScrollView.self, { $0.canCancelContentTouches },
      { $0.canCancelContentTouches = $1 }),
    .boolean(
      "isPagingEnabled", objectiveC: "pagingEnabled", on: UIScrollView.self,
      { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 }),
    .boolean("bounces", on: UIScrollView.self, { $0.bounces }, { $0.bounces = $1 }),
    .boolean(
      "scrollsToTop", on: UIScrollView.self, { $0.scrollsToTop }, { $0.scrollsToTop = $1 }),
    .number(
      "minimumZoomScale", on: UIScrollView.self, { $0.minimumZoomScale },
      { $0.minimumZoomScale = $1 }),
    .number(
      "maximumZoomScale", on: UIScrollView.self, { $0.maximumZoomScale },
      { $0.maximumZoomScale = $1 }),
    .number(
      "windowLevel", on: UIWindow.self, { $0.windowLevel.rawValue },
      { $0.windowLevel = UIWindow.Level(rawValue: $1) }),
    Property(
      "isKeyWindow", .boolean, on: UIWindow.self, get: { $0.isKeyWindow },
      wrap: { .boolean($0) }, set: nil),
    Property(
      "rootViewController", .controller, on: UIWindow.self, get: { $0.rootViewController },
      wrap: { .className($0.map { String(describing: type(of: $0)) } ?? "nil") },
      set: { window, value in
        if case .controller(let controller) = value { window.rootViewController = controller }
      }),
    .text("title", on: UIViewController.self, { $0.title }, { $0.title = $1 }),
    .boolean(
      "isNavigationBarHidden", objectiveC: "navigationBarHidden", on: UINavigationController.self,
      { $0.isNavigationBarHidden }, { $0.isNavigationBarHidden = $1 }),
    .wholeNumber(
      "selectedIndex", on: UITabBarController.self, { $0.selectedIndex },
      { $0.selectedIndex = $1 }),
  ]

  /// The properties that an object has, in the order of the table.
  package static func properties(of object: ModelObject) -> [Property] {
    all.filter { $0.read(object) != nil }
  }

  /// The property at a path, by Swift's or by Objective-C's name.
  package static func property(_ path: String, of object: ModelObject) -> Property? {
    all.first { ($0.path == path || $0.objectiveCName == path) && $0.read(object) != nil }
  }

  /// Every path that can be typed for an object, parts of rectangles and points included.
  package static func paths(of object: ModelObject) -> [String] {
    properties(of: object).flatMap { property in
      [property.path] + PropertyPart.parts(of: property.type).map { "\(property.path).\($0)" }
    }
  }
}

/// A part of a rectangle, point or size, as Swift names it.
package enum PropertyPart {
  /// The parts of a type, whole ones first.
  package static func parts(of type: PropertyType) -> [String] {
    switch type {
    case .rectangle:
      ["origin", "size", "origin.x", "origin.y", "size.width", "size.height"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    default: []
    }
  }

  /// The type of a part; nil when the type has no such part.
  package static func type(of part: String, in type: PropertyType) -> PropertyType? {
    guard parts(of: type).contains(part) else { return nil }
    switch part {
    case "origin": return .point
    case "size": return .size
    default: return .number
    }
  }

  /// The value of a part.
  package static func read(_ part: String, of value: PropertyValue) -> PropertyValue? {
    switch (value, part) {
    case (.rectangle(let rectangle), "origin"): .point(rectangle.origin)
    case (.rectangle(let rectangle), "size"): .size(rectangle.size)
    case (.rectangle(let rectangle), "origin.x"): .number(rectangle.origin.x)
    case (.rectangle(let rectangle), "origin.y"): .number(rectangle.origin.y)
    case (.rectangle(let rectangle), "size.width"): .number(rectangle.size.width)
    case (.rectangle(let rectangle), "size.height"): .number(rectangle.size.height)
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    default: nil
    }
  }

  /// The whole value with a part replaced.
  package static func write(
    _ part: String, _ new: PropertyValue, into value: PropertyValue
  ) -> PropertyValue {
    switch (value, part, new) {
    case (.rectangle(var rectangle), _, _):
      switch (part, new) {
      case ("origin", .point(let point)): rectangle.origin = point
      case ("size", .size(let size)): rectangle.size = size
      case ("origin.x", .number(let number)): rectangle.origin.x = number
      case ("origin.y", .number(let number)): rectangle.origin.y = number
      case ("size.width", .number(let number)): rectangle.size.width = number
      case ("size.height", .number(let number)): rectangle.size.height = number
      default: break
      }
      return .rectangle(rectangle)
    case (.point(let point), "x", .number(let number)):
      return .point(CGPoint(x: number, y: point.y))
    case (.point(let point), "y", .number(let number)):
      return .point(CGPoint(x: point.x, y: number))
    case (.size(let size), "width", .number(let number)):
      return .size(CGSize(width: number, height: size.height))
    case (.size(let size), "height", .number(let number)):
      return .size(CGSize(width: size.width, height: number))
    default: return value
    }
  }
}

import Foundation
import InterfaceBuilder
import UIKitModel

// Constraints between views, guides and the layout guides of controllers before iOS 11.

extension InterfaceNibMaker {
  /// An item of a constraint, with its attribute.
  private struct Side {
    let find: (NibContents) -> AnyObject?
    let attribute: NSLayoutConstraint.Attribute
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Adds the constraints; each of them is an object, which outlets may refer to.
  func addConstraints() {
    for (constraint, view) in constraints {
      // Interface Builder removes these at build time.
      if constraint.flag("placeholder") ?? false { continue }
      guard let make = make(constraint, view) else { continue }
      if let id = constraint.id { ends[id] = .object(objects.count) }
      linked.append((constraint, .object(objects.count)))
      objects.append(
        NibArchive.Object(
          label: label(of: constraint, "NSLayoutConstraint"), className: "NSLayoutConstraint",
          make: make))
    }
  }

  private func make(
    _ element: XMLElement, _ view: Int
  ) -> ((NibContents) -> AnyObject?)? {
    guard let first = side(element["firstItem"], element["firstAttribute"], view) else {
      return nil
    }
    var second: Side?
    if let item = element["secondItem"] {
      guard let side = side(item, element["secondAttribute"], view) else { return nil }
      second = side
    }
    guard Self.fit(first.attribute, second?.attribute) else {
      maker.leaveOut("constraint \(element["firstAttribute"] ?? "")")
      return nil
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let multiplier = element["multiplier"].flatMap(Self.ratio) ?? 1
    let constant = element.number("constant") ?? 0
    let priority = element.number("priority").map { UILayoutPriority(Float($0)) } ?? .required
    let identifier = element["identifier"]
    return { contents in
      guard let item = first.find(contents) else { return nil }
      let other = second?.find(contents)
      if second != nil, other == nil { return nil }
      guard item !== other || first.attribute != second?.attribute else { return nil }
      let made = NSLayoutConstraint(
        item: item, attribute: first.attribute, relatedBy: relation, toItem: other,
        attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
        constant: constant)
      made.priority = priority
      made.identifier = identifier
      made.isActive = true
      return made
    }
  }

  /// The item with an identifier, or the view itself without one; nil for an item that is not
  /// installed.
  private func side(_ id: String?, _ attribute: String?, _ view: Int) -> Side? {
    guard let attribute = attribute.flatMap({ Self.attributes[$0] }) else { return nil }
    guard let id else { return Side(find: { $0.views[view] }, attribute: attribute) }
    if let isTop = maker.layoutGuides[id] { return Self.guide(isTop: isTop, attribute) }
    guard let end = ends[id], end != .owner else { return nil }
    return Side(find: { $0.object(at: end) }, attribute: attribute)
  }

  /// A side of the layout guide of a controller before iOS 11: the inner edge is that of the safe
  /// area, the outer one that of the view.
  private static func guide(
    isTop: Bool, _ attribute: NSLayoutConstraint.Attribute
  ) -> Side? {
    func view(_ contents: NibContents) -> UIView? {
      (contents.owner as? UIViewController)?.viewIfLoaded ?? contents.views.first ?? nil
    }
    switch (isTop, attribute) {
    case (true, .bottom), (true, .lastBaseline):
      return Side(find: { view($0)?.safeAreaLayoutGuide }, attribute: .top)
    case (false, .top), (false, .firstBaseline):
      return Side(find: { view($0)?.safeAreaLayoutGuide }, attribute: .bottom)
    case (true, .top): return Side(find: { view($0) }, attribute: .top)
    case (false, .bottom): return Side(find: { view($0) }, attribute: .bottom)
    default: return nil
    }
  }

  /// `16:9`, `1/3`, or a number.
  private static func ratio(_ text: String) -> CGFloat? {
    let parts = text.split { ":/".contains($0) }.compactMap { Double($0) }
    let ratio: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2 where parts[1] != 0: parts[0] / parts[1]
      default: nil
      }
    return ratio.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  // MARK: Attributes that fit

  private enum Direction { case across, alongText, down, size }

  private static func direction(_ attribute: NSLayoutConstraint.Attribute) -> Direction {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: .across
    case .leading, .trailing, .leadingMargin, .trailingMargin: .alongText
    case .width, .height, .notAnAttribute: .size
    case .centerX, .centerXWithinMargins: .across
    default: .down
    }
  }

  /// Whether UIKit allows a constraint between two attributes; it raises an exception for others.
  private static func fit(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?
  ) -> Bool {
    guard let second else { return direction(first) == .size }
    let (one, other) = (direction(first), direction(second))
    if one == other { return true }
    let centers: Set<NSLayoutConstraint.Attribute> = [.centerX, .centerXWithinMargins]
    return one == .alongText && centers.contains(second)
      || other == .alongText && centers.contains(first)
  }
}

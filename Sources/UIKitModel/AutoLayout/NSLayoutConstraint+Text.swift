import Foundation

extension NSLayoutConstraint {
  /// The constraint as an equation with names: `ok.leading >= card.trailing + 8 @750`.
  public final func text(_ name: (ModelObject) -> String) -> String {
    equation(name) + (identifier.map { " “\($0)”" } ?? "")
  }

  /// The text between the angle brackets where UIKit prints a constraint, with names in place of
  /// addresses: `'gap' ok.leading == card.leading + 8 @750   (active)`.
  public final func printed(_ name: (ModelObject) -> String) -> String {
    (identifier.map { "'\($0)' " } ?? "") + equation(name)
      + "   (\(isActive ? "active" : "inactive"))"
  }

  /// A number of points as constraints show it.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }

  private final func equation(_ name: (ModelObject) -> String) -> String {
    func side(_ item: ModelObject?, _ attribute: Attribute) -> String {
      item.map { "\($0.layoutText(name)).\(attribute)" } ?? "?"
    }
    func number(_ value: CGFloat) -> String { Self.number(value) }
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(side(first, firstAttribute)) \(sign) "
    if hasSecond {
      if multiplier != 1 { text += "\(number(multiplier)) × " }
      text += side(second, secondAttribute)
      if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(number(abs(constant)))" }
    } else {
      text += number(constant)
    }
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension NSLayoutAnchor {
  /// The part of the item with its name: `card.leading`.
  public final func text(_ name: (ModelObject) -> String) -> String {
    "\(item.layoutText(name)).\(attribute)"
  }
}

extension ModelObject {
  /// An item of a constraint by its name; a guide by that of its view.
  final func layoutText(_ name: (ModelObject) -> String) -> String {
    guard let guide = self as? UILayoutGuide else { return name(self) }
    let owner = guide.owningView.map(name) ?? "?"
    let own = guide.identifier.isEmpty ? "guide" : guide.identifier
    return switch guide.kind {
    case .own: "\(owner).\(own)"
    case .margins: "\(owner).layoutMarginsGuide"
    case .readable: "\(owner).readableContentGuide"
    case .safeArea: "\(owner).safeAreaLayoutGuide"
    case .content: "\(owner).contentLayoutGuide"
    case .frame: "\(owner).frameLayoutGuide"
    }
  }
}

import Foundation

extension NSLayoutConstraint {
  /// The constraint as an equation with names: `ok.leading >= card.trailing + 8 @750`.
  public final func text(_ name: (ModelObject) -> String) -> String {
    func side(_ item: ModelObject?, _ attribute: Attribute) -> String {
      guard let item else { return "?" }
      let guide = (item as? UILayoutGuide).map { guide in
        let owner = guide.owningView.map(name) ?? "?"
        let own = guide.identifier.isEmpty ? "guide" : guide.identifier
        return switch guide.kind {
        case .own: "\(owner).\(own)"
        case .margins: "\(owner).layoutMarginsGuide"
        case .safeArea: "\(owner).safeAreaLayoutGuide"
        }
      }
      return "\(guide ?? name(item)).\(attribute)"
    }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
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
    if let identifier { text += " “\(identifier)”" }
    return text
  }
}

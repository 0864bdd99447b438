import ConstraintSolver
import Foundation

/// One side of a constraint as a sum: variables with factors, and a constant.
struct LayoutSum {
  private(set) var terms: [(variable: Variable, factor: Double)] = []
  private(set) var constant = 0.0

  /// The difference of a constraint's two sides, without its own constant.
  init(
    _ constraint: NSLayoutConstraint, in container: UIView,
    _ variables: [ObjectIdentifier: LayoutSystem.Variables]
  ) {
    if let first = constraint.first {
      add(
        constraint.firstAttribute, of: constraint.acting(first), in: container, times: 1, variables)
    }
    if let second = constraint.second {
      add(
        constraint.secondAttribute, of: constraint.acting(second), in: container,
        times: -constraint.multiplier, variables)
    }
  }

  /// Whether another sum is equal.
  func isSame(as other: LayoutSum) -> Bool {
    constant == other.constant && terms.elementsEqual(other.terms, by: ==)
  }

  /// Adds an attribute of an item, in the coordinates of a view that contains it or is it.
  mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: ModelObject, in container: UIView,
    times factor: Double, _ variables: [ObjectIdentifier: LayoutSystem.Variables]
  ) {
    guard let own = variables[ObjectIdentifier(item)] else { return }
    let view = item.layoutView
    switch attribute {
    case .left, .leading: addEdge(item, container, factor, .horizontal, variables)
    case .right, .trailing:
      addEdge(item, container, factor, .horizontal, variables)
      add(own.width, factor)
    case .centerX:
      addEdge(item, container, factor, .horizontal, variables)
      add(own.width, factor / 2)
    case .top, .firstBaseline:
      addEdge(item, container, factor, .vertical, variables)
      if attribute == .firstBaseline, let ascent = view?.ascent {
        constant += factor * (ascent - own.insets.top)
      }
    case .bottom, .lastBaseline:
      addEdge(item, container, factor, .vertical, variables)
      add(own.height, factor)
      if attribute == .lastBaseline, let descent = view?.descent {
        constant -= factor * (descent - own.insets.bottom)
      }
    case .centerY:
      addEdge(item, container, factor, .vertical, variables)
      add(own.height, factor / 2)
    case .width: add(own.width, factor)
    case .height: add(own.height, factor)
    case .leftMargin, .leadingMargin:
      addEdge(item, container, factor, .horizontal, variables)
      constant += factor * (view?.layoutMargins.left ?? 0)
    case .rightMargin, .trailingMargin:
      addEdge(item, container, factor, .horizontal, variables)
      add(own.width, factor)
      constant -= factor * (view?.layoutMargins.right ?? 0)
    case .topMargin:
      addEdge(item, container, factor, .vertical, variables)
      constant += factor * (view?.layoutMargins.top ?? 0)
    case .bottomMargin:
      addEdge(item, container, factor, .vertical, variables)
      add(own.height, factor)
      constant -= factor * (view?.layoutMargins.bottom ?? 0)
    case .centerXWithinMargins:
      addEdge(item, container, factor, .horizontal, variables)
      add(own.width, factor / 2)
      let margins = view?.layoutMargins ?? .zero
      constant += factor * (margins.left - margins.right) / 2
    case .centerYWithinMargins:
      addEdge(item, container, factor, .vertical, variables)
      add(own.height, factor / 2)
      let margins = view?.layoutMargins ?? .zero
      constant += factor * (margins.top - margins.bottom) / 2
    case .notAnAttribute: break
    }
  }

  private mutating func add(_ variable: Variable, _ factor: Double) {
    terms.append((variable, factor))
  }

  /// The left or the top edge of an item, converted up to the container: subviews move with their
  /// superview's frame, and against the origin of its bounds (GE-8).
  private mutating func addEdge(
    _ item: ModelObject, _ container: UIView, _ factor: Double, _ axis: NSLayoutConstraint.Axis,
    _ variables: [ObjectIdentifier: LayoutSystem.Variables]
  ) {
    func addOwn(_ object: ModelObject) {
      guard let own = variables[ObjectIdentifier(object)] else { return }
      terms.append((axis == .horizontal ? own.left : own.top, factor))
    }
    func origin(_ view: UIView) -> Double {
      axis == .horizontal ? view.bounds.minX : view.bounds.minY
    }
    func inset(_ view: UIView) -> Double {
      let insets = variables[ObjectIdentifier(view)]?.insets ?? .zero
      return axis == .horizontal ? insets.left : insets.top
    }
    guard item !== container else {
      // The container's own edge, as its subviews see it.
      constant += factor * (origin(container) + inset(container))
      return
    }
    addOwn(item)
    var view = item is UIView ? item.layoutView?.superview : item.layoutView
    while let next = view, next !== container {
      addOwn(next)
      constant -= factor * (origin(next) + inset(next))
      view = next.superview
    }
  }
}

extension UIView {
  /// The distance of the first baseline from the top of the bounds; nil for a view without text.
  final var ascent: CGFloat? {
    (self as? UILabel)?.font.map { $0.lineHeight - $0.pointSize * 0.2 }
  }

  /// The distance of the last baseline from the bottom of the bounds; nil for a view without text.
  final var descent: CGFloat? { (self as? UILabel)?.font.map { $0.pointSize * 0.2 } }
}

import Records
import UIKitModel

/// The constraints of a scene, between views that are known by their indices in its record: for
/// code that builds it.
package struct SceneConstraints {
  /// A constraint that was activated by scripts.
  struct Constraint {
    let first: Item
    let second: Item?
    let attributes: (first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute)
    let relation: NSLayoutConstraint.Relation
    let multiplier: Double
    let constant: Double
    let priority: Double
    let identifier: String?
  }

  /// A view, or one of its guides.
  struct Item {
    let view: Int
    /// The property of the view that is the guide.
    let guide: String?
  }

  private(set) var all: [Constraint] = []
  /// The views that constraints alone place.
  private(set) var free: Set<Int> = []
  /// The views with a constraint to something that is neither a view nor a guide of one.
  private(set) var unreached: [Int] = []

  /// No constraints.
  package init() {}

  /// The constraints between views, which are in the order of a record.
  package init(among views: [UIView]) {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in views.enumerated() { places[ObjectIdentifier(view)] = index }
    for (index, view) in views.enumerated() {
      if !view.translatesAutoresizingMaskIntoConstraints, !(view.superview is UIStackView) {
        free.insert(index)
      }
      for constraint in view.constraints where !constraint.isOfStack {
        guard let kept = Constraint(constraint, views, places) else {
          unreached.append(index)
          continue
        }
        all.append(kept)
      }
    }
  }
}

extension SceneConstraints.Constraint {
  /// nil if an item is not a view of the scene.
  fileprivate init?(
    _ constraint: NSLayoutConstraint, _ views: [UIView], _ places: [ObjectIdentifier: Int]
  ) {
    func item(_ object: AnyObject?) -> SceneConstraints.Item? {
      let guide = object as? UILayoutGuide
      guard let view = guide.map({ $0.owningView as AnyObject? }) ?? object,
        let index = places[ObjectIdentifier(view)]
      else { return nil }
      guard let guide else { return SceneConstraints.Item(view: index, guide: nil) }
      let names = [
        ("safeAreaLayoutGuide", views[index].safeAreaLayoutGuide),
        ("layoutMarginsGuide", views[index].layoutMarginsGuide),
        ("readableContentGuide", views[index].readableContentGuide),
      ]
      guard let name = names.first(where: { $0.1 === guide })?.0 else { return nil }
      return SceneConstraints.Item(view: index, guide: name)
    }
    guard let first = item(constraint.firstItem) else { return nil }
    let second = item(constraint.secondItem)
    if constraint.secondItem != nil, second == nil { return nil }
    self.first = first
    self.second = second
    attributes = (constraint.firstAttribute, constraint.secondAttribute)
    relation = constraint.relation
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    priority = Double(constraint.priority.rawValue)
    identifier = constraint.identifier
  }
}

import UIKitModel

/// A constraint between views of a nib, or on one view.
struct NibConstraint {
  /// A view by its index, or one of its guides.
  private struct Item {
    private enum Part {
      case itself, safeArea, margins, readable
    }

    private let index: Int
    private let part: Part

    init?(_ item: AnyObject, _ views: [UIView]) {
      let guide = item as? UILayoutGuide
      let view = guide == nil ? item : guide?.owningView
      guard let index = views.firstIndex(where: { $0 === view }) else { return nil }
      self.index = index
      switch guide {
      case nil: part = .itself
      case views[index].safeAreaLayoutGuide: part = .safeArea
      case views[index].layoutMarginsGuide: part = .margins
      case views[index].readableContentGuide: part = .readable
      default: return nil
      }
    }

    func object(among views: [UIView?]) -> AnyObject? {
      guard let view = views[index] else { return nil }
      return switch part {
      case .itself: view
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .readable: view.readableContentGuide
      }
    }
  }

  private let first: Item
  private let second: Item?
  private let make: (AnyObject, AnyObject?) -> NSLayoutConstraint

  /// nil if an item is not among the views.
  init?(_ constraint: NSLayoutConstraint, among views: [UIView]) {
    guard let item = constraint.firstItem, let first = Item(item, views) else { return nil }
    self.first = first
    second = constraint.secondItem.flatMap { Item($0, views) }
    if constraint.secondItem != nil, second == nil { return nil }
    let (relation, multiplier) = (constraint.relation, constraint.multiplier)
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    let (constant, priority) = (constraint.constant, constraint.priority)
    let identifier = constraint.identifier
    make = { item, other in
      let made = NSLayoutConstraint(
        item: item, attribute: attributes.0, relatedBy: relation, toItem: other,
        attribute: attributes.1, multiplier: multiplier, constant: constant)
      made.priority = priority
      made.identifier = identifier
      return made
    }
  }

  func activate(among views: [UIView?]) {
    guard let item = first.object(among: views) else { return }
    let other = second.flatMap { $0.object(among: views) }
    if second != nil, other == nil { return }
    make(item, other).isActive = true
  }
}

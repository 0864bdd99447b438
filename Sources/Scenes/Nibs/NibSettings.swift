import Foundation
import UIKitModel

/// The stored properties of a view in a nib: all that differ from a new view of its class, and its
/// geometry.
struct NibSettings {
  private var settings: [(UIView) -> Void] = []

  /// Creates the settings of a view; `new` is a new view of its class.
  init(_ view: UIView, asIn new: ModelObject?) {
    if Self.isMultipleTouch(view) { settings.append { $0.isMultipleTouchEnabled = true } }
    if view is UITableViewCell || view is UICollectionViewCell {
      settings.append { Self.contentView(of: $0)?.isMultipleTouchEnabled = true }
    }
    for property in PropertyTable.properties(of: view) { keep(property, of: view, asIn: new) }
    keepLayout(of: view, asIn: new as? UIView)
    let (anchorPoint, bounds, center) = (view.anchorPoint, view.bounds, view.center)
    let transform = view.transform
    settings.append { made in
      made.anchorPoint = anchorPoint
      made.bounds = bounds
      made.center = center
      made.transform = transform
    }
  }

  /// Applies the stored properties to a new view.
  func apply(to view: UIView) {
    for setting in settings { setting(view) }
  }

  /// Whether Interface Builder writes `multipleTouchEnabled` for a view of the class (VC-60).
  private static func isMultipleTouch(_ view: UIView) -> Bool {
    view is UIScrollView && !(view is UITableView)
  }

  private static func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
  }

  private static let geometry: Set = [
    "frame", "bounds", "center", "transform", "anchorPoint", "layer.anchorPoint", "layer.frame",
    "layer.bounds", "layer.position",
  ]

  private mutating func keep(_ property: Property, of view: UIView, asIn new: ModelObject?) {
    guard !Self.geometry.contains(property.path), let write = property.write,
      let value = property.read(view), let copy = property.copy(view),
      value != new.flatMap(property.read)
    else { return }
    settings.append { write($0, copy) }
  }

  // MARK: Properties that commands do not have

  private mutating func keepLayout(of view: UIView, asIn new: UIView?) {
    keep(\.autoresizingMask, of: view, asIn: new)
    keep(\.autoresizesSubviews, of: view, asIn: new)
    keep(\.translatesAutoresizingMaskIntoConstraints, of: view, asIn: new)
    keep(\.layoutMargins, of: view, asIn: new)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != new?.contentHuggingPriority(for: axis) {
        settings.append { $0.setContentHuggingPriority(hugging, for: axis) }
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance != new?.contentCompressionResistancePriority(for: axis) {
        settings.append { $0.setContentCompressionResistancePriority(resistance, for: axis) }
      }
    }
  }

  private mutating func keep<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<UIView, Value>, of view: UIView, asIn new: UIView?
  ) {
    let value = view[keyPath: path]
    if value != new?[keyPath: path] { settings.append { $0[keyPath: path] = value } }
  }
}

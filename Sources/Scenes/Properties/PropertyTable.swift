import Foundation
import UIKitBindings
import UIKitModel

/// Every property that commands can read and set, from the rows of the model's classes: each
/// property in the `settings` of a row is one. `set`, `add`, `inspect` and completion use this
/// table.
package enum PropertyTable {
  package static let all: [Property] = {
    let first = rows(.state, of: statesFirst) + rows(.events, of: eventsFirst)
    return (first + filling + rows(.recognition, of: recognitionFirst)).map { Property($0) }
  }()

  /// The properties of layers, which commands name by the variables that hold them.
  private static let ofLayers = UIKitTable.classes.filter(\.isOfLayers).flatMap(\.properties)
    .map { Property($0) }

  /// The rows that contain those of an object.
  private static func rows(for object: ModelObject) -> [Property] {
    object is CALayer ? ofLayers : all
  }

  // The order in which lists show properties. A class that is not named comes after those that are.

  private static let statesFirst = [
    "UIView", "UIControl", "UIButton", "UIImageView", "UISwitch", "UIStackView", "UITableView",
    "UISlider", "UILabel", "UITextField", "UITextView", "UIScrollView", "UIWindow",
  ]
  private static let eventsFirst = [
    "UIApplication", "UIButton", "UISlider", "UIStepper", "UIPageControl", "UIScrollView",
  ]

  private static let recognitionFirst = [
    "UIGestureRecognizer", "UITapGestureRecognizer", "UILongPressGestureRecognizer",
    "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
  ]

  /// The rows of a topic, those of the classes in `first` before the others.
  private static func rows(
    _ topic: ModelProperty.Topic, of first: [String]
  ) -> [ModelProperty] {
    let rows = collected.filter { $0.topic == topic }
    return first.flatMap { owner in rows.filter { $0.owner == owner } }
      + rows.filter { !first.contains($0.owner) }
  }

  private static let collected = UIKitTable.classes.filter { !$0.isOfLayers }
    .flatMap(\.properties)

  /// The rows of a table, or items of a collection, that are created without a data source class.
  private static let filling = [
    ModelProperty(
      owner: "UITableView", path: "rows",
      .count(
        PropertyAccess(
          get: { (table: UITableView) in RowSource.of(table)?.count ?? 0 },
          set: { RowSource.give($1, to: $0) })),
      inApp: "dataSource", topic: .events),
    ModelProperty(
      owner: "UICollectionView", path: "items",
      .count(
        PropertyAccess(
          get: { (collection: UICollectionView) in RowSource.of(collection)?.count ?? 0 },
          set: { RowSource.give($1, to: $0) })),
      inApp: "dataSource", topic: .events),
  ]

  /// The properties of an object, in the order of the table.
  package static func properties(of object: ModelObject) -> [Property] {
    rows(for: object).filter { $0.read(object) != nil }
  }

  /// The property at a path, by Swift's or by Objective-C's name.
  package static func property(_ path: String, of object: ModelObject) -> Property? {
    rows(for: object).first {
      ($0.path == path || $0.objectiveCName == path) && $0.read(object) != nil
    }
  }

  /// Every path that can be typed for an object, including parts of rectangles and points.
  package static func paths(of object: ModelObject) -> [String] {
    properties(of: object).flatMap { property in
      [property.path] + PropertyPart.parts(of: property.type).map { "\(property.path).\($0)" }
    }
  }
}

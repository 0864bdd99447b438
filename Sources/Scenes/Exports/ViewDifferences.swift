import Foundation
import Records
import UIKitModel

/// The fields of a view's record that differ from a new view's, for texts that recreate the view.
struct ViewDifferences {
  /// A value, which each kind of text writes in its own way.
  enum Value {
    case flag(Bool)
    case number(Double)
    /// nil for no colour.
    case color(SceneRecord.Color?)
  }

  private(set) var all: [(path: String, value: Value)] = []

  /// Creates the list; `color` is the background that the view has before anything is set; nil for
  /// that of its class.
  init(_ view: SceneRecord.View, color: UIColor? = nil) {
    let new = (try? ViewClass.named(view.modelClass ?? view.className)?.make(.zero)) ?? UIView()
    add("isHidden", view.isHidden, new.isHidden)
    add("alpha", view.alpha, new.alpha)
    add(
      "isUserInteractionEnabled", view.isUserInteractionEnabled, new.isUserInteractionEnabled)
    add("clipsToBounds", view.clipsToBounds, new.clipsToBounds)
    add("layer.zPosition", view.zPosition, new.layer.zPosition)
    add("layer.cornerRadius", view.cornerRadius, new.layer.cornerRadius)
    let before = (color ?? new.backgroundColor).map(SceneRecord.Color.init)
    if view.color != before { all.append(("backgroundColor", .color(view.color))) }
  }

  private mutating func add(_ path: String, _ flag: Bool, _ new: Bool) {
    if flag != new { all.append((path, .flag(flag))) }
  }

  private mutating func add(_ path: String, _ number: Double, _ new: CGFloat) {
    if number != Double(new) { all.append((path, .number(number))) }
  }
}

extension SceneRecord.Color {
  init(_ color: UIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension SceneRecord.View {
  /// Its frame without its transform and with its anchor point in the middle, in points of its
  /// superview.
  var plainFrame: CGRect {
    CGRect(
      x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
      width: bounds.size.width, height: bounds.size.height)
  }

  /// The settings of a view's place in space, transforms entry by entry after that of the plane.
  func spaceSteps(_ place: ScenePlace) -> [SceneStep] {
    var plane = SpaceEntries.identity
    for (index, entry) in zip([0, 1, 4, 5, 12, 13], transform ?? []) { plane[index] = entry }
    var steps: [SceneStep] = []
    if let anchorPointZ {
      steps.append(.set(place, path: "layer.anchorPointZ", .number(anchorPointZ)))
    }
    if let isDoubleSided {
      steps.append(.set(place, path: "layer.isDoubleSided", .flag(isDoubleSided)))
    }
    let entries = [
      SpaceEntries(path: "layer.transform", from: plane, to: transform3D),
      SpaceEntries(
        path: "layer.sublayerTransform", from: SpaceEntries.identity, to: sublayerTransform),
    ]
    return steps + entries.compactMap { $0.map { .setEntries(place, $0) } }
  }

  /// Whether its center differs in any digit from that of a view created with `plainFrame`.
  var hasOtherCenter: Bool {
    let frame = plainFrame
    let middle = CGPoint(
      x: frame.origin.x + 0.5 * frame.size.width, y: frame.origin.y + 0.5 * frame.size.height)
    return middle != center
  }
}

/// The entries of a transform in space that are set one by one.
struct SpaceEntries {
  /// The entries of the identity, row by row.
  static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// The transform, from its view.
  let path: String
  /// The entries that change, by their names in UIKit: `m34`.
  let changed: [(name: String, value: Double)]

  /// nil where nothing changes.
  init?(path: String, from old: [Double], to new: [Double]?) {
    guard let new, new.count == old.count else { return nil }
    let changed = new.indices.filter { new[$0] != old[$0] }.map {
      (name: "m\($0 / 4 + 1)\($0 % 4 + 1)", value: new[$0])
    }
    guard !changed.isEmpty else { return nil }
    self.path = path
    self.changed = changed
  }
}

import Foundation
import Records

/// The positions and properties of a scene's views, by name.
nonisolated struct SceneSketch {
  let views: [SceneRecord.View]
  private let places: [String: Int]

  init(_ record: SceneRecord) {
    views = record.views
    places = Dictionary(
      views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func view(_ name: String) -> SceneRecord.View? { places[name].map { views[$0] } }

  func superview(of name: String) -> SceneRecord.View? {
    view(name)?.superview.map { views[$0] }
  }

  /// The names of the subviews, from back to front.
  func subviews(of name: String) -> [String] {
    guard let place = places[name] else { return [] }
    return views.filter { $0.superview == place }.map(\.name)
  }

  /// The subview of `ancestor` that is `name` or contains it; nil if it is not below.
  func subview(of ancestor: String, towards name: String) -> String? {
    guard let wanted = places[ancestor] else { return nil }
    var current = places[name]
    while let place = current {
      if views[place].superview == wanted { return views[place].name }
      current = views[place].superview
    }
    return nil
  }

  /// Whether a view is behind another one: contains it, or is asked after it.
  func isBehind(_ name: String, _ other: String) -> Bool {
    if subview(of: name, towards: other) != nil { return true }
    var ancestor = superview(of: name)?.name
    while let current = ancestor {
      if let front = subview(of: current, towards: other) {
        let order = subviews(of: current)
        guard let own = subview(of: current, towards: name), let place = order.firstIndex(of: own),
          let turn = order.firstIndex(of: front)
        else { return false }
        return place < turn
      }
      ancestor = superview(of: current)?.name
    }
    return false
  }

  /// A point of the screen in a view's own coordinates; nil if the transform cannot be inverted.
  func own(_ point: CGPoint, in name: String) -> CGPoint? {
    guard let (origin, right, down, bounds) = axes(name) else { return nil }
    let (x, y) = (point.x - origin.x, point.y - origin.y)
    let area = right.x * down.y - right.y * down.x
    guard abs(area) > 1e-9 else { return nil }
    return CGPoint(
      x: bounds.minX + (x * down.y - y * down.x) / area,
      y: bounds.minY + (y * right.x - x * right.y) / area)
  }

  /// A point in a view's own coordinates, in points of the screen.
  func onScreen(_ own: CGPoint, in name: String) -> CGPoint? {
    guard let (origin, right, down, bounds) = axes(name) else { return nil }
    let (x, y) = (own.x - bounds.minX, own.y - bounds.minY)
    return CGPoint(
      x: origin.x + x * right.x + y * down.x, y: origin.y + x * right.y + y * down.y)
  }

  /// A point of one view in the coordinates of another.
  func converted(_ point: CGPoint, from: String, to: String) -> CGPoint? {
    onScreen(point, in: from).flatMap { own($0, in: to) }
  }

  /// The top left corner of the bounds on the screen, and the vectors of 1 to the right and 1 down.
  private func axes(
    _ name: String
  ) -> (origin: CGPoint, right: CGPoint, down: CGPoint, bounds: CGRect)? {
    guard let view = view(name), view.corners.count == 4, view.bounds.width > 0,
      view.bounds.height > 0
    else { return nil }
    let (start, right, bottom) = (view.corners[0], view.corners[1], view.corners[3])
    let (width, height) = (view.bounds.width, view.bounds.height)
    return (
      start, CGPoint(x: (right.x - start.x) / width, y: (right.y - start.y) / width),
      CGPoint(x: (bottom.x - start.x) / height, y: (bottom.y - start.y) / height), view.bounds
    )
  }

  /// The rectangle of a view on the screen; nil if it is rotated or scaled.
  func rectangle(of name: String) -> CGRect? {
    guard let (origin, right, down, bounds) = axes(name), right == CGPoint(x: 1, y: 0),
      down == CGPoint(x: 0, y: 1)
    else { return nil }
    return CGRect(origin: origin, size: bounds.size)
  }

  /// The switch that excludes a view and its subtree from touches.
  func refusal(of name: String) -> SceneChange.Aspect? {
    guard let view = view(name) else { return nil }
    if view.isHidden { return .isHidden }
    if !view.isUserInteractionEnabled { return .isUserInteractionEnabled }
    return view.alpha < 0.01 ? .alpha : nil
  }

  /// The differences of this scene from another one.
  func changes(from other: SceneSketch) -> [SceneChange] {
    views.flatMap { view -> [SceneChange] in
      guard let before = other.view(view.name) else { return [] }
      var aspects: [SceneChange.Aspect] = []
      if superview(of: view.name)?.name != other.superview(of: view.name)?.name {
        aspects.append(.superview)
      } else if view.center != before.center && view.frame.origin != before.frame.origin {
        aspects.append(.place)
      }
      if view.bounds.size != before.bounds.size { aspects.append(.size) }
      if view.bounds.origin != before.bounds.origin { aspects.append(.boundsOrigin) }
      if view.transform != before.transform || view.transform3D != before.transform3D {
        aspects.append(.transform)
      }
      if view.isHidden != before.isHidden { aspects.append(.isHidden) }
      if view.alpha != before.alpha { aspects.append(.alpha) }
      if view.isUserInteractionEnabled != before.isUserInteractionEnabled {
        aspects.append(.isUserInteractionEnabled)
      }
      let (subviews, old) = (subviews(of: view.name), other.subviews(of: view.name))
      if Set(subviews) != Set(old) {
        aspects.append(.subviews)
      } else if subviews != old {
        aspects.append(.order)
      }
      return aspects.map { SceneChange(name: view.name, aspect: $0) }
    }
  }
}

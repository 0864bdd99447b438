import Foundation
import HitMaps

/// The view that gets a touch at each point: the answer to `map`.
package struct MapRecord: Codable, Sendable {
  /// An owner of points: a view that gets touches.
  package struct Owner: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable {
      case view
      /// The root view, which contains everything else.
      case root
      /// Views that have no index of their own, all together.
      case others
      /// Those of them that are descendants of the view in question.
      case othersBelow
    }

    /// The name in the map, which is unique, and the class.
    package let view: ObjectName
    package let kind: Kind
    /// The colour that the view shows, by its name or as `#rrggbb`; nil for none.
    package let color: String?
    /// The number of its points on the screen.
    package let points: Int

    package init(view: ObjectName, kind: Kind, color: String?, points: Int) {
      self.view = view
      self.kind = kind
      self.color = color
      self.points = points
    }
  }

  /// The map; its names are those of `owners`, in the same order.
  package let map: HitMap
  package let owners: [Owner]
  /// The number of points without an owner.
  package let nobody: Int
  /// Named views that get no point of the screen, and whose descendants do not either, the first
  /// ones; empty if the question is about one view.
  package let nowhere: [ObjectName]
  /// The bounding box of all points that matter for the question: those of all owners except the
  /// root view; if a view was named, those in its bounds and those of its subtree elsewhere. nil if
  /// there are none.
  package let box: CGRect?
  /// The share of one view, if one was named.
  package let share: MapShare?
  /// Whether a finer grid was requested.
  package let isFine: Bool
  /// A remark that overrides changed something meanwhile.
  package let remark: Remark?

  package init(
    map: HitMap, owners: [Owner], nobody: Int, nowhere: [ObjectName] = [], box: CGRect?,
    share: MapShare?, isFine: Bool, remark: Remark? = nil
  ) {
    self.nowhere = nowhere
    self.remark = remark
    self.map = map
    self.owners = owners
    self.nobody = nobody
    self.box = box
    self.share = share
    self.isFine = isFine
  }
}

/// The owners of the touches that one view could get.
package struct MapShare: Codable, Sendable {
  /// The relation of an owner to the view.
  package enum Relation: String, Codable, Sendable {
    case itself
    /// Somewhere below the view.
    case below
    case other
  }

  /// The relation of one owner to the view.
  package struct Part: Codable, Sendable, Hashable {
    /// The owner's index among those of the map.
    package let owner: Int
    package let relation: Relation
    /// The number of its points in the view's bounds.
    package let inside: Int
    /// The number of those outside; 0 for other owners.
    package let outside: Int

    package init(owner: Int, relation: Relation, inside: Int, outside: Int) {
      self.owner = owner
      self.relation = relation
      self.inside = inside
      self.outside = outside
    }
  }

  package let view: ObjectName
  /// The points in the view's bounds: a map with the view as their owner and no others.
  package let bounds: HitMap
  /// The owners of these points, and those of the view's subtree that have points elsewhere; the
  /// largest first.
  package let parts: [Part]
  /// The number of points in the bounds without an owner.
  package let nobody: Int

  package init(view: ObjectName, bounds: HitMap, parts: [Part], nobody: Int) {
    self.view = view
    self.bounds = bounds
    self.parts = parts
    self.nobody = nobody
  }

  /// The number of points of the screen in the view's bounds.
  package var area: Int { parts.reduce(nobody) { $0 + $1.inside } }

  /// The number of points of owners of a kind, in the bounds or elsewhere.
  package func points(_ relation: Relation, inside: Bool) -> Int {
    parts.filter { $0.relation == relation }.reduce(0) { $0 + (inside ? $1.inside : $1.outside) }
  }
}

import Foundation
import HitMaps

/// Who gets a touch everywhere: the answer to `map`.
package struct MapRecord: Codable, Sendable {
  /// An owner of points: a view that gets touches.
  package struct Owner: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable {
      case view
      /// The root view, on which everything else is.
      case root
      /// Views that have no number of their own, all together.
      case others
      /// Those of them that the view which was asked about holds.
      case othersBelow
    }

    /// The name in the map, which no other owner has, and the class.
    package let view: ObjectName
    package let kind: Kind
    /// The colour that the view shows, by its name or as `#rrggbb`; nil for none.
    package let color: String?
    /// How many points it has on the screen.
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
  /// How many points nobody gets.
  package let nobody: Int
  /// Views with a name that get no point of the screen, and nothing in them does, the first ones;
  /// none where one view was asked about.
  package let nowhere: [ObjectName]
  /// What encloses all points that have to do with the question: those of everybody but the root
  /// view; where a view was named, those in its bounds and those that its tree has elsewhere. nil
  /// where there are none.
  package let box: CGRect?
  /// The share of one view, where one was named.
  package let share: MapShare?
  /// Whether a finer grid was asked for.
  package let isFine: Bool
  /// What should be known of all that: that overrides changed something meanwhile.
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

/// Who gets the touches that one view could have.
package struct MapShare: Codable, Sendable {
  /// How an owner relates to the view.
  package enum Relation: String, Codable, Sendable {
    case itself
    /// Somewhere below the view.
    case below
    case other
  }

  /// The relation of one owner to the view.
  package struct Part: Codable, Sendable, Hashable {
    /// The owner's place among those of the map.
    package let owner: Int
    package let relation: Relation
    /// How many of its points are in the view's bounds.
    package let inside: Int
    /// How many are not; 0 for others.
    package let outside: Int

    package init(owner: Int, relation: Relation, inside: Int, outside: Int) {
      self.owner = owner
      self.relation = relation
      self.inside = inside
      self.outside = outside
    }
  }

  package let view: ObjectName
  /// The points that are in the view's bounds: a map that has the view there and nobody elsewhere.
  package let bounds: HitMap
  /// The owners of these points, and those of the view's tree that have points elsewhere; the
  /// largest first.
  package let parts: [Part]
  /// How many points in the bounds nobody gets.
  package let nobody: Int

  package init(view: ObjectName, bounds: HitMap, parts: [Part], nobody: Int) {
    self.view = view
    self.bounds = bounds
    self.parts = parts
    self.nobody = nobody
  }

  /// How many points of the screen are in the view's bounds.
  package var area: Int { parts.reduce(nobody) { $0 + $1.inside } }

  /// How many points go to owners of a kind, in the bounds or elsewhere.
  package func points(_ relation: Relation, inside: Bool) -> Int {
    parts.filter { $0.relation == relation }.reduce(0) { $0 + (inside ? $1.inside : $1.outside) }
  }
}

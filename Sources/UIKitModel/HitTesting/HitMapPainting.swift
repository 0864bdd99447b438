import Foundation

/// The hit view at the center, (x + 0.5, y + 0.5), of every square point of a screen, as far as it
/// can be determined without asking.
///
/// A view that answers as `UIView` does is a region: its bounds, clipped to those of its
/// superviews. Such regions, painted from back to front, are the hit map. If an override answers,
/// in a method table or in a class that is not the model's, the cells are `unknown`: there, and
/// only there, calls of such methods can happen, so asking the unknown cells makes exactly the
/// calls that asking all cells would make. `hitTest(cell:with:)` asks only them.
public struct HitMapPainting {
  /// The value of a cell without a hit view.
  @inlinable nonisolated public static var nobody: UInt32 { .max }
  /// The value of a cell that has to be asked.
  @inlinable nonisolated public static var unknown: UInt32 { .max - 1 }
  /// The first value that is not a view's index: values from it up to `unknown` are those of links.
  @inlinable nonisolated public static var firstLink: UInt32 { 1 << 31 }

  /// The size of the screen, in points.
  public let width: Int
  /// The size of the screen, in points.
  public let height: Int
  /// The views that cells refer to by index; some of them own no cell.
  public let views: [UIView]
  /// A cell for each point, row by row from the top left: an index into `views`, `nobody`, or a
  /// greater number where it has to be asked.
  public let places: [UInt32]
  /// Whether any cell may be `unknown`.
  public let hasUnknown: Bool
  /// The windows at the time of painting.
  let order: WindowOrder
  /// The views that have to be asked.
  let askers: [HitMapAsker]
  /// The links of unknown cells, by their numbers from `firstLink` on; empty if all views have to
  /// be asked there, or if no cell is unknown.
  let links: [HitMapLink]
  private let changes: Changes

  /// Paints the windows on a screen of a size in points. No method of any view is called.
  public init(_ order: WindowOrder, width: Int, height: Int) {
    self.width = width
    self.height = height
    changes = .now
    var painter = HitMapPainter(width: width, height: height)
    painter.walk(order.windows)
    views = painter.views
    hasUnknown = painter.hasUnknown
    self.order = order
    askers = painter.askers
    (places, links) = painter.canvas.paint(width: width, height: height)
  }

  /// A cell for each point, row by row from the top left: an index into `views`, `nobody` or
  /// `unknown`.
  package var cells: [UInt32] {
    CellRows.map(places, width: width) { place in
      place >= Self.firstLink && place < Self.unknown ? Self.unknown : place
    }
  }

  /// Whether no state that a hit test reads was changed since the map was painted: no geometry, no
  /// switch, no tree, no method table.
  public var isCurrent: Bool { changes == .now }

  private struct Changes: Equatable {
    let states: UInt64
    let tables: UInt64

    @inline(__always)
    static var now: Changes {
      Changes(states: ViewState.changes.pointee, tables: MethodTable.changes.pointee)
    }
  }
}

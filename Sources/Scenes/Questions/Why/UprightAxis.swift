import Foundation
import UIKitModel

/// One axis of views that are not rotated.
struct UprightAxis {
  private let way: WayDown

  /// A bound above every count of square points; the sum of two is still finite.
  static let most = 1e15

  init(_ way: WayDown) {
    self.way = way
  }

  /// The facts about the columns, or the rows, of a screen.
  struct Stretch {
    /// The first level outside which each of them is.
    let levels: [Int]
    /// Those in the view itself, on the screen.
    let own: Range<Int>
    /// The number of those in the view, on the screen or not.
    let all: Double
  }

  func columns(_ count: Int, _ edges: [(CGFloat, CGFloat)]) -> Stretch {
    stretch(count, edges, { CGPoint(x: $0, y: 0.5) }, { $0.x })
  }

  func rows(_ count: Int, _ edges: [(CGFloat, CGFloat)]) -> Stretch {
    stretch(count, edges, { CGPoint(x: 0.5, y: $0) }, { $0.y })
  }

  /// The number of square points of an interval of columns and one of rows.
  static func product(_ columns: Double, _ rows: Double) -> Int {
    Int(min(columns * rows, most))
  }

  private func stretch(
    _ count: Int, _ edges: [(CGFloat, CGFloat)], _ make: (Double) -> CGPoint,
    _ read: (CGPoint) -> CGFloat
  ) -> Stretch {
    let last = way.path.count - 1
    var levels: [Int] = []
    levels.reserveCapacity(count)
    var start: Int?
    var end = 0
    for index in 0..<count {
      var point = way.point(make(Double(index) + 0.5), at: 0)
      var outside = way.path.count
      var isInView = false
      for level in way.path.indices {
        if level > 0 { point = way.path[level - 1].convert(point, to: way.path[level]) }
        let isInside = read(point) >= edges[level].0 && read(point) < edges[level].1
        if !isInside, outside > level { outside = level }
        if level == last { isInView = isInside }
      }
      levels.append(outside)
      guard isInView else { continue }
      if start == nil { start = index }
      end = index + 1
    }
    let own = (start ?? 0)..<max(start ?? 0, end)
    return Stretch(levels: levels, own: own, all: all(edges[last], make, read, own))
  }

  /// The number of columns of the view in the whole plane: the ends are computed by the inverse of
  /// the map and corrected by asking.
  private func all(
    _ edges: (CGFloat, CGFloat), _ make: (Double) -> CGPoint, _ read: (CGPoint) -> CGFloat,
    _ own: Range<Int>
  ) -> Double {
    let map = way.mapToScreen
    let ends = [edges.0, edges.1].map { read(make($0).applying(map)) }.sorted()
    guard ends.allSatisfy(\.isFinite), edges.1 > edges.0 else { return 0 }
    guard ends[0].magnitude < 1e9, ends[1].magnitude < 1e9 else { return ends[1] - ends[0] }
    func isInside(_ index: Int) -> Bool {
      let place = read(way.point(make(Double(index) + 0.5), at: way.path.count - 1))
      return place >= edges.0 && place < edges.1
    }
    var start = Int((ends[0] - 0.5).rounded(.up))
    var end = Int((ends[1] - 0.5).rounded(.up))
    if isInside(start - 1) { start -= 1 } else if start < end, !isInside(start) { start += 1 }
    if isInside(end) { end += 1 } else if end > start, !isInside(end - 1) { end -= 1 }
    return Double(max(max(0, end - start), own.count))
  }
}

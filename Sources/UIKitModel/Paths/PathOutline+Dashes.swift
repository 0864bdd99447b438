import Foundation

nonisolated extension PathOutline {
  /// The path divided into dashes: lengths in points that are drawn and left out in turn, begun
  /// `phase` points into them (DR-41). Nothing is divided if the lengths add up to zero.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathOutline {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return self
    }
    // An odd number of lengths repeats with dashes and gaps swapped.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    var result = PathOutline()
    for points in polylines {
      var index = 0
      var left = phase.truncatingRemainder(dividingBy: whole)
      if left < 0 { left += whole }
      while left >= pattern[index] {
        left -= pattern[index]
        index = (index + 1) % pattern.count
      }
      left = pattern[index] - left
      result.cut(points, pattern, index, left)
    }
    return result
  }

  /// The subpaths as points, closed ones with their first point at the end again.
  private var polylines: [[CGPoint]] {
    flattened.map { subpath in
      guard subpath.isClosed, let first = subpath.points.first, subpath.points.last != first else {
        return subpath.points
      }
      return subpath.points + [first]
    }
  }

  private mutating func cut(
    _ points: [CGPoint], _ pattern: [CGFloat], _ first: Int, _ rest: CGFloat
  ) {
    guard var place = points.first else { return }
    var (index, left) = (first, rest)
    if index % 2 == 0 { move(to: place) }
    for end in points.dropFirst() {
      var distance = hypot(end.x - place.x, end.y - place.y)
      while distance > left {
        guard elements.count < Self.mostDashes else { return }
        let part = left / distance
        place = CGPoint(
          x: place.x + (end.x - place.x) * part, y: place.y + (end.y - place.y) * part)
        distance -= left
        if index % 2 == 0 { addLine(to: place) } else { move(to: place) }
        index = (index + 1) % pattern.count
        left = pattern[index]
        // A length of zero changes over at once.
        if left == 0 {
          if index % 2 == 0 { addLine(to: place) } else { move(to: place) }
          index = (index + 1) % pattern.count
          left = pattern[index]
        }
      }
      left -= distance
      place = end
      if index % 2 == 0 { addLine(to: place) }
    }
  }

  /// The maximum number of steps of one dashed line.
  private static let mostDashes = 20_000

  /// The part of the path between two fractions of its length, 0 to 1.
  func part(from start: CGFloat, to end: CGFloat) -> PathOutline {
    if start <= 0, end >= 1 { return self }
    let lines = polylines
    let whole = lines.reduce(0) { sum, points in
      zip(points, points.dropFirst()).reduce(sum) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let (from, to) = (max(start, 0) * whole, min(end, 1) * whole)
    guard to > from else { return PathOutline() }
    var result = PathOutline()
    var done: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (a, b) in zip(points, points.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { done += length }
        guard length > 0, done < to, done + length > from else {
          isDrawing = false
          continue
        }
        let (first, last) = (max((from - done) / length, 0), min((to - done) / length, 1))
        if !isDrawing {
          result.move(to: CGPoint(x: a.x + (b.x - a.x) * first, y: a.y + (b.y - a.y) * first))
        }
        isDrawing = last == 1
        result.addLine(to: CGPoint(x: a.x + (b.x - a.x) * last, y: a.y + (b.y - a.y) * last))
      }
    }
    return result
  }
}

import Baseline

/// The points that a tree is asked for.
enum TouchPoints {
  /// Every integer point of the screen, row by row.
  static func wholeScreen() -> [TouchPoint] {
    var points: [TouchPoint] = []
    points.reserveCapacity(Int(Tree.screen.width * Tree.screen.height))
    for y in 0..<Tree.screen.height {
      for x in 0..<Tree.screen.width {
        points.append(TouchPoint(x: Int16(x), y: Int16(y)))
      }
    }
    return points
  }

  /// 100,000 points of the screen at random, the same ones always.
  static func scattered() -> [TouchPoint] {
    var generator = LinearCongruentialGenerator(seed: 12345)
    var points: [TouchPoint] = []
    points.reserveCapacity(100_000)
    for _ in 0..<100_000 {
      let x = generator.draw(Tree.screen.width)
      let y = generator.draw(Tree.screen.height)
      points.append(TouchPoint(x: Int16(x), y: Int16(y)))
    }
    return points
  }

  /// Keeps the first of every eleven points, for what would take too long with all of them.
  static func everyEleventh(of points: [TouchPoint]) -> [TouchPoint] {
    stride(from: 0, to: points.count, by: 11).map { points[$0] }
  }
}

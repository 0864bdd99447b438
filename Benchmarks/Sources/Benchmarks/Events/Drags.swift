import Foundation
import UIKitModel

/// How long a drag of 1,000 moves takes over "app", with ten recognizers that all watch it and nobody
/// who looks on.
enum Drags {
  private static let mark = Mark(limit: 5, unit: " ms")
  private static let moves = 1000

  /// Returns whether everybody heard of the drag.
  static func run(rounds: Int) -> Bool {
    print("Drags: ms for \(moves) moves and ten recognizers, processor time, \(rounds) rounds")
    var table = Table("recognizers", "ms", "mark")
    for (name, make) in [("ten pans", pans), ("of five kinds", kinds)] {
      guard let times = measure(rounds, make()) else {
        print("  WRONG: the drag reached nobody\n")
        return false
      }
      let spread = Spread(times)
      table.add(
        name, spread.text(in: 1e6, decimals: 2), mark.verdict(on: spread.median / 1e6))
    }
    table.print()
    return true
  }

  private static func pans() -> [UIGestureRecognizer] {
    (0..<10).map { _ in UIPanGestureRecognizer() }
  }

  private static func kinds() -> [UIGestureRecognizer] {
    (0..<2).flatMap { _ in
      [
        UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(),
      ]
    }
  }

  /// The times in nanoseconds; nil when no view got the touch, or it moved no recognizer.
  private static func measure(_ rounds: Int, _ recognizers: [UIGestureRecognizer]) -> [Double]? {
    let application = UIApplication()
    application.makeCurrent()
    let views = ModelViews(Tree.app().nodes)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(views.root)
    window.makeKeyAndVisible()
    let start = CGPoint(x: 195, y: 400)
    guard let hit = application.hitTest(start, with: nil), hit !== window else { return nil }
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.cancelsTouchesInView = false
      (index.isMultiple(of: 2) ? hit : window).addGestureRecognizer(recognizer)
    }
    var times: [Double] = []
    for round in 0...rounds {
      let queue = application.eventQueue
      queue.add(.fingers([FingerChange(1, .down(start))]), after: 1)
      for move in 1...moves {
        let place = CGPoint(x: start.x - CGFloat(move % 150), y: start.y + CGFloat(move % 300))
        queue.add(.fingers([FingerChange(1, .move(place))]), after: 1.0 / 60)
      }
      let before = Clock.threadTime()
      queue.handleAll()
      // The round before the first one counts for nothing.
      if round > 0 { times.append(Clock.threadTime() - before) }
      guard recognizers.contains(where: { $0.state != .possible }) else { return nil }
      queue.add(.fingers([FingerChange(1, .up)]))
      queue.handleAll()
    }
    return times
  }
}

import Foundation
import UIKitModel

/// The cost of a drag of a thousand moves over "app" with recognizers and without recording,
/// compared with the same drag without recognizers.
enum Drags {
  private static let mark = Mark(limit: 5, unit: " ms")

  /// Returns whether views and recognizers heard of every move.
  static func run(rounds: Int) -> Bool {
    print(
      "A drag of \(Finger.moves) moves over \"app\": ms, processor time, \(rounds) rounds")
    var table = Table("recognizers", "none", "ten", "ratio", "mark")
    for (name, make, isJudged) in [
      ("of ten kinds, one wins", kinds, true), ("pans, all at once", pans, false),
    ] {
      let bare = Finger(recognizers: { [] })
      let watched = Finger(recognizers: make)
      // The round before the first one counts for nothing.
      guard bare.drag() != nil, watched.drag() != nil,
        let comparison = Comparison(rounds: rounds, baseline: bare.drag, ours: watched.drag)
      else { return false }
      let ours = Spread(comparison.ours)
      table.add(
        name, Spread(comparison.baseline).text(in: 1e6, decimals: 2),
        ours.text(in: 1e6, decimals: 2), comparison.ratio.text(decimals: 2),
        isJudged ? mark.verdict(on: ours.median / 1e6) : "none")
    }
    table.print()
    return true
  }

  /// As different as an app could have them: when the first pan begins, the others fail.
  private static func kinds() -> [UIGestureRecognizer] {
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer()
    once.require(toFail: twice)
    let left = UISwipeGestureRecognizer()
    left.direction = .left
    return [
      CountingPan(), twice, once, UILongPressGestureRecognizer(), left, UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIPanGestureRecognizer(),
    ]
  }

  /// The most expensive kind: each of them continues to the end.
  private static func pans() -> [UIGestureRecognizer] {
    (0..<10).map { _ in
      let pan = CountingPan()
      pan.delegate = Everybody.instance
      return pan
    }
  }
}

/// A device that shows "app", and a finger that goes round on it.
private final class Finger {
  static let moves = 1_000

  private let application = UIApplication()
  private let recognizers: [UIGestureRecognizer]
  private let touched: UIView
  /// The application retains none of its windows.
  private let window: UIWindow

  init(recognizers make: () -> [UIGestureRecognizer]) {
    application.makeCurrent()
    recognizers = make()
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: CGFloat(Tree.width), height: CGFloat(Tree.height)))
    window.makeKeyAndVisible()
    let app = ModelViews(Tree.app().nodes) { _, frame in CountingView(frame: frame) }
    window.addSubview(app.root)
    touched = app.root.hitTest(Self.place(0), with: nil) ?? app.root
    // From the touched view upwards, and round again.
    var view = touched
    for recognizer in recognizers {
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
      view = view === app.root ? touched : view.superview ?? touched
    }
  }

  private static func place(_ move: Int) -> CGPoint {
    let angle = Double(move) / 25
    return CGPoint(x: 195 + 60 * cos(angle), y: 400 + 60 * sin(angle))
  }

  /// Drags once; the time in nanoseconds, or nil, and a word about it, if a move was lost.
  func drag() -> Double? {
    application.makeCurrent()
    CountingView.moves = 0
    CountingPan.moves = 0
    let queue = application.eventQueue
    let start = Clock.threadTime()
    queue.add(.fingers([FingerChange(1, .down(Self.place(0)))]))
    for move in 1...Self.moves {
      queue.add(.fingers([FingerChange(1, .move(Self.place(move)))]), after: 1.0 / 60)
    }
    queue.add(.fingers([FingerChange(1, .up)]), after: 1.0 / 60)
    queue.handleAll()
    let time = Clock.threadTime() - start
    queue.wait(1)
    let pans = recognizers.count { $0 is CountingPan }
    guard CountingView.moves == Self.moves, CountingPan.moves == Self.moves * pans else {
      print(
        "  WRONG: of \(Self.moves) moves the view heard \(CountingView.moves), "
          + "\(pans) pans \(CountingPan.moves)")
      return nil
    }
    return time
  }
}

private final class CountingView: UIView {
  static var moves = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Self.moves += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class CountingPan: UIPanGestureRecognizer {
  static var moves = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    Self.moves += 1
    super.touchesMoved(touches, with: event)
  }
}

/// Lets every recognizer recognize beside every other.
private final class Everybody: UIGestureRecognizerDelegate {
  static let instance = Everybody()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Random devices and fingers preserve all invariants.
@Suite struct EventPropertyTests {
  @Test(
    "Random scenes and fingers: what begins ends once, states and actions are legal, exclusion holds",
    arguments: [0, 8])
  func invariants(unrest: Int) {
    let seed = SeededRandom.seed
    var facts = 0
    var actions = 0
    for number in 0..<400 {
      let world = EventWorld(seed: seed &+ UInt64(number) &* 1_000_003, unrest: unrest)
      world.play(60)
      let problems = world.invariants.broken + world.restless
      facts += world.invariants.story.count
      actions += world.invariants.story.filter { $0.hasSuffix("acts") }.count
      guard problems.isEmpty else {
        Issue.record(
          """
          TOUCHSTONE_SEED=\(seed), scene \(number), unrest \(unrest): \(problems.prefix(5))
          \(world.invariants.excerpt(about: problems[0]).joined(separator: "\n"))
          """)
        return
      }
    }
    // The scenes are worth playing.
    #expect(facts > 20_000 && actions > 500, "\(facts) facts, \(actions) actions")
  }

  @Test("The same seed gives the same facts")
  func determinism() {
    let seed = SeededRandom.seed
    for number in 0..<60 {
      let stories = (0..<2).map { _ in
        let world = EventWorld(seed: seed &+ UInt64(number) &* 7_368_787, unrest: 8)
        world.play(60)
        return world.invariants.story
      }
      guard stories[0] != stories[1] else { continue }
      let place = zip(stories[0], stories[1]).enumerated().first { $0.element.0 != $0.element.1 }
      Issue.record("TOUCHSTONE_SEED=\(seed), scene \(number): \(String(describing: place))")
      return
    }
  }

  @Test("After all that a view hears of the next touch as ever")
  func nextEvent() {
    let seed = SeededRandom.seed
    for number in 0..<100 {
      let world = EventWorld(seed: seed &+ UInt64(number) &* 49_979_687, unrest: 20)
      world.play(40)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.windowLevel = .alert
      window.isHidden = false
      let fresh = TellingView(frame: window.bounds)
      var told: [String] = []
      fresh.tell = { told.append($0) }
      window.addSubview(fresh)
      let queue = world.application.eventQueue
      queue.add(.fingers([FingerChange(1, .down(CGPoint(x: 50, y: 50)))]))
      queue.add(.fingers([FingerChange(1, .up)]), after: 0.1)
      queue.handleAll()
      guard told != ["began", "ended"] else { continue }
      Issue.record("TOUCHSTONE_SEED=\(seed), scene \(number): \(told)")
      return
    }
  }
}

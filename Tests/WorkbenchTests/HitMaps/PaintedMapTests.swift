import Foundation
import HitMaps
import Records
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// The map that is painted where it can be, against the one that is asked point by point.
@Suite("Painted maps") struct PaintedMapTests {
  private static let classes = """
    class Circle: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
        return dx * dx + dy * dy <= 60
      }
    }
    class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    class Counting: UIView {
      static var log: [CGFloat] = []
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Counting.log.append(point.x * 1000 + point.y)
        return Counting.log.count % 5 != 0
      }
    }
    class Mover: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        if asked % 400 == 0 { superview?.subviews.first?.frame.origin.x += 3 }
        if asked % 700 == 0 { superview?.subviews.last?.isHidden.toggle() }
        return super.hitTest(point, with: event)
      }
    }
    """

  /// Lines of a screen of 60 × 44 with views of all kinds, two windows and answers put on by hand.
  private func lines(_ random: inout SeededRandom) -> [String] {
    func number(_ range: ClosedRange<Int>) -> String {
      let whole = Int.random(in: range, using: &random)
      return "\(whole)" + ["", ".5", ".25"][Int.random(in: 0..<3, using: &random)]
    }
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    var lines = ["screen 60 44"]
    if oneIn(3) { lines.append("add window front2 5 5 40 20") }
    var names = ["root"]
    let kinds = [
      "view", "view", "button", "scroll", "Circle", "PassThrough", "Counting", "Mover", "label",
    ]
    for index in 0..<Int.random(in: 3...10, using: &random) {
      let kind = kinds[Int.random(in: 0..<(oneIn(2) ? 4 : kinds.count), using: &random)]
      let parent = names[Int.random(in: 0..<names.count, using: &random)]
      let name = "n\(index)x"
      lines.append(
        "add \(kind) \(name) \(number(-9...50)) \(number(-9...40)) \(number(0...40)) "
          + "\(number(0...40)) in \(parent)")
      names.append(name)
      if oneIn(4) { lines.append("set \(name).bounds.origin \(number(-9...9)) \(number(-9...9))") }
      if oneIn(4) {
        let transforms = [
          "rotation 30deg", "rotation 90deg", "scale -1 2", "scale 0.5", "translation 3.5 -2",
        ]
        lines.append(
          "set \(name).transform \(transforms[Int.random(in: 0..<5, using: &random)])")
      }
      if oneIn(9) { lines.append("set \(name).isHidden true") }
      if oneIn(9) { lines.append("on \(name) hitTest return \(oneIn(2) ? "nil" : "root")") }
      if oneIn(9) { lines.append("on \(name) pointInside return \(oneIn(2))") }
    }
    return lines
  }

  @Test("Random scenes give the same map both ways, cell for cell, with the same calls of scripts")
  func randomScenes() throws {
    let seed =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    var owners = 0
    for number in 0..<60 {
      var random = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
      let lines = lines(&random)
      /// Two maps, the second of the scene as the first one left it, and what scripts heard.
      func answers(_ ask: (HitMapQuestion) throws -> HitMap) throws -> ([HitMap], [String?]) {
        let session = freshSession()
        // As one entry: line by line, each would be read with all that come before it.
        _ = try session.run(Self.classes)
        session.mustRun(lines)
        let question = HitMapQuestion(session.scene)
        let maps = [try ask(question), try ask(question)]
        return (
          maps,
          [
            try session.value("Counting.log.count"),
            try session.value("Counting.log.reduce(CGFloat(0)) { $0 * 0.7 + $1 }"),
          ]
        )
      }
      let painted = try answers { try $0.map() }
      let asked = try answers { try $0.referenceMap() }
      if painted != asked {
        Issue.record(
          "TOUCHSTONE_SEED=\(seed), scene \(number):\n\(lines.joined(separator: "\n"))")
        return
      }
      owners += painted.0[0].areas.count { $0 > 0 }
    }
    #expect(owners > 120, "\(owners)")
  }

  @Test("A script that stops does so at the same point both ways")
  func stops() throws {
    let session = session(after: [
      "screen 60 44",
      """
      class Trap: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          [1, 2, 3][Int(point.y)] > 0
        }
      }
      """, "add Trap trap 20 20 10 10", "add view cover 0 0 60 20",
    ])
    for ask in [HitMapQuestion.map, HitMapQuestion.referenceMap] {
      do {
        _ = try ask(HitMapQuestion(session.scene))()
        Issue.record("nothing stopped")
      } catch {
        #expect(error.point == CGPoint(x: 0.5, y: 23.5))
      }
    }
  }

  @Test("Views without names are numbered, a hundred thousand of them too")
  func manySiblings() throws {
    let session = session(after: ["screen 300 400"])
    let root = try #require(session.scene.object(named: "root") as? UIView)
    for number in 0..<100_000 {
      root.addSubview(
        UIView(frame: CGRect(x: number % 300, y: number / 300, width: 1, height: 1)))
    }
    let map = try HitMapQuestion(session.scene).map()
    #expect(map.owner(x: 0, y: 0) == "UIView")
    #expect(map.owner(x: 1, y: 0) == "UIView#2")
    #expect(map.owner(x: 0, y: 100) == "UIView#30001")
    // There are not as many numbers as views; the last ones share one.
    #expect(map.owner(x: 99, y: 333) == "UIView#")
    #expect(map.owner(x: 299, y: 399) == "root")
  }
}

extension Session {
  /// The value of an expression as Swift shows it.
  fileprivate func value(_ text: String) throws -> String? {
    for case .swift(let answer) in try runSwift(text) { return answer.values.last?.value.text }
    return nil
  }
}

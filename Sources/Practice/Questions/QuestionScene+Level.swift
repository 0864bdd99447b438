import Foundation
import Records

extension QuestionScene {
  /// Names of additional views in a scene.
  private static let others = [
    "photo", "price", "badge", "banner", "avatar", "stars", "footer", "header", "strip", "ticket",
    "ribbon", "tile",
  ]

  /// Adds as many views and systems to the scene as the definition of a level requires.
  ///
  /// An additional view cannot make the question empty: it is next to the views in question, or
  /// over `point`, at which the program then asks it, too.
  mutating func fill(
    to level: InterviewLevel, _ topic: InterviewTopic, at point: CGPoint?,
    _ random: inout SeededGenerator
  ) {
    let count = random.whole(level.views)
    let systems = random.whole(level.systems)
    let holders = views
    var names = Self.others
    names.shuffle(using: &random)
    while views.count < count, let name = names.popLast() {
      addOther(name, holders, at: point, &random)
    }
    for _ in 0..<6 where SceneSystem.meeting(topic, in: lines).count < systems {
      meet(holders, &random)
    }
  }

  /// Adds a view, in the scene or in one of its large views.
  private mutating func addOther(
    _ name: String, _ holders: [Placed], at point: CGPoint?, _ random: inout SeededGenerator
  ) {
    let large = holders.filter { $0.frame.width >= 100 && $0.frame.height >= 100 }
    for _ in 0..<12 {
      let holder = large.isEmpty || random.coin() ? nil : random.one(of: large)
      let frame =
        holder.map { random.frame(within: $0.frame) }
        ?? random.frame(width: 60...160, height: 60...160)
      guard Self.isFree(frame, holders, except: holder, at: point, &random) else { continue }
      _ = add(name, frame, in: holder)
      return
    }
  }

  private static func isFree(
    _ frame: CGRect, _ holders: [Placed], except holder: Placed?, at point: CGPoint?,
    _ random: inout SeededGenerator
  ) -> Bool {
    if let point { return !frame.contains(point) || random.whole(1...4) == 1 }
    return !holders.contains { other in
      other.name != holder?.name && !(holder.map { other.frame.contains($0.frame) } ?? false)
        && other.frame.intersects(frame)
    }
  }

  /// Adds a line of another system.
  private mutating func meet(_ holders: [Placed], _ random: inout SeededGenerator) {
    let view = random.one(of: holders).name
    let other = random.one(of: views).name
    let ways = [
      "set \(view).bounds.origin 0 \(random.whole(1...3) * 10)",
      "set \(other).layer.zPosition \(random.whole(1...5))",
      "gesture \(random.coin() ? "tap taps" : "pan pans") on \(view)",
      "on \(other) touches",
    ]
    line(random.one(of: ways))
  }
}

import Foundation
import Records

extension QuestionRecipe {
  /// Recipes about points in other coordinates, and frames.
  package static let numbers: [QuestionRecipe] = [
    QuestionRecipe(.number, .coordinates, level: 1, rules: ["GE-1", "GE-19"]) { random, level in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      let inner = scene.add(scene.color(), random.frame(within: box.frame), in: box)
      if level > 1 {
        scene.line(
          "set \(box.name).bounds.origin \(random.whole(-5...5) * 10) \(random.whole(1...5) * 10)")
      }
      let isDown = random.coin()
      let point =
        isDown
        ? random.point(in: inner.frame)
        : CGPoint(x: random.tens(10...60), y: random.tens(10...60))
      return Draft(
        scene,
        .number(
          .converted(
            point: point, source: isDown ? "root" : inner.name,
            target: isDown ? inner.name : "root")))
    },
    QuestionRecipe(.number, .scrolling, level: 2, rules: ["SC-1", "GE-1"]) { random, _ in
      var scene = QuestionScene(&random)
      let scroll = scene.add(
        "feed", CGRect(x: 0, y: random.tens(60...200), width: 390, height: 500), as: "scroll")
      let row = scene.add(
        scene.color(),
        CGRect(x: 20, y: scroll.frame.minY + random.tens(200...600), width: 350, height: 80),
        in: scroll)
      scene.line("set feed.contentSize 390 1600")
      scene.line("set feed.contentOffset 0 \(Int(random.tens(100...400)))")
      return Draft(
        scene,
        .number(.converted(point: CGPoint(x: 10, y: 10), source: row.name, target: "root")))
    },
    QuestionRecipe(.number, .layers, level: 2, rules: ["GE-2", "GE-4"]) { random, _ in
      var scene = QuestionScene(&random)
      let view = scene.add(scene.color(), random.frame())
      let changes = [
        "set \(view.name).transform scale 0.5",
        "set \(view.name).transform scale 2",
        "set \(view.name).bounds.size \(Int(view.frame.width) + 40) \(Int(view.frame.height) + 20)",
        "set \(view.name).layer.anchorPoint 0 0",
        "set \(view.name).transform rotation 90deg",
        "set \(view.name).bounds.origin 30 -20",
      ]
      scene.line(random.one(of: changes))
      return Draft(scene, .number(.frame(view: view.name)))
    },
  ]
}

import Foundation
import Records

extension QuestionRecipe {
  /// Recipes about the answers of a view's code, and its points.
  static let answering: [QuestionRecipe] = [
    QuestionRecipe(.hit, .overrides, level: 2, rules: ["HT-26", "HT-9"]) { random, _ in
      let (scene, point) = overridden(&random)
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.order, .overrides, level: 3, rules: ["HT-26", "HT-5"]) { random, _ in
      let (scene, point) = overridden(&random)
      return Draft(scene, .predict("order \(point.asWords)"))
    },
    QuestionRecipe(.inside, .coordinates, level: 1, rules: ["HT-9", "HT-10", "GE-1"]) {
      random, level in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 200...300, height: 200...300))
      let inner = scene.add(scene.color(), random.frame(within: box.frame), in: box)
      if level > 1 {
        let (x, y) = (random.whole(-4...4) * 10, random.whole(1...4) * 10)
        scene.line("set \(box.name).bounds.origin \(x) \(y)")
      }
      let reach = inner.frame.insetBy(dx: -50, dy: -50)
      return Draft(scene, .predict("inside \(inner.name) at \(random.point(in: reach).asWords)"))
    },
    QuestionRecipe(.hit, .layers, level: 2, rules: ["HT-8", "HT-16", "HT-17"]) { random, _ in
      let (scene, point) = decorated(&random)
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.chain, .chain, level: 1, rules: ["RC-2", "RC-3"]) { random, level in
      var scene = QuestionScene(&random)
      var outer = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      for _ in 0..<level where outer.frame.width >= 80 && outer.frame.height >= 80 {
        outer = scene.add(scene.color(), random.frame(within: outer.frame), in: outer)
      }
      return Draft(scene, .predict("chain \(outer.name)"))
    },
    QuestionRecipe(.chain, .controllers, level: 2, rules: ["RC-2", "RC-3"]) { random, _ in
      var scene = QuestionScene(&random)
      scene.line("add controller child in controller")
      let frame = random.frame()
      let name = scene.color()
      scene.line(
        "add view \(name) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) "
          + "\(Int(frame.height)) in childView")
      return Draft(scene, .predict("chain \(name)"))
    },
  ]

  /// Two siblings of which the front one or their superview has code of its own.
  private static func overridden(_ random: inout SeededGenerator) -> (QuestionScene, CGPoint) {
    var scene = QuestionScene(&random)
    let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
    let below = scene.add(scene.color(), random.frame(within: box.frame), in: box)
    let above = scene.add(
      scene.color(),
      below.frame.offsetBy(dx: 10, dy: 10).intersection(box.frame.insetBy(dx: 10, dy: 10)), in: box)
    let codes = [
      "on \(above.name) pointInside return false",
      "on \(above.name) hitTest return nil",
      "on \(above.name) pointInside return point.x < \(Int(above.frame.width) / 2)",
      "on \(box.name) hitTest return \(below.name)",
      "on \(box.name) hitTest return nil",
      "on \(box.name) hitTest and super do return answer === self ? nil : answer",
    ]
    scene.line(random.one(of: codes))
    return (scene, random.point(in: random.coin() ? above.frame : below.frame))
  }

  /// Two siblings whose appearance suggests another order than the real one.
  private static func decorated(_ random: inout SeededGenerator) -> (QuestionScene, CGPoint) {
    var scene = QuestionScene(&random)
    let first = scene.add(scene.color(), random.frame())
    let second = scene.add(scene.color(), first.frame.offsetBy(dx: 20, dy: 30))
    let looks = [
      "set \(first.name).layer.zPosition 5",
      "set \(second.name).layer.cornerRadius 60",
      "set \(second.name).backgroundColor clear",
      "set \(second.name).layer.zPosition -1",
      "set \(second.name).alpha 0.05",
    ]
    scene.line(random.one(of: looks))
    return (scene, random.point(in: first.frame.intersection(second.frame)))
  }
}

import Foundation
import Records

extension QuestionRecipe {
  /// Recipes about what happens to a touch after its view is found.
  static let delivery: [QuestionRecipe] = [
    QuestionRecipe(.heard, .touches, level: 1, rules: ["RC-13", "UT-1"]) { random, level in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      let inner = scene.add(scene.color(), random.frame(within: box.frame), in: box)
      scene.line("on \(inner.name) touches\(random.coin() ? " and super" : "")")
      if level > 1 || random.coin() { scene.line("on \(box.name) touches") }
      return Draft(scene, .predict("events tap \(random.coin() ? inner.name : box.name)"))
    },
    QuestionRecipe(.heard, .gestures, level: 2, rules: ["GR-1", "GR-3", "GR-17"]) {
      random, level in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      let inner = scene.add(scene.color(), random.frame(within: box.frame), in: box)
      let holder = random.coin() ? inner : box
      scene.line("gesture tap picks on \(holder.name)")
      scene.line("on \(inner.name) touches")
      if level > 2, random.coin() { scene.line("set picks.cancelsTouchesInView false") }
      return Draft(scene, .predict("events tap \(inner.name)"))
    },
    QuestionRecipe(.sent, .controls, level: 1, rules: ["CT-1"]) { random, level in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      let button = scene.add(
        scene.button(), random.frame(within: box.frame), in: box, as: "button")
      scene.line("target \(button.name) touchUpInside")
      scene.line("target \(button.name) \(random.coin() ? "touchDown" : "touchUpOutside")")
      let start = random.point(in: button.frame)
      let isTap = level == 1 || random.coin()
      let away = CGPoint(x: start.x, y: start.y < 400 ? start.y + 300 : start.y - 300)
      return Draft(
        scene,
        .predict(
          isTap
            ? "events tap \(button.name)"
            : "events drag \(start.asWords) to \(away.asWords)"))
    },
    QuestionRecipe(.sent, .gestures, level: 2, rules: ["GR-1"]) { random, _ in
      var scene = QuestionScene(&random)
      let box = scene.add(scene.box(), random.frame(width: 240...320, height: 240...320))
      let button = scene.add(
        scene.button(), random.frame(within: box.frame), in: box, as: "button")
      scene.line("target \(button.name) touchUpInside")
      scene.line("gesture tap picks on \(random.coin() ? box.name : button.name)")
      return Draft(scene, .predict("events tap \(button.name)"))
    },
    QuestionRecipe(.hit, .delivery, level: 2, rules: ["WN-5"]) { random, _ in
      var scene = QuestionScene(&random)
      let view = scene.add(scene.color(), random.frame())
      let top = random.tens(300...600)
      scene.line("add window drawer 0 \(Int(top)) 390 \(844 - Int(top))")
      if random.coin() { scene.line("set drawer.windowLevel -1") }
      return Draft(scene, .predict("hit \(random.point(in: view.frame).asWords)"))
    },
  ]
}

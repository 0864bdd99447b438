import Foundation
import Records

extension QuestionRecipe {
  /// Recipes about who gets a touch, in which order views are asked, and why one gets none.
  static let hitTesting: [QuestionRecipe] = [
    QuestionRecipe(.hit, .siblings, level: 1, rules: ["HT-5", "HT-7"]) { random, level in
      guard let (scene, point) = pile(&random, count: level + 1) else { return nil }
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.order, .siblings, level: 1, rules: ["HT-1", "HT-5"]) { random, level in
      guard let (scene, point) = pile(&random, count: level + 1) else { return nil }
      return Draft(scene, .predict("order \(point.asWords)"))
    },
    QuestionRecipe(.why, .siblings, level: 1, rules: ["HT-5"]) { random, _ in
      guard let (scene, point) = pile(&random, count: 3) else { return nil }
      let view = random.one(of: scene.views.filter { $0.frame.contains(point) })
      return Draft(scene, .why(view: view.name, at: point))
    },
    QuestionRecipe(.hit, .hitTesting, level: 1, rules: ["HT-4", "HT-5", "HT-6"]) { random, level in
      let (scene, point) = nest(&random, depth: min(3, level + 1))
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.order, .hitTesting, level: 2, rules: ["HT-1", "HT-4", "HT-5"]) { random, _ in
      let (scene, point) = nest(&random, depth: 2)
      return Draft(scene, .predict("order \(point.asWords)"))
    },
    QuestionRecipe(.hit, .switches, level: 1, rules: ["HT-2", "HT-3", "UI-2"]) { random, level in
      let (scene, _, point) = switched(&random, level)
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.why, .switches, level: 1, rules: ["HT-2", "HT-3"]) { random, level in
      let (scene, view, point) = switched(&random, level)
      return Draft(scene, .why(view: view, at: point))
    },
    QuestionRecipe(.order, .switches, level: 2, rules: ["HT-2", "HT-3", "HT-5"]) { random, level in
      let (scene, _, point) = switched(&random, level)
      return Draft(scene, .predict("order \(point.asWords)"))
    },
    QuestionRecipe(.hit, .outside, level: 1, rules: ["HT-4", "HT-16"]) { random, level in
      let (scene, _, point) = stickingOut(&random, level)
      return Draft(scene, .predict("hit \(point.asWords)"))
    },
    QuestionRecipe(.why, .outside, level: 1, rules: ["HT-4"]) { random, level in
      let (scene, view, point) = stickingOut(&random, level)
      return Draft(scene, .why(view: view, at: point))
    },
  ]

  // MARK: Scenes

  /// Overlapping views, and a point that at least two of them contain; nil if too few are on the
  /// screen.
  private static func pile(
    _ random: inout SeededGenerator, count: Int
  ) -> (QuestionScene, CGPoint)? {
    var scene = QuestionScene(&random)
    let first = random.frame()
    var previous = scene.add(scene.color(), first)
    var shared = first
    for _ in 1..<max(2, count) {
      let frame = previous.frame.offsetBy(
        dx: random.tens(20...60) * (random.coin() ? 1 : -1), dy: random.tens(20...60))
      guard CGRect(x: 0, y: 0, width: 390, height: 844).contains(frame) else { continue }
      previous = scene.add(scene.color(), frame)
      shared = shared.intersection(frame).isEmpty ? shared : shared.intersection(frame)
    }
    if count > 2, random.coin() {
      let one = random.one(of: scene.views)
      scene.line(random.coin() ? "front \(one.name)" : "back \(one.name)")
    }
    let point = random.point(in: shared)
    return scene.views.count { $0.frame.contains(point) } > 1 ? (scene, point) : nil
  }

  /// Nested views, each with a sibling, and a point of the outermost.
  private static func nest(
    _ random: inout SeededGenerator, depth: Int
  ) -> (QuestionScene, CGPoint) {
    var scene = QuestionScene(&random)
    var outer = scene.add(
      scene.box(), random.frame(width: 240...320, height: 240...340))
    var frame = outer.frame
    for _ in 0..<depth {
      let inner = random.frame(within: outer.frame)
      let child = scene.add(scene.color(), inner, in: outer)
      if random.coin() {
        _ = scene.add(scene.color(), random.frame(within: outer.frame), in: outer)
      }
      frame = random.coin() ? inner : outer.frame
      guard inner.width >= 80, inner.height >= 80 else { break }
      outer = child
    }
    return (scene, random.point(in: frame))
  }

  /// Two views of which one or its superview refuses touches, that view, and a point of it.
  private static func switched(
    _ random: inout SeededGenerator, _ level: Int
  ) -> (QuestionScene, String, CGPoint) {
    var scene = QuestionScene(&random)
    let holder = scene.add(
      scene.box(), random.frame(width: 200...320, height: 200...300))
    let below = scene.add(scene.color(), random.frame(within: holder.frame), in: holder)
    let name = scene.button()
    let button = scene.add(
      name,
      below.frame.offsetBy(dx: 10, dy: 10).intersection(holder.frame.insetBy(dx: 10, dy: 10)),
      in: holder, as: "button")
    let refuses = random.coin() ? button.name : (level > 1 ? holder.name : button.name)
    let values = [
      "isHidden true", "isUserInteractionEnabled false", "alpha 0", "alpha 0.005", "alpha 0.05",
    ]
    scene.line("set \(refuses).\(random.one(of: level > 1 ? values : Array(values.prefix(3))))")
    return (scene, button.name, random.point(in: button.frame))
  }

  /// A button that is partly outside its superview, the button, and a point of it.
  private static func stickingOut(
    _ random: inout SeededGenerator, _ level: Int
  ) -> (QuestionScene, String, CGPoint) {
    var scene = QuestionScene(&random)
    if level > 1 {
      _ = scene.add(scene.color(), CGRect(x: 20, y: 120, width: 350, height: 500))
    }
    let box = scene.add(
      scene.box(),
      CGRect(
        x: random.tens(60...120), y: random.tens(240...360), width: random.tens(140...200),
        height: random.tens(120...180)))
    let size = CGSize(width: random.tens(60...100), height: random.tens(60...80))
    let isAbove = random.coin()
    let frame = CGRect(
      x: isAbove ? box.frame.minX + 20 : box.frame.maxX - size.width / 2,
      y: isAbove ? box.frame.minY - size.height / 2 : box.frame.minY + 20,
      width: size.width, height: size.height)
    let tens = CGRect(
      x: (frame.minX / 10).rounded() * 10, y: (frame.minY / 10).rounded() * 10,
      width: frame.width, height: frame.height)
    let button = scene.add(scene.button(), tens, in: box, as: "button")
    if random.coin() { scene.line("set \(box.name).clipsToBounds \(random.coin())") }
    let outer =
      isAbove
      ? tens.divided(atDistance: box.frame.minY - tens.minY, from: .minYEdge).slice
      : tens.divided(atDistance: box.frame.maxX - tens.minX, from: .minXEdge).remainder
    return (scene, button.name, random.point(in: random.whole(1...4) == 1 ? tens : outer))
  }
}

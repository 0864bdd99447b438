import Foundation
import Records

extension QuestionRecipe {
  /// Recipes about the life cycle of apps and controllers, layout by constraints, and the cost of
  /// showing views.
  static let systems: [QuestionRecipe] = [
    QuestionRecipe(.choose, .application, level: 1, rules: ["AP-5", "AP-17", "AP-20", "AP-22"]) {
      random, level in
      var scene = QuestionScene(&random)
      scene.line(delegate)
      scene.line("launch Main")
      let ways: [(before: [String], line: String)] = [
        ([], "device home"), ([], "device lock"), ([], "device terminate"),
        (["device home"], "device return"), (["device call"], "device accept"),
        (["device lock"], "device unlock"), (["device call", "device accept"], "device hangup"),
      ]
      let way = random.one(of: level == 1 ? Array(ways.prefix(4)) : ways)
      for line in way.before { scene.line(line) }
      return Draft(scene, .callbacks(line: way.line, of: ["delegate"], only: lifeCallbacks))
    },
    QuestionRecipe(.choose, .lifeCycle, level: 1, rules: ["VC-9", "VC-10"]) { random, level in
      var scene = QuestionScene(&random)
      let (list, front) = (
        random.one(of: ["list", "inbox"]), random.one(of: ["detail", "letter"])
      )
      scene.line("let \(list) = UIViewController()")
      scene.line("let nav = UINavigationController(rootViewController: \(list))")
      scene.line("window.rootViewController = nav")
      scene.line("let \(front) = UIViewController()")
      let push = "nav.pushViewController(\(front), animated: false)"
      let present = "\(list).present(\(front), animated: false)"
      let isPresented = level > 1 && random.coin()
      if isPresented { scene.line("\(front).modalPresentationStyle = .fullScreen") }
      let isBack = random.coin()
      if isBack { scene.line(isPresented ? present : push) }
      let line =
        isPresented
        ? isBack ? "\(front).dismiss(animated: false)" : present
        : isBack ? "nav.popToRootViewController(animated: false)" : push
      return Draft(scene, .callbacks(line: line, of: [list, front], only: appearances))
    },
    QuestionRecipe(.choose, .layout, level: 1, rules: ["AL-5", "AL-8"]) { random, _ in
      let (scene, name) = constrained(&random)
      return Draft(scene, .givesWay(view: name))
    },
    QuestionRecipe(.number, .layout, level: 1, rules: ["AL-5", "AL-8", "LC-1"]) { random, _ in
      let (scene, name) = constrained(&random)
      return Draft(scene, .number(.frame(view: name)))
    },
    QuestionRecipe(
      .number, .frames, level: 1, rules: ["FP-25", "FP-27", "FP-28", "FP-29", "FP-30", "FP-31"]
    ) { random, level in
      var scene = QuestionScene(&random)
      let card = scene.add(scene.box(), random.frame(width: 200...300, height: 200...300))
      scene.line("set \(card.name).backgroundColor white")
      var views = [card]
      for _ in 0..<random.whole(1...2) {
        let view = scene.add(scene.color(), random.frame(within: card.frame), in: card)
        scene.line("set \(view.name).backgroundColor \(view.name)")
        views.append(view)
      }
      for view in views {
        for line in looks(of: view.name, isOuter: view.name == card.name, level, &random) {
          scene.line(line)
        }
      }
      return Draft(scene, .number(.passes(view: card.name)))
    },
  ]

  /// The callbacks of the app's life cycle that the delegate of questions implements.
  private static let lifeCallbacks = [
    "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillTerminate",
  ]

  private static let appearances = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  private static let delegate =
    (["class Main: UIResponder, UIApplicationDelegate {"]
    + lifeCallbacks.map { "  func \($0)(_ app: UIApplication) {}" } + ["}"])
    .joined(separator: "\n")

  /// A view with two conflicting width constraints, of different priorities.
  private static func constrained(_ random: inout SeededGenerator) -> (QuestionScene, String) {
    var scene = QuestionScene(&random)
    let name = scene.color()
    scene.line("add view \(name) 0 0 0 0")
    scene.line("\(name).translatesAutoresizingMaskIntoConstraints = false")
    let (x, y) = (Int(random.tens(20...120)), Int(random.tens(60...400)))
    let height = Int(random.tens(40...200))
    let least = random.tens(100...150)
    let most = least - random.tens(20...60)
    let (strong, weak) = random.one(of: [(999, 998), (751, 750), (750, 250), (1000, 999)])
    let isLeast = random.coin()
    let widths = [
      "let wide = \(name).widthAnchor.constraint(greaterThanOrEqualToConstant: \(Int(least)))",
      "let narrow = \(name).widthAnchor.constraint(equalToConstant: \(Int(most)))",
    ]
    let (first, second) = random.coin() ? ("wide", "narrow") : ("narrow", "wide")
    for line in widths { scene.line(line) }
    scene.line("wide.priority = UILayoutPriority(\(isLeast ? strong : weak))")
    scene.line("narrow.priority = UILayoutPriority(\(isLeast ? weak : strong))")
    scene.line("\(first).isActive = true; \(second).isActive = true")
    for (anchor, number) in [("leading", x), ("top", y)] {
      scene.line(
        "\(name).\(anchor)Anchor.constraint(equalTo: root.\(anchor)Anchor, constant: \(number))"
          + ".isActive = true")
    }
    scene.line("\(name).heightAnchor.constraint(equalToConstant: \(height)).isActive = true")
    return (scene, name)
  }

  /// Lines that set properties of a view which may cost a pass.
  private static func looks(
    of name: String, isOuter: Bool, _ level: Int, _ random: inout SeededGenerator
  ) -> [String] {
    let layer = "\(name).layer"
    var all = [
      "\(layer).cornerRadius = 12", "\(layer).borderWidth = 2", "\(layer).shadowOpacity = 0.5",
      "\(layer).shadowOpacity = 0.5; \(layer).shadowPath = UIBezierPath(rect: \(name).bounds).cgPath",
      "\(name).alpha = 0.5", "\(layer).cornerRadius = 12; \(name).clipsToBounds = true",
    ]
    if level > 1 { all.append("\(layer).shouldRasterize = true") }
    return isOuter || random.coin() ? [random.one(of: all)] : []
  }
}

import SeededRandom

/// Random scenes in which views are deaf for every reason there is. The same seed gives the same
/// lines.
nonisolated struct DeafScenes: RandomNumberGenerator {
  private var random: SeededRandom
  private var names: [String] = []
  private let usesScripts: Bool

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    usesScripts = seed % 3 == 0
  }

  mutating func next() -> UInt64 { random.next() }

  /// A scene, and the views of it that can be asked about.
  mutating func scene() -> (lines: [String], views: [String]) {
    var lines = [pick(["screen 120 160", "screen 100 100", "profile device", "screen 120 160"])]
    if usesScripts { lines.append(Self.classes) }
    for _ in 0..<Int.random(in: 4...10, using: &self) { lines.append(add()) }
    for _ in 0..<Int.random(in: 3...12, using: &self) { lines += change() }
    if usesScripts, chance(2) { lines += unnamed() }
    if chance(4) { lines += controllers() }
    return (lines, names)
  }

  /// A point of the screen or near it.
  mutating func point() -> String { "\(Int.random(in: -5..<125, using: &self)) \(length())" }

  private mutating func add() -> String {
    let name = "v\(names.count + 1)"
    let classes =
      ["view", "view", "button", "label", "image", "scroll", "switch", "stack"]
      + (usesScripts ? ["Round", "PassThrough", "Thief"] : [])
    let superview = names.isEmpty || chance(3) ? "root" : pick(names)
    names.append(name)
    return
      "add \(pick(classes)) \(name) \(place()) \(place()) \(length()) \(length()) in \(superview)"
  }

  private mutating func change() -> [String] {
    let name = pick(names)
    switch Int.random(in: 0..<24, using: &self) {
    case 0: return ["set \(name).isHidden true"]
    case 1: return ["set \(name).alpha \(pick(["0", "0.005", "0.01", "0.5"]))"]
    case 2: return ["set \(name).isUserInteractionEnabled false"]
    case 3: return ["set \(name).isUserInteractionEnabled true"]
    case 4: return ["set \(name).transform rotation \(pick(["30", "90", "-120", "180"]))deg"]
    case 5: return ["set \(name).transform scale \(pick(["0.5", "2 1", "-1 1", "0"]))"]
    case 6:
      return ["set \(name).transform rotation 20deg scale 1.5 0.75 translation 5 -7"]
    case 7: return ["set \(name).bounds.origin \(place()) \(place())"]
    case 8: return ["set \(name).layer.zPosition \(pick(["-1", "3", "10"]))"]
    case 9: return ["frame \(name) \(place()) \(place()) \(length()) 0"]
    case 10: return ["frame \(name) \(place()) \(place()) 0 \(length())"]
    case 11: return ["front \(name)"]
    case 12: return ["remove \(name)"]
    case 13: return ["on \(name) hitTest return \(pick(["nil", "root", pick(names)]))"]
    case 14: return ["on \(name) pointInside return \(pick(["false", "true"]))"]
    case 15: return ["set \(name).isAnimatingWithoutUserInteraction true"]
    case 16: return ["set \(name).class \(pick(["button", "view", "control"]))", disabling(name)]
    case 17:
      let window = "w\(names.count)"
      return names.contains(window) || chance(2)
        ? []
        : ["add window \(window) \(place()) \(place()) \(length()) \(length())"]
          + (chance(2) ? ["set \(window).windowLevel \(pick(["alert", "-1", "1"]))"] : [])
    case 18: return ["frame root \(place()) \(place()) 90 120"]
    case 19: return ["frame window 10 10 80 100"]
    case 20: return ["set \(name).class switch", disabling(name)]
    case 21: return ["set root.bounds.origin \(place()) \(place())"]
    default: return ["add view cover\(names.count) 0 0 120 160"]
    }
  }

  private func disabling(_ name: String) -> String { "set \(name).isEnabled false" }

  /// Views to which no name was given.
  private mutating func unnamed() -> [String] {
    [
      "\(pick(names)).addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)))",
      "root.addSubview(UIView(frame: CGRect(x: 20, y: 20, width: 90, height: 120)))",
    ]
  }

  private mutating func controllers() -> [String] {
    let name = "in\(names.count)"
    names.append(name)
    return pick([
      ["present sheet", "add view \(name) 10 10 40 40 in sheetView"],
      [
        "add navigation nav", "set window.rootViewController nav", "push first",
        "add view \(name) 10 100 40 40 in firstView", "push second",
      ],
      ["add controller child in controller", "add view \(name) 10 10 40 40 in childView"],
    ])
  }

  private mutating func place() -> String { pick(["0", "-20", "10", "25.5", "40", "60", "90"]) }

  private mutating func length() -> String { pick(["20", "40", "50", "75", "100", "160"]) }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &self) == 0 }

  private mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: 0..<items.count, using: &self)]
  }

  /// Overrides as learners write them.
  private static let classes = """
    class Round: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= bounds.width * bounds.width / 4
      }
    }
    class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit == self ? nil : hit
      }
    }
    class Thief: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if point.x < 30 { return superview }
        return super.hitTest(point, with: event)
      }
    }
    """
}

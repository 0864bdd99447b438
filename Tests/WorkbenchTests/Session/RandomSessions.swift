import SeededRandom

/// Lines for tests that try many scenes. The same seed gives the same lines.
nonisolated struct RandomSessions: RandomNumberGenerator {
  private var random: SeededRandom
  private var names = ["root"]
  private var controllers = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func next() -> UInt64 {
    random.next()
  }

  /// Lines of which most are accepted; some are refused, which must change nothing.
  mutating func lines(_ count: Int) -> [String] {
    (0..<count).map { _ in line() }
  }

  private mutating func line() -> String {
    if names.count == 1 { return add() }
    switch Int.random(in: 0..<20, using: &self) {
    case 0..<6: return add()
    case 6: return "set \(name()).alpha \(pick(["0", "0.01", "0.5", "1", "x"]))"
    case 7: return "set \(name()).isHidden \(pick(["true", "false"]))"
    case 8: return "frame \(name()) \(number()) \(number()) \(number()) \(number())"
    case 9: return "set \(name()).bounds.origin \(number()) \(number())"
    case 10: return "move \(name()) by \(number()) \(number())"
    case 11: return "put \(name()) in \(name())"
    case 12: return "\(pick(["front", "back", "remove"])) \(name())"
    case 13: return "set \(name()).transform rotation \(number())deg scale 1.5 translation 3 4"
    case 14: return "on \(name()) \(pick(["hitTest return nil", "pointInside return true"]))"
    case 15: return "off \(name())"
    case 16: return "set \(name()).class \(pick(["button", "label", "image", "scroll", "view"]))"
    case 17:
      return pick(["profile device", "profile textbook", "screen 320 568", "screen 390 844"])
    case 18: return "set \(name()).backgroundColor \(pick(["red", "nil", "0.25 0.5 1", "clear"]))"
    default: return "put \(name()) \(pick(["above", "below"])) \(name())"
    }
  }

  private mutating func add() -> String {
    let name = "view\(names.count)"
    let parent = self.name()
    names.append(name)
    let kind = pick(["view", "button", "label", "image", "scroll", "switch", "stack"])
    return "add \(kind) \(name) \(number()) \(number()) \(number()) \(number()) in \(parent)"
  }

  private mutating func name() -> String { pick(names) }

  private mutating func number() -> String {
    pick(["0", "-20", "40", "100", "200.5", "0.125", "1e2", "390", "33.333333"])
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int.random(in: 0..<words.count, using: &self)]
  }
}

import Records

/// Evaluates the condition of an `#if`.
struct ConditionEvaluator {
  private let tokens: [Token]
  private var index = 0
  private let place: SourceRange
  private var depth = 0
  /// The first fault.
  private(set) var fault: (problem: ClangProblem, range: SourceRange)?

  init(tokens: [Token], place: SourceRange) {
    self.tokens = tokens
    self.place = place
  }

  mutating func value() -> Int {
    let result = ternary()
    if index < tokens.count { fail("end of line") }
    return fault == nil ? result : 0
  }

  private mutating func fail(_ item: String) {
    guard fault == nil else { return }
    let last = tokens.last?.range ?? place
    let range =
      index < tokens.count ? tokens[index].range : SourceRange(last.end, last.end)
    fault = (.conditionExpression(item: item), range)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard index < tokens.count, tokens[index].isSign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func ternary() -> Int {
    let condition = binary(0)
    guard fault == nil, take("?") else { return condition }
    guard enter() else { return 0 }
    defer { depth -= 1 }
    let first = ternary()
    guard take(":") else {
      fail("':'")
      return 0
    }
    let second = ternary()
    return condition != 0 ? first : second
  }

  private mutating func enter() -> Bool {
    depth += 1
    if depth > 100 { fault = fault ?? (.tooDeep(limit: 100), place) }
    if fault != nil { depth -= 1 }
    return fault == nil
  }

  private static let ranks: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  private mutating func binary(_ least: Int) -> Int {
    var left = unary()
    while fault == nil, index < tokens.count, tokens[index].kind == .sign,
      let rank = Self.ranks[tokens[index].text], rank > least
    {
      let sign = tokens[index].text
      index += 1
      guard enter() else { return 0 }
      let right = binary(rank)
      depth -= 1
      left = Self.result(left, sign, right)
    }
    return left
  }

  private static func result(_ left: Int, _ sign: String, _ right: Int) -> Int {
    switch sign {
    case "||": left != 0 || right != 0 ? 1 : 0
    case "&&": left != 0 && right != 0 ? 1 : 0
    case "|": left | right
    case "^": left ^ right
    case "&": left & right
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case ">": left > right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "<<": left << (right & 63)
    case ">>": left >> (right & 63)
    case "+": left &+ right
    case "-": left &- right
    case "*": left &* right
    case "/": right == 0 || right == -1 ? 0 &- left &* (right & 1) : left / right
    default: right == 0 || right == -1 ? 0 : left % right
    }
  }

  private mutating func unary() -> Int {
    guard index < tokens.count else {
      fail("value")
      return 0
    }
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .number: return Self.number(token.text)
    case .character: return token.text.utf8.dropFirst().first.map(Int.init) ?? 0
    case .word:
      let value = Self.version(token.text)
      // The arguments of an unknown function-like condition.
      if take("(") {
        while index < tokens.count, !take(")") { index += 1 }
      }
      return value
    case .sign:
      guard enter() else { return 0 }
      defer { depth -= 1 }
      switch token.text {
      case "!": return unary() == 0 ? 1 : 0
      case "-": return 0 &- unary()
      case "+": return unary()
      case "~": return ~unary()
      case "(":
        let value = ternary()
        if fault == nil, !take(")") { fail("')'") }
        return value
      default: break
      }
    case .string, .end: break
    }
    index -= 1
    fail("value")
    return 0
  }

  private static func number(_ text: String) -> Int {
    let digits = text.lowercased().filter { $0 != "u" && $0 != "l" }
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) ?? 0 }
    if digits.hasPrefix("0"), digits.count > 1 { return Int(digits, radix: 8) ?? 0 }
    return Int(digits) ?? 0
  }

  /// The number of `__IPHONE_9_3`; of any other name 0.
  private static func version(_ name: String) -> Int {
    guard name.hasPrefix("__IPHONE_") else { return 0 }
    let parts = name.dropFirst(9).split(separator: "_").map { Int($0) ?? 0 }
    guard let major = parts.first, major < 100 else { return 0 }
    return major * 10_000 + (parts.count > 1 ? parts[1] % 100 * 100 : 0)
  }
}

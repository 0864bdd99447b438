import SeededRandom

/// Makes texts by the grammar of Swift, without a thought for types: most name what is there, many
/// are refused by the checker, some run.
struct SwiftMaker {
  private var random: SeededRandom
  private var names = ["x", "y", "root", "view", "window", "controller", "a", "red"]
  private var types = ["Int", "String", "UIView", "CGPoint", "Double", "Bool"]

  init(random: SeededRandom) {
    self.random = random
  }

  /// Some statements and declarations.
  mutating func text() -> String {
    (0..<random.few(5)).map { _ in random.oneIn(3) ? declaration(2) : statement(2) }
      .joined(separator: "\n")
  }

  private mutating func newName() -> String {
    let name = random.pick(["a", "b", "c", "d", "f", "g", "名", "x", "red", "hit", "add", "T"])
    if names.count < 20 { names.append(name) }
    return name
  }

  private mutating func name() -> String {
    random.oneIn(2) ? names[names.count - 1] : random.pick(names)
  }

  private mutating func block(_ depth: Int) -> String {
    let lines = (0..<random.number(0...2)).map { _ in statement(depth - 1) }
    return "{\n" + lines.joined(separator: "\n") + "\n}"
  }

  // MARK: Declarations

  private mutating func declaration(_ depth: Int) -> String {
    switch random.number(0...9) {
    case 0, 1: return function(depth)
    case 2: return "class \(typeName())\(inheritance()) {\n\(members(depth))\n}"
    case 3: return "struct \(typeName())\(generics()) {\n\(members(depth))\n}"
    case 4: return enumeration(depth)
    case 5:
      return
        "protocol \(typeName()) {\n  func \(newName())() -> \(type(1))\n  var \(newName()): \(type(1)) { get }\n}"
    case 6: return "extension \(type(0)) {\n\(members(depth))\n}"
    case 7: return viewClass(depth)
    default: return variable(depth)
    }
  }

  private mutating func typeName() -> String {
    let name = random.pick(["A", "B", "Shape", "Box", "Round", "Kind", "V"])
    if types.count < 12 { types.append(name) }
    return name
  }

  private mutating func inheritance() -> String {
    random.oneIn(2)
      ? "" : ": \(random.pick(types + ["Equatable", "Hashable", "UIButton", "UIControl"]))"
  }

  private mutating func generics() -> String {
    random.oneIn(4) ? random.pick(["<T>", "<T: Equatable>", "<T, U>", "<T: Comparable>"]) : ""
  }

  private mutating func members(_ depth: Int) -> String {
    (0..<random.number(0...3)).map { _ in
      let head = random.pick([
        "", "", "", "static ", "private ", "lazy ", "override ", "mutating ", "weak ",
      ])
      switch random.number(0...4) {
      case 0, 1: return head + variable(depth - 1)
      case 2, 3: return head + function(depth - 1)
      default: return "init(\(parameters())) \(block(depth - 1))"
      }
    }.joined(separator: "\n")
  }

  private mutating func enumeration(_ depth: Int) -> String {
    let cases = (0..<random.number(1...3)).map { _ in
      "case \(newName())\(random.oneIn(2) ? "" : "(\(type(1)))")"
    }
    let raw = random.oneIn(3) ? ": \(random.pick(["Int", "String", "CaseIterable"]))" : ""
    return "enum \(typeName())\(raw) {\n\(cases.joined(separator: "\n"))\n}"
  }

  private mutating func viewClass(_ depth: Int) -> String {
    let methods = [
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? \(block(depth))",
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return \(expression(2)) }",
      "override func layoutSubviews() \(block(depth))",
      "override var frame: CGRect { didSet \(block(depth)) }",
      "override func didMoveToWindow() \(block(depth))",
      "deinit \(block(depth))",
    ]
    let body = (0..<random.number(1...2)).map { _ in random.pick(methods) }
    names += ["point", "event"]
    return "class \(typeName()): UIView {\n\(body.joined(separator: "\n"))\n}"
  }

  private mutating func function(_ depth: Int) -> String {
    let result = random.oneIn(2) ? "" : " -> \(type(1))"
    let effects = random.oneIn(8) ? " throws" : ""
    let name = newName()
    return "func \(name)\(generics())(\(parameters()))\(effects)\(result) \(block(depth))"
  }

  private mutating func parameters() -> String {
    (0..<random.number(0...2)).map { _ in
      let label = random.pick(["_ ", "", "by ", "in "])
      let mode = random.oneIn(6) ? "inout " : ""
      let value = random.oneIn(5) ? " = \(expression(1))" : ""
      return "\(label)\(newName()): \(mode)\(type(1))\(value)"
    }.joined(separator: ", ")
  }

  private mutating func variable(_ depth: Int) -> String {
    let word = random.pick(["let", "var", "var"])
    switch random.number(0...5) {
    case 0: return "\(word) \(newName()): \(type(2))"
    case 1: return "\(word) \(newName()): \(type(2)) = \(expression(2))"
    case 2:
      return
        "var \(newName()): \(type(1)) { \(random.pick(["get", "get", "set"])) \(block(depth)) }"
    case 3: return "let (\(newName()), \(newName())) = (\(expression(1)), \(expression(1)))"
    default: return "\(word) \(newName()) = \(expression(3))"
    }
  }

  private mutating func type(_ depth: Int) -> String {
    guard depth > 0 else {
      return random.pick(types + ["T", "Self", "CGFloat", "CGRect", "UIColor"])
    }
    switch random.number(0...8) {
    case 0: return "[\(type(depth - 1))]"
    case 1: return "\(type(depth - 1))?"
    case 2: return "[\(type(depth - 1)): \(type(depth - 1))]"
    case 3: return "(\(type(depth - 1)), \(type(depth - 1)))"
    case 4: return "(\(type(depth - 1))) -> \(type(depth - 1))"
    case 5:
      return random.pick(["Any", "AnyObject", "Set<Int>", "some Equatable", "any Hashable", "Void"])
    default: return type(0)
    }
  }

  // MARK: Statements

  private mutating func statement(_ depth: Int) -> String {
    guard depth > 0 else { return expression(2) }
    switch random.number(0...15) {
    case 0: return "if \(condition()) \(block(depth)) else \(block(depth))"
    case 1: return "for \(newName()) in \(expression(2)) \(block(depth))"
    case 2: return "while \(condition()) \(block(depth))"
    case 3:
      return
        "guard \(condition()) else { \(random.pick(["return", "break", "throw x", "fatalError()"])) }"
    case 4: return cases(depth)
    case 5: return "return \(expression(2))"
    case 6:
      return random.pick(["break", "continue", "fallthrough", "return", "throw \(expression(1))"])
    case 7: return "do \(block(depth)) catch \(block(depth))"
    case 8: return "defer \(block(depth))"
    case 9: return "repeat \(block(depth)) while \(condition())"
    case 10, 11: return "\(place()) \(random.pick(["=", "+=", "-=", "*=", "&="])) \(expression(2))"
    case 12: return declaration(depth - 1)
    case 13: return "print(\(expression(3)))"
    default: return expression(3)
    }
  }

  private mutating func condition() -> String {
    switch random.number(0...5) {
    case 0: return "let \(newName()) = \(expression(2))"
    case 1: return "case .\(name())(let \(newName())) = \(expression(1))"
    case 2: return "\(expression(2)), \(expression(1))"
    default:
      return "\(expression(2)) \(random.pick(["<", "==", "!=", ">=", "&&", "is"])) \(expression(1))"
    }
  }

  private mutating func cases(_ depth: Int) -> String {
    let patterns = (0..<random.number(1...3)).map { _ in
      let pattern: String =
        switch random.number(0...5) {
        case 0: ".\(name())"
        case 1: "let \(newName()) where \(expression(1))"
        case 2: "(\(expression(1)), _)"
        case 3: "is \(type(1))"
        default: expression(1)
        }
      return "case \(pattern): \(statement(depth - 1))"
    }
    return
      "switch \(expression(2)) {\n\(patterns.joined(separator: "\n"))\n\(random.oneIn(2) ? "" : "default: break")\n}"
  }

  // MARK: Expressions

  private mutating func place() -> String {
    switch random.number(0...3) {
    case 0: return "\(name()).\(member())"
    case 1: return "\(name())[\(expression(1))]"
    default: return name()
    }
  }

  private static let members = [
    "count", "frame", "bounds", "center", "subviews", "superview", "first", "last", "isEmpty",
    "origin", "size", "width", "x", "y", "isHidden", "alpha", "tag", "description", "layer",
    "transform", "self", "next", "isUserInteractionEnabled", "min", "max", "0", "1", "pi",
  ]

  private static let methods = [
    "map", "filter", "forEach", "reduce", "append", "remove", "sorted", "contains", "hitTest",
    "addSubview", "removeFromSuperview", "convert", "point", "insert", "min", "max", "joined",
    "split", "dropFirst", "prefix", "enumerated", "reversed", "firstIndex", "setNeedsLayout",
    "layoutIfNeeded", "isDescendant", "bringSubviewToFront", "hasPrefix", "compactMap", "flatMap",
    "insetBy", "contains", "applying", "union", "index", "swapAt", "removeAll", "sort",
  ]

  private mutating func member() -> String { random.pick(Self.members) }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return atom() }
    switch random.number(0...17) {
    case 0, 1:
      let sign = random.pick([
        "+", "-", "*", "/", "%", "&&", "||", "==", "<", "..<", "...", "??", "&+", "<<", "===",
      ])
      return "\(expression(depth - 1)) \(sign) \(expression(depth - 1))"
    case 2: return "\(expression(depth - 1)).\(member())"
    case 3, 4: return "\(expression(depth - 1)).\(random.pick(Self.methods))(\(arguments(depth)))"
    case 5:
      return "\(expression(depth - 1)).\(random.pick(Self.methods)) { \(expression(depth - 1)) }"
    case 6: return "\(name())(\(arguments(depth)))"
    case 7: return "\(type(1))(\(arguments(depth)))"
    case 8: return "[\(expression(depth - 1)), \(expression(depth - 1))]"
    case 9: return "[\(expression(depth - 1)): \(expression(depth - 1))]"
    case 10: return "(\(expression(depth - 1)), \(expression(depth - 1)))"
    case 11: return "\(expression(depth - 1)) ? \(expression(depth - 1)) : \(expression(depth - 1))"
    case 12: return "{ (\(newName()): \(type(1))) -> \(type(1)) in \(expression(depth - 1)) }"
    case 13: return "\(expression(depth - 1)) \(random.pick(["as", "as?", "as!", "is"])) \(type(1))"
    case 14:
      return random.pick(["-", "!", "~", "&", "try ", "try? ", "try! "]) + expression(depth - 1)
    case 15:
      return expression(depth - 1) + random.pick(["!", "?.count", "[0]", "[...]", ".self", "?"])
    default: return atom()
    }
  }

  private mutating func arguments(_ depth: Int) -> String {
    (0..<random.number(0...2)).map { _ in
      let label = random.pick([
        "", "", "", "x: ", "y: ", "frame: ", "with: ", "by: ", "to: ", "where: ", "separator: ",
      ])
      return label + expression(depth - 1)
    }.joined(separator: ", ")
  }

  private static let atoms = [
    "0", "1", "2", "-1", "100", "0.5", "1e308", "-0.0", "9223372036854775807", "true", "false",
    "nil", "\"\"", "\"a\"", "\"\\(x)\"", "\"点\"", "\"👩‍👩‍👧\"", "[]", "[:]", "()", ".zero", ".red",
    "self",
    "super", "$0", "$1", "CGPoint(x: 1, y: 2)", "CGRect(x: 0, y: 0, width: 10, height: 10)",
    "UIView()", "UIView(frame: .zero)", "{ }", "{ $0 }", "\\.x", "#function", "Int.max",
    "UIColor.red",
    "Double.nan", "CGFloat.infinity", "[1, 2, 3]", "1...3", "0..<0", "#selector(f)",
    "root.subviews",
  ]

  private mutating func atom() -> String {
    random.oneIn(3) ? name() : random.pick(Self.atoms)
  }
}

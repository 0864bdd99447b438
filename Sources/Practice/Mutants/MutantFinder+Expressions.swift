import Records
import SourceTree

extension MutantFinder {
  /// Operators and those that they are confused with.
  private static let operators = [
    "<": [">", "<="], ">": ["<", ">="], "<=": [">=", "<"], ">=": ["<=", ">"], "==": ["!="],
    "!=": ["=="], "===": ["!=="], "!==": ["==="], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
    "&&": ["||"], "||": ["&&"], "+=": ["-="], "-=": ["+="],
  ]

  /// Names and those that they are confused with.
  private static let names = [
    "midX": ["midY"], "midY": ["midX"], "minX": ["minY", "maxX"], "minY": ["minX", "maxY"],
    "maxX": ["maxY", "minX"], "maxY": ["maxX", "minY"], "width": ["height"], "height": ["width"],
    "x": ["y"], "y": ["x"], "bounds": ["frame"], "frame": ["bounds"], "min": ["max"],
    "max": ["min"], "first": ["last"], "last": ["first"],
  ]

  /// Edges and middles of a rectangle, and their values if its origin is (0, 0).
  private static let withoutOrigin = [
    "midX": ".width / 2", "midY": ".height / 2", "maxX": ".width", "maxY": ".height",
  ]

  /// Members of a rectangle that do not depend on its origin.
  private static let sizes: Set = ["width", "height", "size"]

  /// Makes the mutants of one expression.
  package mutating func change(_ expression: Expression) {
    switch expression.kind {
    case .integer(let value?): change(value, expression.range)
    case .float(let value): add(expression.range, "\(value * 10)", "0")
    case .boolean(let value): add(expression.range, value ? "false" : "true")
    case .name(let name): swap(name, expression.range)
    case .member(let base, let name): change(base, name, expression.range)
    case .prefix(let sign, let operand) where sign.text == "!" || sign.text == "-":
      add(expression.range, text(operand.range))
    case .binary(let left, let sign, let right): change(left, sign, right, expression.range)
    case .ternary(_, let yes, let no):
      add(expression.range, text(yes.range), text(no.range))
    case .call(let callee, let arguments): change(callee, arguments, expression.range)
    default: break
    }
  }

  /// Makes a number larger by a tenth, and at least by one.
  private mutating func change(_ value: UInt64, _ range: SourceRange) {
    guard value < 1_000_000 else { return }
    add(range, String(value + max(1, value / 10)))
    if value > 0 { add(range, String(value - max(1, value / 10))) }
  }

  private mutating func swap(_ name: Name, _ range: SourceRange) {
    guard !localNames.contains(name.text) else { return }
    for other in Self.names[name.text] ?? [] { add(range, other) }
    if name.text == "bounds", !sizedBases.contains(range) {
      add(range, "CGRect(origin: .zero, size: bounds.size)")
    }
  }

  private mutating func change(_ base: Expression?, _ name: Name, _ range: SourceRange) {
    for other in Self.names[name.text] ?? [] { add(name.range, other) }
    guard let base else { return }
    let isChanged = Self.withoutOrigin[name.text] != nil
    if isChanged || Self.sizes.contains(name.text) { sizedBases.insert(base.range) }
    guard let rest = Self.withoutOrigin[name.text] else { return }
    add(range, "(\(text(base.range))\(rest))")
  }

  private mutating func change(
    _ left: Expression, _ sign: Operator, _ right: Expression, _ range: SourceRange
  ) {
    for other in Self.operators[sign.text] ?? [] { add(sign.range, other) }
    guard ["&&", "||"].contains(sign.text) else { return }
    add(range, text(left.range), text(right.range))
  }

  private mutating func change(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) {
    switch callee.kind {
    case .name(let name) where name.text == "convert" && arguments.count == 2:
      convertOtherwise(arguments, range)
    case .member(let base?, let name):
      switch name.text {
      case "reversed" where arguments.isEmpty: add(range, text(base.range))
      case "convert" where arguments.count == 2: convertOtherwise(arguments, range)
      case "hitTest" where arguments.count == 2: ask(base, arguments, range)
      default: break
      }
    default: break
    }
  }

  /// Reverses a conversion, or removes it.
  private mutating func convertOtherwise(_ arguments: [Argument], _ range: SourceRange) {
    add(range, text(arguments[0].value.range))
    guard let label = arguments[1].label else { return }
    add(label.range, label.text == "to" ? "from" : "to")
  }

  /// Replaces the result of a hit test by its receiver: whenever the point is inside it, or
  /// whenever the call returns a view.
  private mutating func ask(
    _ receiver: Expression, _ arguments: [Argument], _ range: SourceRange
  ) {
    if case .superReference = receiver.kind { return }
    let (view, point) = (text(receiver.range), text(arguments[0].value.range))
    let event = text(arguments[1].value.range)
    let isInside = "\(view).point(inside: \(point), with: \(event))"
    add(range, "(\(isInside) ? \(view) : nil)")
    add(range, "(\(text(range)) != nil ? \(view) : nil)")
  }
}

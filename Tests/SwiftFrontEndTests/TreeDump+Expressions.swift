import SourceTree

extension TreeDump {
  private static func list(_ parts: [String?]) -> String {
    "(" + parts.compactMap { $0 }.joined(separator: " ") + ")"
  }

  static func expression(_ node: Expression) -> String {
    switch node.kind {
    case .integer(let value): return value.map(String.init) ?? "toolarge"
    case .float(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .null: return "nil"
    case .string(let segments): return list(["string"] + segments.map(segment))
    case .array(let elements): return "[" + elements.map(expression).joined(separator: " ") + "]"
    case .dictionary(let pairs):
      return list(["dictionary"] + pairs.map { expression($0.key) + ": " + expression($0.value) })
    case .tuple(let parts):
      return list(
        ["tuple"] + parts.map { ($0.label.map { $0 + ": " } ?? "") + expression($0.value) })
    case .parenthesized(let inner): return list(["paren", expression(inner)])
    case .name(let name): return self.name(name)
    case .selfReference: return "self"
    case .superReference: return "super"
    case .member(let base, let name): return (base.map(expression) ?? "") + "." + self.name(name)
    case .tupleMember(let base, let index): return expression(base) + ".\(index)"
    case .call(let callee, let arguments):
      return list(["call", expression(callee)] + arguments.map(argument))
    case .subscripting(let base, let arguments):
      return list(["subscript", expression(base)] + arguments.map(argument))
    case .type(let written): return list(["type", type(written)])
    case .optionalElement(let base): return expression(base) + "?"
    case .optionalChain(let inner): return list(["chain", expression(inner)])
    case .forceUnwrap(let inner): return expression(inner) + "!"
    case .prefix(let sign, let operand): return list(["prefix" + sign.text, expression(operand)])
    case .postfix(let sign, let operand): return list(["postfix" + sign.text, expression(operand)])
    case .binary(let left, let sign, let right):
      return list([sign.text, expression(left), expression(right)])
    case .assignment(let target, let value):
      return list(["=", expression(target), expression(value)])
    case .ternary(let condition, let then, let otherwise):
      return list(["?:", expression(condition), expression(then), expression(otherwise)])
    case .typeTest(let value, let tested): return list(["is", expression(value), type(tested)])
    case .cast(let value, let kind, let target):
      let word = kind == .coercion ? "as" : kind == .conditional ? "as?" : "as!"
      return list([word, expression(value), type(target)])
    case .closure(let closure): return self.closure(closure)
    case .inoutArgument(let inner): return "&" + expression(inner)
    case .attempt(let kind, let inner):
      let word = kind == .plain ? "try" : kind == .optional ? "try?" : "try!"
      return list([word, expression(inner)])
    case .discard: return "_"
    case .selector(let inner): return list(["#selector", expression(inner)])
    case .keyPath(let root, let names):
      return "\\" + (root.map(type) ?? "") + names.map { "." + name($0) }.joined()
    case .magic(let kind): return "#\(kind)"
    case .statement(let inner): return list(["value", statement(inner)])
    case .invalid: return "invalid"
    }
  }

  private static func name(_ name: Name) -> String {
    let arguments =
      name.typeArguments.isEmpty
      ? "" : "<" + name.typeArguments.map(type).joined(separator: ", ") + ">"
    let labels = name.labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? ""
    return name.text + arguments + labels
  }

  private static func segment(_ segment: StringSegment) -> String {
    switch segment {
    case .text(let text): text.debugDescription
    case .expression(let value): expression(value)
    }
  }

  private static func argument(_ argument: Argument) -> String {
    (argument.isTrailingClosure ? "trailing " : "")
      + (argument.label.map { $0.text + ": " } ?? "") + expression(argument.value)
  }

  private static func closure(_ closure: Closure) -> String {
    let captures = closure.captures.map { capture in
      let word = capture.ownership == .strong ? "" : "\(capture.ownership) "
      return word + capture.name + (capture.value.map { " = " + expression($0) } ?? "")
    }
    let parameters = closure.parameters.map { parameters in
      list(parameters.map { $0.name + ($0.type.map { ": " + type($0) } ?? "") })
    }
    return list([
      "closure", captures.isEmpty ? nil : "[" + captures.joined(separator: ", ") + "]",
      parameters, closure.isThrowing ? "throws" : nil, closure.result.map { "-> " + type($0) },
      "{" + closure.body.map(statement).joined(separator: "; ") + "}",
    ])
  }
}

import ObjectiveCTree

/// A tree in one line, short enough to be read.
enum TreeDump {
  static func text(_ expression: Tree.Expression) -> String {
    switch expression.kind {
    case .integer(let literal): literal.value.map { "\($0)" } ?? "(too large)"
    case .floating(let value, let isFloat): "\(value)\(isFloat ? "f" : "")"
    case .character(let value): "(char \(value))"
    case .string(let text): "\"\(text)\""
    case .objectString(let text): "@\"\(text)\""
    case .boxed(let value): "(box \(self.text(value)))"
    case .array(let elements): "(array \(list(elements)))"
    case .dictionary(let pairs):
      "(dictionary \(pairs.map { "\(text($0.key)):\(text($0.value))" }.joined(separator: " ")))"
    case .selector(let name): "(selector \(name.text))"
    case .protocolReference(let name): "(protocol \(name.text))"
    case .encode(let type): "(encode \(text(type)))"
    case .name(let name): name.text
    case .message(let message): text(message)
    case .member(let base, let name, let isArrow):
      "(\(isArrow ? "->" : ".") \(text(base)) \(name.text))"
    case .subscripting(let base, let index): "(at \(text(base)) \(text(index)))"
    case .call(let callee, let arguments): "(call \(list([callee] + arguments)))"
    case .cast(let type, let value): "(cast \(text(type)) \(text(value)))"
    case .compoundLiteral(let type, let value): "(literal \(text(type)) \(text(value)))"
    case .initializer(let elements):
      "{\(elements.map { text($0) }.joined(separator: " "))}"
    case .prefix(let sign, let value): "(\(sign.text) \(text(value)))"
    case .postfix(let value, let sign): "(\(text(value)) \(sign.text))"
    case .binary(let left, let sign, let right), .assignment(let left, let sign, let right):
      "(\(sign.text) \(text(left)) \(text(right)))"
    case .ternary(let condition, let then, let otherwise):
      "(? \(text(condition)) \(then.map { text($0) } ?? "_") \(text(otherwise)))"
    case .comma(let first, let second): "(, \(text(first)) \(text(second)))"
    case .sizeOfType(let type): "(sizeof \(text(type)))"
    case .sizeOf(let value): "(sizeof \(text(value)))"
    case .parenthesized(let value): "(\(text(value)))"
    case .block(let block):
      "(block \(block.result.map { text($0) } ?? "_") (\(parameters(block.parameters))) \(text(block.body)))"
    case .statements(let block): "(statements \(text(block)))"
    case .available: "(available)"
    case .variadicArgument(let list, let type): "(va_arg \(text(list)) \(text(type)))"
    case .invalid: "invalid"
    }
  }

  private static func list(_ expressions: [Tree.Expression]) -> String {
    expressions.map { text($0) }.joined(separator: " ")
  }

  private static func text(_ element: Tree.InitializerElement) -> String {
    let path = element.designators.map {
      switch $0 {
      case .field(let name): ".\(name.text)"
      case .index(let value): "[\(text(value))]"
      }
    }
    return path.joined() + (path.isEmpty ? "" : "=") + text(element.value)
  }

  private static func text(_ message: Tree.Message) -> String {
    let receiver =
      switch message.receiver {
      case .expression(let value): text(value)
      case .superclass: "super"
      }
    return
      "[\(([receiver, message.selector] + message.arguments.map { text($0) }).joined(separator: " "))]"
  }

  static func text(_ type: Tree.TypeName) -> String {
    let words = [
      type.qualifiers.isConstant ? "const" : nil, type.qualifiers.isKindOf ? "kindof" : nil,
      type.qualifiers.isBlock ? "__block" : nil, type.qualifiers.nullability.map { "\($0)" },
      type.qualifiers.ownership.map { "\($0)" },
    ].compactMap { $0 }
    return (words + [kind(type)]).joined(separator: " ")
  }

  private static func kind(_ type: Tree.TypeName) -> String {
    switch type.kind {
    case .name(let name): name.text
    case .object(let name, let arguments, let protocols):
      "\(name.text)<\((arguments.map { text($0) } + protocols.map(\.text)).joined(separator: ", "))>"
    case .structure(let name): "struct \(name.text.hasPrefix("(") ? "_" : name.text)"
    case .enumeration(let name): "enum \(name.text.hasPrefix("(") ? "_" : name.text)"
    case .pointer(let pointee): "*\(text(pointee))"
    case .block(let signature):
      "(^ \(text(signature.result)) (\(parameters(signature.parameters))))"
    case .functionPointer(let signature):
      "(function \(text(signature.result)) (\(parameters(signature.parameters))))"
    case .array(let element, let count): "\(text(element))[\(count.map { text($0) } ?? "")]"
    case .typeOf(let value): "(typeof \(text(value)))"
    case .automatic: "auto"
    case .invalid: "invalid"
    }
  }

  static func parameters(_ parameters: [Tree.Parameter]) -> String {
    parameters.map { parameter in
      [parameter.name?.text, parameter.type.map { text($0) }].compactMap { $0 }
        .joined(separator: ": ")
    }.joined(separator: ", ")
  }

  static func text(_ block: Tree.Block) -> String {
    "{\(block.statements.map { text($0) }.joined(separator: "; "))}"
  }

  static func text(_ statement: Tree.Statement) -> String {
    switch statement.kind {
    case .expression(let value): text(value)
    case .declaration(let declaration): text(declaration)
    case .block(let block): text(block)
    case .conditional(let condition, let then, let otherwise):
      "(if \(text(condition)) \(text(then))\(otherwise.map { " else \(text($0))" } ?? ""))"
    case .whileLoop(let condition, let body): "(while \(text(condition)) \(text(body)))"
    case .doLoop(let body, let condition): "(do \(text(body)) \(text(condition)))"
    case .forLoop(let initial, let condition, let step, let body):
      "(for \(initial.map { text($0) } ?? "_") \(condition.map { text($0) } ?? "_") \(step.map { text($0) } ?? "_") \(text(body)))"
    case .forIn(.variable(let variable), let sequence, let body):
      "(for \(text(variable)) in \(text(sequence)) \(text(body)))"
    case .forIn(.expression(let element), let sequence, let body):
      "(for \(text(element)) in \(text(sequence)) \(text(body)))"
    case .switching(let value, let body): "(switch \(text(value)) \(text(body)))"
    case .caseLabel(let value, let last):
      "case \(text(value))\(last.map { "...\(text($0))" } ?? "")"
    case .defaultLabel: "default"
    case .returning(let value): "return" + (value.map { " \(text($0))" } ?? "")
    case .breaking: "break"
    case .continuing: "continue"
    case .goto(let name): "goto \(name.text)"
    case .label(let name): "\(name.text):"
    case .trying(let attempt):
      "(try \(text(attempt.body))\(attempt.catches.map { " catch (\($0.parameter.map { parameters([$0]) } ?? "...")) \(text($0.body))" }.joined())\(attempt.finally.map { " finally \(text($0))" } ?? ""))"
    case .throwing(let value): "throw" + (value.map { " \(text($0))" } ?? "")
    case .synchronized(let value, let body): "(synchronized \(text(value)) \(text(body)))"
    case .autoreleasePool(let body): "(pool \(text(body)))"
    case .empty: ";"
    case .invalid: "invalid"
    }
  }

  private static func text(_ variable: Tree.Variable) -> String {
    let storage =
      switch variable.storage {
      case .automatic: ""
      case .static: "static "
      case .external: "extern "
      }
    let value = variable.value.map { " = \(text($0))" } ?? ""
    return "\(storage)\(variable.name.text): \(text(variable.type))\(value)"
  }

  static func text(_ item: Tree.Item) -> String {
    switch item {
    case .declaration(let declaration): text(declaration)
    case .statement(let statement): text(statement)
    }
  }

  static func text(_ declaration: Tree.Declaration) -> String {
    switch declaration.kind {
    case .interface(let it):
      "(interface \(it.name.text)\(names(it.typeParameters, "of")) \(it.superclass?.text ?? "_")\(names(it.protocols, "is")) \(variables(it.variables))\(members(it.members)))"
    case .category(let it):
      "(category \(it.className.text) \(it.name?.text ?? "_")\(names(it.protocols, "is")) \(variables(it.variables))\(members(it.members)))"
    case .implementation(let it):
      "(implementation \(it.name.text) \(it.category?.text ?? "_") \(variables(it.variables))\(members(it.members)))"
    case .protocolType(let it):
      "(protocol \(it.name.text)\(names(it.protocols, "is"))\(members(it.members)))"
    case .function(let it):
      "(function \(it.storage == .static ? "static " : "")\(it.name.text) \(text(it.signature.result)) (\(parameters(it.signature.parameters)))\(it.body.map { " \(text($0))" } ?? ""))"
    case .variables(let variables): "(var \(variables.map { text($0) }.joined(separator: ", ")))"
    case .alias(let it): "(alias \(it.name.text) \(text(it.type)))"
    case .structure(let it):
      "(struct \(it.tag.text.hasPrefix("(") ? "_" : it.tag.text) \((it.fields ?? []).map { "\($0.name.text): \(text($0.type))" }.joined(separator: ", ")))"
    case .enumeration(let it):
      "(enum \(it.style) \(it.tag.text.hasPrefix("(") ? "_" : it.tag.text) \(it.underlying.map { text($0) } ?? "_") \((it.constants ?? []).map { $0.name.text + ($0.value.map { "=\(text($0))" } ?? "") }.joined(separator: " ")))"
    case .forwardClasses(let names): "(class\(self.names(names, "")))"
    case .forwardProtocols(let names): "(protocols\(self.names(names, "")))"
    }
  }

  private static func names(_ names: [Tree.Name], _ word: String) -> String {
    names.isEmpty ? "" : " \(word)<\(names.map(\.text).joined(separator: ", "))>"
  }

  private static func variables(_ variables: [Tree.InstanceVariable]) -> String {
    "{\(variables.map { "\($0.access) \($0.name.text): \(text($0.type))" }.joined(separator: ", "))}"
  }

  private static func members(_ members: [Tree.Member]) -> String {
    members.map { "\n  \(text($0))" }.joined()
  }

  private static func text(_ member: Tree.Member) -> String {
    switch member {
    case .property(let it):
      "(property \(it.isOptional ? "optional " : "")\(it.name.text): \(text(it.type)) \(it.attributes.map { $0.name.text + ($0.value.map { "=\($0.text)" } ?? "") }.joined(separator: " ")))"
    case .method(let it):
      "(\(it.isClassMethod ? "+" : "-") \(it.isOptional ? "optional " : "")\(it.selector) \(it.result.map { text($0) } ?? "_") (\(parameters(it.parameters)))\(names(it.attributes, ""))\(it.body.map { " \(text($0))" } ?? ""))"
    case .synthesize(let pairs):
      "(synthesize \(pairs.map { "\($0.property.text)=\($0.variable?.text ?? "_")" }.joined(separator: " ")))"
    case .dynamic(let names): "(dynamic\(self.names(names, "")))"
    case .declaration(let declaration): text(declaration)
    }
  }
}

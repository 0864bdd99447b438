import ObjectiveCTree
import Records

/// Messages, calls of C and assignments in an expression.
extension ObjectiveCFacts {
  mutating func walk(_ expression: Tree.Expression) {
    switch expression.kind {
    case .message(let message):
      note(message, at: expression.range.start)
      if case .expression(let receiver) = message.receiver { walk(receiver) }
      for argument in message.arguments { walk(argument) }
    case .call(let callee, let arguments):
      note(callee, arguments)
      for argument in arguments { walk(argument) }
    case .assignment(let target, let sign, let value):
      if sign.text == "=" {
        assign(FactValue(target).path, FactValue(value), at: expression.range.start)
      }
      walk(value)
    case .block(let block):
      for parameter in block.parameters {
        if let name = parameter.name { facts.contexts[current].innerNames.insert(name.text) }
      }
      walk(block.body)
    case .statements(let block): walk(block)
    case .boxed(let inner), .cast(_, let inner), .compoundLiteral(_, let inner),
      .prefix(_, let inner), .postfix(let inner, _), .parenthesized(let inner):
      walk(inner)
    case .member(let inner, let name, _):
      note(anchor: name.text, of: FactValue(inner).path)
      walk(inner)
    case .array(let elements): for element in elements { walk(element) }
    case .initializer(let elements): for element in elements { walk(element.value) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key)
        walk(pair.value)
      }
    case .subscripting(let left, let right), .binary(let left, _, let right),
      .comma(let left, let right):
      walk(left)
      walk(right)
    case .ternary(let condition, let yes, let no):
      walk(condition)
      if let yes { walk(yes) }
      walk(no)
    default: break
    }
  }

  private mutating func assign(_ target: String?, _ value: FactValue, at offset: Int) {
    facts.add(
      CodeFacts.Assignment(target: target, value: value, context: current, offset: offset))
  }

  private mutating func note(anchor name: String, of view: String?) {
    guard name.hasSuffix("Anchor"), let view else { return }
    facts.add(CodeFacts.Anchor(view: view, name: name, context: current))
  }

  private mutating func note(_ message: Tree.Message, at start: Int) {
    let receiver: String? =
      switch message.receiver {
      case .superclass: "super"
      case .expression(let value): FactValue(value).path
      }
    let offset = message.selectorRange.start
    if message.selector == "enumerateObjectsUsingBlock:",
      ObjectiveCForwardOrder.isSubviews(receiver),
      case .block(let block)? = message.arguments.first?.kind,
      ObjectiveCAnswerFinder.returnsAnswer(block.body)
    {
      facts.contexts[current].forwardLoops.append(start)
    }
    if message.arguments.isEmpty { note(anchor: message.selector, of: receiver) }
    if let property = ObjectiveCNames.property(setBy: message.selector),
      let value = message.arguments.first
    {
      let target = receiver.map { $0 == "self" ? property : "\($0).\(property)" }
      assign(target, FactValue(value), at: offset)
      return
    }
    let (name, labels) = ObjectiveCNames.method(message.selector)
    let arguments = message.arguments.enumerated().map { index, value in
      CodeFacts.Argument(
        label: index < labels.count ? labels[index] : nil, value: FactValue(value))
    }
    note((receiver, name), arguments, offset)
  }

  /// `CGRectContainsPoint(rect, point)` asks as `rect.contains(point)` does.
  private mutating func note(_ callee: Tree.Expression, _ arguments: [Tree.Expression]) {
    guard case .name(let name) = callee.kind else { return }
    if name.text == "CGRectContainsPoint", arguments.count == 2 {
      let point = CodeFacts.Argument(label: nil, value: FactValue(arguments[1]))
      note((FactValue(arguments[0]).path, "contains"), [point], callee.range.start)
      return
    }
    note(
      ("", name.text), arguments.map { .init(label: nil, value: FactValue($0)) },
      callee.range.start)
  }
}

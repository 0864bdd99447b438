import Records

extension Preprocessor {
  /// The body with the arguments in it.
  func substitute(
    _ arguments: [String: [Token]], in macro: Macro, _ range: SourceRange
  ) -> [Token] {
    var expanded: [String: [Token]] = [:]
    var result: [Token] = []
    let body = macro.body
    var index = 0
    var isPasting = false
    func append(_ tokens: [Token]) {
      guard isPasting else { return result.append(contentsOf: tokens) }
      isPasting = false
      guard let first = tokens.first else { return }
      guard let last = result.popLast() else { return result.append(contentsOf: tokens) }
      result.append(contentsOf: Self.pasted(last, first))
      result.append(contentsOf: tokens.dropFirst())
    }
    while index < body.count {
      guard result.count < Self.mostMade else { break }
      var token = body[index]
      index += 1
      token.range = range
      token.isMade = true
      token.beginsLine = false
      if token.isSign("##"), index > 1 {
        isPasting = true
        continue
      }
      if token.isSign("#"), macro.parameters != nil, index < body.count,
        let argument = arguments[body[index].text]
      {
        index += 1
        append([Self.stringized(argument, range)])
        continue
      }
      guard token.kind == .word, let argument = arguments[token.text] else {
        append([token])
        continue
      }
      let isBeforePaste = index < body.count && body[index].isSign("##")
      if isPasting || isBeforePaste {
        if isPasting, result.last?.isSign(",") == true {
          // `, ## __VA_ARGS__`: the comma is removed if there are no arguments.
          isPasting = false
          if argument.isEmpty { result.removeLast() } else { result += expand(argument) }
          continue
        }
        if argument.isEmpty, isBeforePaste, !isPasting {
          // There is nothing to paste to: the next token is unchanged.
          index += 1
          continue
        }
        append(argument)
      } else {
        var value = expanded[token.text] ?? expand(argument)
        expanded[token.text] = value
        if !value.isEmpty { value[0].hasSpace = token.hasSpace }
        append(value)
      }
    }
    return result
  }

  /// An argument with its own macros expanded.
  func expand(_ argument: [Token]) -> [Token] {
    guard depth < 64, !isFull, argument.contains(where: { macros[$0.text] != nil }) else {
      return argument
    }
    depth += 1
    defer { depth -= 1 }
    let (before, sofar) = (inputs, output)
    inputs = [Input(tokens: argument, macro: nil)]
    output = []
    while let token = next() {
      if token.kind == .word { expand(token) } else { emit(token) }
    }
    let result = output
    (inputs, output) = (before, sofar)
    _ = count(result.count, result.first?.range ?? SourceRange(0, 0))
    return result
  }

  static func pasted(_ first: Token, _ second: Token) -> [Token] {
    let text = first.text + second.text
    guard text.utf8.count < 1 << 12 else { return [first] }
    var tokens = Lexer.tokens(of: text, offset: 0).dropLast().map { token in
      var token = token
      token.range = first.range.joined(second.range)
      token.beginsLine = false
      token.isMade = true
      return token
    }
    if !tokens.isEmpty { tokens[0].hasSpace = first.hasSpace }
    return tokens
  }

  static func stringized(_ tokens: [Token], _ range: SourceRange) -> Token {
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, token.hasSpace || token.beginsLine { text += " " }
      if token.kind == .string || token.kind == .character {
        for character in token.text {
          if character == "\"" || character == "\\" { text += "\\" }
          text.append(character)
        }
      } else {
        text += token.text
      }
      if text.utf8.count > 1 << 16 { break }
    }
    return Token(kind: .string, text: "\"\(text)\"", range: range, isMade: true)
  }
}

import ObjectiveCTree
import Records

extension Parser {
  /// `[receiver word:argument]`.
  func message() throws(Skip) -> Tree.Expression {
    try enter()
    defer { leave() }
    let start = index
    let open = current
    advance()
    let saved = isInMessage
    isInMessage = true
    defer { isInMessage = saved }
    let receiver: Tree.Message.Receiver
    if atWord("super"), token(1).kind == .word {
      receiver = .superclass(current.range)
      advance()
    } else {
      receiver = .expression(try receiverValue())
    }
    guard current.kind == .word || at(":") else {
      throw at("]") || at(";") || isAtEnd ? expected("identifier") : expected("']'")
    }
    var pieces: [Tree.Message.Piece] = []
    while current.kind == .word || at(":") {
      if !pieces.isEmpty, current.kind == .word, current.beginsLine, !token(1).isSign(":") { break }
      let place = at(":") ? SourceRange(current.range.start, current.range.start) : current.range
      let name = Tree.Name(at(":") ? "" : current.text, place)
      if current.kind == .word { advance() }
      guard take(":") else {
        guard pieces.isEmpty else { throw expected("':'") }
        pieces.append(Tree.Message.Piece(name: name, argument: nil))
        break
      }
      let value = at("{") ? try initializerList() : try assignment()
      pieces.append(Tree.Message.Piece(name: name, argument: value))
    }
    var variadic: [Tree.Expression] = []
    while pieces.last?.argument != nil, take(",") { variadic.append(try assignment()) }
    guard take("]") else {
      throw fail(
        .expected(item: "']'", place: nil),
        notes: [CodeNote(.clang(.toMatch(sign: "[")), open.range)])
    }
    return Tree.Expression(
      .message(Tree.Message(receiver: receiver, pieces: pieces, variadic: variadic)),
      range(from: start))
  }

  /// A receiver: of `NSArray<UIView *>` only the name is used.
  private func receiverValue() throws(Skip) -> Tree.Expression {
    guard current.kind == .word, token(1).isSign("<"), !isValue(current.text),
      let after = anglesEnd(index + 1), tokens[min(after, tokens.count - 1)].kind == .word
    else { return try expression() }
    let name = Tree.Name(current.text, current.range)
    index = after
    return Tree.Expression(.name(name), name.range)
  }

  // MARK: Literals

  /// A literal or another expression that begins with `@`.
  func literal() throws(Skip) -> Tree.Expression {
    try enter()
    defer { leave() }
    let start = index
    let saved = isInMessage
    isInMessage = false
    defer { isInMessage = saved }
    let next = token(1)
    switch next.kind {
    case .string:
      let (text, range) = strings()
      return Tree.Expression(.objectString(text), range)
    case .number, .character:
      advance()
      return Tree.Expression(.boxed(try literalValue()), range(from: start))
    case .word: return try named(next.text)
    case .sign:
      advance()
      let open = current
      switch next.text {
      case "-", "+":
        guard token(1).kind == .number else { break }
        let sign = Tree.Operator(current.text, current.range)
        advance()
        let value = try literalValue()
        let signed = Tree.Expression(.prefix(sign, value), sign.range.joined(value.range))
        return Tree.Expression(.boxed(signed), range(from: start))
      case "(":
        advance()
        let value = try expression()
        try close(")", open)
        return Tree.Expression(.boxed(value), range(from: start))
      case "[": return try array(open, start)
      case "{": return try dictionary(open, start)
      default: break
      }
    case .end: break
    }
    throw fail(.unexpectedAt(word: next.text), tokens[start].range)
  }

  private func literalValue() throws(Skip) -> Tree.Expression {
    let token = current
    advance()
    if token.kind == .character {
      return Tree.Expression(.character(Literals.character(token.text)), token.range)
    }
    switch Literals.number(token.text) {
    case .integer(let literal): return Tree.Expression(.integer(literal), token.range)
    case .floating(let value, let isFloat):
      return Tree.Expression(.floating(value, isFloat: isFloat), token.range)
    case .fault(let problem): throw fail(problem, token.range)
    }
  }

  private func array(_ open: Token, _ start: Int) throws(Skip) -> Tree.Expression {
    advance()
    var elements: [Tree.Expression] = []
    while !at("]") {
      elements.append(try assignment())
      if !take(",") { break }
    }
    guard take("]") else {
      throw fail(
        .expected(item: "']' or ','", place: nil),
        notes: [CodeNote(.clang(.toMatch(sign: "[")), open.range)])
    }
    return Tree.Expression(.array(elements), range(from: start))
  }

  private func dictionary(_ open: Token, _ start: Int) throws(Skip) -> Tree.Expression {
    advance()
    var elements: [(key: Tree.Expression, value: Tree.Expression)] = []
    while !at("}") {
      // A key may be a name before a colon.
      isInMessage = true
      let key = try ternary()
      isInMessage = false
      try need(":")
      elements.append((key, try assignment()))
      if !take(",") { break }
    }
    guard take("}") else {
      throw fail(
        .expected(item: "'}' or ','", place: nil),
        notes: [CodeNote(.clang(.toMatch(sign: "{")), open.range)])
    }
    return Tree.Expression(.dictionary(elements), range(from: start))
  }

  private func named(_ word: String) throws(Skip) -> Tree.Expression {
    let start = index
    switch word {
    case "YES", "NO", "true", "false", "__objc_yes", "__objc_no":
      advance()
      let name = Tree.Name(current.text, current.range)
      advance()
      return Tree.Expression(
        .boxed(Tree.Expression(.name(name), name.range)), range(from: start))
    case "selector":
      advance()
      advance()
      let open = current
      try need("(")
      // `@selector((name:))` silences a warning.
      let isDouble = take("(")
      let first = index
      var text = ""
      while current.kind == .word || at(":") || at("::") {
        text += current.text
        advance()
      }
      guard !text.isEmpty else { throw expected("identifier") }
      let name = Tree.Name(text, range(from: first))
      if isDouble { try close(")", open) }
      try close(")", open)
      return Tree.Expression(.selector(name), range(from: start))
    case "protocol":
      advance()
      advance()
      let open = current
      try need("(")
      let name = try name()
      try close(")", open)
      return Tree.Expression(.protocolReference(name), range(from: start))
    case "encode":
      advance()
      advance()
      let open = current
      try need("(")
      let type = try typeName()
      try close(")", open)
      return Tree.Expression(.encode(type), range(from: start))
    case "available":
      advance()
      advance()
      if at("(") { skipParentheses() }
      return Tree.Expression(.available, range(from: start))
    default:
      throw fail(.unexpectedAt(word: word), tokens[start].range)
    }
  }
}

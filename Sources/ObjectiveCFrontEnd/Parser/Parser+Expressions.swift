import ObjectiveCTree
import Records

extension Parser {
  /// An expression, including the comma operator.
  func expression() throws(Skip) -> Tree.Expression {
    var value = try assignment()
    while at(",") {
      advance()
      try link()
      let next = try assignment()
      value = Tree.Expression(.comma(value, next), value.range.joined(next.range))
    }
    return value
  }

  private static let assignments: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=",
  ]

  func assignment() throws(Skip) -> Tree.Expression {
    let target = try ternary()
    guard current.kind == .sign, Self.assignments.contains(current.text) else { return target }
    let sign = Tree.Operator(current.text, current.range)
    advance()
    try enter()
    defer { leave() }
    let value = at("{") ? try initializerList() : try assignment()
    return Tree.Expression(.assignment(target, sign, value), target.range.joined(value.range))
  }

  func ternary() throws(Skip) -> Tree.Expression {
    let condition = try binary(0)
    guard at("?") else { return condition }
    let question = current
    advance()
    try enter()
    defer { leave() }
    // Between the two tokens, a name before a colon does not belong to a message.
    let saved = isInMessage
    isInMessage = true
    let then = at(":") ? nil : try expression()
    isInMessage = saved
    try close(":", question)
    let otherwise = try ternary()
    return Tree.Expression(
      .ternary(condition, then, otherwise), condition.range.joined(otherwise.range))
  }

  private static let ranks: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
    "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  private func binary(_ least: Int) throws(Skip) -> Tree.Expression {
    var left = try unary()
    while current.kind == .sign, let rank = Self.ranks[current.text], rank > least {
      if Self.associative.contains(current.text) {
        left = try operands(of: current.text, rank, after: left)
        continue
      }
      let sign = Tree.Operator(current.text, current.range)
      advance()
      try link()
      let right = try binary(rank)
      left = Tree.Expression(.binary(left, sign, right), left.range.joined(right.range))
    }
    return left
  }

  private static let associative: Set<String> = ["||", "&&"]

  /// `a || b || c`: a table of hundreds of ranges, as functions for characters have it, becomes a
  /// tree of little depth.
  private func operands(
    of sign: String, _ rank: Int, after first: Tree.Expression
  ) throws(Skip) -> Tree.Expression {
    var operands = [first]
    var signs: [Tree.Operator] = []
    let before = chain
    while current.isSign(sign) {
      signs.append(Tree.Operator(current.text, current.range))
      advance()
      chain = before
      operands.append(try binary(rank))
    }
    chain = before
    let depth = signs.count < Self.fewOperands ? signs.count : Self.fewOperands
    for _ in 0..<depth { try link() }
    return tree(operands[...], signs, isFlat: depth < Self.fewOperands)
  }

  /// The number of operands from which on a tree is divided in the middle.
  private static let fewOperands = 32

  private func tree(
    _ operands: ArraySlice<Tree.Expression>, _ signs: [Tree.Operator], isFlat: Bool
  ) -> Tree.Expression {
    guard operands.count > 1 else { return operands[operands.startIndex] }
    let middle =
      isFlat ? operands.endIndex - 1 : operands.startIndex + (operands.count + 1) / 2
    let left = tree(operands[..<middle], signs, isFlat: isFlat)
    let right = tree(operands[middle...], signs, isFlat: isFlat)
    return Tree.Expression(
      .binary(left, signs[middle - 1], right), left.range.joined(right.range))
  }

  // MARK: Prefixes

  private static let prefixes: Set<String> = ["+", "-", "!", "~", "*", "&", "++", "--"]

  private func unary() throws(Skip) -> Tree.Expression {
    try enter()
    defer { leave() }
    let start = index
    if current.kind == .sign {
      if Self.prefixes.contains(current.text) {
        let sign = Tree.Operator(current.text, current.range)
        advance()
        let value = try unary()
        return Tree.Expression(.prefix(sign, value), sign.range.joined(value.range))
      }
      if at("&&") { throw fail(.refused(.labelAddress)) }
      if at("("), isCast(at: index) {
        let open = current
        advance()
        let type = try typeName()
        try close(")", open)
        if at("{") {
          let value = try initializerList()
          return try suffixes(
            Tree.Expression(.compoundLiteral(type, value), range(from: start)), start)
        }
        let value = try unary()
        return Tree.Expression(.cast(type, value), open.range.joined(value.range))
      }
    } else if current.kind == .word {
      switch current.text {
      case "sizeof", "_Alignof", "__alignof__":
        advance()
        if at("("), isTypeName(at: index + 1) || isUnknownType(at: index + 1) {
          let open = current
          advance()
          let type = try typeName()
          try close(")", open)
          return Tree.Expression(.sizeOfType(type), range(from: start))
        }
        let value = try unary()
        return Tree.Expression(.sizeOf(value), tokens[start].range.joined(value.range))
      case "__extension__":
        advance()
        return try unary()
      default: break
      }
    }
    return try suffixes(try primary(), start)
  }

  /// Whether a name alone in parentheses is spelled as a type.
  private func isUnknownType(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].kind == .word && tokens[index + 1].isSign(")")
      && !isValue(tokens[index].text) && Words.looksLikeType(tokens[index].text)
  }

  // MARK: Suffixes

  private func suffixes(_ first: Tree.Expression, _ start: Int) throws(Skip) -> Tree.Expression {
    var value = first
    while true {
      if current.kind == .sign {
        switch current.text {
        case "[":
          // At the beginning of a line, a message follows a missing semicolon.
          if current.beginsLine, isMessage { return value }
          let open = current
          advance()
          let index = try inBrackets { () throws(Skip) in try self.expression() }
          if current.kind == .word, !isInMessage { throw missingBracket(value) }
          try close("]", open)
          value = Tree.Expression(.subscripting(value, index), range(from: start))
        case "(": value = try call(value, start)
        case ".", "->":
          let isArrow = at("->")
          advance()
          guard current.kind == .word, !current.beginsLine || !isAtDeclaration else {
            throw expected("identifier")
          }
          let member = Tree.Name(current.text, current.range)
          advance()
          value = Tree.Expression(.member(value, member, isArrow: isArrow), range(from: start))
        case "++", "--":
          if current.beginsLine { return value }
          let sign = Tree.Operator(current.text, current.range)
          advance()
          value = Tree.Expression(.postfix(value, sign), range(from: start))
        case "::": throw fail(.refused(.cPlusPlus))
        default: return value
        }
        try link()
      } else if current.kind == .word, !isInMessage, !current.beginsLine,
        token(1).isSign("]") || token(1).isSign(":") && !isLabelled
      {
        throw missingBracket(value)
      } else {
        return value
      }
    }
  }

  /// Whether the bracket begins a message rather than an index.
  private var isMessage: Bool {
    token(1).isSign("[") || token(1).kind == .word && token(2).kind == .word
  }

  private var isLabelled: Bool { switches > 0 && token(1).isSign(":") && token(2).beginsLine }

  /// A message whose opening bracket is missing; the rest of it is skipped.
  private func missingBracket(_ receiver: Tree.Expression) -> Skip {
    report(
      .missingBracket, receiver.range,
      fixIt: CodeFixIt(SourceRange(receiver.range.start, receiver.range.start), "["))
    return Skip()
  }

  private func inBrackets<T>(_ body: () throws(Skip) -> T) throws(Skip) -> T {
    let saved = isInMessage
    isInMessage = false
    defer { isInMessage = saved }
    return try body()
  }

  private func call(_ callee: Tree.Expression, _ start: Int) throws(Skip) -> Tree.Expression {
    let open = current
    advance()
    let saved = isInMessage
    isInMessage = false
    defer { isInMessage = saved }
    if case .name(let name) = callee.kind {
      switch name.text {
      case "va_arg":
        let list = try assignment()
        try need(",")
        let type = try typeName()
        try close(")", open)
        return Tree.Expression(.variadicArgument(list, type), range(from: start))
      case "offsetof", "__builtin_types_compatible_p", "_Generic":
        throw fail(.refused(.generic), name.range)
      case "setjmp", "longjmp", "sigsetjmp", "siglongjmp":
        throw fail(.refused(.nonlocalJump), name.range)
      default: break
      }
    }
    var arguments: [Tree.Expression] = []
    if !at(")") {
      repeat { arguments.append(try argument()) } while take(",")
    }
    try close(")", open)
    return Tree.Expression(.call(callee, arguments), range(from: start))
  }

  private func argument() throws(Skip) -> Tree.Expression {
    at("{") ? try initializerList() : try assignment()
  }

  // MARK: Primaries

  private func primary() throws(Skip) -> Tree.Expression {
    let token = current
    switch token.kind {
    case .number:
      advance()
      return Tree.Expression(number(token), token.range)
    case .character:
      advance()
      return Tree.Expression(.character(Literals.character(token.text)), token.range)
    case .string:
      let (text, range) = strings()
      return Tree.Expression(.string(text), range)
    case .word: return try word()
    case .sign: return try sign()
    case .end: throw expected("expression")
    }
  }

  private func word() throws(Skip) -> Tree.Expression {
    let token = current
    switch token.text {
    case "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__":
      advance()
      return Tree.Expression(.string(function), token.range)
    case _ where Words.reserved.contains(token.text): throw expected("expression")
    case "L" where self.token(1).kind == .string && !self.token(1).hasSpace:
      advance()
      return try primary()
    default:
      advance()
      return Tree.Expression(.name(Tree.Name(token.text, token.range)), token.range)
    }
  }

  private func sign() throws(Skip) -> Tree.Expression {
    let start = index
    switch current.text {
    case "(":
      let open = current
      if token(1).isSign("{") {
        advance()
        let body = try block()
        try close(")", open)
        return Tree.Expression(.statements(body), range(from: start))
      }
      advance()
      let value = try inBrackets { () throws(Skip) in try self.expression() }
      try close(")", open)
      return Tree.Expression(.parenthesized(value), range(from: start))
    case "[": return try message()
    case "@": return try literal()
    case "^": return try blockLiteral()
    default: throw expected("expression")
    }
  }

  /// Adjacent string literals, joined.
  func strings() -> (String, SourceRange) {
    let start = index
    var text = ""
    while current.kind == .string || at("@") && token(1).kind == .string {
      if at("@") { advance() }
      text += Literals.string(current.text)
      advance()
    }
    return (text, range(from: start))
  }

  private func number(_ token: Token) -> Tree.Expression.Kind {
    switch Literals.number(token.text) {
    case .integer(let literal): return .integer(literal)
    case .floating(let value, let isFloat): return .floating(value, isFloat: isFloat)
    case .fault(let problem):
      report(problem, token.range)
      return .invalid
    }
  }

  // MARK: Blocks

  private func blockLiteral() throws(Skip) -> Tree.Expression {
    try enter()
    defer { leave() }
    let start = index
    advance()
    var result: Tree.TypeName?
    if !at("{"), !at("(") {
      let specifiers = try specifiers()
      guard specifiers.hasType else { throw expected("expression") }
      var type = specifiers.base
      while take("*") {
        type = Tree.TypeName(.pointer(type), range(from: start))
        while Words.nullability.contains(current.text) || atWord("const") { advance() }
      }
      result = type
    }
    let (parameters, isVariadic) = at("(") ? try self.parameters() : ([], false)
    guard at("{") else { throw expected("expression") }
    let body = try function(named: function, parameters)
    return Tree.Expression(
      .block(
        Tree.BlockLiteral(
          result: result, parameters: parameters, isVariadic: isVariadic, body: body)),
      range(from: start))
  }
}

import ObjectiveCTree
import Records

extension Parser {
  /// Statements between braces.
  func block() throws(Skip) -> Tree.Block {
    guard at("{") else { throw expected("'{'") }
    try enter()
    defer { leave() }
    let start = index
    let open = current
    advance()
    scopes.append([])
    let saved = isInMessage
    isInMessage = false
    defer {
      scopes.removeLast()
      isInMessage = saved
    }
    var statements: [Tree.Statement] = []
    while !at("}") {
      if isAtEnd || isAtOuterStart {
        missingBrace(open)
        return Tree.Block(statements, range(from: start))
      }
      recovering(into: &statements)
    }
    advance()
    return Tree.Block(statements, range(from: start))
  }

  /// Reports a missing brace where a function has to end, once for all open braces.
  func missingBrace(_ open: Token) {
    guard braceFault != index, current.problem == nil else { return }
    braceFault = index
    let notes = [CodeNote(.clang(.toMatch(sign: "{")), open.range)]
    if isAtMethod, !isAtEnd {
      var ahead = 1
      while !token(ahead).isSign(")") { ahead += 1 }
      report(.methodInFunction(name: token(ahead + 1).text), token(ahead + 1).range, notes: notes)
    } else {
      report(
        .expected(item: "'}'", place: nil), isAtEnd ? end : current.range, notes: notes)
    }
  }

  /// A statement; after a faulty one, continues at the beginning of the next.
  func recovering(into statements: inout [Tree.Statement]) {
    let start = index
    let saved = (depth, chain, scopes.count, loops, switches, isInMessage)
    do throws(Skip) {
      try statement(into: &statements)
    } catch {
      (depth, chain) = (saved.0, saved.1)
      while scopes.count > saved.2 { scopes.removeLast() }
      (loops, switches, isInMessage) = (saved.3, saved.4, saved.5)
      statements.append(Tree.Statement(.invalid, range(from: start)))
      skipStatement()
    }
    if index == start, !at("}"), !isAtOuterStart { advance() }
  }

  /// One statement; a declaration may be several.
  func statement(into statements: inout [Tree.Statement]) throws(Skip) {
    try enter()
    defer { leave() }
    let start = index
    let savedChain = chain
    defer { chain = savedChain }
    if isAtDeclaration {
      let declarations = try declarations(isLocal: true)
      let range = range(from: start)
      statements += declarations.compactMap { declaration in
        if case .variables(let variables) = declaration.kind, variables.isEmpty { return nil }
        return Tree.Statement(.declaration(declaration), range)
      }
      return
    }
    let kind = try statementKind()
    statements.append(Tree.Statement(kind, range(from: start)))
  }

  /// The statement that a loop or a condition has.
  func body() throws(Skip) -> Tree.Statement {
    if at("}") || isAtEnd || isAtOuterStart { throw expected("statement") }
    var statements: [Tree.Statement] = []
    let start = index
    try statement(into: &statements)
    if statements.count == 1 { return statements[0] }
    let range = range(from: start)
    return Tree.Statement(.block(Tree.Block(statements, range)), range)
  }

  func loopBody() throws(Skip) -> Tree.Statement {
    loops += 1
    defer { loops -= 1 }
    return try body()
  }

  func statementKind() throws(Skip) -> Tree.Statement.Kind {
    if at("{") { return .block(try block()) }
    if take(";") { return .empty }
    if at("@"), token(1).kind == .word, let kind = try directive() { return kind }
    guard current.kind == .word else { return try expressionStatement() }
    let place = current.range
    switch current.text {
    case "if": return try conditional()
    case "while":
      advance()
      let condition = try condition(.afterWhile)
      return .whileLoop(condition, body: try loopBody())
    case "do": return try doLoop()
    case "for": return try forLoop()
    case "switch":
      advance()
      let value = try condition(.afterSwitch)
      switches += 1
      defer { switches -= 1 }
      guard at("{") else {
        let single = try body()
        return .switching(value, body: Tree.Block([single], single.range))
      }
      return .switching(value, body: try block())
    case "case", "default": return try caseLabel()
    case "return":
      advance()
      if take(";") { return .returning(nil) }
      let value = at("{") ? try initializerList() : try expression()
      semicolon(.returning)
      return .returning(value)
    case "break", "continue":
      let word = current.text
      advance()
      if loops == 0, word == "continue" || switches == 0 {
        report(
          .notInside(
            statement: word, of: word == "break" ? "loop or switch statement" : "loop statement"),
          place)
      }
      semicolon(word == "break" ? .breaking : .continuing)
      return word == "break" ? .breaking : .continuing
    case "goto":
      advance()
      if at("*") { throw fail(.refused(.labelAddress)) }
      let name = try name()
      report(.refused(.goto), place)
      semicolon(.goto)
      return .goto(name)
    case "asm", "__asm__", "__asm": throw fail(.refused(.assembler))
    case "setjmp", "longjmp", "sigsetjmp": throw fail(.refused(.nonlocalJump))
    case "else": throw expected("expression")
    default: break
    }
    if token(1).isSign(":"), !token(2).isSign(":"), !Words.reserved.contains(current.text) {
      let name = try name()
      advance()
      return .label(name)
    }
    if !isValue(current.text), token(1).isSign("::") { throw fail(.refused(.cPlusPlus)) }
    try refuseCPlusPlus()
    return try expressionStatement()
  }

  func expressionStatement() throws(Skip) -> Tree.Statement.Kind {
    let value = try expression()
    semicolon(.expression)
    return .expression(value)
  }
}

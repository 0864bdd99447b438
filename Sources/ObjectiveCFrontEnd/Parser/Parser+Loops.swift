import ObjectiveCTree
import Records

extension Parser {
  /// `(value)` after a word; the parenthesis may be missing, which is reported.
  func condition(_ place: ClangPlace) throws(Skip) -> Tree.Expression {
    let open = current
    guard take("(") else {
      report(.expected(item: "'('", place: place), current.range)
      if at("{") { throw Skip() }
      return try expression()
    }
    let saved = isInMessage
    isInMessage = false
    defer { isInMessage = saved }
    let value = try expression()
    if case .assignment(let target, let sign, let new) = value.kind, sign.text == "=",
      !isIdiom(target, new)
    {
      report(
        .assignmentAsCondition, sign.range, severity: .warning,
        fixIt: CodeFixIt(sign.range, "=="))
    }
    if !take(")") {
      report(
        .expected(item: "')'", place: nil), current.range,
        notes: [CodeNote(.clang(.toMatch(sign: "(")), open.range)])
      if !at("{") {
        if !(current.kind == .word && !current.beginsLine) { throw Skip() }
      }
    }
    return value
  }

  /// Whether an assignment is one of the two for which clang does not warn in a condition: `self =
  /// [super init…]` and `x = [enumerator nextObject]`.
  private func isIdiom(_ target: Tree.Expression, _ value: Tree.Expression) -> Bool {
    var value = value.unwrapped
    while case .cast(_, let inner) = value.kind { value = inner.unwrapped }
    guard case .message(let message) = value.kind else { return false }
    if message.selector == "nextObject" { return true }
    guard case .name(let name) = target.unwrapped.kind, name.text == "self" else { return false }
    return message.selector.isOfInitializerFamily
  }

  func conditional() throws(Skip) -> Tree.Statement.Kind {
    advance()
    let condition = try condition(.afterIf)
    if at(";"), !current.beginsLine {
      report(.emptyBody(statement: "if"), current.range, severity: .warning)
    }
    let then = try body()
    guard takeWord("else") else { return .conditional(condition, then: then, otherwise: nil) }
    return .conditional(condition, then: then, otherwise: try body())
  }

  func doLoop() throws(Skip) -> Tree.Statement.Kind {
    let word = current
    advance()
    let body = try loopBody()
    guard takeWord("while") else {
      throw fail(
        .expected(item: "'while'", place: .inDoLoop),
        notes: [CodeNote(.clang(.toMatch(sign: "do")), word.range)])
    }
    let condition = try condition(.afterWhile)
    semicolon(.doLoop)
    return .doLoop(body: body, condition: condition)
  }

  func forLoop() throws(Skip) -> Tree.Statement.Kind {
    advance()
    guard at("(") else { throw expected("'('", .afterFor) }
    let open = current
    advance()
    scopes.append([])
    defer { scopes.removeLast() }
    let start = index
    var initial: Tree.Statement?
    if take(";") {
    } else if isAtDeclaration {
      let specifiers = try specifiers()
      var variables: [Tree.Variable] = []
      repeat {
        let before = index
        let declarator = try declarator(specifiers, isAbstract: false)
        guard let name = declarator.name else { throw expected("identifier or '('") }
        declare(name.text)
        if variables.isEmpty, atWord("in") {
          let variable = Tree.Variable(
            name: name, type: declarator.type, storage: specifiers.storage, value: nil,
            range(from: start))
          return try forIn(.variable(variable), open)
        }
        let value = take("=") ? try initializer() : nil
        variables.append(
          Tree.Variable(
            name: name, type: declarator.type, storage: specifiers.storage, value: value,
            range(from: variables.isEmpty ? start : before)))
      } while take(",")
      let declaration = Tree.Declaration(.variables(variables), range(from: start))
      initial = Tree.Statement(.declaration(declaration), declaration.range)
      try need(";", .forLoop)
    } else {
      let value = try expression()
      if atWord("in") { return try forIn(.expression(value), open) }
      initial = Tree.Statement(.expression(value), value.range)
      try need(";", .forLoop)
    }
    let condition = at(";") ? nil : try expression()
    try need(";", .forLoop)
    let step = at(")") ? nil : try expression()
    closeLoop(open)
    return .forLoop(initial: initial, condition: condition, step: step, body: try loopBody())
  }

  func forIn(_ element: Tree.ForElement, _ open: Token) throws(Skip) -> Tree.Statement.Kind {
    advance()
    let sequence = try expression()
    closeLoop(open)
    return .forIn(element, sequence, body: try loopBody())
  }

  func closeLoop(_ open: Token) {
    if take(")") { return }
    report(
      .expected(item: "')'", place: nil), current.range,
      notes: [CodeNote(.clang(.toMatch(sign: "(")), open.range)])
  }

  func caseLabel() throws(Skip) -> Tree.Statement.Kind {
    let word = current
    advance()
    if switches == 0 {
      report(.notInside(statement: word.text, of: "switch statement"), word.range)
    }
    if word.text == "default" {
      if !take(":") { report(.expected(item: "':'", place: .afterDefault), end) }
      return .defaultLabel
    }
    let saved = isInMessage
    isInMessage = true
    let value = try ternary()
    let last = take("...") ? try ternary() : nil
    isInMessage = saved
    if !take(":") {
      if at(";") { advance() }
      report(.expected(item: "':'", place: .afterCase), end, fixIt: CodeFixIt(end, ":"))
    }
    return .caseLabel(value, last: last)
  }

  // MARK: What begins with @

  func directive() throws(Skip) -> Tree.Statement.Kind? {
    switch token(1).text {
    case "try": return .trying(try attempt())
    case "throw":
      advance()
      advance()
      if take(";") { return .throwing(nil) }
      let value = try expression()
      semicolon(.throwing)
      return .throwing(value)
    case "synchronized":
      advance()
      advance()
      guard at("(") else { throw expected("'('", .afterSynchronized) }
      let open = current
      advance()
      let value = try expression()
      try close(")", open)
      return .synchronized(value, try block())
    case "autoreleasepool":
      advance()
      advance()
      return .autoreleasePool(try block())
    case "catch", "finally": throw fail(.unexpectedAt(word: token(1).text))
    default: return nil
    }
  }

  func attempt() throws(Skip) -> Tree.Try {
    let place = current.range
    advance()
    advance()
    let body = try block()
    var catches: [Tree.Try.Catch] = []
    while atDirective("catch") {
      advance()
      advance()
      let open = current
      try need("(")
      scopes.append([])
      defer { scopes.removeLast() }
      var parameter: Tree.Parameter?
      if !take("...") {
        let start = index
        let specifiers = try specifiers()
        let declarator = try declarator(specifiers, isAbstract: true)
        if let name = declarator.name { declare(name.text) }
        parameter = Tree.Parameter(
          name: declarator.name, type: declarator.type, range(from: start))
      }
      try close(")", open)
      catches.append(Tree.Try.Catch(parameter: parameter, body: try block()))
    }
    var last: Tree.Block?
    if atDirective("finally") {
      advance()
      advance()
      last = try block()
    }
    if catches.isEmpty, last == nil { report(.tryAlone, place) }
    return Tree.Try(body: body, catches: catches, finally: last)
  }
}

import ObjectiveCTree
import Records

extension Parser {
  /// All declarations of the file.
  func items() -> [Tree.Item] {
    var items: [Tree.Item] = []
    while !isAtEnd {
      let start = index
      do throws(Skip) {
        try item(into: &items)
      } catch {
        if index == start || !at("}") { skipStatement() }
      }
      // An unmatched `@end` or brace.
      if index == start { advance() }
      pending = []
    }
    return items
  }

  func item(into items: inout [Tree.Item]) throws(Skip) {
    depth = 0
    chain = 0
    if take(";") { return }
    if at("}") {
      report(.extraneousBrace, current.range)
      advance()
      _ = take(";")
      return
    }
    besideClass = []
    if at("@"), token(1).kind == .word, let declaration = try objectiveC() {
      items += (besideClass + declaration).map { .declaration($0) }
      return
    }
    if at("-") || at("+"), current.beginsLine, isAtMethod || !isTyped && token(1).isSign("(") {
      report(.missingContext(what: "method declaration"), current.range)
      _ = try method(hasBody: nil, isOptional: false)
      return
    }
    try refuseCPlusPlus()
    if !isTyped, skipLoneMacro() { return }
    if isAtDeclaration || !isTyped && isAtFunction {
      items += try declarations(isLocal: false).map { .declaration($0) }
      return
    }
    let place = current.range
    var statements: [Tree.Statement] = []
    try statement(into: &statements)
    if !isTyped { report(.statementOutside, place) }
    items += statements.map { .statement($0) }
  }

  /// Whether a function without a result type begins here: `main() {`.
  var isAtFunction: Bool {
    guard current.kind == .word, !Words.reserved.contains(current.text), token(1).isSign("(") else {
      return false
    }
    var level = 0
    for next in index + 1..<min(index + 80, tokens.count - 1) {
      if tokens[next].isSign("(") { level += 1 }
      if tokens[next].isSign(")") { level -= 1 }
      if level == 0 { return tokens[next + 1].isSign("{") }
    }
    return false
  }

  /// Skips a macro of a missing header, alone on its line: `MY_EXTERN_BEGIN`.
  func skipLoneMacro() -> Bool {
    guard current.kind == .word, current.beginsLine, Words.looksLikeMacro(current.text),
      current.text.contains("_"), !isValue(current.text)
    else { return false }
    let start = index
    advance()
    if at("(") { skipParentheses() }
    if current.beginsLine { return true }
    index = start
    return false
  }

  func refuseCPlusPlus() throws(Skip) {
    guard current.kind == .word, Words.cPlusPlus.contains(current.text), !isValue(current.text),
      token(1).kind == .word || token(1).isSign("<") || token(1).isSign(":")
        || token(1).isSign("{")
    else { return }
    throw fail(.refused(.cPlusPlus))
  }

  // MARK: What begins with @

  func objectiveC() throws(Skip) -> [Tree.Declaration]? {
    let start = index
    switch token(1).text {
    case "interface": return [try interface()]
    case "implementation": return [try implementation()]
    case "protocol" where !token(2).isSign("("): return [try protocolType()]
    case "class":
      advance()
      advance()
      var names: [Tree.Name] = []
      repeat {
        names.append(try name())
        if at("<"), anglesEnd(index) != nil { _ = try protocols() }
      } while take(",")
      semicolon(.classes)
      types.formUnion(names.map(\.text))
      return [Tree.Declaration(.forwardClasses(names), range(from: start))]
    case "import":
      advance()
      advance()
      _ = try name()
      while take(".") { _ = try name() }
      semicolon(.module)
      return []
    case "end":
      report(.endOutside, current.range.joined(token(1).range))
      advance()
      advance()
      return []
    case "property":
      report(.unexpectedAt(word: "property"), current.range)
      advance()
      skipStatement()
      return []
    case "synthesize", "dynamic":
      report(.missingContext(what: "property implementation declaration"), current.range)
      advance()
      skipStatement()
      return []
    case "compatibility_alias": throw fail(.refused(.compatibilityAlias))
    default: return nil
    }
  }

  /// Names after `@interface` and the like, with the token that begins the list.
  func begin() throws(Skip) -> Tree.Name {
    advance()
    advance()
    return try name()
  }

  func interface() throws(Skip) -> Tree.Declaration {
    let start = index
    let name = try begin()
    types.insert(name.text)
    var typeParameters: [Tree.Name] = []
    if at("<"), let after = anglesEnd(index),
      tokens[min(after, tokens.count - 1)].isSign(":")
        || tokens[min(after, tokens.count - 1)].isSign("(")
        || token(1).isWord("__covariant") || token(1).isWord("__contravariant")
    {
      typeParameters = try self.typeParameters()
    }
    let added = typeParameters.map(\.text).filter { types.insert($0).inserted }
    defer { types.subtract(added) }
    if at("(") {
      let open = current
      advance()
      let category = at(")") ? nil : try self.name()
      try close(")", open)
      let adopted = at("<") ? try protocols() : []
      let variables = try instanceVariables()
      let members = members(of: category == nil ? "class" : "category", from: start)
      return Tree.Declaration(
        .category(
          Tree.Category(
            className: name, name: category, protocols: adopted, variables: variables,
            members: members)), range(from: start))
    }
    var superclass: Tree.Name?
    if take(":") {
      superclass = try self.name()
      types.insert(superclass?.text ?? "")
      if at("<"), let after = anglesEnd(index), tokens[min(after, tokens.count - 1)].isSign("<") {
        _ = try protocols()
      }
    } else if current.kind == .word, !current.beginsLine {
      report(.expected(item: "':'", place: nil), current.range)
      superclass = try self.name()
    }
    let adopted = at("<") ? try angleNames() : []
    let variables = try instanceVariables()
    let members = members(of: "class", from: start)
    return Tree.Declaration(
      .interface(
        Tree.Interface(
          name: name, typeParameters: typeParameters, superclass: superclass, protocols: adopted,
          variables: variables, members: members)), range(from: start))
  }

  /// `<P, Q>`, or the type arguments of a superclass, which are ignored here.
  func angleNames() throws(Skip) -> [Tree.Name] {
    if let after = anglesEnd(index), tokens[index..<after].contains(where: { $0.isSign("*") }) {
      index = after
      return []
    }
    return try protocols()
  }

  func typeParameters() throws(Skip) -> [Tree.Name] {
    let open = current
    advance()
    var names: [Tree.Name] = []
    repeat {
      while atWord("__covariant") || atWord("__contravariant") { advance() }
      names.append(try name())
      if take(":") { _ = try typeName() }
    } while take(",")
    try close(">", open)
    return names
  }

  func protocolType() throws(Skip) -> Tree.Declaration {
    let start = index
    let first = try begin()
    types.insert(first.text)
    if at(";") || at(",") {
      var names = [first]
      while take(",") { names.append(try name()) }
      semicolon(.declaration)
      types.subtract(names.map(\.text))
      return Tree.Declaration(.forwardProtocols(names), range(from: start))
    }
    types.remove(first.text)
    let adopted = at("<") ? try protocols() : []
    let members = members(of: "protocol", from: start)
    return Tree.Declaration(
      .protocolType(Tree.ProtocolType(name: first, protocols: adopted, members: members)),
      range(from: start))
  }

  func implementation() throws(Skip) -> Tree.Declaration {
    let start = index
    let name = try begin()
    types.insert(name.text)
    var category: Tree.Name?
    if at("(") {
      let open = current
      advance()
      category = at(")") ? nil : try self.name()
      try close(")", open)
    }
    let superclass = take(":") ? try self.name() : nil
    let variables = try instanceVariables()
    className = name.text
    defer { className = "" }
    let members = members(of: "implementation", from: start)
    return Tree.Declaration(
      .implementation(
        Tree.Implementation(
          name: name, category: category, superclass: superclass, variables: variables,
          members: members)), range(from: start))
  }
}

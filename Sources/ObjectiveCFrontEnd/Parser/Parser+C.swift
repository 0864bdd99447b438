import ObjectiveCTree
import Records

extension Parser {
  /// A C declaration: variables, a function, a typedef, a structure, an enumeration; together with
  /// the types declared inside it.
  func declarations(isLocal: Bool) throws(Skip) -> [Tree.Declaration] {
    let start = index
    let outer = pending
    pending = []
    defer { pending = outer }
    if atWord("_Static_assert") {
      skipStatement()
      return []
    }
    let specifiers = try specifiers()
    guard specifiers.hasType || specifiers.storage != .automatic || !isEmpty(specifiers.outer)
    else { throw expected("identifier or '('") }
    if at(";") {
      if pending.isEmpty, !isTagOnly(specifiers.base) {
        report(.declaresNothing, specifiers.base.range, severity: .warning)
      }
      advance()
      return pending
    }
    let isTag = !pending.isEmpty && current.beginsLine
    if isTag, let place = tagPlace(specifiers.base) {
      report(.expected(item: "';'", place: place), end, fixIt: CodeFixIt(end, ";"))
      return pending
    }
    var variables: [Tree.Variable] = []
    var result: [Tree.Declaration] = []
    repeat {
      let before = index
      let declarator = try declarator(specifiers, isAbstract: false)
      skipAttributes()
      guard let name = declarator.name else { throw expected("identifier or '('") }
      if specifiers.isTypedef {
        var type = declarator.type
        if let signature = declarator.signature {
          type = Tree.TypeName(.functionPointer(signature), declarator.range)
        }
        types.insert(name.text)
        result.append(
          Tree.Declaration(.alias(Tree.Alias(name: name, type: type)), range(from: start)))
      } else if let signature = declarator.signature {
        if let function = try function(name, signature, specifiers, start, isLocal: isLocal) {
          return pending + result + [function]
        }
        declare(name.text)
        let prototype = Tree.Function(
          name: name, signature: signature, storage: specifiers.storage,
          swiftName: marks.swiftName(in: start..<index), body: nil)
        result.append(Tree.Declaration(.function(prototype), range(from: start)))
      } else {
        declare(name.text)
        let value = take("=") ? try initializer() : nil
        variables.append(
          Tree.Variable(
            name: name, type: declarator.type, storage: specifiers.storage, value: value,
            variables.isEmpty ? range(from: start) : range(from: before)))
      }
    } while take(",")
    semicolon(isLocal ? .declaration : .topLevel)
    if !variables.isEmpty {
      result.append(Tree.Declaration(.variables(variables), range(from: start)))
    }
    return pending + result
  }

  private func isTagOnly(_ type: Tree.TypeName) -> Bool {
    switch type.kind {
    case .structure, .enumeration: true
    default: false
    }
  }

  private func tagPlace(_ type: Tree.TypeName) -> ClangPlace? {
    switch type.kind {
    case .structure: .structure
    case .enumeration: .enumeration
    default: nil
    }
  }

  /// A function with its body; nil for a prototype.
  private func function(
    _ name: Tree.Name, _ signature: Tree.Signature, _ specifiers: Specifiers, _ start: Int,
    isLocal: Bool
  ) throws(Skip) -> Tree.Declaration? {
    if at(";") || at(",") || at("=") { return nil }
    if at("{") {
      if isLocal { report(.functionInFunction, current.range) }
      declare(name.text)
      let swiftName = marks.swiftName(in: start..<index)
      let body = try function(named: name.text, signature.parameters)
      if isLocal { return Tree.Declaration(.variables([]), range(from: start)) }
      let function = Tree.Function(
        name: name, signature: signature, storage: specifiers.storage, swiftName: swiftName,
        body: body)
      return Tree.Declaration(.function(function), range(from: start))
    }
    if isLocal { return nil }
    let isOld =
      !signature.parameters.isEmpty && signature.parameters.allSatisfy { $0.name == nil }
      && isAtDeclaration
    if isOld { throw fail(.refused(.oldFunction), name.range) }
    if current.beginsLine, isAtDeclaration || isAtOuterStart { return nil }
    throw expected("function body", .declarator)
  }

  /// The value after `=`.
  func initializer() throws(Skip) -> Tree.Expression {
    at("{") ? try initializerList() : try assignment()
  }

  func initializerList() throws(Skip) -> Tree.Expression {
    try enter()
    defer { leave() }
    let saved = isInMessage
    isInMessage = false
    defer { isInMessage = saved }
    let start = index
    let open = current
    advance()
    var elements: [Tree.InitializerElement] = []
    while !at("}") {
      var designators: [Tree.InitializerElement.Designator] = []
      if current.kind == .word, token(1).isSign(":") {
        // The GNU syntax `field: value`.
        designators.append(.field(Tree.Name(current.text, current.range)))
        advance()
        advance()
      }
      while at(".") || at("[") && isDesignator {
        if take(".") {
          designators.append(.field(try name()))
        } else {
          let bracket = current
          advance()
          let index = try ternary()
          try close("]", bracket)
          designators.append(.index(index))
        }
      }
      if let last = designators.last {
        if case .field = last { _ = take("=") } else { try need("=") }
      }
      elements.append(Tree.InitializerElement(designators: designators, value: try initializer()))
      if !take(",") { break }
    }
    if at(";") {
      throw fail(
        .extraneous(sign: ";", before: "}"),
        notes: [CodeNote(.clang(.toMatch(sign: "{")), open.range)])
    }
    try close("}", open)
    return Tree.Expression(.initializer(elements), range(from: start))
  }

  /// Whether a bracket in an initializer is a designator, and not a message.
  private var isDesignator: Bool {
    var level = 0
    for next in index..<min(index + 40, tokens.count - 1) {
      if tokens[next].isSign("[") { level += 1 }
      if tokens[next].isSign("]") {
        level -= 1
        if level == 0 {
          return tokens[next + 1].isSign("=") || tokens[next + 1].isSign(".")
        }
      }
    }
    return false
  }

  // MARK: Structures and enumerations

  func structure() throws(Skip) -> Tree.TypeName.Kind {
    let start = index
    advance()
    skipAttributes()
    var tag: Tree.Name?
    if current.kind == .word, !Words.reserved.contains(current.text) {
      tag = Tree.Name(current.text, current.range)
      advance()
    }
    let name = tag ?? nameless(tokens[start].range)
    guard at("{") else {
      if tag == nil { throw expected("identifier or '{'") }
      if at(";") {
        pending.append(
          Tree.Declaration(
            .structure(Tree.Structure(tag: name, fields: nil)), range(from: start)))
      }
      return .structure(name)
    }
    let open = current
    advance()
    let outer = pending
    pending = []
    var fields: [Tree.Structure.Field] = []
    while !at("}") {
      if isAtEnd || isAtOuterStart { break }
      if take(";") { continue }
      let before = index
      do throws(Skip) {
        fields += try self.fields()
      } catch {
        skipStatement()
        if index == before { break }
      }
    }
    let inner = pending
    pending = outer + inner
    try close("}", open)
    skipAttributes()
    pending.append(
      Tree.Declaration(
        .structure(Tree.Structure(tag: name, fields: fields)), range(from: start)))
    return .structure(name)
  }

  func enumeration() throws(Skip) -> Tree.TypeName.Kind {
    let start = index
    advance()
    skipAttributes()
    var tag: Tree.Name?
    if current.kind == .word, !Words.reserved.contains(current.text) {
      tag = Tree.Name(current.text, current.range)
      advance()
    }
    let name = tag ?? nameless(tokens[start].range)
    let underlying = take(":") ? try typeName() : nil
    guard at("{") else {
      if tag == nil { throw expected("identifier or '{'") }
      return .enumeration(name)
    }
    let constants = try constants()
    pending.append(
      Tree.Declaration(
        .enumeration(
          Tree.Enumeration(
            style: .plain, tag: name, underlying: underlying, constants: constants)),
        range(from: start)))
    return .enumeration(name)
  }

  /// `NS_ENUM(NSInteger, Name) { … }`; the name comes first if a typedef precedes it.
  func enumerationMacro() throws(Skip) -> Tree.TypeName.Kind {
    let start = index
    let word = current.text
    advance()
    let open = current
    advance()
    let underlying = try typeName()
    let name = take(",") ? try self.name() : nameless(tokens[start].range)
    try close(")", open)
    types.insert(name.text)
    let constants = at("{") ? try constants() : nil
    pending.append(
      Tree.Declaration(
        .enumeration(
          Tree.Enumeration(
            style: word.hasSuffix("OPTIONS") ? .options : .cases, tag: name,
            underlying: underlying, constants: constants)), range(from: start)))
    return .enumeration(name)
  }

  private func constants() throws(Skip) -> [Tree.Enumeration.Constant] {
    let open = current
    advance()
    var constants: [Tree.Enumeration.Constant] = []
    while !at("}") {
      let name = try self.name()
      skipAttributes()
      let swiftName = marks.swiftName(in: index - 1..<index)
      let value = take("=") ? try ternary() : nil
      declare(name.text)
      constants.append(
        Tree.Enumeration.Constant(name: name, swiftName: swiftName, value: value))
      if take(",") { continue }
      if current.kind == .word, !isAtOuterStart {
        report(.missingComma, end, fixIt: CodeFixIt(end, ","))
        continue
      }
      break
    }
    try close("}", open)
    skipAttributes()
    return constants
  }
}

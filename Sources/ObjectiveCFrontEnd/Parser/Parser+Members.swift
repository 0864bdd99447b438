import ObjectiveCTree
import Records

extension Parser {
  func instanceVariables() throws(Skip) -> [Tree.InstanceVariable] {
    guard at("{") else { return [] }
    let open = current
    advance()
    var access = Tree.InstanceVariable.Access.protected
    var result: [Tree.InstanceVariable] = []
    while !at("}") {
      if isAtEnd || isAtOuterStart {
        report(
          atDirective("end") ? .endForBrace : .expected(item: "'}'", place: nil), current.range,
          notes: [CodeNote(.clang(.toMatch(sign: "{")), open.range)])
        return result
      }
      if take(";") { continue }
      if at("@") {
        switch token(1).text {
        case "private": access = .private
        case "protected": access = .protected
        case "public": access = .public
        case "package": access = .package
        default: throw fail(.unexpectedAt(word: token(1).text))
        }
        advance()
        advance()
        continue
      }
      do throws(Skip) {
        for field in try fields() {
          result.append(
            Tree.InstanceVariable(
              name: field.name, type: field.type, access: access, field.range))
        }
      } catch {
        skipStatement()
      }
      besideClass += pending
      pending = []
    }
    advance()
    return result
  }

  /// Fields of a structure, or instance variables, of one declaration.
  func fields() throws(Skip) -> [Tree.Structure.Field] {
    let specifiers = try specifiers()
    guard specifiers.hasType else {
      throw expected("member name or ';' after declaration specifiers")
    }
    var result: [Tree.Structure.Field] = []
    repeat {
      if at(":") { throw fail(.refused(.bitField)) }
      let declarator = try declarator(specifiers, isAbstract: false)
      let type = try bitField(of: declarator.type)
      if let name = declarator.name {
        result.append(Tree.Structure.Field(name: name, type: type, declarator.range))
        scopes[0].insert(name.text)
      }
    } while take(",")
    semicolon(.list)
    return result
  }

  /// The type of a bit-field: a flag of one bit, `unsigned int didScroll : 1;`, is a Boolean value;
  /// other widths are refused.
  private func bitField(of type: Tree.TypeName) throws(Skip) -> Tree.TypeName {
    guard at(":") else { return type }
    guard case .name(let name) = type.kind, Self.unsignedTypes.contains(name.text),
      token(1).text == "1", token(2).isSign(";") || token(2).isSign(",")
    else { throw fail(.refused(.bitField)) }
    advance()
    advance()
    return Tree.TypeName(
      .name(Tree.Name("_Bool", name.range)), qualifiers: type.qualifiers, type.range)
  }

  /// The types whose single bit is 0 or 1, and not -1.
  private static let unsignedTypes: Set = [
    "BOOL", "bool", "_Bool", "unsigned int", "unsigned char", "unsigned short", "unsigned long",
    "NSUInteger", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "Boolean",
  ]

  // MARK: Members

  /// The members between the beginning and `@end`.
  func members(of what: String, from start: Int) -> [Tree.Member] {
    var members: [Tree.Member] = []
    var isOptional = false
    let hasBodies = what == "implementation"
    while true {
      if atDirective("end") {
        advance()
        advance()
        return members
      }
      let isNested =
        at("@")
        && (["interface", "implementation"].contains(token(1).text)
          || token(1).text == "protocol" && !token(2).isSign("("))
      if isAtEnd || isNested {
        let begin = tokens[start].range.joined(tokens[start + 1].range)
        // An unterminated comment hides it.
        if current.problem != nil { return members }
        report(
          .missingEnd, isAtEnd ? end : current.range,
          notes: [CodeNote(.clang(.startedHere(what: what)), begin)])
        return members
      }
      let before = index
      do throws(Skip) {
        try member(into: &members, &isOptional, hasBodies)
      } catch {
        if !isAtOuterStart || index == before { skipMember(from: before) }
      }
      if index == before { advance() }
    }
  }

  func skipMember(from start: Int) {
    if index == start { advance() }
    skipStatement()
  }

  func member(
    into members: inout [Tree.Member], _ isOptional: inout Bool, _ hasBodies: Bool
  ) throws(Skip) {
    depth = 0
    chain = 0
    if take(";") { return }
    if at("}") {
      report(.extraneousBrace, current.range)
      advance()
      return
    }
    if at("-") || at("+") {
      members.append(.method(try method(hasBody: hasBodies, isOptional: isOptional)))
      return
    }
    if at("@"), token(1).kind == .word {
      switch token(1).text {
      case "property":
        members += try property(isOptional: isOptional).map { .property($0) }
        return
      case "optional", "required":
        isOptional = token(1).text == "optional"
        advance()
        advance()
        return
      case "synthesize":
        members.append(.synthesize(try synthesize()))
        return
      case "dynamic":
        advance()
        advance()
        var names: [Tree.Name] = []
        repeat { names.append(try name()) } while take(",")
        semicolon(.dynamic)
        members.append(.dynamic(names))
        return
      case "class", "import":
        members += try objectiveC()?.map { .declaration($0) } ?? []
        return
      default: throw fail(.unexpectedAt(word: token(1).text))
      }
    }
    try refuseCPlusPlus()
    if skipLoneMacro() { return }
    if current.kind == .word,
      Words.nullability.contains(current.text) || isAtDeclaration
        || isAtFunction
    {
      members += try declarations(isLocal: false).map { .declaration($0) }
      return
    }
    throw fail(.statementOutside)
  }

  func synthesize() throws(Skip) -> [Tree.Synthesis] {
    advance()
    advance()
    var result: [Tree.Synthesis] = []
    repeat {
      let property = try name()
      let variable = take("=") ? try name() : nil
      scopes[0].insert((variable ?? property).text)
      result.append(Tree.Synthesis(property: property, variable: variable))
    } while take(",")
    semicolon(.synthesize)
    return result
  }

  func property(isOptional: Bool) throws(Skip) -> [Tree.Property] {
    let start = index
    advance()
    advance()
    var attributes: [Tree.Property.Attribute] = []
    if at("(") {
      let open = current
      advance()
      while !at(")"), !isAtEnd {
        if take(",") { continue }
        guard current.kind == .word else { break }
        let name = Tree.Name(current.text, current.range)
        advance()
        var value: Tree.Name?
        if take("=") {
          value = try self.name()
          if at(":"), let given = value {
            value = Tree.Name(given.text + ":", given.range.joined(current.range))
            advance()
          }
        }
        attributes.append(Tree.Property.Attribute(name: name, value: value))
        if !at(","), !at(")") { break }
      }
      try close(")", open)
    }
    let specifiers = try specifiers()
    guard specifiers.hasType else { throw expected("a type") }
    var result: [Tree.Property] = []
    if at(";") {
      report(.declaresNothing, specifiers.base.range, severity: .warning)
    }
    while !at(";") {
      let declarator = try declarator(specifiers, isAbstract: false)
      var type = declarator.type
      if let signature = declarator.signature {
        type = Tree.TypeName(.functionPointer(signature), declarator.range)
      }
      if let name = declarator.name {
        scopes[0].formUnion([name.text, "_" + name.text])
        result.append(
          Tree.Property(
            name: name, type: type, attributes: attributes,
            swiftName: marks.swiftName(in: index - 1..<index), isOptional: isOptional,
            range(from: start)))
      }
      skipAttributes()
      if !take(",") { break }
    }
    semicolon(.list)
    pending = []
    return result
  }

  /// Unknown macros after a declarator, which are treated as attributes.
  @discardableResult
  func skipAttributes() -> [Tree.Name] {
    var names: [Tree.Name] = []
    while current.kind == .word,
      Words.looksLikeMacro(current.text) || Words.nullability.contains(current.text)
        || current.text.hasPrefix("__"),
      !Words.reserved.contains(current.text) || Words.nullability.contains(current.text)
    {
      names.append(Tree.Name(current.text, current.range))
      advance()
      if at("(") { skipParentheses() }
    }
    return names
  }

  func skipParentheses() {
    var level = 0
    while !isAtEnd {
      if at("(") { level += 1 }
      if at(")") { level -= 1 }
      advance()
      if level <= 0 { return }
    }
  }
}

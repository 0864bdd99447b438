import ObjectiveCTree
import Records

/// The part before the first declarator of a declaration.
struct Specifiers {
  var base: Tree.TypeName
  var storage = Tree.Storage.automatic
  var isTypedef = false
  /// Qualifiers of the whole type: ownership, nullability, `__block`.
  var outer = Tree.Qualifiers()
  /// Whether a type, and not only a qualifier, was written.
  var hasType: Bool
}

/// A declarator, unfolded: the derivations of the base type, in order.
enum Derivation {
  case pointer(Tree.Qualifiers)
  case block(Tree.Qualifiers)
  case array(Tree.Expression?)
  case function([Tree.Parameter], isVariadic: Bool)
}

/// A declared name with its type, or the signature of a function.
struct Declarator {
  let name: Tree.Name?
  let type: Tree.TypeName
  /// Whether it is a function, not a pointer to one.
  let signature: Tree.Signature?
  let range: SourceRange
}

extension Parser {
  // MARK: Specifiers

  /// Parses specifiers. Every word is taken for a type until there is one.
  func specifiers() throws(Skip) -> Specifiers {
    try enter()
    defer { leave() }
    let start = index
    var result = Specifiers(
      base: Tree.TypeName(.invalid, tokens[start].range), hasType: false)
    var qualifiers = Tree.Qualifiers()
    var arithmetic: [String: Int] = [:]
    var typeStart = start
    var typeEnd = start
    var kind: Tree.TypeName.Kind?
    // A word at the beginning of a line after the braces of a type begins another declaration: a
    // semicolon is missing.
    func endsWithBraces() -> Bool {
      current.beginsLine && index > start && tokens[index - 1].isSign("}")
    }
    while current.kind == .word {
      let word = current.text
      let hasType = kind != nil || !arithmetic.isEmpty
      switch word {
      case "static": result.storage = .static
      case "extern": result.storage = .external
      case "typedef": result.isTypedef = true
      case "auto", "register", "inline", "__inline", "__inline__", "_Atomic", "__thread",
        "__extension__", "__covariant", "__contravariant", "__bridge", "__bridge_transfer",
        "__bridge_retained", "__bridge_retain":
        break
      case "const", "__const", "__const__": qualifiers.isConstant = true
      case "volatile", "__volatile__": qualifiers.isVolatile = true
      case "__kindof": qualifiers.isKindOf = true
      case "_Complex": throw fail(.refused(.complexNumber))
      case "union": throw fail(.refused(.union))
      case _ where qualify(&result.outer, word, isBefore: !hasType): break
      case _ where Words.arithmetic.contains(word):
        if kind != nil { throw expected("identifier or '('") }
        if arithmetic.isEmpty { typeStart = index }
        arithmetic[word == "__signed" ? "signed" : word, default: 0] += 1
        typeEnd = index
      case _ where hasType:
        if !Words.looksLikeMacro(word) || !isAttribute { return finish() }
      case "struct":
        kind = try structure()
        if endsWithBraces() { return finish() }
        continue
      case "enum":
        kind = try enumeration()
        if endsWithBraces() { return finish() }
        continue
      case "typeof", "__typeof", "__typeof__":
        kind = try typeOf()
        continue
      case "__auto_type": kind = .automatic
      case _ where Words.enumerations.contains(word) && token(1).isSign("("):
        kind = try enumerationMacro()
        if endsWithBraces() { return finish() }
        continue
      case _ where Words.direction.contains(word) && token(1).kind == .word && !isType(word): break
      case _ where Words.reserved.contains(word): return finish()
      case _ where isAttributeBeforeType: break
      default:
        typeStart = index
        kind = try namedType()
        if case .name(let name) = kind, name.text == "bool" {
          kind = .name(Tree.Name("_Bool", name.range))
        }
        typeEnd = index - 1
        continue
      }
      advance()
    }
    return finish()

    func finish() -> Specifiers {
      let range = index > start ? self.range(from: start) : tokens[start].range
      if let kind {
        result.base = Tree.TypeName(kind, qualifiers: qualifiers, range)
        result.hasType = true
      } else if !arithmetic.isEmpty {
        let place = tokens[typeStart].range.joined(tokens[typeEnd].range)
        let name = Tree.Name(Self.arithmeticName(arithmetic), place)
        result.base = Tree.TypeName(.name(name), qualifiers: qualifiers, range)
        result.hasType = true
      }
      return result
    }
  }

  /// Applies a word of ownership or nullability.
  func qualify(
    _ qualifiers: inout Tree.Qualifiers, _ word: String, isBefore: Bool
  ) -> Bool {
    switch word {
    case "__weak": qualifiers.ownership = .weak
    case "__strong": qualifiers.ownership = .strong
    case "__unsafe_unretained": qualifiers.ownership = .unsafeUnretained
    case "__autoreleasing": qualifiers.ownership = .autoreleasing
    case "__block": qualifiers.isBlock = true
    case _ where Words.nullability.contains(word):
      // Without underscores it is only allowed before a type.
      if !word.hasPrefix("_"), !isBefore || token(1).kind != .word { return false }
      if word.contains("nspecified") {
        qualifiers.nullability = .unspecified
      } else {
        qualifiers.nullability = word.lowercased().contains("nonnull") ? .nonnull : .nullable
      }
    default: return false
    }
    return true
  }

  /// Whether a word between type and name is a macro of the file's headers.
  var isAttribute: Bool { token(1).kind == .word || token(1).isSign("*") }

  /// Whether an unknown macro comes before the type: `MY_EXPORT NSString *const x`.
  var isAttributeBeforeType: Bool {
    guard Words.looksLikeMacro(current.text), !isType(current.text), token(1).kind == .word else {
      return false
    }
    let next = token(1).text
    return isType(next) || Words.specifiers.contains(next)
      || Words.looksLikeType(next) && (token(2).kind == .word || token(2).isSign("*"))
  }

  private static func arithmeticName(_ words: [String: Int]) -> String {
    if words["void"] != nil { return "void" }
    if words["_Bool"] != nil { return "_Bool" }
    if words["float"] != nil { return "float" }
    if words["double"] != nil { return words["long"] != nil ? "long double" : "double" }
    let isUnsigned = words["unsigned"] != nil
    if words["char"] != nil {
      return isUnsigned ? "unsigned char" : words["signed"] != nil ? "signed char" : "char"
    }
    let name =
      words["short"] != nil
      ? "short" : ["int", "long", "long long"][min(words["long"] ?? 0, 2)]
    return isUnsigned ? "unsigned \(name)" : name
  }

  /// A name with type arguments in angle brackets.
  func namedType() throws(Skip) -> Tree.TypeName.Kind {
    let name = Tree.Name(current.text, current.range)
    advance()
    guard at("<"), anglesEnd(index) != nil else { return .name(name) }
    let open = current
    advance()
    var arguments: [Tree.TypeName] = []
    repeat { arguments.append(try typeName()) } while take(",")
    guard closeAngle() else {
      throw fail(
        .expected(item: "'>'", place: nil),
        notes: [CodeNote(.clang(.toMatch(sign: "<")), open.range)])
    }
    // `<A><B>`: type arguments and protocols.
    var protocols: [Tree.Name] = []
    if at("<"), anglesEnd(index) != nil { protocols = try self.protocols() }
    let names = arguments.compactMap { argument -> Tree.Name? in
      var qualifiers = argument.qualifiers
      qualifiers.nullability = nil
      guard case .name(let name) = argument.kind, isEmpty(qualifiers), !isType(name.text)
      else { return nil }
      return name
    }
    return names.count == arguments.count
      ? .object(name, arguments: [], protocols: names + protocols)
      : .object(name, arguments: arguments, protocols: protocols)
  }

  /// `<P, Q>`.
  func protocols() throws(Skip) -> [Tree.Name] {
    let open = current
    advance()
    var names: [Tree.Name] = []
    repeat { names.append(try name()) } while take(",")
    guard closeAngle() else {
      throw fail(
        .expected(item: "'>'", place: nil),
        notes: [CodeNote(.clang(.toMatch(sign: open.text)), open.range)])
    }
    return names
  }

  /// Consumes `>`, also the first half of `>>`.
  func closeAngle() -> Bool {
    if take(">") { return true }
    guard at(">>") else { return false }
    if halfAngle == index {
      halfAngle = -1
      advance()
    } else {
      halfAngle = index
    }
    return true
  }

  /// The index after the matching closing angle bracket of the one at an index; nil if there is
  /// none.
  func anglesEnd(_ start: Int) -> Int? {
    var level = 0
    for next in start..<min(start + 200, tokens.count) {
      let token = tokens[next]
      switch token.kind {
      case .word: continue
      case .sign:
        switch token.text {
        case "<": level += 1
        case ">": level -= 1
        case ">>": level -= 2
        case "*", ",", "(", ")", "^": break
        default: return nil
        }
        if level <= 0 { return next + 1 }
      default: return nil
      }
    }
    return nil
  }

  func typeOf() throws(Skip) -> Tree.TypeName.Kind {
    advance()
    let open = current
    try need("(")
    if isTypeName(at: index) {
      let type = try typeName()
      try close(")", open)
      return type.kind
    }
    let value = try expression()
    try close(")", open)
    return .typeOf(value)
  }
}

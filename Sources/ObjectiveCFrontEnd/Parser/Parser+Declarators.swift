import ObjectiveCTree
import Records

extension Parser {
  /// A type without a name, as in a cast.
  func typeName() throws(Skip) -> Tree.TypeName {
    let start = index
    let specifiers = try specifiers()
    guard specifiers.hasType || !isEmpty(specifiers.outer) else { throw expected("a type") }
    let declarator = try declarator(specifiers, isAbstract: true)
    return Tree.TypeName(
      declarator.type.kind, qualifiers: declarator.type.qualifiers, range(from: start))
  }

  func isEmpty(_ qualifiers: Tree.Qualifiers) -> Bool { qualifiers == Tree.Qualifiers() }

  /// `*name[3]`, `(^name)(int)`. `isAbstract`: the name may be missing.
  func declarator(_ specifiers: Specifiers, isAbstract: Bool) throws(Skip) -> Declarator {
    let start = index
    let (derivations, name) = try derivations(isAbstract: isAbstract)
    let range = specifiers.base.range.joined(
      index > start ? self.range(from: start) : specifiers.base.range)
    var type = specifiers.base
    var signature: Tree.Signature?
    for derivation in derivations {
      switch derivation {
      case .pointer(let qualifiers):
        if let pending = signature {
          type = Tree.TypeName(.functionPointer(pending), qualifiers: qualifiers, range)
        } else {
          type = Tree.TypeName(.pointer(type), qualifiers: qualifiers, range)
        }
        signature = nil
      case .block(let qualifiers):
        let pending =
          signature ?? Tree.Signature(result: type, parameters: [], isVariadic: false)
        type = Tree.TypeName(.block(pending), qualifiers: qualifiers, range)
        signature = nil
      case .array(let count): type = Tree.TypeName(.array(type, count: count), range)
      case .function(let parameters, let isVariadic):
        if let pending = signature {
          type = Tree.TypeName(.functionPointer(pending), range)
        }
        signature = Tree.Signature(
          result: type, parameters: parameters, isVariadic: isVariadic)
      }
    }
    let outer = specifiers.outer
    type.qualifiers.ownership = type.qualifiers.ownership ?? outer.ownership
    type.qualifiers.nullability =
      type.qualifiers.nullability ?? outer.nullability
      ?? (marks.isAudited(start) ? .nonnull : nil)
    if outer.isBlock { type.qualifiers.isBlock = true }
    return Declarator(name: name, type: type, signature: signature, range: range)
  }

  func derivations(
    isAbstract: Bool
  ) throws(Skip) -> (derivations: [Derivation], name: Tree.Name?) {
    try enter()
    defer { leave() }
    var result: [Derivation] = []
    while at("*") || at("^") {
      let isBlock = at("^")
      advance()
      try link()
      let qualifiers = pointerQualifiers()
      result.append(isBlock ? .block(qualifiers) : .pointer(qualifiers))
    }
    // Attributes of the type, written without a star.
    if !result.isEmpty || current.kind == .word, current.text.hasPrefix("_") {
      let qualifiers = pointerQualifiers()
      if qualifiers != Tree.Qualifiers(), let last = result.last {
        if case .pointer = last { result[result.count - 1] = .pointer(qualifiers) }
      }
    }
    var inner: [Derivation] = []
    var name: Tree.Name?
    let isGroup =
      at("(")
      && (token(1).isSign("^") || token(1).isSign("*")
        || (token(1).isSign("(") && (token(2).isSign("^") || token(2).isSign("*")))
        || (!isAbstract && token(1).kind == .word && token(2).isSign(")") && !isType(token(1).text)))
    if isGroup {
      let open = current
      advance()
      (inner, name) = try derivations(isAbstract: true)
      try close(")", open)
    } else if current.kind == .word, !Words.reserved.contains(current.text) {
      name = Tree.Name(current.text, current.range)
      advance()
    } else if !isAbstract {
      throw expected("identifier or '('")
    }
    var suffixes: [Derivation] = []
    while true {
      if at("[") {
        let open = current
        advance()
        try link()
        _ = takeWord("static")
        let count = at("]") ? nil : try expression()
        try close("]", open)
        suffixes.append(.array(count))
      } else if at("("), name != nil || isGroup || isAbstract {
        let (parameters, isVariadic) = try parameters()
        suffixes.append(.function(parameters, isVariadic: isVariadic))
      } else {
        break
      }
    }
    return (result + suffixes.reversed() + inner, name)
  }

  func pointerQualifiers() -> Tree.Qualifiers {
    var qualifiers = Tree.Qualifiers()
    while current.kind == .word {
      switch current.text {
      case "const", "__const", "__const__": qualifiers.isConstant = true
      case "volatile": qualifiers.isVolatile = true
      case "restrict", "__restrict": break
      case let word where word.hasPrefix("_") && qualify(&qualifiers, word, isBefore: true): break
      case let word where Words.looksLikeMacro(word) && token(1).kind == .word: break
      default: return qualifiers
      }
      advance()
    }
    return qualifiers
  }

  /// `(int a, UIView *b, ...)`.
  func parameters() throws(Skip) -> (parameters: [Tree.Parameter], isVariadic: Bool) {
    let open = current
    try need("(")
    if take(")") { return ([], false) }
    if atWord("void"), token(1).isSign(")") {
      advance()
      advance()
      return ([], false)
    }
    var result: [Tree.Parameter] = []
    var isVariadic = false
    repeat {
      if take("...") {
        isVariadic = true
        break
      }
      let start = index
      guard current.kind == .word else { throw expected("parameter declarator") }
      let specifiers = try specifiers()
      guard specifiers.hasType else { throw expected("parameter declarator") }
      let declarator = try declarator(specifiers, isAbstract: true)
      var type = declarator.type
      if let signature = declarator.signature {
        type = Tree.TypeName(.functionPointer(signature), declarator.range)
      }
      result.append(Tree.Parameter(name: declarator.name, type: type, range(from: start)))
    } while take(",")
    try close(")", open)
    return (result, isVariadic)
  }
}

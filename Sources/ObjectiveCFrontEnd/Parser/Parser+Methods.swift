import ObjectiveCTree
import Records

extension Parser {
  /// A method. `hasBody`: whether a body is required; nil if it is optional.
  func method(hasBody: Bool?, isOptional: Bool) throws(Skip) -> Tree.Method {
    let start = index
    let isClassMethod = at("+")
    advance()
    let result = at("(") ? try methodType() : nil
    var pieces: [Tree.Method.Piece] = []
    var isVariadic = false
    guard current.kind == .word || at(":") else {
      throw expected("selector for Objective-C method")
    }
    while current.kind == .word || at(":") {
      let attributes = pieces.isEmpty ? false : isAttributeOfMethod
      if attributes { break }
      if !pieces.isEmpty, current.kind == .word, !token(1).isSign(":") { break }
      let place = current.range
      let word = current.kind == .word ? current.text : ""
      if current.kind == .word { advance() }
      guard take(":") else {
        pieces.append(Tree.Method.Piece(name: Tree.Name(word, place), parameter: nil))
        break
      }
      let first = index
      let type = at("(") ? try methodType() : nil
      skipParameterAttributes()
      guard current.kind == .word, !Words.reserved.contains(current.text) else {
        throw expected("identifier")
      }
      let name = Tree.Name(current.text, current.range)
      advance()
      skipParameterAttributes()
      pieces.append(
        Tree.Method.Piece(
          name: Tree.Name(word, SourceRange(place.start, max(place.end, place.start))),
          parameter: Tree.Parameter(name: name, type: type, range(from: first))))
      if at(","), token(1).isSign("...") {
        advance()
        advance()
        isVariadic = true
        break
      }
    }
    let attributes = skipAttributes()
    let swiftName = marks.swiftName(in: start..<index)
    var body: Tree.Block?
    switch hasBody {
    case false?:
      if at("{") {
        // A body in an interface.
        report(.expected(item: "';'", place: .prototype), end)
        _ = try function(
          named: name(of: pieces, isClassMethod), pieces.compactMap(\.parameter))
      } else {
        semicolonOfMethod()
      }
    default:
      if hasBody == true || at("{") || token(1).isSign("{") { _ = take(";") }
      if at("{") {
        body = try function(
          named: name(of: pieces, isClassMethod), pieces.compactMap(\.parameter))
      } else if hasBody == true {
        throw expected("method body")
      } else {
        _ = take(";")
      }
    }
    return Tree.Method(
      isClassMethod: isClassMethod, result: result, pieces: pieces, isVariadic: isVariadic,
      attributes: attributes, swiftName: swiftName, isOptional: isOptional, body: body,
      range(from: start))
  }

  func name(of pieces: [Tree.Method.Piece], _ isClassMethod: Bool) -> String {
    let selector = pieces.map { $0.name.text + ($0.parameter == nil ? "" : ":") }.joined()
    return "\(isClassMethod ? "+" : "-")[\(className) \(selector)]"
  }

  func semicolonOfMethod() {
    guard !take(";") else { return }
    report(
      .expected(item: "';'", place: .prototype), end, fixIt: CodeFixIt(end, ";"))
    while !isAtEnd, !current.beginsLine, !at(";") { advance() }
    _ = take(";")
  }

  var isAttributeOfMethod: Bool {
    current.kind == .word && (Words.looksLikeMacro(current.text) || current.text.hasPrefix("__"))
      && !token(1).isSign(":")
  }

  func skipParameterAttributes() {
    while current.kind == .word,
      ["__unused", "_Nullable", "_Nonnull", "__nullable", "__nonnull"].contains(current.text)
    {
      advance()
    }
  }

  /// The parenthesized type of a method: `(nullable UIView *)`.
  func methodType() throws(Skip) -> Tree.TypeName {
    let open = current
    advance()
    let type = try typeName()
    try close(")", open)
    return type
  }

  /// The body of a function or method, with its parameters as names.
  func function(named name: String, _ parameters: [Tree.Parameter]) throws(Skip) -> Tree.Block {
    let saved = (function, scopes, loops, switches, isInMessage, chain)
    defer { (function, scopes, loops, switches, isInMessage, chain) = saved }
    function = name
    (loops, switches, isInMessage) = (0, 0, false)
    scopes.append(Set(parameters.compactMap(\.name?.text)))
    return try block()
  }
}

import Records
import SourceTree

/// Evaluates directives and expands macros: tokens of a file in, tokens for the parser out.
final class Preprocessor {
  /// The maximum number of tokens that macro expansion may produce in one file.
  static let mostMade = 200_000
  /// The most conditions inside one another.
  static let deepestConditions = 200

  /// Tokens to be read next: of the file, of a macro's body or of an argument.
  struct Input {
    let tokens: [Token]
    var index = 0
    /// The macro that is not expanded again in them.
    let macro: String?
  }

  struct Condition {
    let range: SourceRange
    /// Whether its current branch is active.
    var isActive: Bool
    /// Whether none of its further branches can be active.
    var isDone: Bool
    var hasElse = false
  }

  var macros: [String: Macro]
  /// The macros that the file itself defined; nil for those that it undefined.
  var changes: [String: Macro?] = [:]
  private(set) var diagnostics: [CodeDiagnostic] = []
  var output: [Token] = []
  var inputs: [Input] = []
  var active: Set<String> = []
  var conditions: [Condition] = [] {
    didSet { isSkipping = conditions.contains { !$0.isActive } }
  }
  /// Whether a condition excludes the current tokens.
  var isSkipping = false
  var made = 0
  var depth = 0
  var isFull = false
  /// The marks that macros of the frameworks leave on the surrounding tokens.
  var marks = Marks()
  let file: SourceFile?
  /// Reads a header: returns its macros, or nil if it is not among the files.
  let include: (String) -> [String: Macro?]?

  init(
    file: SourceFile?, macros: [String: Macro],
    include: @escaping (String) -> [String: Macro?]? = { _ in [:] }
  ) {
    self.file = file
    self.macros = macros
    self.include = include
  }

  /// The definitions of a text without faults.
  static func definitions(in text: String) -> [String: Macro] {
    let preprocessor = Preprocessor(file: nil, macros: [:])
    _ = preprocessor.process(Lexer.tokens(of: text, offset: 0))
    return preprocessor.macros
  }

  /// The tokens for the parser; the last one is the end of the text.
  func process(_ tokens: [Token]) -> [Token] {
    output.reserveCapacity(tokens.count)
    inputs = [Input(tokens: tokens, macro: nil)]
    while let token = next() {
      if token.kind == .word { expand(token) } else { emit(token) }
    }
    marks.end(at: output.count)
    for condition in conditions { report(.unterminatedConditional, condition.range) }
    let end = tokens[tokens.count - 1]
    if end.problem != nil { emit(end) } else { output.append(end) }
    return output
  }

  func report(
    _ problem: ClangProblem, _ range: SourceRange, severity: CodeDiagnostic.Severity = .error,
    notes: [CodeNote] = []
  ) {
    guard diagnostics.count < Parser.mostErrors else { return }
    diagnostics.append(
      CodeDiagnostic(.clang(problem), range, severity: severity, notes: notes))
  }

  func emit(_ token: Token) {
    if let problem = token.problem { report(problem, token.range) }
    output.append(token)
  }

  // MARK: Input

  /// The next token; nil at the end of the innermost input, if no other input surrounds it.
  func next() -> Token? {
    while let last = inputs.indices.last {
      let isFile = inputs.count == 1 && depth == 0
      let input = inputs[last]
      guard input.index < input.tokens.count, input.tokens[input.index].kind != .end else {
        if inputs.count == 1 { return nil }
        if let macro = input.macro { active.remove(macro) }
        inputs.removeLast()
        continue
      }
      let token = input.tokens[input.index]
      inputs[last].index += 1
      guard isFile else { return token }
      if token.beginsLine, token.isSign("#") {
        directive(after: token)
      } else if !isSkipping {
        return token
      }
    }
    return nil
  }

  /// Whether the next token is a parenthesis, without consuming it.
  func isBeforeArguments() -> Bool {
    for input in inputs.reversed() where input.index < input.tokens.count {
      let token = input.tokens[input.index]
      if token.kind == .end { continue }
      return token.isSign("(")
    }
    return false
  }

  // MARK: Macros

  func expand(_ token: Token) {
    guard !token.isPainted, let macro = macros[token.text] else {
      return emit(magic(token) ?? token)
    }
    if active.contains(token.text) || isFull {
      var painted = token
      painted.isPainted = true
      return emit(painted)
    }
    var range = token.range
    var body = macro.body
    if let parameters = macro.parameters {
      guard isBeforeArguments() else { return emit(token) }
      guard let (arguments, end) = arguments(of: macro, at: token) else { return }
      if Marks.names.contains(token.text) {
        marks.swiftNames[output.count - 1] = arguments.joined().map(\.text).joined()
      }
      range = range.joined(end)
      guard let bound = bind(arguments, to: parameters, of: macro, range) else { return }
      body = substitute(bound, in: macro, range)
    } else {
      marks.note(token.text, at: output.count)
      body = substitute([:], in: macro, range)
    }
    guard count(body.count, range) else { return }
    if !body.isEmpty {
      body[0].hasSpace = token.hasSpace
      body[0].beginsLine = token.beginsLine
    }
    active.insert(token.text)
    inputs.append(Input(tokens: body, macro: token.text))
  }

  func magic(_ token: Token) -> Token? {
    var result = token
    switch token.text {
    case "__LINE__": result.text = "\(file?.line(of: token.range.start) ?? 1)"
    case "__FILE__", "__FILE_NAME__":
      result.text = "\"\(file?.name ?? "")\""
      result.kind = .string
      return result
    case "__COUNTER__": result.text = "\(made)"
    default: return nil
    }
    result.kind = .number
    return result
  }

  /// Counts tokens that macro expansion produces; returns false when there are too many.
  func count(_ tokens: Int, _ range: SourceRange) -> Bool {
    made += tokens + 1
    if made > Self.mostMade, !isFull {
      isFull = true
      report(.macrosTooLarge(limit: Self.mostMade), range)
    }
    return !isFull
  }

  /// The arguments after a macro's name, with the end of the closing parenthesis.
  func arguments(of macro: Macro, at token: Token) -> ([[Token]], SourceRange)? {
    _ = next()
    var arguments: [[Token]] = [[]]
    var level = 0
    while let next = next() {
      if next.kind == .sign {
        if next.text == ")", level == 0 { return (arguments, next.range) }
        if next.text == ",", level == 0 {
          arguments.append([])
          continue
        }
        // Only parentheses group: commas inside brackets and braces separate arguments, as in C.
        // ignores.
        if next.text == "(" { level += 1 } else if next.text == ")" { level -= 1 }
      }
      if let problem = next.problem { report(problem, next.range) }
      var kept = next
      kept.problem = nil
      if active.contains(next.text) { kept.isPainted = true }
      arguments[arguments.count - 1].append(kept)
    }
    report(
      .unterminatedMacro(name: macro.name), token.range)
    return nil
  }

  func bind(
    _ arguments: [[Token]], to parameters: [String], of macro: Macro, _ range: SourceRange
  ) -> [String: [Token]]? {
    var arguments = arguments
    if parameters.isEmpty, arguments.count == 1, arguments[0].isEmpty { return [:] }
    let required = macro.isVariadic ? parameters.count - 1 : parameters.count
    if macro.isVariadic, arguments.count > required {
      var rest: [Token] = []
      for (index, argument) in arguments[required...].enumerated() {
        if index > 0 {
          rest.append(Token(kind: .sign, text: ",", range: argument.first?.range ?? range))
        }
        rest += argument
      }
      arguments = Array(arguments[..<required]) + [rest]
    } else if macro.isVariadic, arguments.count == required {
      arguments.append([])
    }
    guard arguments.count == parameters.count else {
      report(
        .macroArguments(name: macro.name, tooMany: arguments.count > parameters.count), range)
      return nil
    }
    return Dictionary(zip(parameters, arguments)) { first, _ in first }
  }
}

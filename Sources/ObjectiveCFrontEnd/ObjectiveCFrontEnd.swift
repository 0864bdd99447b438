import ObjectiveCTree
import Records
import SourceTree

/// Parses Objective-C texts into trees, with diagnostics in clang's words. Never traps, whatever
/// the texts contain.
package enum ObjectiveCFrontEnd {
  /// The largest text that is read, in bytes.
  package static let largestSource = 256 * 1024
  /// The most headers that one program takes in.
  package static let mostHeaders = 200

  /// The names that texts define for later ones: macros and types.
  package struct Context: Sendable {
    var macros: [String: Macro] = Macro.predefined
    var types: Set<String> = Words.types

    /// The context of a first text. `types` are names of types that the program declares.
    package init(types: some Sequence<String> = []) {
      self.types.formUnion(types)
    }

    /// The names that are types.
    package var typeNames: Set<String> { types }
  }

  /// The trees of a program's files, each header before the files that import it.
  package struct Program: Sendable {
    package let units: [Tree.Unit]
    /// The context for later texts.
    package let context: Context

    /// The diagnostics of all files.
    package var diagnostics: [CodeDiagnostic] { units.flatMap(\.diagnostics) }
  }

  /// Parses the files of a program, in any order. `header` provides a header that is not among
  /// them, by its name without folders; each is read once. `isTyped`: statements may be outside of
  /// functions, as at a prompt.
  package static func parse(
    _ files: [SourceFile], after context: Context = Context(), isTyped: Bool = false,
    header: @escaping (String) -> SourceFile? = { _ in nil }
  ) -> Program {
    let reader = ProgramReader(files, context, isTyped: isTyped, header: header)
    reader.read()
    return Program(units: reader.units, context: reader.context)
  }
}

/// Reads the files of a program, each once.
private final class ProgramReader {
  private let files: [SourceFile]
  private let isTyped: Bool
  private let header: (String) -> SourceFile?
  private(set) var context: ObjectiveCFrontEnd.Context
  private(set) var units: [Tree.Unit] = []
  /// The macros of the headers that were read; empty while a header is being read.
  private var headers: [String: [String: Macro?]] = [:]
  private var isRead: Set<ObjectIdentifier> = []

  init(
    _ files: [SourceFile], _ context: ObjectiveCFrontEnd.Context, isTyped: Bool,
    header: @escaping (String) -> SourceFile?
  ) {
    self.files = files
    self.context = context
    self.isTyped = isTyped
    self.header = header
  }

  func read() {
    // Headers first, so a class is known in every file.
    let isHeader = { (file: SourceFile) in file.name.hasSuffix(".h") || file.name.hasSuffix(".pch")
    }
    let base = context.macros
    for file in files.filter(isHeader) { _ = include(file.name, macros: base) }
    for file in files where !isHeader(file) && isRead.insert(ObjectIdentifier(file)).inserted {
      let changes = read(file, macros: base, depth: 0)
      if isTyped {
        for (name, macro) in changes { context.macros[name] = macro }
      }
    }
  }

  /// Reads a header: returns its macros, or nil if there is no such header.
  private func include(
    _ name: String, macros: [String: Macro], depth: Int = 0
  ) -> [String: Macro?]? {
    if let known = headers[name] { return known }
    guard headers.count < ObjectiveCFrontEnd.mostHeaders, depth < 20,
      let file = files.first(where: { $0.name == name }) ?? header(name)
    else { return nil }
    headers[name] = [:]
    guard isRead.insert(ObjectIdentifier(file)).inserted else { return [:] }
    let changes = read(file, macros: macros, depth: depth + 1)
    headers[name] = changes
    return changes
  }

  private func read(
    _ file: SourceFile, macros: [String: Macro], depth: Int
  ) -> [String: Macro?] {
    guard file.text.utf8.count <= ObjectiveCFrontEnd.largestSource else {
      let problem = ClangProblem.tooLarge(limit: ObjectiveCFrontEnd.largestSource)
      let range = SourceRange(file.offset, file.offset)
      units.append(
        Tree.Unit(file: file, items: [], diagnostics: [CodeDiagnostic(.clang(problem), range)]))
      return [:]
    }
    let holder = Holder()
    let preprocessor = Preprocessor(file: file, macros: macros) { [self] name in
      include(name, macros: holder.preprocessor?.macros ?? macros, depth: depth)
    }
    holder.preprocessor = preprocessor
    let tokens = preprocessor.process(Lexer.tokens(of: file.text, offset: file.offset))
    let parser = Parser(
      file: file, tokens: tokens, marks: preprocessor.marks, types: context.types,
      isTyped: isTyped)
    let items = parser.items()
    context.types = parser.types
    let diagnostics = (preprocessor.diagnostics + parser.diagnostics).enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    units.append(Tree.Unit(file: file, items: items, diagnostics: diagnostics.map(\.element)))
    return preprocessor.changes
  }

  /// A preprocessor, for its own closure.
  private final class Holder {
    weak var preprocessor: Preprocessor?
  }
}

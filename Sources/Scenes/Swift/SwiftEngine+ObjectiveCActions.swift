import Records
import SourceTree
import TypedProgram

extension SwiftEngine {
  /// Checks the code of a line, which begins at a character of it: as Objective-C where it can be
  /// nothing else, or where it is no Swift and Objective-C takes it. `objectiveC` returns nil for a
  /// line that is always Swift.
  func inEitherLanguage<Result>(
    _ line: String, from code: Int?, swift: () throws -> Result, objectiveC: () throws -> Result?
  ) throws -> Result {
    guard let code else { return try swift() }
    let written = String(line.dropFirst(code))
    let isCertain =
      FrontEnds.language(of: written, file: nil) == .objectiveC
      || FrontEnds.language(ofTyped: written, chosen: .typed) == .objectiveC
    if isCertain, let found = try objectiveC() { return found }
    do {
      return try swift()
    } catch {
      guard FrontEnds.language(ofTyped: written, chosen: .objectiveC) == .objectiveC,
        let found = try? objectiveC()
      else { throw error }
      return found
    }
  }

  /// The head of an override in Objective-C, and the message to `super` with which it begins; nil
  /// for a method without a name there, or whose result that of `super` would be.
  func objectiveCHead(
    of function: Function, in own: Nominal, callsSuper: Bool
  ) -> (declaration: String, call: String)? {
    guard let table = Self.library.objectiveC,
      let method = table.method(function.selector, of: own, isClassMethod: false)
    else { return nil }
    if callsSuper, method.result != .void { return nil }
    let declaration = table.declaration(of: method, isNullabilityShown: false).dropLast()
    let pieces = method.selector.split(separator: ":").map(String.init)
    let message =
      method.parameters.isEmpty
      ? method.selector
      : zip(pieces, method.parameters).map { "\($0):\($1.name)" }.joined(separator: " ")
    return (String(declaration), callsSuper ? "[super \(message)];\n" : "")
  }

  /// Declares a class in Objective-C with one method, whose statements are the code of a line,
  /// after those that it begins with. Throws the problem of the code, located in the line.
  func declareObjectiveC(
    _ line: String, code: Int, below own: Nominal, named name: String, method: String,
    beginning: String = ""
  ) throws -> Nominal? {
    let written = String(line.dropFirst(code))
    let offset = line.prefix(code).utf8.count
    var head = 0
    do {
      return try declaring(name, below: own) { className in
        let start = "@implementation \(className) : \(own.name)\n\(method) {\n" + beginning
        head = start.utf8.count
        return try check(start + Self.ended(written) + "\n}\n@end\n", file: nil, as: .prompt)
      }
    } catch {
      guard case .code(let report)? = error as? Problem else { throw error }
      throw Problem.code(Self.moved(report, by: offset - head, into: line))
    }
  }

  /// The statements of a line; the last one needs no semicolon there.
  private static func ended(_ code: String) -> String {
    guard let last = code.last(where: { !$0.isWhitespace }), last != ";", last != "}" else {
      return code
    }
    return code + ";"
  }

  /// A report as one of the line.
  private static func moved(_ report: CodeReport, by distance: Int, into line: String) -> CodeReport
  {
    let end = line.utf8.count
    func place(_ range: SourceRange) -> SourceRange {
      let start = min(max(range.start + distance, 0), end)
      return SourceRange(start, min(max(range.end + distance, start), end))
    }
    return CodeReport(
      file: report.file, text: line,
      diagnostics: report.diagnostics.map { diagnostic in
        CodeDiagnostic(
          diagnostic.problem, place(diagnostic.range), severity: diagnostic.severity,
          notes: diagnostic.notes.map { CodeNote($0.problem, place($0.range)) },
          fixIt: diagnostic.fixIt.map { CodeFixIt(place($0.range), $0.replacement) })
      })
  }
}

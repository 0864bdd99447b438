import Records
import SourceTree
import TypedProgram

extension SwiftEngine {
  /// Whether the code of a line is Objective-C; `code` is its index, in characters.
  func isObjectiveC(_ line: String, from code: Int) -> Bool {
    FrontEnds.language(of: String(line.dropFirst(code)), file: nil) == .objectiveC
  }

  /// The method of a `target` line whose code is Objective-C: `self` is the object, and so is
  /// `sender`. Throws the problem of the code, located in the line.
  func objectiveCAction(
    _ line: String, code: Int, below own: Nominal, named name: String
  ) throws -> Function? {
    let written = String(line.dropFirst(code))
    let offset = line.prefix(code).utf8.count
    var head = 0
    do {
      let type = try declaring(name, below: own) { className in
        let start =
          "@implementation \(className) : \(own.name)\n- (void)act:(\(own.name) *)sender {\n"
        head = start.utf8.count
        return try check(start + Self.ended(written) + "\n}\n@end\n", file: nil, as: .prompt)
      }
      for case .function(let function) in type?.members["act"] ?? [] { return function }
      return nil
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

import Records
import SourceTree

/// Which of all diagnostics a learner gets to see.
enum Diagnoses {
  /// More than this many tell a learner nothing.
  static let most = 20

  /// In the order of places, without those that follow from another one on the same line.
  static func chosen(
    parser: [CodeDiagnostic], lowering: [CodeDiagnostic], repairs: [CodeDiagnostic],
    in file: SourceFile
  ) -> [CodeDiagnostic] {
    var result = repairs
    var faultyLines: Set<Int> = []
    for diagnostic in parser.sorted(by: stands) {
      let line = file.line(of: diagnostic.range.start)
      guard diagnostic.severity == .warning || faultyLines.insert(line).inserted else { continue }
      result.append(diagnostic)
    }
    var seen: Set<CodeDiagnostic> = []
    for diagnostic in lowering where seen.insert(diagnostic).inserted {
      if !faultyLines.contains(file.line(of: diagnostic.range.start)) { result.append(diagnostic) }
    }
    return Array(result.sorted(by: stands).prefix(most))
  }

  private static func stands(_ first: CodeDiagnostic, before second: CodeDiagnostic) -> Bool {
    (first.range.start, first.range.end) < (second.range.start, second.range.end)
  }
}

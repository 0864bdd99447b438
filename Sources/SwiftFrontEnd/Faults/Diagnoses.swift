import Records
import SourceTree

/// The choice of diagnostics that a learner sees.
enum Diagnoses {
  /// The maximum number of diagnostics that help a learner.
  static let most = 20

  /// The diagnostics in source order, without those that follow from another one on the same line.
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

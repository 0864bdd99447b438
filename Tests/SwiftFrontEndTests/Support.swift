import Records
import SourceTree
import SwiftFrontEnd
import Testing

/// The tree of a text that must have no faults.
func lowered(_ source: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let unit = SwiftFrontEnd.parse(source, name: "test.swift")
  #expect(unit.diagnostics == [], sourceLocation: location)
  return TreeDump.text(unit)
}

/// The faults that the front end finds in a text.
func problems(_ source: String) -> [SyntaxProblem] {
  diagnostics(source).compactMap { diagnostic in
    if case .syntax(let problem) = diagnostic.problem { problem } else { nil }
  }
}

func diagnostics(_ source: String) -> [CodeDiagnostic] {
  SwiftFrontEnd.parse(source, name: "test.swift").diagnostics
}

/// The text that a diagnostic points at.
func marked(_ source: String) -> [String] {
  let unit = SwiftFrontEnd.parse(source, name: "test.swift")
  return unit.diagnostics.map { String(unit.file.text(of: $0.range)) }
}

/// The text with all fix-its applied.
func mended(_ source: String) -> String {
  var bytes = Array(source.utf8)
  for fixIt in diagnostics(source).compactMap(\.fixIt).reversed() {
    bytes.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: fixIt.replacement.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The tree of a text that may have faults.
func diagnosed(_ source: String) -> String {
  TreeDump.text(SwiftFrontEnd.parse(source, name: "test.swift"))
}

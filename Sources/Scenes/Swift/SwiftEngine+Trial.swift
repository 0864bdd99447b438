import Records
import SourceTree
import SwiftChecker
import TypedProgram

extension SwiftEngine {
  /// The diagnostics of the files of one program in one language, in any order, each with offsets
  /// into its own text. Swift that is right is not declared; Objective-C is, so that Swift
  /// sees its classes.
  package func diagnostics(of files: [CodeFile]) -> [[CodeDiagnostic]] {
    let units = files.map { file in
      Self.texts(in: file.language).unit(file.text, name: file.name)
    }
    if units.contains(where: { $0.diagnostics.contains { $0.severity == .error } }) {
      return units.map(\.diagnostics)
    }
    let placed = program(files)
    guard let language = files.first?.language else { return [] }
    switch language {
    case .swift:
      return Checker(
        library: Self.library, module: module, files: placed.map(\.file),
        isInterrupted: machine.isInterrupted
      ).check(files: placed, isTrial: true).map(\.diagnostics)
    case .objectiveC:
      let checked = check(together(placed))
      return placed.map { unit in
        checked.first { $0.file === unit.file }?.diagnostics ?? unit.diagnostics
      }
    }
  }

  /// The trees of the files of one program, each after the one before.
  func program(_ files: [CodeFile]) -> [SourceUnit] {
    var units: [SourceUnit] = []
    for file in files {
      let source = SourceFile(
        name: file.name, text: file.text, language: file.language, linesAbove: file.linesAbove,
        offset: units.last.map { $0.file.end + 1 } ?? 0)
      units.append(Self.frontEnd(for: file.language).parse(program: [source])[0])
    }
    return units
  }

  /// Declares the files of one program, which were checked already.
  package func declare(program files: [CodeFile]) throws -> [CheckedUnit] {
    for file in files {
      let unit = Self.texts(in: file.language).unit(file.text, name: file.name)
      try refuse(unit.diagnostics, file.text, file.name)
    }
    return try declare(files, program(files))
  }
}

import ObjectiveCTree
import Records
import SourceTree

/// The Objective-C front end as the programs install it, with the operations that scenes and
/// sessions require of a front end for any language.
package struct ObjectiveCReader: FrontEnd {
  package let language = SourceLanguage.objectiveC
  package var largestSource: Int { ObjectiveCFrontEnd.largestSource }

  package init() {}

  package func parse(
    _ text: String, name: String, linesBefore: Int, offset: Int
  ) -> SourceUnit {
    // A typed statement ends with its line, as a line of Swift does.
    let isOpen = SourceLanguage(file: name) == nil && Self.lacksSemicolon(text)
    let file = SourceFile(
      name: name, text: isOpen ? text + ";" : text, language: .objectiveC,
      linesBefore: linesBefore, offset: offset)
    return parse(program: [file])[0]
  }

  package func parse(program files: [SourceFile]) -> [SourceUnit] {
    let isTyped = files.count == 1 && SourceLanguage(file: files[0].name) == nil
    let parts = files.map { FileParts($0) }
    let program = ObjectiveCFrontEnd.parse(parts.flatMap(\.files), isTyped: isTyped)
    return parts.map { part in
      let file = part.file
      guard let unit = part.unit(from: program.units) else {
        return SourceUnit(file: file, items: [], diagnostics: [])
      }
      return SourceUnit(
        file: file, items: Outline(of: unit).items, diagnostics: unit.diagnostics, ownTree: unit)
    }
  }

  /// Whether a text ends with an expression without a semicolon.
  private static func lacksSemicolon(_ text: String) -> Bool {
    let tokens = Lexer.tokens(of: text, offset: 0).dropLast()
    guard let last = tokens.last, last.problem == nil else { return false }
    return !last.isSign(";") && !last.isSign("}") && !last.isWord("end")
      && tokens.last { $0.beginsLine }.map { !$0.isSign("#") } ?? true
  }

  package func begins(_ text: String) -> Bool { ObjectiveCFrontEnd.begins(text) }

  package func isCertain(_ line: String) -> Bool { ObjectiveCFrontEnd.isCertain(line) }

  package func isLikely(_ line: String) -> Bool { ObjectiveCFrontEnd.isLikely(line) }

  package func isComplete(_ text: String) -> Bool { ObjectiveCFrontEnd.isComplete(text) }

  package func words(of text: String) -> [SourceWord]? { nil }

  package func path(endOf text: [Character]) -> CompletionPath { CompletionCursor(text).path }

  package func completions(behind text: [Character]) -> CompletionPlace {
    CompletionCursor(text).place
  }
}

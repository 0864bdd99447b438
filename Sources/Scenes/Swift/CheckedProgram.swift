import Records
import SourceTree
import TypedProgram

/// Files of Swift that were checked, for one scene after the other.
///
/// Judging builds a scene for each variation, and checking the same files again for each of them
/// takes longer than building it.
final class CheckedProgram {
  let files: [CodeFile]
  let module: Module
  /// The files' top-level declarations.
  private let members: [String: [Member]]
  /// The remarks on them.
  let said: Set<ExpressionProblem.Silence>
  /// The uses and declarations of the local variables of each file.
  private let locals: [[Int: Int]]

  init(
    _ files: [CodeFile], _ module: Module, said: Set<ExpressionProblem.Silence>,
    locals: [[Int: Int]]
  ) {
    self.files = files
    self.module = module
    self.said = said
    self.locals = locals
    members = module.members
  }

  /// The form of each file; nil if one has none.
  var forms: [CodeForm]? {
    let forms = zip(files, locals).compactMap { file, locals in
      SwiftEngine.frontEnd(for: file.language).words(of: file.text).flatMap {
        CodeForm($0, locals: locals)
      }
    }
    return forms.count == files.count ? forms : nil
  }

  /// Resets the state that the previous scene left in the program, once that scene is gone.
  func beginAgain() { module.beginAgain(with: members) }
}

/// A file of code.
package struct CodeFile: Equatable {
  package let text: String
  package let name: String
  /// The number of lines of the file before the text.
  let linesAbove: Int

  /// The language, by the extension of its name.
  var language: SourceLanguage { .of(file: name) }

  package init(text: String, name: String, linesAbove: Int = 0) {
    self.text = text
    self.name = name
    self.linesAbove = linesAbove
  }
}

/// The last checked programs that no scene uses at present.
struct CheckedPrograms {
  /// The maximum number: a solution and an answer in turn, and the programs that they are compared
  /// with.
  private static let most = 4
  /// Longer ones are checked again, rather than cached.
  private static let longest = 64 << 10

  private var programs: [CheckedProgram] = []

  /// Removes and returns the program of these files; nil if there is none.
  mutating func take(_ files: [CodeFile]) -> CheckedProgram? {
    guard let index = programs.lastIndex(where: { $0.files == files }) else { return nil }
    return programs.remove(at: index)
  }

  /// Caches a program that its scene does not need any more, or releases it.
  mutating func give(_ program: CheckedProgram) {
    let size = program.files.reduce(0) { $0 + $1.text.utf8.count }
    guard size <= Self.longest else { return program.module.letGo() }
    if programs.count == Self.most { programs.removeFirst().module.letGo() }
    programs.append(program)
  }
}

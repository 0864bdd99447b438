import Interpreter
import Records
import SourceTree

/// Files of Swift that were checked, for one scene after the other.
///
/// Judging builds a scene for each variation, and checking the same files for each of them again
/// takes longer than building it.
final class CheckedProgram {
  let files: [CodeFile]
  let module: Module
  /// What the files declared at the top level.
  private let members: [String: [Member]]
  /// The remarks that were made on them.
  let said: Set<ExpressionProblem.Silence>
  /// Where the local variables of each file are used and declared.
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

  /// The form of each file; nil where one has none.
  var forms: [CodeForm]? {
    let forms = zip(files, locals).compactMap { file, locals in
      SwiftEngine.frontEnd(for: file.language).words(of: file.text).flatMap {
        CodeForm($0, locals: locals)
      }
    }
    return forms.count == files.count ? forms : nil
  }

  /// Forgets what the scene did that had the program, when that is gone.
  func beginAgain() { module.beginAgain(with: members) }
}

/// A file of code.
package struct CodeFile: Equatable {
  package let text: String
  package let name: String

  /// The language, by the ending of its name.
  var language: SourceLanguage { .of(file: name) }

  package init(text: String, name: String) {
    self.text = text
    self.name = name
  }
}

/// The programs that were checked last and that no scene has at present.
struct CheckedPrograms {
  /// How many are kept: a solution and an answer in turn, and what they are compared with.
  private static let most = 4
  /// Longer ones are checked again, rather than kept.
  private static let longest = 64 << 10

  private var programs: [CheckedProgram] = []

  /// The program of these files, which the caller has to itself; nil where there is none.
  mutating func take(_ files: [CodeFile]) -> CheckedProgram? {
    guard let index = programs.lastIndex(where: { $0.files == files }) else { return nil }
    return programs.remove(at: index)
  }

  /// Keeps a program that its scene does not need any more, or lets go of it.
  mutating func give(_ program: CheckedProgram) {
    let size = program.files.reduce(0) { $0 + $1.text.utf8.count }
    guard size <= Self.longest else { return program.module.letGo() }
    if programs.count == Self.most { programs.removeFirst().module.letGo() }
    programs.append(program)
  }
}

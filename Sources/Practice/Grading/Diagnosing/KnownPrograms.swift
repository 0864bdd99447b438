import HitMaps
import Records
import Scenes
import Workbench

/// A program whose behaviour is known.
enum KnownProgram: Hashable {
  /// A program that is right.
  case right
  /// The program of a known mistake, by its number.
  case wrong(Int)

  var mistake: Int? {
    if case .wrong(let number) = self { number } else { nil }
  }
}

/// Recognizes submissions that are known programs, and caches the answers of those.
///
/// Most submissions of a course to a short exercise are the same few programs with other names,
/// comments and line breaks. The behaviour of such a program is determined once, before the first
/// of them.
final class KnownPrograms {
  /// Whether the answers of programs are cached.
  var isLearning = false
  private let practice: PracticeConfiguration
  private let mistakes: [Code]
  private var texts: [String: KnownProgram] = [:]
  /// The forms of the programs, if it pays to compute them.
  private var forms: [CodeForm: KnownProgram] = [:]
  /// The submission of the last query.
  private var last: (text: String, program: KnownProgram?)?
  /// The cached answers of the programs.
  var maps: [Asked: (map: FoldedHitMap, sideEffect: SideEffect?)] = [:]

  /// A program in a scene, asked at some of the points or all of them.
  struct Asked: Hashable {
    let program: KnownProgram
    let scene: Int
    let points: StagePlan.Asking
  }

  init(_ mistakes: [Code], in practice: PracticeConfiguration) {
    self.practice = practice
    self.mistakes = mistakes
    for (number, code) in mistakes.enumerated() where texts[code.text] == nil {
      texts[code.text] = .wrong(number)
    }
  }

  /// Computes the forms of the mistakes, and of answers that were judged right in all scenes.
  func learnForms(right: [Code]) {
    for form in right.compactMap({ Engine.form(of: $0, in: practice) }) { forms[form] = .right }
    for (number, code) in mistakes.enumerated() {
      guard let form = Engine.form(of: code, in: practice), forms[form] == nil else { continue }
      forms[form] = .wrong(number)
    }
  }

  /// The known program that a submission is: word for word, or by its form if forms are known.
  func program(of submission: [Code]) -> KnownProgram? {
    guard submission.count == 1, let file = submission.first else { return nil }
    if let known = texts[file.text] { return known }
    guard !forms.isEmpty else { return nil }
    if let last, last.text == file.text { return last.program }
    let program = Engine.form(of: file, in: practice).flatMap { forms[$0] }
    last = (file.text, program)
    return program
  }

  /// The map of a program in a scene, and its side effect while it was asked.
  func asked(
    _ program: KnownProgram, _ scene: Int, _ points: StagePlan.Asking
  ) -> (map: FoldedHitMap, sideEffect: SideEffect?)? {
    maps[Asked(program: program, scene: scene, points: points)]
  }

  /// Caches the map and side effect of a program, while known programs are judged.
  func note(
    _ map: HitMap, _ sideEffect: SideEffect?, of program: KnownProgram, _ scene: Int,
    _ points: StagePlan.Asking
  ) {
    guard isLearning, !practice.isInterrupted() else { return }
    maps[Asked(program: program, scene: scene, points: points)] = (FoldedHitMap(map), sideEffect)
  }
}

import HitMaps
import Records
import Scenes
import Workbench

/// A program of which it is known what it does.
enum KnownProgram: Hashable {
  /// One that does everything right.
  case right
  /// One of a known mistake, by its number.
  case wrong(Int)

  var mistake: Int? {
    if case .wrong(let number) = self { number } else { nil }
  }
}

/// Tells which submissions are programs of ours, and what these answered.
///
/// Of a course most submissions to a short exercise are the same few programs with other names,
/// comments and lines. What such a program does is found out once, before the first of them.
final class KnownPrograms {
  /// Whether what programs answer is kept in memory.
  var isLearning = false
  private let practice: PracticeConfiguration
  private let mistakes: [Code]
  private var texts: [String: KnownProgram] = [:]
  /// The forms of the programs, where it pays to find them out.
  private var forms: [CodeForm: KnownProgram] = [:]
  /// The submission that was asked about last.
  private var last: (text: String, program: KnownProgram?)?
  /// What the programs answered, as far as it was kept.
  private var maps: [Asked: (map: FoldedHitMap, sideEffect: SideEffect?)] = [:]

  /// A program in a scene, asked at a part of the points or at all.
  private struct Asked: Hashable {
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

  /// Finds out the forms of the mistakes, and those of answers that were judged right in all
  /// scenes.
  func learnForms(right: [Code]) {
    for form in right.compactMap({ Engine.form(of: $0, in: practice) }) { forms[form] = .right }
    for (number, code) in mistakes.enumerated() {
      guard let form = Engine.form(of: code, in: practice), forms[form] == nil else { continue }
      forms[form] = .wrong(number)
    }
  }

  /// Which of the programs a submission is: word for word, or in its form where those are known.
  func program(of submission: [Code]) -> KnownProgram? {
    guard submission.count == 1, let file = submission.first else { return nil }
    if let known = texts[file.text] { return known }
    guard !forms.isEmpty else { return nil }
    if let last, last.text == file.text { return last.program }
    let program = Engine.form(of: file, in: practice).flatMap { forms[$0] }
    last = (file.text, program)
    return program
  }

  /// What a program answered in a scene, and what it changed while it was asked.
  func asked(
    _ program: KnownProgram, _ scene: Int, _ points: StagePlan.Asking
  ) -> (map: FoldedHitMap, sideEffect: SideEffect?)? {
    maps[Asked(program: program, scene: scene, points: points)]
  }

  /// Keeps what a program answered, and what it changed, while programs of ours are judged.
  func note(
    _ map: HitMap, _ sideEffect: SideEffect?, of program: KnownProgram, _ scene: Int,
    _ points: StagePlan.Asking
  ) {
    guard isLearning, !practice.isInterrupted() else { return }
    maps[Asked(program: program, scene: scene, points: points)] = (FoldedHitMap(map), sideEffect)
  }
}

import Foundation
import Records

/// The analysis of the known programs of an exercise before many submissions are judged: most of
/// these are one of the programs, or make the same mistake as one.
///
/// The work has steps, each in parts that processes share: the parts that each program fails, its
/// behaviour in all other scenes, and then its verdict, which compares it with all the others. The
/// findings of a process are passed on as data.
extension Grader {
  /// A step of the analysis.
  package enum LearningStep: CaseIterable {
    case outcomes
    case asking
    case judging
  }

  /// A part of a step.
  package struct LearningPart {
    let step: LearningStep
    let number: Int
    let count: Int

    package init(_ step: LearningStep, _ number: Int, of count: Int) {
      self.step = step
      self.number = number
      self.count = count
    }
  }

  /// Loads the findings of an earlier run; returns false if there are none.
  package func recallPrograms() -> Bool {
    mistakeAnswers.prepare()
    guard let learned = learnedStore?.learned else { return false }
    take([learned])
    finishLearning(right: learned.right)
    return true
  }

  /// Analyses a part, and returns its findings for `take`; empty if it was interrupted.
  package func learn(_ part: LearningPart) -> Data {
    let before = mistakeAnswers.keys
    var right: [String] = []
    let known = mistakeAnswers.known
    known.isLearning = true
    mistakeAnswers.isKept = false
    defer { (known.isLearning, mistakeAnswers.isKept) = (false, true) }
    let programs = mistakeAnswers.programs.indices.filter { $0 % part.count == part.number }
    switch part.step {
    case .outcomes:
      for index in programs {
        let code = mistakeAnswers.programs[index].code
        _ = judge([code], name: code.file, depth: .outcome)
      }
    case .asking: mistakeAnswers.ask(programs)
    case .judging:
      let own = [exercise.solution] + exercise.alternatives
      for (index, name) in own.enumerated() where index % part.count == part.number {
        guard let file = try? Code.file(name, of: exercise) else { continue }
        if judge([file], name: name).outcome == .right { right.append(name) }
      }
      for index in programs {
        let code = mistakeAnswers.programs[index].code
        _ = judge([code], name: code.file)
      }
    }
    guard !practice.isInterrupted() else { return Data() }
    var learned = mistakeAnswers.learned(since: before)
    learned.right = right
    return (try? JSONEncoder().encode(learned)) ?? Data()
  }

  /// Adds the findings of other processes; returns the files that are right.
  @discardableResult
  package func take(_ parts: [Data]) -> [String] {
    take(parts.compactMap { try? JSONDecoder().decode(LearnedAnswers.self, from: $0) })
  }

  @discardableResult
  private func take(_ parts: [LearnedAnswers]) -> [String] {
    for part in parts { mistakeAnswers.take(part) }
    return parts.flatMap(\.right)
  }

  /// Completes the findings, and stores them for other processes.
  package func keepPrograms(right: [String]) {
    guard !practice.isInterrupted() else { return }
    finishLearning(right: right)
    guard !practice.isInterrupted() else { return }
    var learned = mistakeAnswers.learned(since: LearnedKeys())
    learned.right = right
    learnedStore?.keep(learned)
  }

  /// Runs the whole analysis in this process.
  package func learnPrograms() {
    mistakeAnswers.prepare()
    var right: [String] = []
    for step in LearningStep.allCases { right += take([learn(LearningPart(step, 0, of: 1))]) }
    if !practice.isInterrupted() { finishLearning(right: right) }
  }

  private func finishLearning(right: [String]) {
    mistakeAnswers.known.learnForms(right: right.compactMap { try? Code.file($0, of: exercise) })
    mistakeAnswers.ownScenes.prepare()
    mistakeAnswers.keep()
  }

  private var learnedStore: LearnedStore? {
    LearnedStore(
      exercise, referenceMaps, mistakeAnswers.programs.map(\.code), in: practice.answers)
  }
}

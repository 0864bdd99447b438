import Records
import Workbench

/// Looks for touches in an exercise whose outcome no rule settles (CT-29): a learner must not be
/// judged by what may differ on a device.
final class UnsettledTouches {
  private let exercise: Exercise
  private let practice: PracticeConfiguration

  init(exercise: Exercise, practice: PracticeConfiguration) {
    self.exercise = exercise
    self.practice = practice
  }

  /// The first such touch that the scene, a variation or a check causes with `code`; nil when
  /// there is none.
  func first(with code: Code) -> ContentFact? {
    for lines in touching {
      let session = Engine.session(in: practice)
      guard (try? Engine.declare([code], in: session)) != nil else { return nil }
      for line in opening + lines {
        // What fails is told by the judgement; here only what touches did matters.
        guard let answers = try? Engine.run(line, of: .check, in: session) else { continue }
        if let fact = answers.lazy.compactMap({ self.fact($0, line) }).first { return fact }
      }
    }
    return nil
  }

  /// Those among `asked` in which a line is about touches, or is refused, with the solution: what a
  /// line is about does not depend on the code.
  private lazy var touching: [[String]] = asked.filter { lines in
    let session = Engine.session(in: practice)
    guard let solution = try? Code.file(exercise.solution, of: exercise),
      (try? Engine.declare([solution], in: session)) != nil
    else { return true }
    return (opening + lines).contains { line in
      guard let answers = try? Engine.run(line, of: .check, in: session) else { return true }
      return answers.contains { if case .event = $0 { true } else { false } }
    }
  }

  private var opening: [String] {
    ["screen \(exercise.screen.width) \(exercise.screen.height)"] + exercise.scene.map(\.text)
  }

  /// The lines that are run in a scene of their own each.
  private var asked: [[String]] {
    var asked: [[String]] = []
    for part in exercise.parts {
      if case .script(let lines) = part.check { asked.append(lines.map(\.text)) }
    }
    for variation in exercise.variations {
      if case .lines(let lines) = variation.change { asked.append(lines.map(\.text)) }
    }
    asked += exercise.comparisons.map { $0.play.map(\.text) }.filter { !$0.isEmpty }
    return asked.isEmpty ? [[]] : asked
  }

  private func fact(_ answer: Answer, _ line: String) -> ContentFact? {
    guard case .event(let trace) = answer else { return nil }
    for case .hitInsideControl(let view, let control) in trace.conclusions {
      return .unsettledTouch(line: line, view: view.text, control: control.text)
    }
    return nil
  }
}

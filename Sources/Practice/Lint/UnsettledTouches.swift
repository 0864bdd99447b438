import Records
import Workbench

/// Looks for touches in an exercise whose outcome no rule settles (CT-29): a learner must not be
/// judged by what may differ on a device.
struct UnsettledTouches {
  let exercise: Exercise
  let practice: PracticeConfiguration

  /// The first such touch that the scene, a variation or a check causes with `code`; nil when
  /// there is none.
  func first(with code: Code) -> ContentFact? {
    for lines in asked {
      let session = Engine.session(in: practice)
      guard (try? Engine.declare(code, in: session)) != nil else { return nil }
      for line in opening + lines {
        // What fails is told by the judgement; here only what touches did matters.
        guard let answers = try? Engine.run(line, of: .check, in: session) else { continue }
        if let fact = answers.lazy.compactMap({ fact($0, line) }).first { return fact }
      }
    }
    return nil
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

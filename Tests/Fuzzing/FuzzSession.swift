import Records
import Rendering
import Workbench

/// A session that takes anything, under limits that keep a run short.
final class FuzzSession {
  /// What became of a text.
  enum Outcome: String {
    case accepted, refused, stopped
  }

  private let session: Session

  init() {
    session = Session(language: .english) { $0.wording }
    session.limits.steps = 20_000
    session.limits.callDepth = 500
    session.limits.memory = 32 << 20
    session.limits.output = 64 << 10
  }

  /// Runs a text as an entry of Swift, and words what was said of it in both languages.
  func outcome(of text: String) -> Outcome {
    do {
      for answer in try session.runSwift(text) { show(answer) }
      return .accepted
    } catch {
      for language in [Language.english, .chinese] {
        let renderer = DiagnosticRenderer(language: language, style: Style(hasColor: true))
        _ = renderer.render(error, promptWidth: 2)
        _ = renderer.render(error, file: "fuzz.touchstone", line: 3)
      }
      if case .stopped = error.problem { return .stopped }
      return .refused
    }
  }

  private func show(_ answer: Answer) {
    let style = Style(hasColor: true)
    _ = TextRenderer(language: .chinese, teach: .full, style: style).render(answer)
    _ = PlainRenderer(language: .english, teach: .normal).render(answer)
  }

  /// What a program prints; its refusal when it does not run.
  func output(of program: String) -> String {
    do {
      var printed = ""
      for answer in try session.runSwift(program) {
        if case .swift(let answer) = answer { printed += answer.printed }
      }
      return printed
    } catch {
      return error.problem.wording.en
    }
  }
}

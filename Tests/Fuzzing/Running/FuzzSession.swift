import Records
import Rendering
import Wording
import Workbench

/// A session that takes anything, under limits that keep a run short.
final class FuzzSession {
  /// The result of a text.
  enum Outcome: String, CaseIterable {
    case accepted, refused, stopped
  }

  private let session: Session

  init() {
    session = Session(language: .english) { $0.wording }
    session.limitForFuzzing()
  }

  /// Runs a text as an entry of Swift; `isWorded`: what was said of it is worded, in both
  /// languages.
  func outcome(of text: String, isWorded: Bool) -> Outcome {
    do {
      let answers = try session.runSwift(text)
      if isWorded { answers.forEach(Wording.word) }
      return .accepted
    } catch {
      if isWorded { Wording.word(error) }
      if case .stopped = error.problem { return .stopped }
      return .refused
    }
  }

  /// The output of a program; its refusal if it does not run.
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

extension Session {
  static let fuzzedSteps = 20_000
  static let fuzzedMap = 10_000_000

  /// Limits that keep a run short.
  func limitForFuzzing() {
    limits.steps = Self.fuzzedSteps
    limits.callDepth = 500
    limits.memory = 32 << 20
    limits.output = 64 << 10
    limits.map = Self.fuzzedMap
  }
}

/// Words answers and problems as the program does, in both languages.
enum Wording {
  static func word(_ answer: Answer) {
    let style = Style(hasColor: true)
    _ = TextRenderer(language: .chinese, teach: .full, style: style).render(answer)
    _ = PlainRenderer(language: .english, teach: .normal).render(answer)
  }

  static func word(_ diagnostic: Diagnostic) {
    for language in [Language.english, .chinese] {
      let renderer = DiagnosticRenderer(language: language, style: Style(hasColor: true))
      _ = renderer.render(diagnostic, promptWidth: 2)
      _ = renderer.render(diagnostic, file: "fuzz.touchstone", line: 3)
    }
  }
}

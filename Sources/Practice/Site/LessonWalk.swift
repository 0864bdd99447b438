import Records
import Workbench

/// A lesson played from beginning to end, with every question answered and every task done, as
/// parts of a page.
struct LessonWalk {
  private let player: LessonPlayer
  private var made: [SiteLessonPart] = []
  /// The open question.
  private var asked: PredictQuestion?
  /// The screen when it was asked.
  private var stage: ExportSubject?
  /// The lines that ran since the last part.
  private var shown: [LessonEvent] = []

  init(_ player: LessonPlayer) {
    self.player = player
  }

  /// The parts of the lesson. Its lines run in the player's session.
  consuming func parts() -> [SiteLessonPart] {
    var walk = self
    walk.add(walk.player.start())
    while !walk.player.isOver {
      switch walk.player.waiting {
      case .task(let task, _):
        walk.perform(task)
        // A task that its own answer does not complete would wait forever.
        if case .task = walk.player.waiting { return walk.made }
      case .quiz(let quiz):
        walk.made.append(.quiz(quiz.ofSite))
        walk.add(walk.player.goOn())
      case .pause, .predict: walk.add(walk.player.goOn())
      case .end: break
      }
    }
    return walk.made
  }

  private mutating func add(_ events: [LessonEvent]) {
    for event in events { add(event) }
    endShown()
  }

  private mutating func add(_ event: LessonEvent) {
    switch event {
    case .prose(let text):
      endShown()
      made.append(.prose(text))
    case .ran, .refused, .declared, .codeRefused: shown.append(event)
    case .prediction(.asked(let question)):
      endShown()
      asked = question
      stage = question.isAboutTouch ? try? player.session.exportSubject(with: [.map]) : nil
    case .prediction(.answered):
      guard let question = asked else { return shown.append(event) }
      made.append(.question(question, stage: stage, answer: [event]))
      asked = nil
    default: break
    }
  }

  private mutating func endShown() {
    guard !shown.isEmpty else { return }
    let traces = shown.contains { event in
      if case .ran(_, let answers) = event { return answers.contains(where: \.isTrace) }
      return false
    }
    made.append(
      .shown(
        shown, scene: player.session.picturedScene, steps: traces ? player.session.steps : nil))
    shown = []
  }

  private mutating func perform(_ task: Lesson.Task) {
    let session = player.session
    var result: [LessonEvent] = []
    for text in task.answer {
      for entry in Script.entries(of: text, reader: session.reader)
      where !entry.text.trimmingBlanks.isEmpty {
        result.append(run(entry.text))
      }
    }
    let record = LessonTask(
      text: task.text, checks: task.checks, hintCount: task.hints.count)
    made.append(.task(record, hints: task.hints, answer: task.answer, result: result))
    add(player.goOn())
  }

  private func run(_ line: String) -> LessonEvent {
    do throws(Diagnostic) {
      return .ran(
        entry: line, answers: try Engine.run(line, of: .lesson, in: player.session))
    } catch {
      return .refused(entry: line, error)
    }
  }
}

extension PredictQuestion {
  /// Whether it asks which view gets a touch.
  fileprivate var isAboutTouch: Bool {
    if case .hit = kind { true } else { false }
  }
}

extension Lesson.Quiz {
  fileprivate var ofSite: SiteQuiz {
    SiteQuiz(
      question: question,
      choices: choices.map { SiteQuiz.Choice(text: $0.text, isRight: $0.isRight, why: $0.why) })
  }
}

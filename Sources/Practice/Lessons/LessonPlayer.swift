import Foundation
import Records
import Workbench

/// A lesson while it is worked through: runs its blocks, asks its questions, waits for answers.
package final class LessonPlayer {
  /// What the learner is to do next.
  package enum Waiting {
    /// To read; Return goes on.
    case pause
    /// The session's open question; then the lines behind it.
    case predict(rest: [String])
    case task(Lesson.Task, hints: Int)
    case quiz(Lesson.Quiz)
    /// The lesson is over.
    case end
  }

  package let lesson: Lesson
  private let language: Language
  let session: Session
  private let next: LessonRecord?
  private var index = 0
  package private(set) var waiting = Waiting.pause

  package init(_ lesson: Lesson, in session: Session, next: LessonRecord?) {
    self.lesson = lesson
    self.session = session
    self.next = next
    language = session.language
  }

  /// Whether the next line is an answer and not a command.
  package var isAsking: Bool {
    switch waiting {
    case .predict, .quiz: true
    case .pause, .task, .end: false
    }
  }

  package var isOver: Bool {
    if case .end = waiting { return true }
    return false
  }

  // MARK: Going on

  /// The beginning, on an empty screen.
  package func start() -> [LessonEvent] {
    session.endPrediction()
    _ = try? Engine.current.run(session, "reset")
    (index, waiting) = (0, .pause)
    return [.began(lesson.record(.begun))] + advance()
  }

  /// Goes on: behind a pause, past a task whose checks hold, or showing what was asked.
  package func goOn() -> [LessonEvent] {
    switch waiting {
    case .pause: return advance()
    case .predict, .quiz: return (try? answer("")) ?? []
    case .task(let task, _):
      let failed = firstFailure(of: task.checks)
      if case .some(let expectation) = failed { return [.judged(holds: false, expectation)] }
      return [.judged(holds: true, nil)] + advance()
    case .end: return []
    }
  }

  /// Takes an answer to a question; an empty one shows it. Throws what is wrong with a guess.
  package func answer(_ text: String) throws(Diagnostic) -> [LessonEvent] {
    let text = text.trimmingBlanks
    switch waiting {
    case .predict:
      session.afterPrediction { [] }
      let events = Self.predictions(in: try Engine.current.run(session, text))
      return session.prediction == nil ? events + afterPrediction() : events
    case .quiz(let quiz):
      let choice = choice(text, quiz)
      if choice == nil, !text.isEmpty { return [.quiz(quiz.record)] }
      return [.quizAnswered(quiz.result(choice))] + advance()
    case .pause, .task, .end: return []
    }
  }

  /// Goes on behind a question that the session has shown.
  func afterPrediction() -> [LessonEvent] {
    guard case .predict(let rest) = waiting else { return [] }
    return rest.isEmpty ? advance() : ask(rest)
  }

  private static func predictions(in answers: [Answer]) -> [LessonEvent] {
    answers.compactMap { answer in
      if case .prediction(let event) = answer { return .prediction(event) }
      return nil
    }
  }

  /// A choice by its number, its letter or its words.
  private func choice(_ text: String, _ quiz: Lesson.Quiz) -> Int? {
    if let number = Int(text) {
      return (1...quiz.choices.count).contains(number) ? number : nil
    }
    let lower = text.lowercased()
    if lower.count == 1, let letter = lower.unicodeScalars.first?.value, letter >= 97,
      Int(letter) - 96 <= quiz.choices.count
    {
      return Int(letter) - 96
    }
    return quiz.choices.firstIndex { $0.text.lowercased() == lower }.map { $0 + 1 }
  }

  /// The next hint of the task that is open.
  package func hint() -> [LessonEvent] {
    guard case .task(let task, let shown) = waiting, !task.hints.isEmpty else { return [] }
    let number = min(shown + 1, task.hints.count)
    waiting = .task(task, hints: number)
    let text = task.hints[number - 1]
    return [
      .hint(
        HintRecord(
          exercise: lesson.id, number: number, count: task.hints.count,
          text: Bilingual(en: text, zh: text), isRepeated: shown == number))
    ]
  }

  /// One way to do the task that is open.
  package func solution() -> [LessonEvent] {
    guard case .task(let task, _) = waiting else { return [] }
    return [.answer(task.answer)]
  }

  // MARK: Blocks

  /// Runs on until the learner is needed.
  private func advance() -> [LessonEvent] {
    let segments = lesson.segments(language)
    var events: [LessonEvent] = []
    while index < segments.count {
      let segment = segments[index]
      index += 1
      switch segment {
      case .prose(let text): events.append(.prose(text))
      case .block(let block):
        let (more, waits) = begin(block)
        events += more
        if waits { return events }
        if more.isEmpty || index == segments.count { continue }
        waiting = .pause
        return events + [.pause]
      }
    }
    waiting = .end
    return events + [.ended(lesson.record(.solved), next: next)]
  }

  /// What a block brings about, and whether the learner is to answer it.
  private func begin(_ block: Lesson.Block) -> ([LessonEvent], waits: Bool) {
    switch block.content {
    case .run(let text): return (run(text), false)
    case .quiet(let text):
      _ = run(text)
      return ([], false)
    case .swift(let text):
      let events = run(text)
      let failed = events.filter { if case .refused = $0 { true } else { false } }
      return (failed.isEmpty ? [.declared(code: text)] : failed, false)
    case .fails(let text, _, _): return (run(text), false)
    case .predict(let lines): return (ask(lines), true)
    case .task(let task):
      waiting = .task(task, hints: 0)
      let record = LessonTask(text: task.text, checks: task.checks, hintCount: task.hints.count)
      return ([.task(record)], true)
    case .quiz(let quiz):
      waiting = .quiz(quiz)
      return ([.quiz(quiz.record)], true)
    }
  }

  private func ask(_ lines: [String]) -> [LessonEvent] {
    guard let line = lines.first else { return advance() }
    waiting = .predict(rest: Array(lines.dropFirst()))
    do throws(Diagnostic) {
      let events = Self.predictions(in: try Engine.current.run(session, line))
      return session.prediction == nil ? events + afterPrediction() : events
    } catch {
      return [.refused(entry: line, error)] + afterPrediction()
    }
  }

  private func run(_ text: String) -> [LessonEvent] {
    session.asScript {
      let events = Script.entries(of: text, reader: session.reader).compactMap(run)
      session.endPrediction()
      return events
    }
  }

  private func run(_ entry: Script.Entry) -> LessonEvent? {
    let line = entry.text
    let isBlank = line.trimmingBlanks.isEmpty || line.trimmingBlanks.hasPrefix("#")
    if isBlank, session.prediction == nil { return nil }
    do throws(Diagnostic) {
      return .ran(entry: line, answers: try Engine.current.run(session, line))
    } catch {
      return .refused(entry: line, error)
    }
  }

  /// The first check that does not hold; its expectation, where it has one. nil when all hold.
  private func firstFailure(of checks: [String]) -> Expectation?? {
    for check in checks {
      do {
        _ = try Engine.current.run(session, check)
      } catch {
        if case .expectationFailed(let expectation) = error.problem { return .some(expectation) }
        return .some(nil)
      }
    }
    return nil
  }

  // MARK: Transcripts

  /// The whole lesson with every question answered, as a pipe shows it.
  package func transcript() -> [LessonEvent] {
    var events = start()
    while !isOver {
      switch waiting {
      case .task(let task, _):
        events.append(.answer(task.answer))
        for line in task.answer { events += run(line) }
        events += goOn()
        if case .task = waiting { return events }
      case .pause:
        events.removeLast()
        events += goOn()
      case .predict, .quiz: events += goOn()
      case .end: break
      }
    }
    return events
  }
}

import Foundation
import Records
import Workbench

/// A lesson in progress: runs its blocks, asks its questions, waits for answers.
package final class LessonPlayer {
  /// The next step of the learner.
  package enum Waiting {
    /// Reading; Return continues.
    case pause
    /// The session's open question; the lines come after it.
    case predict(rest: [String])
    case task(Lesson.Task, hints: Int)
    case quiz(Lesson.Quiz)
    /// The lesson is over.
    case end
  }

  package let lesson: Lesson
  private let begun: Language
  /// Whether prose and blocks are at the same places in all languages.
  private let isAligned: Bool
  package let session: Session
  /// The lesson that follows.
  let next: LessonRecord?
  private let pages: LessonPages
  private var index = 0
  package private(set) var waiting = Waiting.pause
  /// The last answer to each question, including answers from before the learner left the lesson.
  package private(set) var score: LessonScore
  /// The number of changes in the session when each page was begun.
  private var marks: [Int: Int] = [:]
  /// The number of changes when the learner's turn came: those are the lesson's own.
  private(set) var ownChanges = 0

  /// Creates a player; `score` contains the answers from before the learner left the lesson.
  package init(
    _ lesson: Lesson, in session: Session, next: LessonRecord?, score: LessonScore = LessonScore()
  ) {
    self.lesson = lesson
    self.session = session
    self.next = next
    self.score = score
    begun = session.language
    pages = LessonPages(lesson.segments(session.language))
    let places = Language.allCases.map { language in
      lesson.segments(language).map { segment in
        if case .prose = segment { true } else { false }
      }
    }
    isAligned = places.allSatisfy { $0 == places[0] }
  }

  /// The language of the next texts: the reader's, who may change it within the lesson.
  private var language: Language { isAligned ? session.language : begun }

  package var pageCount: Int { pages.count }

  /// The current page, from 1.
  package var page: Int { pages.page(of: max(0, index - 1)) }

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

  /// Begins on an empty screen.
  package func start() -> [LessonEvent] {
    begin()
    return [.began(lesson.record(.begun))] + advance()
  }

  private func begin() {
    session.endPrediction()
    ownChanges = 0
    _ = try? Engine.run("reset", of: .lesson, in: session)
    (index, waiting) = (0, .pause)
  }

  /// Returns to a page on an empty screen, after running everything before it. `isAsked`: the user
  /// asked for the page, and it is not where the learner left the lesson.
  package func start(at page: Int, isAsked: Bool = false) -> [LessonEvent] {
    guard page > 1, page <= pages.count else { return start() }
    place(at: page)
    let record = lesson.record(.begun)
    return [isAsked ? .opened(lesson: record, page: page) : .returned(record)] + advance()
  }

  /// Prepares a page on an empty screen.
  private func place(at page: Int) {
    begin()
    for segment in lesson.segments(language)[..<pages.segments(page).lowerBound] {
      guard case .block(let block) = segment else { continue }
      repeatUnseen(block)
    }
    index = pages.segments(page).lowerBound
  }

  /// Goes to the previous page, with the scene as it was at its beginning; nil on the first page.
  package func goBack() -> [LessonEvent]? { page > 1 ? repeated(page - 1) : nil }

  /// Restarts the page, and with it the task on it, with the scene as it was at its beginning.
  package func beginAgain() -> [LessonEvent] { repeated(page) }

  /// Repeats a page. The learner's changes before it stay, if they are known in this session.
  private func repeated(_ page: Int) -> [LessonEvent] {
    session.endPrediction()
    if let mark = marks[page], session.sourcing.isEmpty, restore(mark) {
      (index, waiting) = (pages.segments(page).lowerBound, .pause)
    } else {
      place(at: page)
    }
    return advance()
  }

  /// Undoes everything after the first `mark` changes; returns false if fewer of them are left.
  private func restore(_ mark: Int) -> Bool {
    let added = session.journal.count - mark
    guard added > 0 else { return added == 0 }
    return (try? session.undo(added)) != nil
  }

  /// Applies a block to the scene, and shows nothing.
  private func repeatUnseen(_ block: Lesson.Block) {
    switch block.content {
    case .run(let text), .quiet(let text), .fails(let text, _, _): _ = run(text)
    case .swift(let text, let twin): _ = run(inChosenLanguage(text, twin))
    case .task(let task): for line in task.answer { _ = run(line) }
    case .predict, .quiz: break
    }
  }

  /// Returns to a page whose lines have run in this session: the scene is not changed.
  package func takeUp(at page: Int) -> [LessonEvent] {
    session.endPrediction()
    let range = pages.segments(page)
    var events: [LessonEvent] = [
      .returned(lesson.record(.begun)), .page(pages.page(of: range.lowerBound), of: pages.count),
    ]
    for segment in lesson.segments(language)[range] {
      index += 1
      switch segment {
      case .prose(let text, _): events.append(.prose(text))
      case .block(let block):
        index = range.upperBound
        switch block.content {
        case .predict, .task, .quiz: return events + begin(block).0
        case .run(let text), .fails(let text, _, _):
          events += entries(of: text).map { .ranBefore(entry: $0) }
        case .swift(let text, let twin):
          events.append(.declared(code: inChosenLanguage(text, twin)))
        case .quiet: continue
        }
      }
    }
    index = range.upperBound
    if index == lesson.segments(language).count { return events + end() }
    waiting = .pause
    return events + [.pause]
  }

  /// Continues after a pause, after a task whose checks pass, or by showing the answer to a
  /// question.
  package func goOn() -> [LessonEvent] {
    switch waiting {
    case .pause: return advance()
    case .predict, .quiz: return (try? answer("")) ?? []
    case .task(let task, _):
      switch TaskCheck(session).failure(of: task.checks) {
      case nil: return [.judged(holds: true, nil)] + advance()
      case .expectation(let expectation): return [.judged(holds: false, expectation)]
      case .problem(let problem): return [.notJudged(ProblemBox(problem))]
      }
    case .end: return []
    }
  }

  /// Takes an answer to a question; an empty one shows it. Throws the problem of a guess.
  package func answer(_ text: String) throws(Diagnostic) -> [LessonEvent] {
    let text = text.trimmingBlanks
    switch waiting {
    case .predict:
      session.afterPrediction { _ in [] }
      let answers = try session.run(text)
      let events = Self.predictions(in: answers)
      return session.prediction == nil ? events + afterPrediction(answers) : events
    case .quiz(let quiz):
      let choice = choice(text, quiz)
      if choice == nil, !text.isEmpty { return [.noChoice(text, count: quiz.choices.count)] }
      note(isRight: choice == quiz.right)
      return [.quizAnswered(quiz.result(choice))] + advance()
    case .pause, .task, .end: return []
    }
  }

  /// Continues after a question of the session, with the session's answers.
  func afterPrediction(_ answers: [Answer]) -> [LessonEvent] {
    guard case .predict(let rest) = waiting else { return [] }
    for case .prediction(.answered(let prediction)) in Self.predictions(in: answers) {
      note(isRight: prediction.isRight && prediction.guess != nil, before: rest.count)
    }
    return rest.isEmpty ? advance() : ask(rest)
  }

  /// Saves whether the open question was answered rightly.
  private func note(isRight: Bool, before rest: Int = 0) {
    score.note(LessonScore.Question(segment: index - 1, rest: rest), isRight: isRight)
  }

  private static func predictions(in answers: [Answer]) -> [LessonEvent] {
    answers.compactMap { answer in
      if case .prediction(let event) = answer { return .prediction(event) }
      return nil
    }
  }

  /// Whether a text is a choice of the open quiz.
  func isChoice(_ text: String) -> Bool {
    guard case .quiz(let quiz) = waiting else { return false }
    return choice(text, quiz) != nil
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

  /// The next hint of the open task.
  package func hint() -> [LessonEvent] {
    guard case .task(let task, let shown) = waiting, !task.hints.isEmpty else {
      if case .task = waiting { return [.noHint(isAtTask: true)] }
      return [.noHint(isAtTask: false)]
    }
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

  /// One way to do the open task.
  package func solution() -> [LessonEvent] {
    guard case .task(let task, _) = waiting else { return [.noHint(isAtTask: false)] }
    return [.answer(task.answer)]
  }

  // MARK: Blocks

  /// Runs until input from the learner is needed.
  private func advance() -> [LessonEvent] {
    defer { ownChanges = session.journal.count }
    let segments = lesson.segments(language)
    guard index < segments.count else { return end() }
    marks[pages.page(of: index)] = session.journal.count
    var events: [LessonEvent] = [.page(pages.page(of: index), of: pages.count)]
    while index < segments.count {
      let segment = segments[index]
      index += 1
      switch segment {
      case .prose(let text, _): events.append(.prose(text))
      case .block(let block):
        let (more, waits) = begin(block)
        events += more
        if waits { return events }
        if more.isEmpty || index == segments.count { continue }
        waiting = .pause
        return events + [.pause]
      }
    }
    return events + end()
  }

  private func end() -> [LessonEvent] {
    waiting = .end
    let wrong = score.wrongSegments.map { pages.page(of: $0) }
    let points: [LessonEvent] =
      score.count == 0
      ? []
      : [
        .score(
          right: score.right, of: score.count, lesson: lesson.number, pages: Set(wrong).sorted())
      ]
    return points + [.ended(lesson.record(.solved), next: next)]
  }

  /// Begins a block: returns the events that it causes, and whether it waits for an answer.
  private func begin(_ block: Lesson.Block) -> ([LessonEvent], waits: Bool) {
    switch block.content {
    case .run(let text):
      let events = run(text)
      return (isBeforeQuestion ? events.map(\.withoutRemarks) : events, false)
    case .quiet(let text):
      _ = run(text)
      return ([], false)
    case .swift(let swift, let twin):
      let text = inChosenLanguage(swift, twin)
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

  /// A class in the language that the learner chose, if the lesson has it in that.
  private func inChosenLanguage(_ swift: String, _ twin: String?) -> String {
    session.codeLanguage == .objectiveC ? twin ?? swift : swift
  }

  /// Whether a question follows the block that was begun: remarks would answer it.
  private var isBeforeQuestion: Bool {
    for case .block(let block) in lesson.segments(language)[index...] {
      switch block.content {
      case .predict, .quiz: return true
      case .quiet, .swift: continue
      case .run, .task, .fails: return false
      }
    }
    return false
  }

  private func ask(_ lines: [String]) -> [LessonEvent] {
    guard let line = lines.first else { return advance() }
    waiting = .predict(rest: Array(lines.dropFirst()))
    do throws(Diagnostic) {
      let answers = try Engine.run(line, of: .lesson, in: session)
      let events = Self.predictions(in: answers)
      return session.prediction == nil ? events + afterPrediction([]) : events
    } catch {
      return [.refused(entry: line, error)] + afterPrediction([])
    }
  }

  private func run(_ text: String) -> [LessonEvent] {
    session.asScript {
      let events = Script.entries(of: text, reader: session.reader).compactMap(run)
      session.endPrediction()
      return events
    }
  }

  /// The entries of a block that are shown.
  private func entries(of text: String) -> [String] {
    Script.entries(of: text, reader: session.reader).map(\.text)
      .filter { !$0.trimmingBlanks.isEmpty && !$0.trimmingBlanks.hasPrefix("#") }
  }

  private func run(_ entry: Script.Entry) -> LessonEvent? {
    let line = entry.text
    let isBlank = line.trimmingBlanks.isEmpty || line.trimmingBlanks.hasPrefix("#")
    if isBlank, session.prediction == nil { return nil }
    do throws(Diagnostic) {
      return .ran(entry: line, answers: try Engine.run(line, of: .lesson, in: session))
    } catch {
      return .refused(entry: line, error)
    }
  }

  // MARK: Transcripts

  /// The whole lesson with every question answered, as a pipe shows it.
  package func transcript(from page: Int = 1) -> [LessonEvent] {
    transcribed(from: page).filter { event in
      switch event {
      case .page, .score: false
      default: true
      }
    }
  }

  private func transcribed(from page: Int) -> [LessonEvent] {
    var events = start(at: page)
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

extension LessonEvent {
  /// The same without remarks, if a line was run.
  fileprivate var withoutRemarks: LessonEvent {
    guard case .ran(let entry, let answers) = self else { return self }
    return .ran(entry: entry, answers: answers.filter { !$0.isRemark }.map(\.withoutRemarks))
  }
}

import Foundation
import Records
import Workbench

/// A running interview or quiz: asks its questions in a session, takes answers, judges those that a
/// machine can judge, and saves all input.
package final class InterviewPlayer {
  /// The meaning of the next line.
  package enum Phase: Equatable {
    /// An answer to the open question.
    case asking
    /// The marks of an answer in words.
    case marking
    case over
  }

  let occasion: InterviewEvent.Occasion
  package let setup: InterviewSetup
  package let questions: [MadeQuestion]
  package private(set) var given: [GivenAnswer]
  package private(set) var index = 0
  package private(set) var phase = Phase.asking
  /// The coding task that `next` was typed for once, which the last check did not accept.
  private var warnedAbout: Int?
  /// Whether the user was notified that the time is up.
  private var isTimeUp = false
  let session: Session
  /// The length of the journal when a coding task began; nil outside one.
  private var taskStart: Int?
  private let desk: Desk
  private let clock: () -> Double
  /// The clock's reading when time was last counted.
  private var counted: Double

  package init(
    _ occasion: InterviewEvent.Occasion, _ setup: InterviewSetup, _ questions: [MadeQuestion],
    given: [GivenAnswer] = [], in session: Session
  ) {
    self.occasion = occasion
    self.setup = setup
    self.questions = questions
    self.given = given + questions.dropFirst(given.count).map { _ in GivenAnswer() }
    self.session = session
    desk = Desk.of(session)
    clock = desk.practice.surroundings.clock
    counted = clock()
    index = self.given.firstIndex { !$0.isDone } ?? questions.count
    told = Set(self.given.indices.filter { self.given[$0].isDone })
  }

  var isOver: Bool { phase == .over }

  /// The open question; nil after the last one.
  package var question: InterviewQuestion? {
    index < questions.count ? questions[index].question : nil
  }

  /// Whether every line is an answer: the open question is not answered by code.
  package var takesLines: Bool { !isOver && question.map { $0.kind != .code } ?? false }

  var done: Int { given.count(where: \.isDone) }

  /// Whether right answers are shown while it runs.
  private var explains: Bool { setup.feedback == .each && !setup.hasInterviewer }

  /// The rows for a report.
  var rows: [InterviewRow] { zip(questions, given).map { $1.row($0) } }

  /// The location for the prompt.
  var place: PromptPlace {
    if phase == .marking { return .marks }
    if question?.kind == .code { return .task(index + 1, of: questions.count) }
    if question?.kind == .say { return .words(isBegun: !given[index].guesses.isEmpty) }
    return .answer
  }

  /// The indices of the results that were already taken.
  private var told = Set<Int>()

  /// An answer that is done.
  struct Result {
    /// The kind of question.
    let recipe: String
    let isRight: Bool
    /// The share of the points, from 0 to 1.
    let share: Double
    /// The difficulty that was computed; nil for none.
    let difficulty: Double?
    /// The expected time, in seconds.
    let seconds: Int
  }

  /// The answers since the last call.
  func takeResults() -> [Result] {
    given.indices.filter { given[$0].isDone && told.insert($0).inserted }.compactMap { index in
      let question = questions[index].question
      let points = given[index].points ?? 0
      return questions[index].recipe.map { recipe in
        Result(
          recipe: recipe, isRight: points == question.points,
          share: Double(points) / Double(max(1, question.points)),
          difficulty: question.demand?.difficulty, seconds: question.seconds)
      }
    }
  }

  // MARK: Going on

  /// Begins, or continues where it was left.
  package func start() -> [InterviewEvent] {
    let head: InterviewEvent =
      done == 0
      ? .began(setup: setup, occasion: occasion, questions: questions.count)
      : .returned(setup: setup, done: done, questions: questions.count)
    counted = clock()
    // It may have been left while the marks of an answer in words were missing.
    if explains, let open = given.indices.first(where: { needsMarks($0) }) {
      index = open
      return [head] + compare()
    }
    return [head] + ask()
  }

  /// Asks the open question; after the last one, asks for missing marks.
  private func ask() -> [InterviewEvent] {
    session.endPrediction()
    guard index < questions.count else { return finish() }
    let question = questions[index].question
    phase = .asking
    var shown: [Answer] = []
    switch question.task {
    case .code(let name, _): shown = beginTask(name)
    case .predict, .why, .choose, .number, .say: prepare(question)
    }
    let clock = setup.hasInterviewer && done > 0 ? [clockEvent] : []
    return clock + [
      .question(asked: question, number: index + 1, of: questions.count, scene: shown)
    ]
  }

  /// Builds the scene of a question in the session; predictions are asked by the session.
  private func prepare(_ question: InterviewQuestion) {
    guard !question.scene.isEmpty else { return }
    session.asScript {
      for line in ["reset"] + question.scene {
        _ = try? Engine.run(line, of: .lesson, in: session)
      }
    }
    if case .predict(let asked) = question.task {
      _ = try? Engine.run("predict \(asked.line)", of: .lesson, in: session)
      session.afterPrediction { _ in [] }
    }
  }

  /// Opens an exercise in the session, with the code written for it so far, and shows its task.
  private func beginTask(_ name: String) -> [Answer] {
    guard let exercise = try? desk.exercises().exercise(name),
      let begun = try? PracticeCommands.begun(exercise, desk),
      // As a line of the user's, to which undo can return.
      (try? session.run("exercise \(name)")) != nil
    else { return [] }
    let start = session.journal.count
    for line in given[index].code ?? [] { _ = try? session.run(line) }
    taskStart = start
    return [.practice(.began(begun.withoutHelp))]
  }

  /// Saves the code of a coding task; returns false outside one.
  func noteCode() -> Bool {
    guard phase == .asking, question?.kind == .code, let taskStart else { return false }
    given[index].code = session.journal.entries.dropFirst(taskStart).flatMap(\.lines)
    return true
  }

  /// Goes to the next question that is not done, unless the time is up.
  private func advance() -> [InterviewEvent] {
    if desk.exercise != nil, question?.kind == .code { desk.exercise = nil }
    taskStart = nil
    index = given.firstIndex { !$0.isDone } ?? questions.count
    guard index < questions.count else { return finish() }
    if isPastTime {
      defer { isTimeUp = true }
      return (isTimeUp ? [] : [.timeIsUp]) + finish()
    }
    return ask()
  }

  /// Whether the time of an interview is up.
  private var isPastTime: Bool {
    occasion == .interview
      && given.reduce(0) { $0 + $1.seconds } > Double(setup.minutes * 60)
  }

  /// Asks for missing marks, and then ends.
  private func finish() -> [InterviewEvent] {
    session.endPrediction()
    if setup.feedback == .end, !setup.hasInterviewer,
      let open = given.indices.first(where: { needsMarks($0) })
    {
      index = open
      return compare()
    }
    phase = .over
    return []
  }

  private func needsMarks(_ index: Int) -> Bool {
    questions[index].question.kind == .say && given[index].isDone && !given[index].isSkipped
      && given[index].marks == nil
  }

  /// Pauses; the remaining questions can be asked later.
  func pause() -> [InterviewEvent] {
    countTime()
    session.endPrediction()
    return [.paused(done: done, questions: questions.count)]
  }

  /// Adds the time since the last call to the open question. A clock that was set back adds
  /// nothing.
  private func countTime() {
    let now = clock()
    if index < given.count, phase == .asking { given[index].seconds += max(0, now - counted) }
    counted = now
  }

  // MARK: Beside the answer

  /// The time that is used.
  private var clockEvent: InterviewEvent {
    let used = given.reduce(0) { $0 + $1.seconds }
    let (own, expected) =
      index < given.count ? (given[index].seconds, questions[index].question.seconds) : (0, 0)
    return .clock(
      used: Int(used.rounded()), of: setup.minutes * 60, question: Int(own.rounded()),
      expected: expected)
  }

  /// The events of a line besides answers.
  private func taken(
    _ aside: InterviewAside, _ question: InterviewQuestion
  ) -> [InterviewEvent] {
    switch aside {
    case .clock: return [clockEvent]
    case .hint:
      let number = (given[index].hints ?? 0) + 1
      guard given[index].afterHints(question.points) > 0,
        let hint = InterviewHint.hint(number, for: question, exercises: try? desk.exercises())
      else { return [.noHint] }
      given[index].hints = number
      return [
        .hinted(hint: hint, number: number, points: given[index].afterHints(question.points))
      ]
    case .note(let text, let number):
      let place = (number ?? index + 1) - 1
      guard given.indices.contains(place), !text.isEmpty else {
        return [.noNote(most: questions.count)]
      }
      let before = given[place].note.map { "\($0) " } ?? ""
      given[place].note = before + text
      return [.noteTaken(question: place + 1)]
    }
  }

  // MARK: Answers

  /// The answers to a line; nil if it is a command.
  func take(_ entry: String) -> [Answer]? {
    let text = entry.trimmingBlanks
    countTime()
    switch phase {
    case .over: return nil
    case .marking: return InterviewDoor.isWayOut(text) ? nil : show(takeMarks(text))
    case .asking: break
    }
    guard let question else { return nil }
    if occasion == .interview, let aside = InterviewAside(text, to: question.kind) {
      return show(taken(aside, question))
    }
    // The session has the hints for its own questions.
    if text == "hint", occasion != .interview, case .predict = question.task {
      return try? session.run("?")
    }
    if text == "?", [.why, .choose, .number].contains(question.kind) {
      return show([.unreadable(kind: question.kind, problem: nil)])
    }
    if let closed = InterviewDoor(question.kind, occasion).closed(text, in: session) {
      return show([.closed(word: closed, kind: question.kind)])
    }
    if InterviewDoor.isOpen(text, question.kind, in: session) { return nil }
    // In a quiz Return shows the answer, as it does in a lesson; in an interview it may be a slip.
    let isShown = text.isEmpty && occasion != .interview && question.kind != .code
    if text == "skip" || isShown { return show(skip()) }
    switch question.task {
    case .predict: return show(predicted(text, question))
    case .why(_, _, let reasons): return show(chosen(text, question, reasons.count))
    case .choose(_, let options): return show(chosen(text, question, options.count))
    case .number(let task): return show(calculated(text, task, question))
    case .say(let id): return show(said(text, id))
    case .code: return coded(text)
    }
  }

  private func show(_ events: [InterviewEvent]) -> [Answer] {
    events.isEmpty ? [] : [.practice(.interview(events))]
  }

  /// Continues without an answer; shows the right one if right answers are shown.
  private func skip() -> [InterviewEvent] {
    let made = questions[index]
    given[index].isSkipped = true
    given[index].isDone = true
    given[index].points = 0
    guard explains, made.question.kind != .code else { return advance() }
    return [.judged(row: given[index].row(made), evidence: evidence(made.question))] + advance()
  }

  /// Ends a question with the given points.
  private func judge(_ points: Int, _ guess: String, evidence: () -> [Answer]) -> [InterviewEvent] {
    given[index].guesses.append(guess)
    given[index].points = given[index].afterHints(points)
    given[index].isDone = true
    let made = questions[index]
    guard explains else { return [.kept(made.question.kind)] + advance() }
    return [.judged(row: given[index].row(made), evidence: evidence())] + advance()
  }

  /// The answers that prove the truth of a question about a scene.
  private func evidence(_ question: InterviewQuestion) -> [Answer] {
    let line: String
    switch question.task {
    case .predict:
      return (try? session.run("")) ?? []
    case .why(_, let point, _): line = "hit \(point.asWords)"
    case .choose(let task, _): line = task.line
    case .number(.frame(let view)): line = "frame \(view)"
    case .number(let task): line = task.line
    case .say, .code: return []
    }
    return (try? Engine.run(line, of: .lesson, in: session)) ?? []
  }

  private func predicted(_ text: String, _ question: InterviewQuestion) -> [InterviewEvent] {
    guard !text.isEmpty else { return [.unreadable(kind: question.kind, problem: nil)] }
    let answers: [Answer]
    do throws(Diagnostic) {
      answers = try session.run(text)
    } catch {
      if session.prediction == nil { prepare(question) }
      return [.unreadable(kind: question.kind, problem: ProblemBox(error.problem))]
    }
    for case .prediction(.answered(let prediction)) in answers {
      return judge(AnswerScore.points(prediction, of: question.points), text) { answers }
    }
    return []
  }

  private func chosen(
    _ text: String, _ question: InterviewQuestion, _ count: Int
  ) -> [InterviewEvent] {
    guard let choice = Int(text), (1...count).contains(choice) else {
      return [.unreadable(kind: question.kind, problem: nil)]
    }
    let isRight = questions[index].truth == .choice(choice)
    return judge(isRight ? question.points : 0, text) { evidence(question) }
  }

  private func calculated(
    _ text: String, _ task: NumberTask, _ question: InterviewQuestion
  ) -> [InterviewEvent] {
    guard case .numbers(let truth) = questions[index].truth, !text.isEmpty,
      let numbers = AnswerScore.numbers(text), numbers.count == truth.count
    else { return [.unreadable(kind: .number, problem: nil)] }
    let points = AnswerScore.points(numbers, truth, of: question.points)
    return judge(points, text) { evidence(question) }
  }

  // MARK: In words

  /// The line that ends an answer in words, as an empty one does: it is typed on purpose, while a
  /// candidate may take the line after the answer for the answer to the next question.
  private static let end = "."

  /// Takes a line of an answer in words, unless it ends the answer.
  private func said(_ text: String, _ id: String) -> [InterviewEvent] {
    guard text.isEmpty || text == Self.end else {
      given[index].guesses.append(text)
      return [.noted]
    }
    given[index].isDone = true
    return explains ? compare() : [.kept(.say)] + advance()
  }

  /// Shows the model answer, and waits for marks.
  private func compare() -> [InterviewEvent] {
    guard case .say(let id)? = question?.task else { return advance() }
    phase = .marking
    return [.compare(question: id)]
  }

  /// Takes the numbers of the points that were made.
  private func takeMarks(_ text: String) -> [InterviewEvent] {
    let made = questions[index]
    let most = made.question.points
    guard text != "skip" else {
      given[index].isSkipped = true
      given[index].points = 0
      phase = .asking
      return advance()
    }
    guard let marks = AnswerScore.marks(text, of: most) else {
      return [.noMark(text: text, count: most)]
    }
    mark(index, marks)
    phase = .asking
    return [.judged(row: given[index].row(made), evidence: [])] + advance()
  }

  /// Marks an answer in words.
  func mark(_ index: Int, _ marks: [Int]) {
    given[index].marks = marks
    given[index].points = given[index].afterHints(marks.count)
  }

  // MARK: In code

  /// Takes a line of a coding task: `check` judges, `next` hands in; everything else is a command.
  private func coded(_ text: String) -> [Answer]? {
    let word = String(text.prefix { !$0.isWhitespace })
    if ["next", "done"].contains(text) {
      if let points = given[index].points, points < questions[index].question.points,
        warnedAbout != index, !isPastTime
      {
        warnedAbout = index
        return show([.handsIn(points: points, of: questions[index].question.points)])
      }
      given[index].isDone = true
      given[index].isSkipped = given[index].points == nil
      given[index].points = given[index].points ?? 0
      return show([.kept(.code)] + advance())
    }
    guard word == "check" else { return nil }
    let announce = desk.announce
    if !explains { desk.announce = nil }
    defer { desk.announce = announce }
    let answers: [Answer]
    do throws(Diagnostic) {
      answers = try session.run(text)
    } catch {
      return show([.unreadable(kind: .code, problem: ProblemBox(error.problem))])
    }
    guard let verdict = answers.lazy.compactMap(\.verdict).first else { return answers }
    let made = questions[index]
    let points = given[index].afterHints(
      verdict.points * made.question.points / max(1, verdict.of))
    given[index].guesses.append("check: \(verdict.points) of \(verdict.of)")
    given[index].points = max(given[index].points ?? 0, points)
    guard verdict.outcome == .right else {
      return explains ? answers : show([.kept(.code)])
    }
    given[index].isDone = true
    let shown = explains ? answers : []
    let told: InterviewEvent =
      explains ? .judged(row: given[index].row(made), evidence: []) : .kept(.code)
    return shown + show([told] + advance())
  }
}

extension Answer {
  /// The verdict of a check.
  fileprivate var verdict: Verdict? {
    switch self {
    case .practice(.verdict(let verdict)), .practice(.concluded(let verdict)): verdict
    default: nil
    }
  }
}

extension BegunExercise {
  /// The same without the commands that are closed in an interview.
  fileprivate var withoutHelp: BegunExercise {
    func cut(_ task: String) -> String {
      var text = ""
      for (index, part) in task.components(separatedBy: "```").enumerated() {
        if index.isMultiple(of: 2) {
          text += part
        } else if part.contains("touchstone hint") {
          text.endSentence()
        } else {
          text += "```\(part)```"
        }
      }
      return text.replacing("\n\n\n", with: "\n\n")
    }
    return BegunExercise(
      exercise: exercise, className: className, task: Bilingual(en: cut(task.en), zh: cut(task.zh)),
      isContinued: isContinued, folder: folder, checkedBy: checkedBy, files: files)
  }
}

extension String {
  /// Replaces a final colon, which announced something that was removed, by a full stop.
  fileprivate mutating func endSentence() {
    let end = lastIndex { !$0.isWhitespace }
    guard let end, let stop = [":": ".", "：": "。"][String(self[end])] else { return }
    replaceSubrange(end...end, with: stop)
  }
}

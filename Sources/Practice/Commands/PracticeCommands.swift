import Records
import Workbench

/// Helpers that several commands of practice share.
enum PracticeCommands {
  /// The answer to opening an exercise in a session.
  static func begun(
    _ exercise: Exercise, _ desk: Desk, isContinued: Bool = false
  ) throws -> BegunExercise {
    BegunExercise(
      exercise: exercise.record(desk.progress.progress(of: exercise.id)),
      className: exercise.submission.classNames.first, task: try desk.task(of: exercise),
      isContinued: isContinued, folder: nil, checkedBy: nil, files: [])
  }

  /// Puts the scene of an exercise and the learner's last answer in place of what is there, as one
  /// change; the starter where there is no answer, or one that no longer runs. Whether it was the
  /// answer.
  static func load(
    _ exercise: Exercise, _ session: Session, last answer: String?
  ) throws -> Bool {
    let starter = try FileReading.text(at: exercise.path(exercise.starter))
    if let answer, isOther(answer, than: starter),
      (try? load(exercise, session, with: answer)) != nil
    {
      return true
    }
    try load(exercise, session, with: starter)
    return false
  }

  /// Whether a text has other lines than the starter, blank ones and imports aside.
  private static func isOther(_ answer: String, than starter: String) -> Bool {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0).trimmingBlanks }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
    }
    return lines(answer) != lines(starter)
  }

  /// Puts the scene of an exercise and an answer in place of what is there, as one change.
  private static func load(
    _ exercise: Exercise, _ session: Session, with answer: String
  ) throws {
    let (width, height) = exercise.screen
    let begin = ["reset", "screen \(width) \(height)"]
    _ = try session.asPrepared(.scene) {
      let path = exercise.path("scene.touchstone")
      if exercise.submission.isCommands {
        // Commands come after what they change.
        let lines = begin + exercise.scene.map(\.text) + [answer]
        return try session.source(lines.joined(separator: "\n"), path: path)
      }
      // A class comes before the views that are of it. As a file the types of the answer may speak
      // of each other, in any order.
      return try session.source(begin + [answer] + entries(exercise, session), path: path)
    }
  }

  /// The learner's answer: the types that were declared in the session, or the commands that were
  /// typed since the exercise was opened, as a file.
  static func declared(_ exercise: Exercise, _ session: Session) throws -> Code {
    let name = exercise.submission.file
    guard !exercise.submission.isCommands else {
      return Code(file: name, text: try typed(exercise, session).joined(separator: "\n") + "\n")
    }
    let reader = session.reader
    // What the scene declares is not the learner's: it is there when the answer is judged, too.
    var given = entries(exercise, session)
    let entries = session.linesOfScene.filter { entry in
      if let place = given.firstIndex(of: entry) {
        given.remove(at: place)
        return false
      }
      return reader.kind(of: EntryParts(entry).head).isCode && declares(entry)
    }
    let text = entries.joined(separator: "\n")
    let outline = CodeOutline([text])
    for required in exercise.submission.required {
      switch required {
      case .type(let name, _):
        guard outline.classes.contains(where: { $0.name == name }) else {
          throw Problem.practice(.notDeclared(name))
        }
      case .function(let name):
        guard outline.functions.contains(name) else {
          throw Problem.practice(.functionNotDeclared(name))
        }
      }
    }
    return Code(file: name, text: text + "\n")
  }

  /// The entries of an exercise's scene.
  private static func entries(_ exercise: Exercise, _ session: Session) -> [String] {
    let text = exercise.scene.map(\.text).joined(separator: "\n")
    return Script.entries(of: text, reader: session.reader).map(\.text)
  }

  /// The answer to keep; nil where there is none, or where another scene is there by now.
  static func kept(_ exercise: Exercise, _ session: Session) -> String? {
    let (width, height) = exercise.screen
    let lines = session.linesOfScene
    guard lines.first == "screen \(width) \(height)",
      !exercise.submission.isCommands
        || lines.dropFirst().starts(with: entries(exercise, session))
    else { return nil }
    return try? declared(exercise, session).text
  }

  /// Throws where a command was typed that the answer may not use: here it can be taken back, and
  /// nothing is judged before it is.
  static func checkTyped(_ exercise: Exercise, _ session: Session) throws {
    guard exercise.submission.isCommands else { return }
    let entries = try typed(exercise, session)
    guard let index = entries.firstIndex(where: { !exercise.submission.allows($0) }) else { return }
    throw Problem.practice(
      .typedNotAllowed(
        line: String(entries[index].prefix { $0 != "\n" }), changes: entries.count - index,
        allowed: exercise.submission.commands))
  }

  /// The entries that were typed since the exercise was opened.
  private static func typed(_ exercise: Exercise, _ session: Session) throws -> [String] {
    let starter = try FileReading.text(at: exercise.path(exercise.starter))
    let lines = ExerciseLine.lines(of: starter, file: exercise.starter).map(\.text)
    // `reset`, which begins the scene, is not among its lines.
    let loaded = 1 + exercise.scene.count
    let entries = Array(session.linesOfScene.dropFirst(loaded))
    guard entries.count > lines.count else { throw Problem.practice(.nothingTyped) }
    return entries
  }

  /// Whether an entry of Swift declares and does not run.
  private static func declares(_ entry: String) -> Bool {
    for line in entry.split(separator: "\n") {
      let text = String(line).trimmingBlanks
      if text.isEmpty || ["//", "@", "import "].contains(where: text.hasPrefix) { continue }
      return SourceLanguage.typed.declaringWords.contains(String(text.prefix { $0.isLetter }))
    }
    return false
  }

  /// Gives what happened in a lesson as an answer, and keeps place and progress up to date.
  static func show(_ events: [LessonEvent], _ session: Session, _ desk: Desk) -> [Answer] {
    guard let player = desk.player else { return [.practice(.lesson(events))] }
    if player.isOver {
      desk.keep { try $0.update(lesson: player.lesson.id, .solved) }
      desk.player = nil
      desk.following = player.next?.number
      session.place = nil
    } else {
      desk.keep {
        try $0.update(
          lesson: player.lesson.id, .begun, page: player.page, score: player.score)
      }
      session.place = player.isAsking ? .answer : .lesson(player.lesson.number)
      session.afterPrediction { [unowned session] answers in
        show(player.afterPrediction(answers), session, desk)
      }
    }
    PracticePlace.keep(session)
    return told([.practice(.lesson(events))], desk)
  }

  /// Answers, and after them what became of the progress.
  static func told(_ answers: [Answer], _ desk: Desk) -> [Answer] {
    answers + desk.takeNotices().map { .practice(.notice(ProblemBox($0))) }
  }
}

import Records
import SourceTree
import Workbench

/// Helpers that several commands of practice share.
package enum PracticeCommands {
  /// The answer to opening an exercise in a session.
  package static func begun(
    _ exercise: Exercise, _ desk: Desk, isContinued: Bool = false
  ) throws -> BegunExercise {
    BegunExercise(
      exercise: exercise.record(
        desk.progress.progress(of: exercise.id), in: desk.codeLanguage),
      className: exercise.submission.classNames.first, task: try desk.task(of: exercise),
      isContinued: isContinued, folder: nil, checkedBy: nil, files: [])
  }

  /// Replaces the scene by that of an exercise with the learner's last answer, as one change; with
  /// the starter if there is no answer, or if it no longer runs. Returns whether the answer was
  /// used.
  package static func load(
    _ exercise: Exercise, _ session: Session, last answer: String?
  ) throws -> Bool {
    let language = session.codeLanguage
    let starter = try FileReading.text(at: exercise.path(exercise.starter(in: language)))
    if let answer, isOther(answer, than: starter),
      exercise.submission.isCommands || FrontEnds.language(of: answer, file: nil) == language,
      (try? load(exercise, session, with: answer)) != nil
    {
      return true
    }
    try load(exercise, session, with: starter)
    return false
  }

  /// Whether a text differs from the starter, ignoring blank lines and imports.
  private static func isOther(_ answer: String, than starter: String) -> Bool {
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { String($0).trimmingBlanks }
        .filter { line in
          !line.isEmpty && !["import ", "#import ", "//"].contains(where: line.hasPrefix)
        }
    }
    return lines(answer) != lines(starter)
  }

  /// Replaces the scene by that of an exercise with an answer, as one change.
  private static func load(
    _ exercise: Exercise, _ session: Session, with answer: String
  ) throws {
    let (width, height) = exercise.screen
    let begin = ["reset", "screen \(width) \(height)"]
    _ = try session.asPrepared(.scene) {
      let path = exercise.path("scene.touchstone")
      if exercise.submission.isCommands {
        // Commands come after the scene that they change.
        let lines = begin + exercise.scene.map(\.text) + [answer]
        return try session.source(lines.joined(separator: "\n"), path: path)
      }
      // A class comes before its instances. As one file, the types of the answer may refer to each
      // other in any order.
      return try session.source(begin + [answer] + entries(exercise, session), path: path)
    }
  }

  /// The learner's answer as a file for each language: the types that were declared in the session,
  /// or the commands that were typed since the exercise was opened.
  package static func declared(_ exercise: Exercise, _ session: Session) throws -> [Code] {
    let name = exercise.submission.file
    guard !exercise.submission.isCommands else {
      return [Code(file: name, text: try typed(exercise, session).joined(separator: "\n") + "\n")]
    }
    let reader = session.reader
    // Declarations of the scene are not the learner's: judging declares them as well.
    var given = entries(exercise, session)
    var texts: [SourceLanguage: [String]] = [:]
    for entry in session.linesOfScene {
      if let place = given.firstIndex(of: entry) {
        given.remove(at: place)
        continue
      }
      guard case .code(let language) = reader.kind(ofEntry: entry),
        declares(entry, language)
      else { continue }
      texts[language, default: []].append(entry)
    }
    let files = SourceLanguage.allCases.compactMap { language in
      texts[language].map { entries in
        Code(
          file: exercise.submission.file(in: language),
          text: entries.joined(separator: "\n") + "\n")
      }
    }
    let outline = CodeOutline(files)
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
    return files.isEmpty ? [Code(file: name, text: "\n")] : files
  }

  /// The entries of an exercise's scene.
  private static func entries(_ exercise: Exercise, _ session: Session) -> [String] {
    let text = exercise.scene.map(\.text).joined(separator: "\n")
    return Script.entries(of: text, reader: session.reader).map(\.text)
  }

  /// The answer to save; nil if there is none, or if the scene is another one by now.
  package static func kept(_ exercise: Exercise, _ session: Session) -> String? {
    let (width, height) = exercise.screen
    let lines = session.linesOfScene
    guard lines.first == "screen \(width) \(height)",
      !exercise.submission.isCommands
        || lines.dropFirst().starts(with: entries(exercise, session))
    else { return nil }
    let files = try? declared(exercise, session)
    return files?.count == 1 ? files?[0].text : nil
  }

  /// Throws if a typed command is not allowed in the answer: at the prompt it can be undone, and
  /// nothing is judged before that.
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

  /// Whether an entry of code contains only declarations.
  private static func declares(_ entry: String, _ language: SourceLanguage) -> Bool {
    for line in entry.split(separator: "\n") {
      let text = String(line).trimmingBlanks
      if text.isEmpty || ["//", "import ", "#import "].contains(where: text.hasPrefix) { continue }
      let word = text.prefix { $0.isLetter || $0 == "@" }
      if language.declaringWords.contains(String(word)) { return true }
      // An attribute comes before its declaration.
      if word.hasPrefix("@"), language == .swift { continue }
      return false
    }
    return false
  }

  /// Returns the events of a lesson as answers, and updates the place and progress.
  package static func show(_ events: [LessonEvent], _ session: Session, _ desk: Desk) -> [Answer] {
    guard let player = desk.player else { return [.practice(.lesson(events))] }
    var events = events
    var after: [Answer] = []
    if player.isOver {
      desk.keep { try $0.update(lesson: player.lesson.id, .solved) }
      desk.remember(Desk.queueName(lesson: player.lesson.id))
      desk.player = nil
      session.place = nil
      (events, after) = desk.leading(on: events)
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
    return told([.practice(.lesson(events))] + after, desk)
  }

  /// The answers, followed by notices about the progress.
  package static func told(_ answers: [Answer], _ desk: Desk) -> [Answer] {
    answers + desk.takeNotices().map { .practice(.notice(ProblemBox($0))) }
  }
}

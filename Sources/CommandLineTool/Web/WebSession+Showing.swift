import Foundation
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// The parts of a page beside the lines.
extension WebSession {
  var state: WebState {
    var state = WebState()
    if session.picturedScene != nil,
      let subject = try? session.exportSubject(with: [.trace, .events, .sources])
    {
      state.scene = WebScene(subject, language: session.language)
    }
    state.prompt = "\(session.promptPlace ?? "")> "
    (state.undo, state.redo) = (session.journal.canUndo, session.journal.canRedo)
    (state.language, state.code) = (session.language, session.codeLanguage)
    let desk = Desk.of(session)
    state.lesson = desk.player.map(Self.lesson)
    state.exercise = desk.exercise.flatMap { Self.exercise($0, desk, session.language) }
    state.asks = asks(desk)
    return state
  }

  private static func lesson(_ player: LessonPlayer) -> WebState.Lesson {
    let waits =
      switch player.waiting {
      case .pause: "pause"
      case .predict: "predict"
      case .task: "task"
      case .quiz: "quiz"
      case .end: "end"
      }
    let record = player.lesson.record(.begun)
    return WebState.Lesson(
      number: record.number, title: record.title, page: player.page, pages: player.pageCount,
      waits: waits)
  }

  private static func exercise(
    _ exercise: Exercise, _ desk: Desk, _ language: Language
  ) -> WebState.Exercise? {
    guard let begun = try? PracticeCommands.begun(exercise, desk) else { return nil }
    return WebState.Exercise(
      begun.exercise, task: begun.task[language], hints: exercise.hints.count,
      isCommands: exercise.submission.isCommands)
  }

  /// The question that the next line answers.
  private func asks(_ desk: Desk) -> WebState.Asks? {
    if let question = session.prediction?.question {
      let (word, point) = question.asked
      return WebState.Asks(kind: word, point: point)
    }
    if case .quiz(let quiz)? = desk.player?.waiting {
      return WebState.Asks(kind: "choice", choices: quiz.choices.count)
    }
    if let interview = desk.interview, interview.takesLines, let question = interview.question {
      if case .predict(let asked) = question.task {
        let (word, point) = asked.asked
        return WebState.Asks(kind: word, point: point)
      }
      return WebState.Asks(kind: "answer", choices: question.choices.count)
    }
    return nil
  }

  func answerMap(_ reply: inout WebReply) {
    do {
      let subject = try session.exportSubject(with: [.map])
      reply.map = WebScene(subject, language: session.language)
    } catch {
      reply.problem = (error as? Problem)?.wording
    }
  }

  func answerLists(_ reply: inout WebReply) {
    let desk = Desk.of(session)
    do {
      if case .lessons(let lessons) = try desk.lessonList(onPath: true) { reply.lessons = lessons }
      if case .exercises(let exercises) = try desk.exerciseList(onPath: true) {
        reply.exercises = exercises
      }
    } catch {
      reply.problem = (error as? Problem)?.wording
    }
  }

  /// Hands out a file: `script` for the lines, else a format of `export`.
  func answerFile(_ word: String, _ reply: inout WebReply) {
    if word == "script" {
      let text = session.savedLines.map { $0 + "\n" }.joined()
      reply.file = WebFile(
        name: "session.touchstone", type: "text/plain; charset=utf-8", text: text)
      return
    }
    guard let format = ExportFormat(rawValue: word), let type = Self.types[format] else { return }
    do {
      let subject = try session.exportSubject(for: format)
      let bytes = Exporters.export(format, subject, session.language)
      reply.file = WebFile(
        name: format.file, type: type, text: String(decoding: bytes, as: UTF8.self))
    } catch {
      reply.problem = (error as? Problem)?.wording
    }
  }

  /// The formats that a page offers.
  private static let types: [ExportFormat: String] = [
    .page: "text/html; charset=utf-8", .sceneSVG: "image/svg+xml",
    .sceneJSON: "application/json", .sceneSwift: "text/plain; charset=utf-8",
    .sceneObjectiveC: "text/plain; charset=utf-8",
  ]
}

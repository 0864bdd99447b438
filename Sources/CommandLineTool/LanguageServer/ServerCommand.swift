import Files
import LanguageServer
import Practice
import Records
import Rendering
import Wording
import Workbench

/// The command of a lens, with the answer of the subcommand or the prompt.
struct ServerCommand {
  /// The answer: a title, and a text of some lines.
  struct Answer {
    var title: String
    var text: String
    var isError = false

    /// The answer as it is sent.
    var json: JSONValue {
      ["title": .string(title), "text": .string(text), "isError": .bool(isError)]
    }
  }

  private let document: ServerDocument
  private let line: Int?
  private let context: ServerContext
  /// The time limit of a check, in seconds.
  private static let seconds = 100.0
  private static let columns = 90

  init(_ document: ServerDocument, line: Int?, _ context: ServerContext) {
    self.document = document
    self.line = line
    self.context = context
  }

  private var language: Language { context.language }
  private var style: Style { Style(hasColor: false, columns: Self.columns) }

  /// Executes the command with a name.
  func run(_ word: String) -> Answer {
    do {
      switch (word, document.kind) {
      case ("check", .exercise), ("check", .lesson): return try inspected()
      case ("check", _): return try checked()
      case ("hint", _): return try hint()
      case ("why", .scene): return why(inLine: line ?? 0)
      default: return try why()
      }
    } catch let problem as Problem {
      return Answer(title: problem.wording[language], text: "", isError: true)
    } catch let failure as GraderFailure {
      return Answer(title: failure.fault.wording[language], text: "", isError: true)
    } catch {
      return Answer(title: "\(error)", text: "", isError: true)
    }
  }

  private func rendered(_ answer: Records.Answer) -> String {
    TextRenderer(language: language, teach: .normal, style: style).render(answer)
  }

  // MARK: Answers to exercises

  private func exercise() throws -> DocumentExercise {
    guard let found = DocumentExercise(document, context), found.isAnswer else {
      throw Problem.practice(.noExercise)
    }
    return found
  }

  private func desk() -> Desk {
    let end = ServerClock.now + Self.seconds
    return Desk(.ofProgram(isInterrupted: { ServerClock.now > end }))
  }

  private func checked() throws -> Answer {
    let found = try exercise()
    let (code, name) = found.files
    let (verdict, answer) = try desk().check(found.exercise, code, name: name, announces: false)
    return Answer(
      title: "\(found.exercise.id): \(verdict.points)/100",
      text: rendered(.practice(answer)), isError: !verdict.isPassed)
  }

  private func hint() throws -> Answer {
    let found = try exercise()
    let hint = try desk().hint(found.exercise)
    return Answer(
      title: "\(found.exercise.id): \(ServerWords.hint[language]) \(hint.number)/\(hint.count)",
      text: rendered(.practice(.hint(hint))))
  }

  /// Shows the first touch with the wrong destination, step by step.
  private func why() throws -> Answer {
    let found = try exercise()
    let (code, name) = found.files
    let practice = context.practice(seconds: Self.seconds)
    let verdict = try Grader(found.exercise, in: practice).judge(code, name: name)
    if verdict.isPassed, verdict.finding == nil {
      return Answer(title: ServerWords.nothingWrong[language], text: "")
    }
    guard let yours = verdict.finding?.traces?.yours else {
      return Answer(
        title: "\(found.exercise.id): \(verdict.points)/100",
        text: rendered(.practice(.verdict(verdict))), isError: true)
    }
    let result = yours.result?.called ?? ServerWords.nobody[language]
    return Answer(
      title: "hit \(yours.point.x) \(yours.point.y) → \(result)", text: rendered(.trace(yours)))
  }

  // MARK: Scenes

  /// The answer of `why` after a line of a scene.
  private func why(inLine line: Int) -> Answer {
    let run = SceneRun(document, context, seconds: DocumentPlace.seconds)
    let lines = SceneRun.lines(of: document.text)
    run.run(lines.prefix(line + 1))
    let title = line < lines.count ? "why: \(lines[line])" : "why"
    do {
      let answers = try run.session.run("why")
      return Answer(title: title, text: answers.map(rendered).joined(separator: "\n"))
    } catch {
      return Answer(title: error.problem.wording[language], text: "", isError: true)
    }
  }

  // MARK: Files of authors

  /// The report of `exercise lint` or `lesson --verify` on the folder, as it was saved.
  private func inspected() throws -> Answer {
    guard let folder = document.folder, let saved = try? FileReading.text(at: document.path),
      saved == document.text.text
    else { return Answer(title: ServerWords.notSaved[language], text: "", isError: true) }
    let desk = desk()
    let report: LintReport
    if document.kind == .exercise {
      let (library, names) = try desk.exercises().including([folder])
      let lint = ExerciseLint(library, lessons: try desk.lessons().names, in: .ofProgram())
      report = try LintReport(names.map(lint.report))
    } else {
      let (library, names) = try desk.lessons().including([folder])
      report = try LessonVerifier(library, in: .ofProgram()).report(names)
    }
    return Answer(
      title: report.names.joined(separator: ", "),
      text: GradeRenderer(language: language, style: style).render(report),
      isError: !report.problems.isEmpty)
  }
}

import ArgumentParser
import CProcess
import Foundation
import Lettering
import LineEditor
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// The output of the subcommands of practice.
package struct PracticeOutput {
  let settings: OutputSettings
  let format: OutputFormat
  private let output: Output

  enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  init(_ settings: OutputSettings, format: OutputFormat = .text) {
    self.settings = settings
    self.format = format
    output = Output(settings)
  }

  private var language: Language { settings.chosenLanguage }

  func show(_ answer: PracticeAnswer) {
    if format == .json {
      switch answer {
      case .verdict(let verdict), .concluded(let verdict):
        output.write(GradeRenderer.json(verdict))
      case .exercises(let exercises): output.write(GradeRenderer.json(exercises))
      case .lessons(let lessons): output.write(GradeRenderer.json(lessons))
      case .hint(let hint): output.write(GradeRenderer.json(hint))
      case .solution(let solution): output.write(GradeRenderer.json(solution))
      default: output.write(GradeRenderer.json(answer))
      }
    } else {
      output.show(.practice(answer), language: language, code: Desk(.ofProgram()).codeLanguage)
    }
    output.flush()
  }

  /// Clears the terminal for a new verdict, where a person reads it.
  func clear() {
    guard format == .text, !settings.isPlain else { return }
    output.clearTerminal(keepingScrollback: true)
  }

  /// Shows the answers of a session.
  func show(_ answers: [Answer], of session: Session) {
    for answer in answers {
      if format == .json {
        output.write(JSONRenderer.object(answer) + "\n")
      } else {
        output.show(answer, of: session)
      }
    }
    output.flush()
  }

  /// Writes a text that is already worded.
  func write(_ text: String) {
    output.write(text)
    output.flush()
  }

  /// Shows the parts of checks at a desk while they run, if a person reads.
  func announceChecks(at desk: Desk) {
    if format == .text, !settings.isPlain { desk.announce = { show($0) } }
  }

  /// Shows a report on standard output; throws if that fails.
  func show(_ report: GradeReport, as format: ReportFormat) throws {
    if format == .text {
      let style = settings.style(for: STDOUT_FILENO)
      output.write(
        settings.isPlain
          ? PlainRenderer(language: language, teach: .normal).lines(report, kind: "report")
          : GradeRenderer(language: language, style: style).render(report))
    } else {
      output.write(String(decoding: Exporters.export(format, report, language), as: UTF8.self))
    }
    output.flush()
    if let error = output.failure {
      throw Problem.cannotWrite("standard output", reason: .number(error))
    }
  }

  func show(_ report: LintReport) {
    let style = settings.style(for: STDOUT_FILENO)
    output.write(
      format == .json
        ? GradeRenderer.json(report)
        : GradeRenderer(language: language, style: style).render(report))
    output.flush()
  }

  func message(_ text: String) {
    output.message(text + "\n")
  }

  /// Shows notices on standard error, which do not stop anything.
  func tell(_ notices: [Problem]) {
    for notice in notices { message("touchstone: \(Escaping.visible(notice.wording[language]))") }
  }

  /// Shows a problem of a table on standard error, which does not stop anything.
  func tell(_ problem: ContentProblem) {
    message("touchstone: \(Escaping.visible(problem.text(language)))")
  }

  /// Asks a question on standard error; the answer is read by the caller.
  func ask(_ question: String) {
    output.message(question)
  }

  /// Continues in a guarded process, in which code by others runs: if it dies, that is reported as
  /// an internal fault, with the task.
  func enterGuarded(_ task: String) {
    Guarded.enter(
      { diagnostic, _ in
        let wording = diagnostic.problem.wording[language]
        message("touchstone: \(Escaping.visible("\(diagnostic.text): \(wording)"))")
      }, at: .command)
    Guarded.page?.begin(task)
  }

  /// Runs `body`; errors are reported on standard error, and determine the exit status.
  func run(_ body: (PracticeOutput) throws -> ExitStatus) throws {
    // Maps of the screen are allocated and freed one after the other.
    cprocess_keep_freed_memory()
    let status: ExitStatus
    do {
      status = try body(self)
    } catch let problem as Problem {
      message("touchstone: \(Escaping.visible(problem.wording[language]))")
      status = ExitStatus(problem)
    } catch let failure as GraderFailure {
      message("touchstone: \(Escaping.visible(failure.fault.wording[language]))")
      status = .fault
    }
    if status != .done { throw status.code }
  }
}

extension PracticeConfiguration {
  /// The configuration of practice in this program: with its folders and its wording.
  static func ofProgram(
    isInterrupted: @escaping () -> Bool = { false }
  ) -> PracticeConfiguration {
    PracticeConfiguration(
      stateFolder: Environment.stateFolder, cacheFolder: Environment.cacheFolder,
      shippedFolder: ShippedReferences.folder,
      isInterrupted: isInterrupted, surroundings: .ofProgram, reporting: reporting,
      course: Course.file
    ) { $0.wording }
  }

  /// The text of an interview's report.
  static func reporting(
    _ report: InterviewReport, _ format: InterviewFormat, _ language: Language
  ) -> String {
    switch format {
    case .text: InterviewExporter.text(report, language)
    case .json: InterviewExporter.json(report)
    case .markdown: InterviewExporter.markdown(report, language)
    case .html: InterviewExporter.html(report, language)
    }
  }
}

extension PracticeConfiguration.Surroundings {
  /// The monotonic clock, the calendar's day, and a random seed.
  static let ofProgram = PracticeConfiguration.Surroundings(
    clock: { ProcessInfo.processInfo.systemUptime },
    today: {
      let now = Date()
      let seconds = now.timeIntervalSince1970 + Double(TimeZone.current.secondsFromGMT(for: now))
      return Int((seconds / 86_400).rounded(.down))
    }, seed: { Int.random(in: 1...9_999) })
}

extension Guarded {
  /// Whether Ctrl-C was pressed; notifies the guard, which waits for a sign of that.
  static func isInterrupted() -> Bool {
    guard LineEditor.isInterrupted else { return false }
    page?.noteInterruptHeard()
    return true
  }
}

extension Verdict {
  /// The exit status of a check of one submission.
  var status: ExitStatus {
    switch outcome {
    case .right: .done
    case .partlyRight, .wrong: isPassed ? .done : .no
    case .learnersError: .badData
    case .fault: .fault
    }
  }
}

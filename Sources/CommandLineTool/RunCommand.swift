import ArgumentParser
import Foundation
import Lettering
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Runs a script.
package struct RunCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs a script of commands, or standard input.",
    discussion: """
      A script holds the lines of the REPL, `#` comments and `expect` lines. The first line that \
      fails ends it, as FILE:LINE:COLUMN: error: … With --format json each entry makes one object \
      on one line. A scene that was exported (FILE.json) is read and shown as a tree. A file of \
      code (FILE.swift, FILE.m) is read as a whole.

        touchstone run scene.touchstone
        echo "hit 10 10" | touchstone run - --plain
      """)

  @Argument(
    help: "The script; - is standard input.", completion: .file(extensions: ["touchstone", "json"]))
  package var file: String

  @Option(help: "text for people, json for programs.")
  package var format = Format.text

  @Flag(help: "Go on after a line that failed.")
  package var keepGoing = false

  @Flag(help: "Let the lines of the script replace files, and write anywhere.")
  package var force = false

  @OptionGroup package var output: OutputOptions

  package enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  package func run() throws {
    try MainActor.assumeIsolated { try runScript() }
  }

  @MainActor private func runScript() throws {
    let status: ExitStatus
    if file == "-" {
      status = ScriptFile(
        name: ScriptFile.standardInput, format: format, keepGoing: keepGoing,
        fileRights: rights, output: output.settings
      )
      .runStandardInput()
    } else {
      let text: String
      do {
        text = try FileReading.text(at: file)
      } catch let problem as Problem {
        let writer = Output(output.settings)
        writer.message(
          "touchstone: \(Escaping.visible(problem.wording[output.settings.chosenLanguage]))\n")
        let code: ExitStatus =
          if case .fileNotText = problem { .badData } else { ExitStatus(problem) }
        throw code.code
      }
      var lines = script(text)
        .split(separator: "\n", omittingEmptySubsequences: false)[...]
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      status = ScriptFile(
        name: file, format: format, keepGoing: keepGoing, fileRights: rights,
        output: output.settings
      )
      .run { lines.popFirst().map(String.init) }
    }
    if status != .done { throw status.code }
  }

  /// The lines to run for the text of the file. A scene is read and shown; a file of code is read
  /// as a whole, because its declarations may refer to later ones.
  private func script(_ text: String) -> String {
    let path = file.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let source = "source \"\(path)\"\n"
    if file.hasSuffix(".json") { return source + "tree\n" }
    return SourceLanguage(file: file) == nil ? text : source
  }

  @MainActor private var rights: FileRights { force ? .all : .ofScripts }

  /// Creates one whose values are parsed.
  package init() {}
}

/// A running script: answers to standard output, problems to standard error.
package struct ScriptFile {
  /// The name of input from a pipe.
  static let standardInput = "<stdin>"

  package let name: String
  package let format: RunCommand.Format
  package let keepGoing: Bool
  package let fileRights: FileRights
  package let output: OutputSettings

  /// Creates a script file of its parts.
  package init(
    name: String, format: RunCommand.Format, keepGoing: Bool, fileRights: FileRights,
    output: OutputSettings
  ) {
    self.name = name
    self.format = format
    self.keepGoing = keepGoing
    self.fileRights = fileRights
    self.output = output
  }

  /// Runs standard input up to its end, or up to the first line that cannot be read.
  func runStandardInput() -> ExitStatus {
    let input = StandardInput(named: Self.standardInput)
    let status = run { input.line() }
    guard let (line, problem) = input.fault, status == .done || keepGoing else { return status }
    let diagnostic = Diagnostic(problem: problem, text: "", start: 0, end: 0)
    let writer = Output(output)
    if format == .json {
      writer.write(
        JSONRenderer.line(
          file: name, line: line, diagnostic: diagnostic, language: output.chosenLanguage) + "\n")
      writer.flush()
    } else {
      let word = output.chosenLanguage == .english ? "error: " : "错误："
      writer.message("\(name):\(line):1: \(word)\(problem.wording[output.chosenLanguage])\n")
    }
    return .badData
  }

  /// Runs the lines that `next` returns, and reports the result.
  package func run(next: () -> String?) -> ExitStatus {
    // If there is nothing to run, nothing is set up for it.
    guard let first = next() else { return .done }
    Guarded.enter(report, at: .script)
    var isFirst = true
    return runUnguarded(to: Output(output)) {
      guard isFirst else { return next() }
      isFirst = false
      return first
    }
  }

  /// Runs the lines in this process.
  package func runUnguarded(to writer: Output, next: () -> String?) -> ExitStatus {
    let desk = Desk(.ofProgram())
    let session = Session(
      at: desk, language: output.chosenLanguage, exporting: Exporters.export)
    session.fileRights = fileRights
    var status = ExitStatus.done
    // A person who watches, or a program that writes and reads alternately.
    let isLive = isatty(STDOUT_FILENO) == 1 || name == Self.standardInput
    let runner = ScriptRunner(
      session, name: name, stopsAtFirst: !keepGoing,
      answering: { line in
        // An interview, a quiz or a card takes lines as `touchstone interview < file` does.
        guard desk.isAsking else { return nil }
        writer.flush()
        Guarded.page?.begin(line)
        defer { Guarded.page?.end() }
        return PracticeInput.answers(to: line, in: session)
      }
    ) { entry in
      // Output that is already due must not be lost by a fault.
      writer.flush()
      Guarded.page?.begin(entry.text, line: entry.line)
    }
    runner.run(next: { writer.failure == nil ? next() : nil }) { entry, outcome in
      Guarded.page?.end()
      switch outcome {
      case .answers(let answers):
        guard !answers.isEmpty else { return }
        if format == .json {
          writer.write(
            JSONRenderer.line(file: name, line: entry.line, entry: entry.text, answers: answers)
              + "\n")
        } else {
          for answer in answers { writer.show(answer, of: session) }
        }
      case .failed(let diagnostic):
        let failed = ExitStatus(diagnostic.problem)
        if status == .done || status == .no { status = failed }
        show(diagnostic, line: entry.line, in: session.language, to: writer)
      }
      if isLive { writer.flush() }
    }
    writer.flush()
    guard let failure = writer.failure else { return status }
    // A reader that stops early, such as head, is not a failure.
    if failure == EPIPE { return status }
    let place = output.chosenLanguage == .english ? "standard output" : "标准输出"
    let problem = Problem.cannotWrite(place, reason: .number(failure))
    writer.message("touchstone: \(problem.wording[output.chosenLanguage])\n")
    return .cannotWrite
  }

  private func show(
    _ diagnostic: Diagnostic, line: Int, in language: Language, to writer: Output
  ) {
    // In a file of JSON, an editor can go to the location of the fault.
    if case .notAScene(name, let line, let column, _) = diagnostic.problem, format == .text {
      let wording = Escaping.visible(diagnostic.problem.wording[language])
      return writer.message("\(Escaping.visible(name)):\(line):\(column): error: \(wording)\n")
    }
    if format == .json {
      writer.write(
        JSONRenderer.line(file: name, line: line, diagnostic: diagnostic, language: language)
          + "\n")
    } else {
      writer.show(diagnostic, file: name, line: line, in: language)
    }
  }

  /// Reports a fault that ended the process in which the script ran.
  private func report(_ diagnostic: Diagnostic, line: Int) {
    let writer = Output(output)
    show(diagnostic, line: max(line, 1), in: output.chosenLanguage, to: writer)
    writer.flush()
  }
}

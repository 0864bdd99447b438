import ArgumentParser
import Files
import Foundation
import Lettering
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Runs a script and writes its output as a recording of a terminal.
struct RecordSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Runs a script and records what a terminal shows of it.",
    discussion: """
      The recording is an asciicast, which asciinema and players in web pages show: each entry is \
      typed letter by letter, has a marker, and its answer stays for as long as it takes to read. \
      The pace is made up, so the same script makes the same file. The first line that fails ends \
      the recording, which has its message and the status. A file that ends in .svg is a picture that \
      plays by itself wherever pictures are shown.

        touchstone record scene.touchstone scene.cast
        asciinema play scene.cast
        touchstone record scene.touchstone scene.svg
      """)

  @Argument(help: "The script.", completion: .file(extensions: ["touchstone"]))
  var script: String

  @Argument(
    help: "The recording; standard output without it.",
    completion: .file(extensions: ["cast", "svg"]))
  var file: String?

  @Flag(name: .customLong("v2"), help: "Version 2 of the format, for older players.")
  var isSecondVersion = false

  @Option(help: "The columns of the recorded terminal.")
  var columns = 80

  @Option(help: "The rows of the recorded terminal.")
  var rows = 24

  @Flag(help: "Replace a file that is there.")
  var force = false

  @OptionGroup var output: OutputOptions

  mutating func validate() throws {
    if isSecondVersion, isPicture {
      throw ValidationError("--v2 is for a .cast file; a picture has no version.")
    }
    for (name, value, bounds) in [("columns", columns, 20...500), ("rows", rows, 10...200)]
    where !bounds.contains(value) {
      throw ValidationError("--\(name) is \(bounds.lowerBound) to \(bounds.upperBound)")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try record() }
  }

  @MainActor private func record() throws {
    let writer = Output(output.settings)
    let language = output.settings.chosenLanguage
    do {
      let text = try FileReading.text(at: script)
      if let file, !force, Self.isFile(file) {
        writer.message("touchstone: \(Recording.isThere(Escaping.visible(file))[language])\n")
        throw ExitStatus.cannotWrite.code
      }
      Guarded.enter(
        { diagnostic, line in
          writer.show(diagnostic, file: script, line: max(line, 1), in: language)
          writer.flush()
        }, at: .script)
      let recording = recording(of: text, in: language)
      let bytes =
        isPicture
        ? AnimatedSVGExporter().bytes(of: recording, in: language)
        : CastExporter(isSecondVersion ? .second : .third).bytes(of: recording, in: language)
      guard let file else {
        writer.write(String(decoding: bytes, as: UTF8.self))
        writer.flush()
        return
      }
      try FileReading.write(String(decoding: bytes, as: UTF8.self), to: file)
      var page = Page(style: output.settings.style(for: STDOUT_FILENO))
      page.line(recording.done(file)[language])
      writer.write(page.text)
      writer.flush()
    } catch let problem as Problem {
      writer.message("touchstone: \(Escaping.visible(problem.wording[language]))\n")
      throw ExitStatus(problem).code
    }
  }

  private var isPicture: Bool { file?.hasSuffix(".svg") ?? false }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(FileReading.expanded(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The output of the script on a terminal of the requested size.
  @MainActor private func recording(of text: String, in language: Language) -> Recording {
    let session = Session(at: Desk(.ofProgram()), language: language, exporting: Exporters.export)
    session.fileRights = .ofScripts
    let style = Style(
      hasColor: output.color != .never, columns: columns, rows: rows,
      depth: isPicture ? .sixteen : .all)
    var recording = Recording(
      title: URL(fileURLWithPath: script).lastPathComponent, columns: columns, rows: rows)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    let runner = ScriptRunner(
      session, name: script, stopsAtFirst: true,
      willRun: { Guarded.page?.begin($0.text, line: $0.line) })
    runner.run(next: { lines.popFirst().map(String.init) }) { entry, outcome in
      Guarded.page?.end()
      switch outcome {
      case .answers(let answers):
        let renderer = TextRenderer(
          language: session.language, teach: session.teach, style: style)
        recording.steps.append(
          Recording.Step(entry: entry.text, output: answers.map(renderer.render).joined()))
      case .failed(let diagnostic):
        let shown = DiagnosticRenderer(language: session.language, style: style)
          .render(diagnostic, promptWidth: 2)
        recording.steps.append(Recording.Step(entry: entry.text, output: shown))
        recording.status = Int(ExitStatus(diagnostic.problem).rawValue)
      }
    }
    return recording
  }
}

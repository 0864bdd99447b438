import ArgumentParser
import Files
import Foundation
import Lettering
import LineEditor
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Conducts an interview, or processes the report of one.
struct InterviewSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interview",
    abstract: "Holds an interview, continues one, or shows what one came to.",
    discussion: """
        touchstone interview --minutes 30 --level 2 --seed 7    the same questions for everybody
        touchstone interview --seed 7 --sheet sheet.md          with the answers, for the interviewer
        touchstone interview --seed 7 --paper paper.html        without, for the candidate on paper
        touchstone interview new                                another one than the one begun
        touchstone interview report interview-7.json            what it came to
        touchstone interview mark interview-7.json 4 1 3        marks answer 4: points 1 and 3
        touchstone interview beside                             the one that is open, at another terminal
        touchstone interview compare *.json --format csv        a table of several candidates, blind
        touchstone interview take-home task --level 3           three exercises to do at home
        touchstone interview take-home task --grade             grades what came back
      """,
    subcommands: [
      Hold.self, New.self, Report.self, Mark.self, Beside.self, Compare.self, TakeHome.self,
    ],
    defaultSubcommand: Hold.self)

  /// Conducts an interview.
  struct Hold: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "hold", abstract: "Holds an interview (the default).")

    @Argument(help: "The same as at the prompt, such as 15 minutes level 2.")
    var words: [String] = []

    @Option(help: "How long it may take, 1 to 240; 15 unless you say.")
    var minutes: Int?

    @Option(help: "A number: the same one asks the same questions on every machine.")
    var seed: Int?

    @Option(
      help: "1 to 5, each with a definition that the sheet and the report name; 2 unless you say.")
    var level: Int?

    @Option(help: "Only these topics, with commas between, such as siblings,chain.")
    var topics: String?

    @Option(help: "When right answers are said: each, end or none.")
    var feedback: InterviewSetup.Feedback?

    @Flag(help: "An interviewer sits beside: the candidate sees no answers, and marks nothing.")
    var interviewer = false

    @Option(help: "The name of the candidate, for the report.")
    var candidate: String?

    @Option(
      help: "Writes the questions with their answers to a file, and asks nothing.",
      completion: .file())
    var sheet: String?

    @Option(
      help: "Writes the questions without answers, with room for them, and asks nothing.",
      completion: .file())
    var paper: String?

    @OptionGroup var options: PracticeOptions

    mutating func validate() throws {
      try readWords()
      if let minutes, !InterviewSetup.minutesRange.contains(minutes) {
        throw ValidationError("An interview takes 1 to 240 minutes.")
      }
      if let level, !InterviewLevel.numbers.contains(level) {
        throw ValidationError("A level is 1 to \(InterviewLevel.numbers.upperBound).")
      }
      if let seed, !(0...1_000_000_000).contains(seed) {
        throw ValidationError("A seed is a number from 0 to 1000000000.")
      }
      _ = try chosenTopics()
    }

    /// Takes words as the command at the prompt does: `15 minutes`, `level 2`, `seed 7`.
    private mutating func readWords() throws {
      var rest = words[...]
      while let word = rest.popFirst() {
        if let number = Int(word), ["minutes", "minute"].contains(rest.first?.lowercased()) {
          rest.removeFirst()
          minutes = number
        } else if let number = rest.first.flatMap({ Int($0) }),
          ["minutes", "level", "seed"].contains(word.lowercased())
        {
          rest.removeFirst()
          switch word.lowercased() {
          case "level": level = number
          case "seed": seed = number
          default: minutes = number
          }
        } else {
          throw ValidationError(
            "`\(word)` is not understood; write 15 minutes level 2, or --minutes 15 --level 2.")
        }
      }
      words = []
    }

    private func chosenTopics() throws -> [InterviewTopic] {
      try (topics ?? "").split(whereSeparator: { ", ".contains($0) }).map { word in
        guard let topic = InterviewTopic(rawValue: word.lowercased()) else {
          let known = InterviewTopic.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("There is no topic `\(word)`; there are \(known).")
        }
        return topic
      }
    }

    /// The requested setup; nil if there is none, so that an open interview continues.
    private func setup() throws -> InterviewSetup? {
      let isPlain =
        minutes == nil && seed == nil && level == nil && topics == nil && feedback == nil
        && !interviewer && candidate == nil && sheet == nil && paper == nil
      return isPlain ? nil : try newSetup()
    }

    /// The requested setup, with defaults for the rest.
    fileprivate func newSetup() throws -> InterviewSetup {
      var setup = InterviewSetup(
        seed: seed ?? Int.random(in: 1...9_999), minutes: minutes ?? 15, level: level ?? 2,
        topics: try chosenTopics(), feedback: feedback ?? (interviewer ? .none : .each),
        hasInterviewer: interviewer)
      setup.candidate = candidate
      return setup
    }

    func run() throws { try hold(try setup()) }

    /// Conducts an interview; without a setup the open one, if there is one.
    fileprivate func hold(_ setup: InterviewSetup?) throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          if sheet != nil || paper != nil, let setup { return try write(setup, output) }
          if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1 {
            Repl.start(output.settings, first: .interview(setup))
            return .done
          }
          return try AnswersFromPipe(output).run { desk, session in
            try setup.map { try desk.beginInterview($0, in: session) }
              ?? desk.continueInterview(in: session)
          }
        }
      }
    }

    /// Writes the sheet of the interviewer, and that of the candidate.
    @MainActor private func write(
      _ setup: InterviewSetup, _ output: PracticeOutput
    ) throws -> ExitStatus {
      let report = try Desk(.ofProgram()).sheet(setup)
      let language = output.settings.chosenLanguage
      if let path = sheet {
        let format =
          InterviewFormat.allCases.first { path.hasSuffix(".\($0.ending)") } ?? .markdown
        try FileReading.write(
          PracticeConfiguration.reporting(report, format, language), to: path)
        output.message(path)
      }
      if let path = paper {
        let isPage = path.hasSuffix(".\(InterviewFormat.html.ending)")
        try FileReading.write(
          InterviewExporter.paper(report, asPage: isPage, language), to: path)
        output.message(path)
      }
      return .done
    }
  }

  /// Conducts a new interview, replacing the open one.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Begins another interview; of one that is open it writes the report.")

    @OptionGroup var hold: Hold

    func run() throws { try hold.hold(try hold.newSetup()) }
  }

  /// Shows the report of an interview.
  struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "report", abstract: "Shows what an interview came to.")

    @Argument(help: "A file that an interview has saved.", completion: .file())
    var file: String

    @Option(help: "The form: text, json, markdown or html.")
    var format = InterviewFormat.text

    @OptionGroup var output: OutputOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try PracticeOutput(output.settings).run { output in
          output.write(
            PracticeConfiguration.reporting(
              try InterviewFile.read(file), format, output.settings.chosenLanguage))
          return .done
        }
      }
    }
  }

  /// Marks an answer in words.
  struct Mark: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mark", abstract: "Marks an answer in words, as its interviewer.")

    @Argument(help: "A file that an interview has saved, as JSON.", completion: .file())
    var file: String

    @Argument(help: "The number of the question.")
    var question: Int

    @Argument(help: "The numbers of the points that the answer made; 0 for none.")
    var points: [Int]

    @Option(help: "A sentence about the answer, for the report.")
    var note: String?

    @OptionGroup var output: OutputOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try PracticeOutput(output.settings).run { output in
          let report = try InterviewFile.read(file)
          let marked = try Desk(.ofProgram()).marked(
            report, question: question, points, note: note)
          try FileReading.write(InterviewExporter.json(marked), to: file)
          output.write(InterviewExporter.text(marked, output.settings.chosenLanguage))
          return .done
        }
      }
    }
  }

  /// Shows the open interview to its interviewer.
  struct Beside: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "beside",
      abstract: "Shows the open interview to its interviewer, at another terminal.",
      discussion: """
        Answers so far with the right ones, the time, notes, and what to ask next by what was \
        answered. Nothing is changed.
        """)

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          output.write(
            PracticeConfiguration.reporting(
              try Desk(.ofProgram()).openInterview(), output.format == .json ? .json : .text,
              output.settings.chosenLanguage))
          return .done
        }
      }
    }
  }

  /// Compares several interviews.
  struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "compare", abstract: "Compares interviews, question by question.")

    /// The form of the table.
    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text
      case json
      case csv
    }

    @Argument(help: "Files that interviews have saved, as JSON.", completion: .file())
    var files: [String]

    @Option(help: "text for people, json for programs, csv for spreadsheets.")
    var format = Format.text

    @Flag(help: "Names the candidates; else they have letters, in an order of their own.")
    var names = false

    @OptionGroup var output: OutputOptions

    func validate() throws {
      if files.count < 2 {
        throw ValidationError("Name two files or more that interviews have saved.")
      }
    }

    func run() throws {
      try MainActor.assumeIsolated {
        try PracticeOutput(output.settings, format: format == .json ? .json : .text).run { output in
          let reports = try files.map(InterviewFile.read)
          let shown = zip(reports, files).map { report, file in
            report.setup.candidate ?? file.lastPathComponent
          }
          let comparison =
            names
            ? InterviewComparison(reports, names: shown)
            : InterviewComparison(blind: reports) { StableHash(InterviewExporter.json($0)).value }
          if format == .csv {
            output.write(InterviewExporter.csv(comparison, output.settings.chosenLanguage))
          } else {
            output.show(.compared(comparison))
          }
          return .done
        }
      }
    }
  }
}

extension InterviewSetup.Feedback: ExpressibleByArgument {}
extension InterviewFormat: ExpressibleByArgument {}

/// The file of a report.
enum InterviewFile {
  /// Reads the report in a file; throws if it is not one.
  static func read(_ path: String) throws -> InterviewReport {
    guard let report = InterviewExporter.report(json: try FileReading.text(at: path)) else {
      throw Problem.practice(.notAnInterview(path))
    }
    return report
  }
}

/// Asks a few questions.
struct QuizSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz", abstract: "Asks a few questions; what went wrong comes again.")

  @Argument(help: "How many, and topics: 5 siblings.")
  var words: [String] = []

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try AnswersFromPipe.open(line: (["quiz"] + words).joined(separator: " "), options)
  }
}

/// Asks the question of the day.
struct DailySubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Asks the question of the day, and counts the days in a row.")

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try AnswersFromPipe.open(line: "daily", options)
  }
}

/// Finds the references about a matter.
struct AskSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    abstract: "Answers a question in one sentence, and finds what teaches its matter.",
    discussion: """
        touchstone ask how do I enlarge a button
        touchstone ask Q-4                        a question with its model answer
      """)

  @Argument(help: "In your own words, or names of UIKit's API; alone, it lists the questions.")
  var words: [String] = []

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let session = Engine.session(in: .ofProgram())
        session.language = output.settings.chosenLanguage
        do {
          output.show(
            try session.run((["ask"] + words).joined(separator: " ")), of: session)
        } catch let diagnostic as Diagnostic {
          throw diagnostic.problem
        }
        return .done
      }
    }
  }
}

/// Asks questions without a terminal: each line of standard input is an answer.
struct AnswersFromPipe {
  private let output: PracticeOutput

  init(_ output: PracticeOutput) {
    self.output = output
  }

  /// Runs a line that asks questions, at a prompt or from a pipe.
  nonisolated static func open(line: String, _ options: PracticeOptions) throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        if LineEditor.isTerminal, isatty(STDOUT_FILENO) == 1 {
          Repl.start(output.settings, first: .entry(line))
          return .done
        }
        return try AnswersFromPipe(output).run { _, session in try session.run(line) }
      }
    }
  }

  /// Begins, and takes lines as answers until the end; the remaining questions can be continued.
  func run(_ begin: (Desk, Session) throws -> [Answer]) throws -> ExitStatus {
    output.enterGuarded("interview")
    let desk = Desk(.ofProgram())
    let session = Session(
      at: desk, language: output.settings.chosenLanguage, exporting: Exporters.export)
    session.fileRights = .ofScripts
    do {
      output.show(try begin(desk, session), of: session)
    } catch let diagnostic as Diagnostic {
      throw diagnostic.problem
    }
    let input = StandardInput(named: ScriptFile.standardInput)
    var status = ExitStatus.done
    while desk.isAsking, let line = input.line() {
      do throws(Diagnostic) {
        if let answers = PracticeInput.answers(to: line, in: session) {
          output.show(answers, of: session)
        } else {
          output.show(try session.run(line), of: session)
        }
      } catch {
        status = ExitStatus(error.problem)
        output.message("touchstone: \(Escaping.visible(error.problem.wording[session.language]))")
      }
    }
    if let (line, problem) = input.fault {
      status = .badData
      let wording = problem.wording[session.language]
      output.message("touchstone: \(ScriptFile.standardInput):\(line): \(wording)")
    }
    if desk.isAsking, let answers = desk.leaveInterview(in: session) {
      output.show(answers, of: session)
    }
    return status
  }
}

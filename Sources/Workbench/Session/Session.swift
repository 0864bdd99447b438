import Foundation
import Interpreter
import Records
import UIKitModel

/// Where an entry begins in a script.
package struct ScriptPosition: Sendable {
  package let file: String
  /// From 1.
  package let line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// One person's work: a scene, the journal that made it, and how things are said.
package final class Session {
  package private(set) var scene = Scene() {
    didSet { prepareScene() }
  }
  /// How much scripts may use, by what was given and by `limits` lines.
  var allowance = SessionLimits() {
    didSet { prepareScene() }
  }
  package private(set) var journal = Journal()
  /// How much is explained.
  package var teach = TeachLevel.normal
  /// The language of answers.
  package var language: Language
  /// Told of every change of the journal, before the answer is.
  package var onRecord: ((Journal.Record) -> Void)?
  /// Asked between the lines of a long job whether it is to stop.
  package var isInterrupted: () -> Bool = { false } {
    didSet { prepareScene() }
  }
  /// How a problem is worded, for `expect error`.
  package let wording: (Problem) -> Bilingual
  /// How a record is made into a file, for `export`; nil for a session that writes none.
  package let exporting: Exporting?
  /// The entries that were typed, for `history`.
  package private(set) var typed: [String] = []
  /// Whether unique beginnings of command words are taken, as at the prompt.
  package var takesPrefixes = false
  /// Whether a person types one line after the other: a guess that cannot be read is asked for
  /// again, and `trace` goes into the stepper.
  package var isInteractive = false
  /// The question that the next line answers.
  package internal(set) var prediction: OpenPrediction?
  /// The guess that the question which is run now is compared with.
  var judging: Judging?
  /// The stepper's place in the trace; nil while no trace is stepped through.
  package internal(set) var stepper: Stepper?
  /// The trace of the last question; records only, so it outlives what becomes of the scene.
  package internal(set) var lastTrace: KeptTrace?
  /// How often the journal has changed.
  private(set) var changes = 0
  /// The last `hit`.
  package internal(set) var lastHit: KeptHit?
  /// The text that the next entry must fail with.
  package var expectedError: (text: String, entry: String)?
  /// The files that are being sourced, outermost first.
  package private(set) var sourcing: [String] = []
  /// The line that runs, and what the journal is to keep of it.
  package var running = RunningLine()
  private(set) var isReplaying = false
  /// Whether the scene is made again because a line was not accepted. The changes of that line must
  /// go, so Ctrl-C, which may have stopped it, does not end this.
  private var isTakingBack = false
  /// The files that were declared and are not entries of the journal: each scene that is made again
  /// has them first.
  var declaredFiles: [(text: String, name: String)] = []
  /// The kind of the prepared lines that run now; nil for lines that are typed, and for scripts.
  var preparedLines: PreparedLines?
  /// Which files lines may write.
  package var fileRights = FileRights.all
  /// The user's place, for the prompt: an exercise or a lesson; nil at the top.
  package var place: String?
  /// Where the entry that runs is in a script; nil for what was typed.
  package var position: ScriptPosition?
  /// An object that a target above keeps with the session, such as the exercise that is being
  /// worked on.
  package var companion: AnyObject?
  /// Opens a text in the user's editor and returns what was saved; nil where there is no terminal.
  package var edit: ((_ text: String, _ name: String) throws -> String)?

  package init(
    language: Language, exporting: Exporting? = nil, wording: @escaping (Problem) -> Bilingual
  ) {
    self.language = language
    self.exporting = exporting
    self.wording = wording
  }

  private func prepareScene() {
    scene.limits = allowance.inForce
    scene.isInterrupted = isTakingBack ? { false } : isInterrupted
  }

  // MARK: Entries

  package var reader: EntryReader {
    EntryReader(
      commandWords: CommandTable.words, synonyms: CommandTable.synonyms,
      forms: CommandTable.forms, takesPrefixes: takesPrefixes, frontEnd: SwiftEngine.frontEnd
    ) { [scene] word in scene.isName(word) }
  }

  /// Whether nothing more belongs to an entry.
  package func isComplete(_ entry: String) -> Bool {
    isForMode(entry) || Script.isComplete(entry, reader: reader)
  }

  /// Whether an entry is a view dump, or will be once it is pasted.
  package func isDump(_ entry: String) -> Bool {
    !isForMode(entry) && Script.endsAtEmptyLine(entry, reader: reader)
  }

  /// Runs one entry, whole or not at all.
  package func run(_ entry: String) throws(Diagnostic) -> [Answer] {
    if isForMode(entry) { return try runInMode(entry) }
    if prediction != nil { try checkLooking(entry) }
    let answers = try runAsEntry(entry)
    // While a question is open, nothing is said that might answer it.
    return prediction == nil ? answers : answers.map(\.withoutRemarks)
  }

  private func runAsEntry(_ entry: String) throws(Diagnostic) -> [Answer] {
    if !isReplaying, sourcing.isEmpty, !entry.allSatisfy(\.isWhitespace) { typed.append(entry) }
    guard let expected = expectedError else { return try perform(entry) }
    expectedError = nil
    if reader.kind(of: EntryParts(entry).head) == .empty {
      expectedError = expected
      return []
    }
    return [.expectation(try expectError(expected, from: entry))]
  }

  func perform(_ entry: String) throws(Diagnostic) -> [Answer] {
    scene.activate()
    let parts = EntryParts(entry)
    let source = parts.head
    do {
      let kind = reader.kind(of: source)
      if entry.utf8.count > Self.largestEntry, !Self.mayBeLarge(kind) {
        throw LocatedProblem(.entryTooLarge(limit: Self.largestEntry), 0..<0)
      }
      switch kind {
      case .empty: return []
      case .swift: return try asWhole { try performSwift(entry) }
      case .unknownCommand(let word, let range):
        throw LocatedProblem(unknown(word), range)
      case .dump:
        return try perform(.load, SourceText("load paste"), from: 4, payload: entry)
      case .command(let word, let arguments):
        guard let command = CommandTable.command(word) else {
          throw LocatedProblem(unknown(word), 0..<arguments)
        }
        try checkBelongs(command, 0..<arguments)
        do {
          return try perform(command, source, from: arguments, payload: parts.payload)
        } catch let located as LocatedProblem where !isReplaying {
          throw Diagnostic(
            problem: located.problem, text: parts.line, start: located.range.lowerBound,
            end: located.range.upperBound,
            offer: UsageOffer(command, source, from: arguments, located, in: scene)?.offer)
        }
      }
    } catch let located as LocatedProblem {
      throw Diagnostic(
        problem: located.problem, text: parts.line, start: located.range.lowerBound,
        end: located.range.upperBound)
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch let problem as Problem {
      throw Diagnostic(
        problem: problem, text: parts.line, start: 0, end: 0,
        offer: commandMeant(problem, parts.head))
    } catch {
      throw Diagnostic(
        problem: .failed("\(error)"), text: parts.line, start: 0, end: 0)
    }
  }

  /// Runs a text as Swift, whatever its first word; as `run`, but never a command.
  package func runSwift(_ text: String) throws(Diagnostic) -> [Answer] {
    do {
      scene.activate()
      return try asWhole { try performSwift(text) }
    } catch let problem as Problem {
      throw Diagnostic(problem: problem, text: text, start: 0, end: 0)
    } catch {
      throw Diagnostic(
        problem: .failed("\(error)"), text: text, start: 0, end: 0)
    }
  }

  /// Runs what may run scripts. When one of them stops, or had changed something before the job
  /// failed, the scene is made again as it was.
  private func asWhole(_ job: () throws -> [Answer]) throws -> [Answer] {
    let present = scene
    let written = present.writes
    do {
      return try asking(job)
    } catch {
      let hasChanged = present === scene && present.writes != written
      if !isReplaying, Self.isStop(error) || hasChanged { try takeBack() }
      throw error
    }
  }

  private func takeBack() throws {
    isTakingBack = true
    defer {
      isTakingBack = false
      prepareScene()
    }
    try rebuild(from: entriesSoFar)
  }

  private static func isStop(_ error: any Error) -> Bool {
    let problem = error as? Problem ?? (error as? LocatedProblem)?.problem
    switch problem {
    case .stopped, .actStopped, .invalidGeometry: return true
    default: return false
    }
  }

  /// The most bytes that an entry may have; a pasted dump may have more.
  package static let largestEntry = 256 * 1024

  private static func mayBeLarge(_ kind: EntryKind) -> Bool {
    switch kind {
    case .dump, .command("load", _): true
    default: false
    }
  }

  private func perform(
    _ command: Command, _ source: SourceText, from start: Int, payload: String
  ) throws -> [Answer] {
    var arguments = try Arguments(
      command: command, source: source, from: start, payload: payload, scene: scene,
      reader: reader)
    let outer = running
    running = RunningLine()
    defer { running = outer }
    var answers: [Answer]
    let written = scene.writes
    let recorder = scene.recorder
    let mark = recorder.mark
    var isKept = false
    // What is not entered into the journal would be missing from the log when it is replayed.
    defer { if !isKept, command.kind != .outside { recorder.rollBack(to: mark) } }
    do {
      answers =
        command.kind == .outside
        ? try command.run(&arguments, self)
        : try asWhole {
          let answers = try Door.watchingEvents(recorder) { try command.run(&arguments, self) }
          if running.endsTurn(command.kind, hasWritten: scene.writes != written) {
            Door.watchingEvents(recorder) { scene.finishTurns() }
          }
          return answers
        }
    } catch let problem as Problem {
      let place = arguments.lastPlace
      throw LocatedProblem(problem, place.isEmpty ? 0..<start : place)
    }
    if let engine = scene.engineIfMade {
      let printed = engine.takeOutput()
      let leftOut = engine.takeLeftOut()
      if leftOut > 0 { answers.insert(.remark(.printsLeftOut(bytes: leftOut)), at: 0) }
      if !printed.isEmpty { answers.insert(.printed(printed), at: 0) }
    }
    if !answers.contains(where: \.isEvent) {
      answers += recorder.lostTouches(since: mark).map { .remark($0) }
    }
    if let loss = scene.delegateLoss() { answers.append(.remark(loss)) }
    let line = fullLine(command, source, from: start)
    if let lines = running.journaled(command.kind, line, hasWritten: scene.writes != written) {
      isKept = true
      if answers.contains(where: \.isEvent) { scene.acting.note(line, recorder.stories) }
      record(lines)
    }
    return answers
  }

  /// The line with its full command word, as the journal keeps it.
  private func fullLine(_ command: Command, _ source: SourceText, from start: Int) -> String {
    let line = command.word + String(source.characters[start...])
    guard scene.isName(command.word) else { return line }
    // Where the name would win when the line is read again, the colon says which one was read.
    if case .command(command.word, _) = reader.kind(of: SourceText(line)) { return line }
    return ":\(line)"
  }

  /// The command whose word begins a line of Swift that was not accepted.
  private func commandMeant(_ problem: Problem, _ head: SourceText) -> LineOffer? {
    guard case .code = problem else { return nil }
    let first = head.characters.drop { $0.isWhitespace }.prefix(while: Identifier.isBody)
    let word = String(first)
    guard scene.isName(word), CommandTable.command(word) != nil else { return nil }
    return .command(word)
  }

  private func unknown(_ word: String) -> Problem {
    let candidates = takesPrefixes && !word.isEmpty ? reader.candidates(for: word) : []
    if candidates.count > 1 { return .ambiguousCommand(word, candidates: candidates) }
    let words = CommandTable.words + CommandTable.synonyms.keys + SwiftText.leadingWords
    return .unknownCommand(word, suggestions: Suggestions.near(word, in: words))
  }

  // MARK: Journal

  func record(_ lines: [String]) {
    guard !isReplaying, !lines.isEmpty else { return }
    if sourcing.isEmpty {
      add(.entry(Journal.Entry(lines: lines)))
    } else {
      sourcedLines.append(contentsOf: lines)
    }
  }

  private func add(_ record: Journal.Record) {
    changes += 1
    journal.apply(record)
    onRecord?(record)
  }

  /// Takes back the last `count` entries by making the scene again without them.
  package func undo(_ count: Int) throws -> Answer {
    guard journal.canUndo > 0 else { throw Problem.nothingToUndo }
    let taken = min(count, journal.canUndo)
    let lines = journal.entries.suffix(taken).reversed().prefix(3).flatMap(\.lines).prefix(3)
    try rebuild(from: Array(journal.entries.dropLast(taken)))
    add(.undo(taken))
    return .undone(
      count: taken, left: journal.count,
      lines: lines.map { String($0.prefix { $0 != "\n" }.prefix(200)) })
  }

  /// Makes the last `count` undone entries again.
  package func redo(_ count: Int) throws -> Answer {
    guard journal.canRedo > 0 else { throw Problem.nothingToRedo }
    let taken = min(count, journal.canRedo)
    var after = journal
    after.apply(.redo(taken))
    try rebuild(from: after.entries)
    add(.redo(taken))
    return .redone(count: taken)
  }

  /// Makes the scene again from entries; leaves the present one when a line fails. `visit` is
  /// called after each line.
  func rebuild(
    from entries: [Journal.Entry], visit: ((_ line: String) -> Void)? = nil
  ) throws {
    let present = scene
    let allowed = allowance
    isReplaying = true
    defer {
      isReplaying = false
      allowance.least = nil
    }
    present.engineIfMade?.host.deactivate()
    allowance.beginAgain()
    scene = Scene()
    for file in declaredFiles {
      _ = try scene.engine.check(file.text, file: file.name, as: .file)
    }
    for line in newest(entries) {
      do {
        _ = try perform(line)
        visit?(line)
      } catch {
        allowance = allowed
        scene = present
        scene.activate()
        throw Problem.replayStopped(line: line, ProblemBox(error.problem))
      }
    }
    if let engine = present.engineIfMade { scene.engineIfMade?.resultCount = engine.resultCount }
    lastHit = nil
  }

  /// The lines of entries, with the newest text of every type in place of its first.
  private func newest(_ entries: [Journal.Entry]) -> [String] {
    var result = Redeclarations { [reader] in reader.kind(of: EntryParts($0).head) == .swift }
    for line in entries.lazy.flatMap(\.lines) { result.add(line) }
    return result.entries
  }

  /// The journal as a script that makes the same scene.
  package var savedLines: [String] { newest(journal.entries) }

  /// The part of them that made the present scene: those after the last that replaced one.
  package var linesOfScene: [String] {
    let lines = savedLines
    let last = lines.lastIndex(where: Redeclarations.replacesScene)
    return last.map { Array(lines[($0 + 1)...]) } ?? lines
  }

  /// Takes up a journal that another run of the program left. Stops at the first line that is not
  /// accepted, keeps what came before it, and throws which one it was.
  package func resume(_ records: [Journal.Record]) throws(Diagnostic) {
    var whole = Journal()
    for record in records { whole.apply(record) }
    isReplaying = true
    allowance.beginAgain()
    scene = Scene()
    var held: [Journal.Entry] = []
    var stop: Diagnostic?
    resuming: for entry in whole.entries {
      for line in entry.lines {
        do { _ = try perform(line) } catch {
          stop = error
          break resuming
        }
      }
      held.append(entry)
    }
    isReplaying = false
    allowance.least = nil
    if stop != nil || newest(held) != held.flatMap(\.lines) { try? rebuild(from: held) }
    journal = Journal()
    for entry in held { journal.apply(.entry(entry)) }
    if let stop { throw stop }
  }

  /// Puts another scene in place of the present one.
  package func replaceScene(_ scene: Scene) {
    self.scene = scene
    lastHit = nil
  }

  // MARK: Sourcing

  /// Texts of classes that were edited and not accepted, so that no work is lost.
  var rejectedEdits: [String: String] = [:]
  private var sourcedLines: [String] = []

  /// The entries that make the scene as it is: the journal, and after it the changes that the
  /// running `source` has made so far, which are going to be one entry.
  var entriesSoFar: [Journal.Entry] {
    let isSourced = !sourcing.isEmpty && !sourcedLines.isEmpty
    return journal.entries + (isSourced ? [Journal.Entry(lines: sourcedLines)] : [])
  }

  /// Runs the entries of a script as one change: all of them or none.
  package func source(_ text: String, path: String) throws -> Answer {
    guard !sourcing.contains(path) else { throw Problem.sourcesItself(path) }
    guard sourcing.count < Self.deepestSource else {
      throw Problem.sourcedTooDeep(limit: Self.deepestSource)
    }
    let isOutermost = sourcing.isEmpty
    if isOutermost { sourcedLines = [] }
    let before = sourcedLines.count
    sourcing.append(path)
    defer { sourcing.removeLast() }
    var answers: [Answer] = []
    let outer = (position: position, prediction: prediction, stepper: stepper)
    (prediction, stepper) = (nil, nil)
    defer { (position, prediction, stepper) = outer }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for entry in Script.entries(of: text, reader: reader) + [Script.Entry(text: "", line: 0)] {
      // A user who asked and was not answered is shown the answer.
      if entry.line == 0, prediction == nil { break }
      do {
        if isInterrupted() { throw Problem.interrupted }
        position = ScriptPosition(file: name, line: entry.line)
        answers += try run(entry.text)
      } catch {
        let problem = (error as? Diagnostic)?.problem ?? (error as? Problem) ?? .interrupted
        expectedError = nil
        if isOutermost { try rebuild(from: journal.entries) }
        throw Problem.inLine(entry.line, text: entry.text, indirect: ProblemBox(problem))
      }
    }
    let changes = sourcedLines.count - before
    running.part = .lines(isOutermost ? sourcedLines : [])
    if isOutermost { sourcedLines = [] }
    return .sourced(path: path, changes: changes, answers: answers)
  }

  /// How many scripts may source each other.
  package static let deepestSource = 16

  // MARK: Expected errors

  private func expectError(
    _ expected: (text: String, entry: String), from entry: String
  ) throws(Diagnostic) -> Expectation {
    let actual: String
    do {
      _ = try perform(entry)
      actual = ""
    } catch {
      let words = wording(error.problem)
      let wanted = expected.text.lowercased()
      actual = words[language]
      if words.en.lowercased().contains(wanted) || words.zh.lowercased().contains(wanted) {
        return Expectation(
          subject: .error, expected: expected.text, actual: actual, holds: true, tryLine: nil)
      }
    }
    let failed = Expectation(
      subject: .error, expected: expected.text, actual: actual, holds: false, tryLine: entry)
    throw Diagnostic(
      problem: .expectationFailed(failed), text: entry, start: 0, end: entry.count)
  }
}

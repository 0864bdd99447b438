import Foundation
import Interpreter
import Records
import Scenes
import TypedText
import UIKitModel

/// One person's work: a scene, the journal that made it, and how things are said.
package final class Session {
  package internal(set) var scene: Scene {
    didSet { prepareScene() }
  }
  /// How much scripts may use, by what was given and by `limits` lines.
  var allowance = SessionLimits() {
    didSet { prepareScene() }
  }
  /// The journal, and the entries as they were typed.
  package internal(set) var history = History()
  /// The scripts that are being sourced.
  package internal(set) var sourcing = Sourcing()
  /// What lines mean before anything else, and what questions are about.
  package internal(set) var modes = Modes()
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
  /// The commands that lines may be.
  package let commands: CommandTable
  /// What a target above keeps with the session, such as the exercise that is being worked on.
  package let companion: (any SessionCompanion)?
  /// How a problem is worded, for `expect error`.
  package let wording: (Problem) -> Bilingual
  /// How a record is made into a file, for `export`; nil for a session that writes none.
  package let exporting: Exporting?
  /// Whether unique beginnings of command words are taken, as at the prompt.
  package var takesPrefixes = false
  /// Whether a person types one line after the other: a guess that cannot be read is asked for
  /// again, and `trace` goes into the stepper.
  package var isInteractive = false
  /// The text that the next entry must fail with.
  package var expectedError: (text: String, entry: String)?
  /// The line that runs, and what the journal is to keep of it.
  package var running = RunningLine()
  /// Whether the scene is made again, from lines that were accepted before.
  var isReplaying = false
  /// Whether that is because a line was not accepted. The changes of that line must go, so Ctrl-C,
  /// which may have stopped it, does not end this.
  var isTakingBack = false {
    didSet { prepareScene() }
  }
  /// Texts of classes that were edited and not accepted, so that no work is lost.
  var rejectedEdits: [String: String] = [:]
  /// The files that were declared and are not entries of the journal: each scene that is made again
  /// has them first.
  var declaredFiles: [CodeFile] = []
  /// The kind of the prepared lines that run now; nil for lines that are typed, and for scripts.
  var preparedLines: PreparedLines?
  /// Which files lines may write.
  package var fileRights = FileRights.all
  /// The user's place, for the prompt: an exercise or a lesson; nil at the top.
  package var place: PromptPlace?
  /// Where the entry that runs is in a script; nil for what was typed.
  package var position: ScriptPosition?
  /// Opens a text in the user's editor and returns what was saved; nil where there is no terminal.
  package var edit: ((_ text: String, _ name: String) throws -> String?)?

  package init(
    language: Language, commands: CommandTable = .own,
    companion: (any SessionCompanion)? = nil, exporting: Exporting? = nil,
    wording: @escaping (Problem) -> Bilingual
  ) {
    self.language = language
    self.commands = commands
    self.companion = companion
    scene = Scene(commandWords: Set(commands.words))
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
      commandWords: commands.words, synonyms: commands.synonyms,
      forms: commands.forms, takesPrefixes: takesPrefixes, frontEnd: SwiftEngine.frontEnd(for:)
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
    if !isReplaying, sourcing.isEmpty, !entry.allSatisfy(\.isWhitespace) {
      history.note(typed: entry)
    }
    guard let expected = expectedError else { return try execute(entry) }
    expectedError = nil
    if reader.kind(of: EntryParts(entry).head) == .empty {
      expectedError = expected
      return []
    }
    return [.expectation(try expectError(expected, from: entry))]
  }
}

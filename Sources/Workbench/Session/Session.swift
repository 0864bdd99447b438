import Foundation
import Records
import Scenes
import TypedProgram
import TypedText
import UIKitModel

/// One person's work: a scene, the journal that made it, and the settings of the answers.
package final class Session {
  package internal(set) var scene: Scene {
    didSet { prepareScene() }
  }
  /// The limits of scripts, from the initial ones and `limits` lines.
  var allowance = SessionLimits() {
    didSet { prepareScene() }
  }
  /// The journal, and the entries as they were typed.
  package internal(set) var history = History()
  /// The scripts that are being sourced.
  package internal(set) var sourcing = Sourcing()
  /// The current modes, and the subjects of questions.
  package internal(set) var modes = Modes()
  /// The level of explanations.
  package var teach = TeachLevel.normal
  /// The language of answers.
  package var language: Language
  /// Called with every change of the journal, before the answer is returned.
  package var onRecord: ((Journal.Record) -> Void)?
  /// Returns whether a long job has to stop; called between its lines.
  package var isInterrupted: () -> Bool = { false } {
    didSet { prepareScene() }
  }
  /// The commands that lines may be.
  package let commands: CommandTable
  /// An object that a target above stores with the session, such as the open exercise.
  package let companion: (any SessionCompanion)?
  /// The wording of a problem, for `expect error`.
  package let wording: (Problem) -> Bilingual
  /// Turns a record into a file, for `export`; nil for a session that does not write any.
  package let exporting: Exporting?
  /// Whether unique prefixes of command words are accepted, as at the prompt.
  package var takesPrefixes = false
  /// Whether a person types one line after the other: a guess that cannot be read is asked for
  /// again, and `trace` opens the stepper.
  package var isInteractive = false
  /// The text that the next entry must fail with.
  package var expectedError: (text: String, entry: String)?
  /// The running line, and the part of it that the journal will store.
  package var running = RunningLine()
  /// The remarks that are made once in a session and have been made.
  var saidOnce: Set<Remark> = []
  /// Whether a replay is running, of lines that were accepted before.
  var isReplaying = false
  /// Whether the replay is because of a rejected line. The changes of that line must be reverted,
  /// so Ctrl-C, which may have stopped it, does not end this.
  var isTakingBack = false {
    didSet { prepareScene() }
  }
  /// Texts of classes that were edited and rejected, so that no work is lost.
  var rejectedEdits: [String: String] = [:]
  /// The files that were declared and are not entries of the journal: each replay begins with them.
  var declaredFiles: [CodeFile] = []
  /// The kind of the prepared lines that run now; nil for lines that are typed, and for scripts.
  var preparedLines: PreparedLines?
  /// The folder in which the indexes of source folders are stored; nil for none.
  package var sourceCache: String?
  /// The files that lines may write.
  package var fileRights = FileRights.all
  /// The user's place, for the prompt: an exercise or a lesson; nil at the top.
  package var place: PromptPlace?
  /// The position of the running entry in a script; nil for typed entries.
  package var position: ScriptPosition?
  /// The lines of the last session, as a script; nil where none were stored.
  package var lastSession: (() -> String?)?
  /// Lines for a shell, by words that are not commands here: the program's subcommands and options.
  package var shellLines: [String: String] = [:]
  /// Opens a text in the user's editor, in a file with a name for a language, and returns the saved
  /// text; nil if there is no terminal.
  package var edit:
    ((_ text: String, _ name: String, _ language: SourceLanguage) throws -> String?)?

  /// The language of code if no companion stores the user's choice.
  private var ownCodeLanguage = SourceLanguage.typed
  /// The language that the user chose to write code in: exercises begin in it.
  package var codeLanguage: SourceLanguage {
    get { companion?.codeLanguage ?? ownCodeLanguage }
    set {
      companion?.codeLanguage = newValue
      ownCodeLanguage = newValue
    }
  }

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
      forms: commands.forms, takesPrefixes: takesPrefixes, chosen: languageOfTyped,
      frontEnd: SwiftEngine.frontEnd(for:)
    ) { [scene] word in scene.isName(word) }
  }

  /// The user's choice for typed input. It does not affect the lines of scripts, of lessons and of
  /// the journal.
  private var languageOfTyped: SourceLanguage {
    takesPrefixes && preparedLines == nil && sourcing.isEmpty && !isReplaying
      ? codeLanguage : .typed
  }

  /// Whether an entry is complete.
  package func isComplete(_ entry: String) -> Bool {
    isForMode(entry) || Script.isComplete(entry, reader: reader)
  }

  /// Whether an entry is a view dump, or will be once it is pasted.
  package func isDump(_ entry: String) -> Bool {
    !isForMode(entry) && Script.endsAtEmptyLine(entry, reader.kind(ofEntry: entry))
  }

  /// Runs one entry, completely or not at all.
  package func run(_ entry: String) throws(Diagnostic) -> [Answer] {
    if isForMode(entry) { return try runInMode(entry) }
    if prediction != nil { try checkLooking(entry) }
    let answers = try runAsEntry(entry)
    // While a question is open, remarks that might answer it are removed.
    return prediction == nil ? answers : answers.map(\.withoutRemarks)
  }

  private func runAsEntry(_ entry: String) throws(Diagnostic) -> [Answer] {
    if !isReplaying, sourcing.isEmpty, !entry.allSatisfy(\.isWhitespace) {
      history.note(typed: entry)
    }
    guard let expected = expectedError else { return try execute(entry) }
    expectedError = nil
    if reader.kind(ofEntry: entry) == .empty {
      expectedError = expected
      return []
    }
    return [.expectation(try expectError(expected, from: entry))]
  }
}

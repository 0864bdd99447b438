import Foundation
import LineEditor
import Practice
import Records
import Rendering
import Workbench

/// The loop: reads an entry, runs it, shows the answers.
final class Repl {
  private let session: Session
  private let output: Output
  private let editor: LineEditor
  private let options: OutputSettings
  private var journal: JournalFile?
  private var hasWarnedOfJournal = false

  private static let prompt = "> "

  /// An entry that is run before the first prompt.
  private let first: String?

  init(_ options: OutputSettings, first: String? = nil) {
    self.options = options
    self.first = first
    PracticeStart.register()
    session = Session(language: options.chosenLanguage) { $0.wording }
    session.takesPrefixes = true
    session.isInteractive = true
    session.isInterrupted = { LineEditor.isInterrupted }
    session.edit = { try Editor.edit($0, name: $1) }
    output = Output(options)
    let history = Environment.stateFolder.map { "\($0)/history" }
    if let folder = Environment.stateFolder { Self.makeFolder(folder) }
    editor = LineEditor(name: "touchstone", historyFile: history)
  }

  private static func makeFolder(_ folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  func run() {
    let session = session
    editor.configuration.isComplete = { [editor] entry in
      if session.isComplete(entry) { return true }
      if session.isDump(entry) {
        editor.continuation =
          session.language == .english ? "dump, ends at an empty line> " : "转储，空行结束> "
      }
      return false
    }
    editor.configuration.complete = { entry, cursor in
      let scalars = entry.unicodeScalars.prefix(cursor)
      let text = String(String.UnicodeScalarView(scalars))
      guard let proposal = Completer(session).complete(text) else { return nil }
      let start = text.prefix(proposal.start).unicodeScalars.count
      return Completion(
        replacementStart: start, candidates: proposal.candidates, suffix: proposal.suffix,
        usage: proposal.usage.isEmpty ? nil : proposal.usage)
    }
    greet()
    startJournal()
    warnOfHistory()
    loop()
    // A terminal that is gone ends its input too, but nobody has left on purpose then.
    if LineEditor.isTerminal { journal?.remove() }
    editor.close()
  }

  private func loop() {
    if let first, perform(first) { return }
    while true {
      output.flush()
      switch editor.read(prompt: Prompt(prompt, style: promptStyle), continuation: "...> ") {
      case .endOfFile:
        if LineEditor.isTerminal, let answers = session.leaveMode() {
          show(answers)
          continue
        }
        output.write("\n")
        output.flush()
        return
      case .interrupted: continue
      case .line(let entry):
        if answerQuestion(entry) { continue }
        // Answers and steps are not what anybody looks for in the history.
        if session.isForMode(entry) {
          if perform(entry) { return }
          continue
        }
        if entry.allSatisfy(\.isWhitespace) { continue }
        editor.addHistory(entry.hasSuffix("\n") ? String(entry.dropLast()) : entry)
        if perform(entry) { return }
      }
    }
  }

  /// Where one is, and a sign that a line is awaited.
  private var prompt: String { "\(session.promptPlace ?? "")\(Self.prompt)" }

  private func show(_ answers: [Answer]) {
    for answer in answers { output.show(answer, of: session) }
  }

  /// Whether an entry answered a question of a lesson, or went on in it.
  private func answerQuestion(_ entry: String) -> Bool {
    guard let answers = PracticeInput.answers(to: entry, in: session) else { return false }
    show(answers)
    return true
  }

  private var promptStyle: String? { options.style(for: STDOUT_FILENO).hasColor ? "1;36" : nil }

  /// Runs an entry; true when the session is to end. Several commands pasted at once are run one
  /// after the other until one fails.
  private func perform(_ entry: String) -> Bool {
    let isForMode = session.isForMode(entry)
    let entries = Script.entries(
      of: entry, reader: session.reader, isAnswer: session.prediction != nil
    )
    .filter { isForMode || !$0.text.allSatisfy(\.isWhitespace) }
    for part in entries {
      let prompt = prompt
      if entries.count > 1 {
        output.write(Style(hasColor: false).show("\(prompt)\(part.text)") + "\n")
      }
      do {
        let answers = try session.run(part.text)
        show(answers)
        if answers.contains(where: \.isQuit) {
          output.flush()
          return true
        }
      } catch {
        let isOnScreen = entries.count == 1 && !entry.contains("\n")
        output.show(error, promptWidth: isOnScreen ? prompt.count : 10_000, of: session)
        break
      }
      checkJournal()
    }
    _ = LineEditor.takeInterrupt()
    return false
  }

  // MARK: Words around the loop

  private func say(_ english: String, _ chinese: String) {
    var page = Page(style: options.style(for: STDOUT_FILENO))
    page.paragraph(session.language == .english ? english : chinese, .faint)
    output.write(page.text)
  }

  private func greet() {
    say(
      "Touchstone: how iOS delivers touches. Try add view red 100 100 200 200, then hit 150 150; "
        + "help tells more, Ctrl-D leaves.",
      "Touchstone：iOS 如何传递触摸。试试 add view red 100 100 200 200，再 hit 150 150；"
        + "help 查看更多，Ctrl-D 退出。")
  }

  private func warnOfHistory() {
    guard editor.historyProblem != nil else { return }
    say("history is kept for this session only: it cannot be written", "历史记录无法写入，只在本次会话中保留")
  }

  // MARK: Journal

  private func startJournal() {
    guard let state = Environment.stateFolder else {
      say("without a home directory nothing can be resumed after a crash", "没有主目录，崩溃后无法恢复会话")
      return
    }
    let folder = "\(state)/journals"
    let leftovers = JournalFile.leftovers(in: folder)
    do {
      journal = try JournalFile(creatingIn: folder)
    } catch {
      say(
        "this session cannot be resumed after a crash: \(error.reason.wording.en)",
        "崩溃后无法恢复本次会话：\(error.reason.wording.zh)")
    }
    let file = journal
    if let leftover = leftovers.first { offer(leftover, state: state) }
    session.onRecord = { file?.append($0) }
    checkJournal()
  }

  /// Asks whether to take up what an earlier session left.
  private func offer(_ leftover: JournalFile.Leftover, state: String) {
    let count = leftover.journal.count
    say(
      "An earlier session ended without leaving, with \(count) \(count == 1 ? "change" : "changes").",
      "上一次会话没有正常退出，留下 \(count) 次更改。")
    output.flush()
    let question = session.language == .english ? "Resume it? [Y/n] " : "要恢复吗？[Y/n] "
    while true {
      switch editor.read(prompt: Prompt(question), continuation: "...> ") {
      case .line(let text):
        switch text.trimmingBlanks.lowercased() {
        case "", "y", "yes", "是": return resume(leftover)
        case "n", "no", "否": return decline(leftover, state: state)
        default:
          say("please answer y or n; Ctrl-C keeps it as a script", "请回答 y 或 n；Ctrl-C 会把它另存为脚本")
          output.flush()
        }
      case .interrupted, .endOfFile: return decline(leftover, state: state)
      }
    }
  }

  private func resume(_ leftover: JournalFile.Leftover) {
    var stopped: Diagnostic?
    do {
      try session.resume(leftover.records)
    } catch {
      stopped = error
    }
    // The new journal first: whenever the power fails, one of the two is whole.
    for entry in session.journal.entries { journal?.append(.entry(entry)) }
    if let stopped {
      say(
        "resumed up to a line that does not hold any more; the rest is in \(leftover.file.path).stopped",
        "已恢复到一行无法再执行的命令之前；其余内容在 \(leftover.file.path).stopped")
      output.show(stopped, promptWidth: 10_000, of: session)
      _ = rename(leftover.file.path, leftover.file.path + ".stopped")
    } else {
      let count = session.journal.count
      say("resumed: \(count) \(count == 1 ? "change" : "changes")", "已恢复 \(count) 次更改")
      if let journal, journal.failure == nil { leftover.file.remove() }
    }
    if leftover.isTorn {
      say("its last line was torn and left out", "最后一行不完整，已略去")
    }
  }

  private func freePath(in folder: String) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(folder)/declined-\(number).touchstone") {
      number += 1
    }
    return "\(folder)/declined-\(number).touchstone"
  }

  /// Keeps what was declined as a script, so that a slip of the finger loses nothing.
  private func decline(_ leftover: JournalFile.Leftover, state: String) {
    let path = freePath(in: state)
    let lines = leftover.journal.lines.map { $0 + "\n" }.joined()
    guard (try? FileReading.write(lines, to: path)) != nil else { return }
    leftover.file.remove()
    say("kept as a script: source \(path)", "已另存为脚本：source \(path)")
  }

  private func checkJournal() {
    guard let reason = journal?.failure, !hasWarnedOfJournal else { return }
    hasWarnedOfJournal = true
    say(
      "the journal cannot be written (\(reason.wording.en)): the session goes on, but could not be resumed",
      "日志无法写入（\(reason.wording.zh)）：会话继续，但之后无法恢复")
  }
}

import Foundation
import LineEditor
import Practice
import ProcessGuard
import Records
import Rendering
import Wording
import Workbench

/// The journal of a session on disk, and the one that an earlier session left there.
extension Repl {
  func startJournal() {
    guard let state = Environment.stateFolder else {
      if let fault { tell(fault, isWhole: false) }
      say("without a home directory nothing can be resumed after a crash", "没有主目录，崩溃后无法恢复会话")
      return
    }
    session.sourceCache = "\(state)/sources"
    let folder = "\(state)/journals"
    let leftovers = JournalFile.leftovers(in: folder) { tell($0) }
    do {
      journal = try JournalFile(creatingIn: folder, owner: Guarded.owner)
    } catch {
      say(
        "this session cannot be resumed after a crash: \(error.reason.wording.en)",
        "崩溃后无法恢复本次会话：\(error.reason.wording.zh)")
    }
    let file = journal
    desk.journal = file?.path
    if let path = file?.path { Guarded.page?.leave(path) }
    if let fault {
      goOn(after: fault, leftovers, state: state)
    } else if let leftover = leftovers.first {
      offer(leftover, state: state)
    }
    session.onRecord = { file?.append($0) }
    checkJournal()
  }

  /// Names a journal that cannot be resumed here.
  private func tell(_ journal: JournalFile.NotOffered) {
    switch journal {
    case .unreadable(let path):
      say(
        "the journal of an earlier session cannot be read, and is kept as \(path)",
        "之前一次会话的日志无法读取，已保存为 \(path)")
    case .laterVersion(let version, let path):
      say(
        "an earlier session was left by a later touchstone, whose journals have version \(version) and "
          + "which resumes it; here, what can be read of it runs with: source \(path)",
        "之前一次会话由更新版本的 touchstone 留下（日志版本 \(version)），请用那个版本恢复；"
          + "在这里可以执行其中能读出的行：source \(path)")
    }
  }

  /// Resumes the session that a fault has ended, and says so.
  private func goOn(after fault: GuardFault, _ leftovers: [JournalFile.Leftover], state: String) {
    let own = leftovers.first { $0.file.path == fault.note }
    // A journal without a change does not count as left.
    tell(fault, isWhole: !fault.note.isEmpty)
    guard let own else { return }
    // A fault during the replay of the scene would happen again.
    if fault.wasReady { resume(own) } else { offer(own, state: state) }
  }

  private func tell(_ fault: GuardFault, isWhole: Bool) {
    let problem = Problem.nativeFault(fault.nativeFault, .prompt(isWhole: isWhole))
    if let text = fault.text { say("This happened in: \(text)", "出错的输入：\(text)") }
    let end = fault.text?.count ?? 0
    output.show(
      Diagnostic(problem: problem, text: fault.text ?? "", start: end, end: end),
      promptWidth: 10_000, of: session)
  }

  /// Asks whether to resume what an earlier session left.
  private func offer(_ leftover: JournalFile.Leftover, state: String) {
    let count = leftover.journal.count
    let age = Age(since: leftover.date).words
    let last = leftover.lastLine
    say(
      "An earlier session ended unexpectedly, with \(count) \(count == 1 ? "change" : "changes"): "
        + "\(age.en), last: \(last)",
      "上一次会话没有正常退出，留下 \(count) 次更改：\(age.zh)，最后一行：\(last)")
    output.flush()
    let question = session.language == .english ? "Resume it? [Y/n] " : "要恢复吗？[Y/n] "
    while true {
      switch editor.read(prompt: Prompt(question), hasHistory: false) {
      case .line(let text):
        switch text.trimmingBlanks.lowercased() {
        case "", "y", "yes", "是": return resume(leftover)
        case "n", "no", "否": return decline(leftover, state: state)
        case "quit", "exit", "q":
          // The next session asks again, if this one leaves nothing.
          entryBeforePrompt = text
          return decline(leftover, state: state)
        case let entry where entry.contains(where: \.isWhitespace):
          // Typed or pasted before the question was seen: neither it nor the session is lost.
          entryBeforePrompt = text
          return decline(leftover, state: state)
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
    // The new journal first: whenever the power fails, one of the two is complete.
    for entry in session.journal.entries { journal?.append(.entry(entry)) }
    if let stopped {
      keepRest(of: leftover)
      output.show(stopped, promptWidth: 10_000, of: session)
    } else {
      let count = session.journal.count
      say("resumed: \(count) \(count == 1 ? "change" : "changes")", "已恢复 \(count) 次更改")
      if let place = PracticePlace.read(beside: leftover.file.path) {
        show(place.open(in: session))
      }
      if let journal, journal.failure == nil { discard(leftover) }
    }
    if leftover.isTorn {
      say("its last line was incomplete and left out", "最后一行不完整，已略去")
    }
  }

  /// Saves the entries of a journal from the first that no longer works on, as a script.
  private func keepRest(of leftover: JournalFile.Leftover) {
    let rest = leftover.journal.entries.dropFirst(session.journal.count).flatMap(\.lines)
    if let state = Environment.stateFolder,
      let path = keep(rest, as: "stopped", in: state)
    {
      say(
        "resumed up to a line that no longer works; it and those after it are kept as a script, to be "
          + "corrected: source \(path)",
        "已恢复到一行无法再执行的命令之前；这一行和之后的行已另存为脚本，修改后可以执行：source \(path)")
      return discard(leftover)
    }
    say(
      "resumed up to a line that no longer works; all lines are in \(leftover.file.path).stopped",
      "已恢复到一行无法再执行的命令之前；所有的行都在 \(leftover.file.path).stopped")
    leftover.file.setAside(".stopped")
  }

  /// Removes a journal that was resumed; one with an unreadable part is set aside.
  private func discard(_ leftover: JournalFile.Leftover) {
    PracticePlace.remove(beside: leftover.file.path)
    let count = leftover.damagedLines
    guard count > 0 else { return leftover.file.remove() }
    leftover.file.setAside(".damaged")
    say(
      "\(count) \(count == 1 ? "line does" : "lines do") not read and \(count == 1 ? "was" : "were") "
        + "left out; all of it is in \(leftover.file.path).damaged",
      "有 \(count) 行无法读取，已略去；原文件保存在 \(leftover.file.path).damaged")
  }

  /// Writes lines as a script with a new name that begins with a word. Returns its path; nil if it
  /// cannot be written.
  private func keep(_ lines: [String], as word: String, in folder: String) -> String? {
    var number = 1
    var path: String { "\(folder)/\(word)-\(number).touchstone" }
    while FileManager.default.fileExists(atPath: path) { number += 1 }
    let text = lines.map { $0 + "\n" }.joined()
    return (try? FileReading.write(text, to: path)).map { path }
  }

  /// Saves a declined journal as a script, so that a typing error loses nothing.
  private func decline(_ leftover: JournalFile.Leftover, state: String) {
    guard let path = keep(leftover.journal.lines, as: "declined", in: state) else { return }
    discard(leftover)
    say("kept as a script: source \(path)", "已另存为脚本：source \(path)")
  }

  private static var lastSessionPath: String? {
    Environment.stateFolder.map { "\($0)/last-session.touchstone" }
  }

  /// The lines of the session that ended last, as a script.
  static func lastSession() -> String? {
    lastSessionPath.flatMap { try? FileReading.text(at: $0) }
  }

  /// Stores the changes of a session that ends, for `resume`.
  func storeSession() {
    let lines = session.savedLines
    guard !lines.isEmpty, let path = Self.lastSessionPath,
      (try? FileReading.write(lines.map { $0 + "\n" }.joined(), to: path)) != nil
    else { return }
    say("`resume` brings this scene back in the next session", "下次会话输入 resume 可以恢复这个场景")
    output.flush()
  }

  func checkJournal() {
    guard let reason = journal?.failure, !hasWarnedOfJournal else { return }
    hasWarnedOfJournal = true
    Guarded.page?.leave("")
    say(
      "the journal cannot be written (\(reason.wording.en)): the session continues, but could not be resumed",
      "日志无法写入（\(reason.wording.zh)）：会话继续，但之后无法恢复")
  }
}

extension JournalFile.Leftover {
  /// The last change in the journal, in one line.
  fileprivate var lastLine: String {
    let text = journal.entries.last?.lines.first ?? ""
    let lines = text.split(separator: "\n")
    let line = lines.first.map(String.init) ?? ""
    let cut = line.count > 60 ? String(line.prefix(60)) + "…" : line
    return lines.count > 1 ? "\(cut) …" : cut
  }
}

import Foundation
import Lettering
import LineEditor
import Pages
import Practice
import ProcessGuard
import Records
import Rendering
import WebServer
import Wording
import Workbench

/// The loop: reads an entry, runs it, shows the answers.
final class Repl {
  let desk: Desk
  let session: Session
  let output: Output
  let editor: LineEditor
  let options: OutputSettings
  var journal: JournalFile?
  var hasWarnedOfJournal = false
  private var hasWarnedOfHistory = false
  /// The step of a trace that is on the screen.
  var stage = Stage()
  /// Whether the user was shown how to recall a text that failed.
  var hasToldOfRecall = false

  /// An entry that was typed at another question; it runs before the first prompt.
  var entryBeforePrompt: String?

  private static let prompt = "> "

  /// The action before the first prompt.
  enum Opening {
    case entry(String)
    /// An interview; nil to continue the open one.
    case interview(InterviewSetup?)
  }

  private let first: Opening?
  /// The page that follows the session; nil where none is served.
  private let live: LiveFollower?
  /// The fault that ended the process before this one, whose session continues here.
  let fault: GuardFault?

  /// Runs a session in a guarded process.
  static func start(_ options: OutputSettings, first: Opening? = nil, live: LiveAddress? = nil) {
    let fault = Guarded.enterAgain { diagnostic in
      let output = Output(options)
      output.message("touchstone: \(diagnostic.problem.wording[options.chosenLanguage])\n")
    }
    // Its threads belong to the process that runs the session.
    let follower = live.map { follow($0, options) }
    Repl(options, first: fault == nil ? first : nil, after: fault, live: follower).run()
  }

  /// Serves a page that follows the session; ends the program if that is impossible.
  private static func follow(_ address: LiveAddress, _ options: OutputSettings) -> LiveFollower {
    do {
      return try LiveFollower(at: address, language: options.chosenLanguage)
    } catch {
      ReplCommand.refuse(error, options)
    }
  }

  private init(
    _ options: OutputSettings, first: Opening?, after fault: GuardFault?, live: LiveFollower?
  ) {
    self.live = live
    self.options = options
    self.first = first
    self.fault = fault
    desk = Desk(.ofProgram(isInterrupted: Guarded.isInterrupted))
    session = Session(at: desk, language: options.chosenLanguage, exporting: Exporters.export)
    session.takesPrefixes = true
    session.isInteractive = true
    session.fileRights = .confirmed
    session.edit = { text, name, language in
      // Keys are the editor's own meanwhile.
      Guarded.page?.end()
      defer { Guarded.page?.begin("edit \(name)") }
      return try Editor.edit(text, file: name + language.fileEnding)
    }
    session.shellLines = Touchstone.shellLines(from: StartedAs.typed)
    session.lastSession = Self.lastSession
    output = Output(options)
    let history = Environment.stateFolder.map { "\($0)/history" }
    if let folder = Environment.stateFolder { Self.makeFolder(folder) }
    editor = LineEditor(name: "touchstone", historyFile: history)
    announceChecks()
    desk.watching = { folders in
      let watcher = FileWatcher(folders: folders)
      return { watcher.wait(isOver: Guarded.isInterrupted) }
    }
  }

  /// Shows the parts of a check as they are known.
  private func announceChecks() {
    guard !options.isPlain else { return }
    desk.announce = { [output, unowned session] answer in
      output.show(.practice(answer), of: session)
      output.flush()
    }
  }

  private static func makeFolder(_ folder: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  func run() {
    configureEditor()
    if fault == nil { greet() }
    tellOfLivePage()
    startJournal()
    checkHistory()
    loop()
    // A terminal that disappears ends its input too, but then the user has not left on purpose.
    if LineEditor.isTerminal, let journal {
      storeSession()
      journal.remove()
      PracticePlace.remove(beside: journal.path)
    }
    editor.close()
  }

  private func loop() {
    if let first, open(first) { return }
    if let entry = entryBeforePrompt {
      editor.addHistory(entry)
      if perform(entry) { return }
    }
    while true {
      output.flush()
      Guarded.page?.noteReady()
      wordEditor()
      let prompt = Prompt(prompt, style: promptStyle)
      switch editor.read(prompt: prompt, continuation: continuation) {
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
        // Users do not search the history for answers and steps.
        if session.isForMode(entry) {
          if perform(entry) { return }
          continue
        }
        if entry.allSatisfy(\.isWhitespace) { continue }
        editor.addHistory(entry.hasSuffix("\n") ? String(entry.dropLast()) : entry)
        if perform(entry) { return }
        checkHistory()
      }
    }
  }

  /// Performs the action before the first prompt; returns true if the session has to end.
  private func open(_ opening: Opening) -> Bool {
    switch opening {
    case .entry(let entry): return perform(entry)
    case .interview(let setup):
      do {
        show(
          try setup.map { try desk.beginInterview($0, in: session) }
            ?? desk.continueInterview(in: session))
      } catch let problem as Problem {
        output.message("touchstone: \(Escaping.visible(problem.wording[session.language]))\n")
      } catch {
        let reason = Escaping.visible("\(error)")
        say(
          "the interview did not begin: \(reason); type interview to begin another",
          "面试没有开始：\(reason)；输入 interview 可以另开一次")
      }
      return false
    }
  }

  /// The user's place, and a sign that a line is awaited.
  private var prompt: String { "\(session.promptPlace ?? "")\(Self.prompt)" }

  func show(_ answers: [Answer]) {
    for answer in answers { output.show(answer, of: session) }
    stage.forget()
  }

  /// Shows the answers to an entry: a step of a trace replaces the one above it.
  private func show(_ answers: [Answer], to entry: String) {
    guard answers.count == 1, let step = answers.first, step.isStage, output.canDrawAgain else {
      return show(answers)
    }
    let text = output.text(of: step, in: session)
    let typed = DisplayWidth.of(prompt) + DisplayWidth.of(entry)
    output.write(stage.replacing(rowsOfEntry: 1 + typed / max(1, LineEditor.terminalWidth)) + text)
    stage.keep(step, rows: text.utf8.count { $0 == 0x0A })
  }

  /// Whether an entry answered a question of a lesson, or continued it.
  private func answerQuestion(_ entry: String) -> Bool {
    Guarded.page?.begin(entry)
    defer { Guarded.page?.end() }
    guard let answers = PracticeInput.answers(to: entry, in: session) else { return false }
    show(answers)
    live?.show(entry, answers, of: session)
    return true
  }

  var promptStyle: String? { options.style(for: STDOUT_FILENO).hasColor ? "1;36" : nil }

  /// Runs an entry; returns true if the session has to end. Several commands pasted at once are run
  /// one after the other until one fails.
  private func perform(_ entry: String) -> Bool {
    let isForMode = session.isForMode(entry)
    let parts = Script.entries(
      of: entry, reader: session.reader, isAnswer: session.prediction != nil
    )
    .filter { isForMode || !$0.text.allSatisfy(\.isWhitespace) }
    let entries = isForMode ? parts : Script.pasted(parts, reader: session.reader)
    for (index, part) in entries.enumerated() {
      let prompt = prompt
      if entries.count > 1 {
        output.write(Style(hasColor: false).show("\(prompt)\(part.text)") + "\n")
      }
      Guarded.page?.begin(part.text)
      defer { Guarded.page?.end() }
      do {
        let answers = try session.run(part.text)
        session.forgetRejected(part.text)
        if entries.count == 1 { show(answers, to: part.text) } else { show(answers) }
        live?.show(part.text, answers, of: session)
        if answers.contains(where: \.isQuit) {
          output.flush()
          return true
        }
      } catch {
        stage.forget()
        let isOnScreen = entries.count == 1 && !entry.contains("\n")
        output.show(error, promptWidth: isOnScreen ? prompt.count : 10_000, of: session)
        live?.show(part.text, [], error.problem, of: session)
        if entries.count == 1 { keepFailed(part.text, error) }
        tellUnrun(entries[(index + 1)...])
        break
      }
      checkJournal()
    }
    _ = LineEditor.takeInterrupt()
    return false
  }

  /// Reports which of the entries that were pasted together were not run, as one before them
  /// failed.
  private func tellUnrun(_ entries: ArraySlice<Script.Entry>) {
    guard let first = entries.first?.text.split(separator: "\n").first else { return }
    let (count, line) = (entries.count, first.shortened(to: 40))
    say(
      count == 1
        ? "one more entry was pasted and not run: \(line)"
        : "\(count) more entries were pasted and not run, from: \(line)",
      count == 1 ? "粘贴的内容里还有 1 条没有运行：\(line)" : "粘贴的内容里还有 \(count) 条没有运行，从这条开始：\(line)")
  }

  // MARK: Words around the loop

  func say(_ english: String, _ chinese: String) {
    var page = Page(style: options.style(for: STDOUT_FILENO))
    page.paragraph(session.language == .english ? english : chinese, .faint)
    output.write(page.text)
  }

  private func greet() {
    guard editor.history.isEmpty else {
      return say(
        "Touchstone: how iOS delivers touches. help says more, lessons lists the lessons, "
          + "Ctrl-D leaves.",
        "Touchstone：iOS 如何传递触摸。help 查看更多，lessons 列出课程，Ctrl-D 退出。")
    }
    say(
      "Touchstone: how iOS delivers touches. New here? lesson 0 shows you around. "
        + "Or try add view red 100 100 200 200, then hit 150 150; help says more, Ctrl-D leaves.",
      "Touchstone：iOS 如何传递触摸。第一次使用？输入 lesson 0 开始入门。"
        + "也可以试试 add view red 100 100 200 200，再 hit 150 150；help 查看更多，Ctrl-D 退出。")
  }

  /// Reports the address of the page that follows the session, and who can read it.
  private func tellOfLivePage() {
    guard let live else { return }
    for address in live.addresses { output.write("\(address)\n") }
    live.isOpenToOthers
      ? say(
        "In a browser, this address follows the session. Who has it can read along from this network; "
          + "nobody can type.",
        "在浏览器里打开这个地址，即可跟随会话。本网络中知道地址的人都能看到，但不能输入。")
      : say(
        "In a browser on this computer, this address follows the session. Nobody else can reach it.",
        "在这台电脑的浏览器里打开这个地址，即可跟随会话。别人无法访问。")
  }

  /// Reports once why history is kept in memory only, as soon as that is the case.
  private func checkHistory() {
    guard !hasWarnedOfHistory, let problem = editor.historyProblem else { return }
    hasWarnedOfHistory = true
    switch problem {
    case .cannotRead, .cannotWrite:
      say("history is kept for this session only: it cannot be written", "历史记录无法写入，只在本次会话中保留")
    case .noHistory:
      say(
        "history is kept for this session only: the file of that name is not a history",
        "历史记录只在本次会话中保留：那个位置上的不是历史记录文件")
    }
  }
}

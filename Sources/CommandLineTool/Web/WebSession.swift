import Foundation
import LineEditor
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// A session that a page shows: the counterpart of the prompt's loop for a terminal.
final class WebSession {
  private let desk: Desk
  let session: Session
  private let configuration: PracticeConfiguration
  /// The entries of the transcript, for a page that is reloaded.
  private(set) var shown: [WebEntry] = []
  /// The number of questions so far that may have changed something.
  private(set) var version = 0
  /// The text that `edit` opened, or the starter of an exercise.
  private var opened: WebEditor?
  /// The exercise of the last check, which has found out what another one needs.
  private var checked: String?
  private var journal: JournalFile?
  private var columns = 66

  /// The maximum number of entries that are shown again.
  private static let mostShown = 200

  /// Creates a session with some content, which continues the journal in a folder.
  init(
    content: ContentFolder?, journals folder: String, isInterrupted: @escaping () -> Bool
  ) throws {
    configuration = .ofProgram(isInterrupted: isInterrupted)
    desk = Desk(configuration, content: content)
    session = Session(at: desk, language: .english, exporting: Exporters.export)
    session.takesPrefixes = true
    session.isInteractive = true
    session.fileRights = .none
    session.shellLines = Touchstone.shellLines(from: "touchstone")
    session.edit = { [unowned self] text, name, language in
      opened = WebEditor(name: name + language.fileEnding, text: text, code: language)
      return nil
    }
    try goOn(in: folder)
  }

  /// Another process writes the session's journal, or no journal can be written.
  struct Unavailable: Error {}

  /// Continues the journal in a folder, and begins another one there.
  private func goOn(in folder: String) throws {
    let leftovers = JournalFile.leftovers(in: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if leftovers.isEmpty, names.contains(where: { $0.hasSuffix(".jsonl") }) { throw Unavailable() }
    if let leftover = leftovers.first {
      try takeUp(leftover, in: folder)
    } else {
      try begin(in: folder)
    }
    // The journal of an earlier program, which copied the journal that it continued, and was ended
    // then.
    for leftover in leftovers.dropFirst() { leftover.file.setAside(".earlier") }
    session.onRecord = { [unowned self] in journal?.append($0) }
  }

  private func begin(in folder: String) throws {
    let file = try JournalFile(creatingIn: folder)
    guard file.failure == nil else { throw Unavailable() }
    desk.journal = file.path
    journal = file
  }

  /// Recreates the scene of an earlier journal, and continues it. If a line of it was torn, or does
  /// not run any more, another journal contains the lines that run.
  private func takeUp(_ leftover: JournalFile.Leftover, in folder: String) throws {
    let place = PracticePlace.read(beside: leftover.file.path)
    var stopped: Diagnostic?
    do throws(Diagnostic) {
      try session.resume(leftover.records)
    } catch {
      stopped = error
    }
    let isDamaged = stopped != nil || leftover.damagedLines > 0
    if !isDamaged, !leftover.isTorn, leftover.otherVersion == nil {
      desk.journal = leftover.file.path
      journal = leftover.file
    } else {
      try begin(in: folder)
      for entry in session.journal.entries { journal?.append(.entry(entry)) }
      PracticePlace.remove(beside: leftover.file.path)
      if isDamaged { tellLeftOut(leftover) } else { leftover.file.remove() }
    }
    if let place { keep([WebEntry(blocks: blocks(of: place.open(in: session)))]) }
  }

  private func tellLeftOut(_ leftover: JournalFile.Leftover) {
    let kept = leftover.file.setAside(".stopped").lastPathComponent
    tell(
      Bilingual(
        en: "Some lines of this session no longer work and were left out; all are in \(kept).",
        zh: "这个会话有些行无法再执行，已略去；所有的行都在 \(kept) 中。"))
  }

  /// Removes the journal of a session without changes, as if it had never been.
  func end() {
    guard session.journal.count == 0, let journal else { return }
    journal.remove()
    PracticePlace.remove(beside: journal.path)
    rmdir(journal.path.deletingLastPathComponent)
  }

  private func tell(_ text: Bilingual) {
    keep([WebEntry(blocks: [renderer.notice(text)])])
  }

  private func keep(_ entries: [WebEntry]) {
    shown += entries
    if shown.count > Self.mostShown { shown.removeFirst(shown.count - Self.mostShown) }
  }

  // MARK: Answering

  /// Executes a question of a page.
  func reply(to question: WebQuestion) -> WebReply {
    var reply = WebReply()
    if let columns = question.columns { self.columns = columns }
    if question.deed.changes { version += 1 }
    switch question.deed {
    case .open:
      use(question.language)
      reply.entries = shown
      openText()
      finish(&reply)
    case .line:
      reply = run(question.text ?? "")
      finish(&reply)
    case .beside: reply.entries = beside(question.text ?? "")
    case .language:
      use(question.language)
      if let code = question.code { session.codeLanguage = code }
      finish(&reply)
    case .complete: reply.completion = complete(question.text ?? "", before: question.rest ?? "")
    case .whole: answer(whole: question.text ?? "", &reply)
    case .faults: reply.faults = faults(in: question.text ?? "", question.code ?? .typed)
    case .save:
      reply = save(question.text ?? "", question.code ?? .typed)
      finish(&reply)
    case .look: answerLook(since: question.rest, &reply)
    case .map: answerMap(&reply)
    case .lists: answerLists(&reply)
    case .file: answerFile(question.rest ?? "", &reply)
    }
    return reply
  }

  private func use(_ language: Language?) {
    if let language { session.language = language }
  }

  private func finish(_ reply: inout WebReply) {
    reply.state = state
    reply.editor = opened
    opened = nil
  }

  private var renderer: WebBlocks {
    WebBlocks(language: session.language, teach: session.teach, columns: columns)
  }

  private func blocks(of answers: [Answer]) -> [WebBlock] {
    let renderer = renderer
    return answers.flatMap { answer in
      // The editor itself shows the faults of its text.
      if opened != nil, case .remark(.notSaved) = answer { return [WebBlock]() }
      return renderer.blocks(answer)
    }
  }

  // MARK: Lines

  private var prompt: String { "\(session.promptPlace ?? "")> " }

  /// Runs a typed text, as the loop of the prompt does: one entry, or several that were pasted, up
  /// to the first that fails.
  private func run(_ text: String) -> WebReply {
    var reply = WebReply()
    let exercise = desk.exercise?.id
    let before = prompt
    if let answers = PracticeInput.answers(to: text, in: session) {
      reply.entries = [WebEntry(prompt: before, text: text, blocks: blocks(of: answers))]
    } else {
      let isForMode = session.isForMode(text)
      let parts = Script.entries(
        of: text, reader: session.reader, isAnswer: session.prediction != nil
      ).filter { isForMode || !$0.text.allSatisfy(\.isWhitespace) }
      let entries = isForMode ? parts : Script.pasted(parts, reader: session.reader)
      reply.entries = []
      for entry in entries {
        let (shown, clears) = perform(entry.text)
        if clears { (reply.clears, reply.entries, self.shown) = (true, [], []) }
        reply.entries?.append(shown)
        if shown.isFailed == true { break }
      }
    }
    keep(reply.entries ?? [])
    if desk.exercise?.id != exercise { openText() }
    return reply
  }

  private func perform(_ text: String) -> (WebEntry, clears: Bool) {
    let prompt = prompt
    do throws(Diagnostic) {
      let answers = try session.run(text)
      session.forgetRejected(text)
      let clears = answers.contains { if case .cleared = $0 { true } else { false } }
      return (WebEntry(prompt: prompt, text: text, blocks: blocks(of: answers)), clears)
    } catch {
      _ = session.keepRejected(text)
      let width = text.contains("\n") ? 10_000 : prompt.count
      let blocks =
        if case .writesNoFiles = error.problem {
          [renderer.notice(Self.noFiles)]
        } else { renderer.blocks(error, promptWidth: width) }
      return (WebEntry(prompt: prompt, text: text, blocks: blocks, isFailed: true), false)
    }
  }

  /// The answer to an entry that only asks; none for one that would do more.
  private func beside(_ text: String) -> [WebEntry] {
    guard session.lookingWord(in: text) != nil else { return [] }
    return [perform(text).0]
  }

  private static let noFiles = Bilingual(
    en: "In the browser no line writes files: Share, above, hands them to you.",
    zh: "在浏览器里命令不会写文件：请用上方的“分享”下载。")

  // MARK: The entry that is being typed

  private func complete(_ text: String, before rest: String) -> WebCompletion? {
    guard let proposal = Completer(session).complete(text) else { return nil }
    let completion = Completion(proposal, in: text)
    let scalars = text.unicodeScalars
    let typed = String(
      String.UnicodeScalarView(scalars.dropFirst(completion.replacementStart)))
    let replacement = completion.replacement(for: typed, before: rest)
    let tail = replacement.map { String($0.text.unicodeScalars.suffix($0.back)) } ?? ""
    return WebCompletion(
      start: String(scalars.prefix(completion.replacementStart)).utf16.count,
      words: (completion.candidates + completion.others).prefix(200).map {
        WebCompletion.Word(text: $0.text, note: $0.note)
      }, insertion: replacement?.text, back: tail.utf16.count, usage: completion.usage)
  }

  private func answer(whole text: String, _ reply: inout WebReply) {
    let isWhole =
      PracticeInput.isWhole(text, in: session) || session.isComplete(text)
      || text.contains("\n") && session.isDump(text)
    reply.isWhole = isWhole
    if !isWhole { reply.indent = session.indentation(above: "\(text)\n", line: "") }
  }

  // MARK: The editor

  /// The faults that the checker finds in a text by itself.
  private func faults(in text: String, _ code: SourceLanguage) -> [WebFault] {
    guard !text.allSatisfy(\.isWhitespace) else { return [] }
    let file = Code(file: fileName(code), text: text)
    defer { session.scene.activate() }
    do throws(CodeFailure) {
      try Engine.declare([file], in: Engine.session(in: configuration))
      return []
    } catch {
      return error.report.diagnostics.map { WebFault($0, of: text, language: session.language) }
    }
  }

  private func fileName(_ code: SourceLanguage) -> String {
    guard let exercise = desk.exercise, !exercise.submission.isCommands else {
      return "Code" + code.fileEnding
    }
    return exercise.submission.file(in: code)
  }

  /// Opens the answer to the open exercise in the editor.
  private func openText() {
    guard let exercise = desk.exercise, !exercise.submission.isCommands,
      let files = try? PracticeCommands.declared(exercise, session), let file = files.first
    else { return }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0
    opened = WebEditor(
      name: file.file, text: lines[...last].joined(separator: "\n") + "\n",
      code: .of(file: file.file))
  }

  /// Declares a text, whatever it begins with.
  private func declare(_ text: String) -> WebEntry {
    let prompt = prompt
    do throws(Diagnostic) {
      return WebEntry(
        prompt: prompt, text: text, blocks: blocks(of: try session.runSwift(text)))
    } catch {
      return WebEntry(
        prompt: prompt, text: text, blocks: renderer.blocks(error, promptWidth: 10_000),
        isFailed: true)
    }
  }

  /// Finds out what a check of the open exercise needs besides the text.
  func prepareCheck() {
    guard desk.exercise?.id != checked else { return }
    defer { session.scene.activate() }
    desk.prepareCheck()
  }

  /// Declares the text of the editor in the scene, and judges it where an exercise is open.
  private func save(_ text: String, _ code: SourceLanguage) -> WebReply {
    var reply = WebReply()
    let found = faults(in: text, code)
    reply.faults = found
    guard found.isEmpty, !text.allSatisfy(\.isWhitespace) else { return reply }
    let declared = declare(text)
    var entries = [declared]
    if declared.isFailed != true, let exercise = desk.exercise, !exercise.submission.isCommands {
      let name = fileName(code)
      do {
        let verdict = try desk.check(
          exercise, [Code(file: name, text: text)], name: name, announces: false)
        checked = exercise.id
        // The verdict says what was declared.
        entries = [
          WebEntry(prompt: prompt, text: "check", blocks: blocks(of: [.practice(verdict.answer)]))
        ]
      } catch {
        let problem = error as? Problem ?? .failed("\(error)")
        entries.append(
          WebEntry(blocks: [renderer.notice(problem.wording)], isFailed: true))
      }
    }
    reply.entries = entries
    keep(entries)
    return reply
  }
}

import LineEditor
import Practice
import Records
import Rendering
import Wording
import Workbench

/// The line editor's callbacks to the session, and the recall of a text that failed.
extension Repl {
  /// The prompt of every line of an entry except the first.
  var continuation: Prompt { Prompt("...> ", style: promptStyle) }

  func configureEditor() {
    let session = session
    editor.configuration.isComplete = { [unowned self] entry in
      if PracticeInput.isWhole(entry, in: session) || session.isComplete(entry) { return true }
      if session.isDump(entry) {
        let text = Bilingual(en: "dump, ends at an empty line or a command> ", zh: "转储，遇空行或命令结束> ")
        editor.continuation = Prompt(text[session.language], style: promptStyle)
      }
      return false
    }
    editor.configuration.refusal = { [unowned self] entry, paste in refusal(of: paste, in: entry) }
    editor.configuration.indentation = { session.indentation(above: $0, line: $1) }
    editor.configuration.screenAbove = { [unowned self] in
      guard let step = stage.step, session.stepper != nil else { return nil }
      let text = output.text(of: step, in: session)
      stage.keep(step, rows: text.utf8.count { $0 == 0x0A })
      return text
    }
    editor.configuration.complete = { entry, cursor in
      let scalars = entry.unicodeScalars
      let text = String(String.UnicodeScalarView(scalars.prefix(cursor)))
      return Completer(session).complete(text).map { Completion($0, in: text) }
    }
  }

  /// The message that a text is too large for an entry, unless it is a dump, which may be larger.
  private func refusal(of paste: String, in entry: String) -> String? {
    guard entry.utf8.count + paste.utf8.count > Session.largestEntry else { return nil }
    // The first lines are enough to recognize it.
    let head = String((entry + paste.prefix(4096)).prefix(8192))
    guard !session.isDump(head) else { return nil }
    let problem = Problem.entryTooLarge(limit: Session.largestEntry)
    return problem.wording[session.language]
  }

  /// Sets the editor's words in the session's language, which may have changed.
  func wordEditor() {
    func word(_ english: String, _ chinese: String) -> String {
      Bilingual(en: english, zh: chinese)[session.language]
    }
    editor.configuration.searchWords = .init(
      title: word("search: ", "搜索："), nothing: word("nothing found", "未找到"),
      keys: word(
        "Ctrl-R: earlier  Return: run  Esc: edit  Ctrl-C: leave",
        "Ctrl-R：更早  回车：运行  Esc：编辑  Ctrl-C：离开"))
    let more = Bilingual(en: "more: Tab", zh: "个未显示：再按 Tab")[session.language]
    editor.configuration.listingWords = .init { "\($0) \(more)" }
  }

  /// Makes a text of several lines that failed available for recall with the cursor at its fault,
  /// and mentions the key for it once.
  func keepFailed(_ entry: String, _ failure: Diagnostic) {
    let name = session.keepRejected(entry)
    guard entry.contains("\n"), let place = failure.problem.place(in: entry) else { return }
    editor.fault = (entry, place)
    guard !hasToldOfRecall else { return }
    hasToldOfRecall = true
    let edit = name.map {
      Bilingual(en: "; edit \($0) opens it in your editor", zh: "；edit \($0) 用编辑器打开它")
    }
    say(
      "Up brings the text back, with the cursor at the error\(edit?.en ?? "")",
      "按 ↑ 找回这段文本，光标停在出错处\(edit?.zh ?? "")")
  }
}

extension Problem {
  /// The location of the fault in a text of Swift that was typed, in Unicode scalars; nil for
  /// others.
  fileprivate func place(in entry: String) -> Int? {
    guard case .code(let report) = self, report.file == nil, report.text == entry,
      let error = report.diagnostics.first(where: { $0.severity == .error })
    else { return nil }
    let bytes = entry.utf8.prefix(error.range.start)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.count
  }
}

extension Completion {
  /// The session's proposals for the end of `text`.
  init(_ proposal: CompletionProposal, in text: String) {
    func candidate(_ item: CompletionProposal.Item) -> Candidate {
      let insertion = item.insertion.map { $0.before + $0.after }
      let back = item.insertion?.after.unicodeScalars.count ?? 0
      return Candidate(item.text, note: item.note, insertion: insertion, back: back)
    }
    self.init(
      replacementStart: text.prefix(proposal.start).unicodeScalars.count,
      candidates: proposal.first.map(candidate), others: proposal.others.map(candidate),
      suffix: proposal.suffix, usage: proposal.usage.isEmpty ? nil : proposal.usage)
  }
}

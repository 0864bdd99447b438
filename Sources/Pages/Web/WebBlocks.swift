import Records
import Rendering
import Wording

/// Answers as blocks of the workbench in a browser.
package struct WebBlocks: Speaking {
  package let language: Language
  private let teach: TeachLevel
  /// The columns that lines may take.
  private let columns: Int

  /// Creates blocks for a page with room for a number of columns.
  package init(language: Language, teach: TeachLevel, columns: Int) {
    self.language = language
    self.teach = teach
    self.columns = min(max(columns, Self.fewest), Self.most)
  }

  /// Fewer columns are scrolled, and no line is longer than at a terminal.
  private static let (fewest, most) = (40, 78)

  private var style: Style { Style(hasColor: true, columns: columns, depth: .many) }

  // MARK: Answers

  /// The blocks of an answer.
  package func blocks(_ answer: Answer) -> [WebBlock] {
    switch answer {
    case .practice(.lesson(let events)): return blocks(events)
    case .practice(.began(let begun)): return [task(of: begun)]
    case .practice(.verdict(let verdict)), .practice(.concluded(let verdict)):
      return [block(verdict)]
    case .practice(.interview(let events)):
      return console { renderer, page in page.rendered(renderer.render(answer)) }
        + [events.last.flatMap(answers)].compactMap { $0 }
    case .prediction(.asked(let question)): return [block(question)]
    default: return console { renderer, page in page.rendered(renderer.render(answer)) }
    }
  }

  /// The block of a problem under the line that was typed after a prompt.
  package func blocks(_ diagnostic: Diagnostic, promptWidth: Int) -> [WebBlock] {
    console { renderer, page in
      page.rendered(
        DiagnosticRenderer(language: language, style: renderer.style)
          .render(diagnostic, promptWidth: promptWidth))
    }
  }

  /// The block of a sentence of the program's own.
  package func notice(_ text: Bilingual) -> WebBlock {
    var page = Page(style: style)
    page.paragraph(text[language], .faint)
    return block(page.lines)
  }

  /// Lines that are rendered with the colours of a page; pictures of terminals have others, and are
  /// shown in shades.
  private func console(_ render: (TextRenderer, inout Page) -> Void) -> [WebBlock] {
    var page = Page(style: style)
    render(TextRenderer(language: language, teach: teach, style: style), &page)
    if page.lines.contains(where: { $0.contains("\u{1B}[38;") || $0.contains("\u{1B}[48;") }) {
      let plain = Style(hasColor: false, columns: columns)
      page = Page(style: plain)
      render(TextRenderer(language: language, teach: teach, style: plain), &page)
    }
    return page.lines.isEmpty ? [] : [block(page.lines)]
  }

  private func block(_ lines: [String]) -> WebBlock {
    var block = WebBlock(.console)
    block.lines = lines.map { line in
      TerminalRuns(line).runs.map { run in [String(run.text)] + (run.className.map { [$0] } ?? []) }
    }
    return block
  }

  // MARK: Exercises

  /// The task of an exercise, under its title.
  private func task(of begun: BegunExercise) -> WebBlock {
    var block = WebBlock(.prose)
    block.html = MarkdownPage().html(begun.task[language])
    return block
  }

  private func block(_ verdict: Verdict) -> WebBlock {
    var page = Page(style: style)
    VerdictRenderer(language: language, hasTraces: false).render(verdict, into: &page)
    var block = WebBlock(.verdict)
    block.lines = self.block(ConsoleHTML.lines(page)).lines
    block.html = verdict.finding?.traces.map(VerdictHTML(language: language).table)
    block.verdict = WebVerdict(verdict)
    return block
  }

  // MARK: Interviews

  /// The buttons under a question that lines answer.
  private func answers(_ event: InterviewEvent) -> WebBlock? {
    guard case .question(let question, _, _, _) = event else { return nil }
    var block = WebBlock(.answers)
    switch question.task {
    case .predict(let asked): block.asks = asked.asked.word
    case .why, .choose:
      block.choices = question.choices.map { MarkdownPage().inline($0[language]) }
    case .say: block.asks = "words"
    case .number: break
    case .code: return nil
    }
    return block
  }

  // MARK: Lessons

  private func blocks(_ events: [LessonEvent]) -> [WebBlock] {
    var blocks: [WebBlock] = []
    // Lines that follow each other are one block.
    var waiting: [LessonEvent] = []
    func flush() {
      guard !waiting.isEmpty else { return }
      blocks += console { renderer, page in
        LessonRenderer(language: renderer.language, teach: teach).render(waiting, into: &page)
      }
      waiting = []
    }
    for event in events {
      guard let block = block(event) else {
        if case .pause = event { continue }
        waiting.append(event)
        continue
      }
      flush()
      blocks.append(block)
    }
    flush()
    return blocks
  }

  /// The block of an event that is not lines of a terminal; nil for the others.
  private func block(_ event: LessonEvent) -> WebBlock? {
    let markdown = MarkdownPage()
    switch event {
    case .prose(let text):
      var block = WebBlock(.prose)
      block.html = markdown.html(text)
      return block
    case .page(let number, let count):
      var block = WebBlock(.page)
      (block.number, block.count) = (number, count)
      return block
    case .declared(let code):
      var block = WebBlock(.code)
      let isObjectiveC = code.contains("@interface") || code.contains("@implementation")
      block.html = CodeHTML.block(
        code,
        language: (isObjectiveC ? SourceLanguage.objectiveC : SourceLanguage.swift).rawValue)
      return block
    case .prediction(.asked(let question)): return block(question)
    case .task(let task):
      var block = WebBlock(.task)
      block.html = markdown.inline(task.text)
      (block.checks, block.count) = (task.checks, task.hintCount)
      return block
    case .quiz(let quiz):
      var block = WebBlock(.question)
      block.html = markdown.inline(quiz.question)
      block.choices = quiz.choices.map(markdown.inline)
      block.asks = "choice"
      return block
    default: return nil
    }
  }

  private func block(_ question: PredictQuestion) -> WebBlock {
    var block = WebBlock(.question)
    block.html =
      HTML.escaped(question.wording[language])
      + " <span class=\"faint\">\(HTML.escaped(question.howToAnswer[language]))</span>"
    (block.asks, block.point) = question.asked
    return block
  }
}

extension PredictQuestion {
  /// The kind of its answer, in a word, and the point of the screen that it is about.
  package var asked: (word: String, point: [Double]?) {
    switch kind {
    case .hit(let point): ("view", [point.x, point.y])
    case .order(let point): ("order", [point.x, point.y])
    case .inside(_, let point): ("inside", [point.x, point.y])
    case .chain: ("chain", nil)
    case .events: ("events", nil)
    }
  }
}

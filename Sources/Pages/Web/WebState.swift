import Lettering
import Records
import Wording

/// The state of a session, as the workbench in a browser shows it.
package struct WebState: Encodable, Sendable {
  package var scene: WebScene?
  /// The prompt before the line that is typed.
  package var prompt = ""
  /// The changes that can be undone, and those that can be redone.
  package var undo = 0
  package var redo = 0
  package var language = Language.english
  /// The language that code is written in.
  package var code = SourceLanguage.typed
  package var lesson: Lesson?
  package var exercise: Exercise?
  /// Whether the next line is an answer, and its question.
  package var asks: Asks?

  package init() {}

  package struct Lesson: Encodable, Sendable {
    package let number: Int
    package let title: Bilingual
    package let page: Int
    package let pages: Int
    /// The next step: `pause`, `predict`, `task`, `quiz`.
    package let waits: String

    package init(number: Int, title: Bilingual, page: Int, pages: Int, waits: String) {
      self.number = number
      self.title = title
      self.page = page
      self.pages = pages
      self.waits = waits
    }
  }

  package struct Exercise: Encodable, Sendable {
    package let id: String
    package let title: Bilingual
    package let file: String
    /// The task, as markup generated from its Markdown.
    package let task: String
    package let attempts: Int
    package let isSolved: Bool
    package let hints: Int
    package let hintsShown: Int
    /// Whether its answer is lines of commands, which are typed.
    package let isCommands: Bool

    package init(
      _ record: ExerciseRecord, task: String, hints: Int, isCommands: Bool
    ) {
      id = record.id
      title = record.title
      file = record.file
      self.task = MarkdownPage().html(task)
      attempts = record.progress.attempts
      isSolved = record.progress.isSolved
      self.hints = hints
      hintsShown = record.progress.hints
      self.isCommands = isCommands
    }
  }

  /// An open question.
  package struct Asks: Encodable, Sendable {
    /// `view`, `order`, `inside`, `chain`, `events`, or `choice`.
    package let kind: String
    /// The point of the screen that it is about.
    package let point: [Double]?
    /// The number of choices.
    package let choices: Int?

    package init(kind: String, point: [Double]? = nil, choices: Int? = nil) {
      self.kind = kind
      self.point = point
      self.choices = choices
    }
  }
}

/// A fault under the text of an editor.
package struct WebFault: Encodable, Sendable {
  /// The range in UTF-16 units, which browser scripts use, and the line, from 1.
  package let start: Int
  package let end: Int
  package let line: Int
  package let isWarning: Bool
  package let text: String

  package init(_ diagnostic: CodeDiagnostic, of source: String, language: Language) {
    let bytes = Array(source.utf8)
    func text(_ end: Int) -> String {
      String(decoding: bytes[..<max(0, min(end, bytes.count))], as: UTF8.self)
    }
    let before = text(diagnostic.range.start)
    start = before.utf16.count
    end = max(start, text(diagnostic.range.end).utf16.count)
    line = 1 + before.utf8.count { $0 == 0x0A }
    isWarning = diagnostic.severity == .warning
    self.text = Escaping.visible(diagnostic.problem.wording[language])
  }

  /// A fault without a location of its own, in the first line.
  package init(_ problem: Problem, language: Language) {
    (start, end, line, isWarning) = (0, 0, 1, false)
    text = Escaping.visible(problem.wording[language])
  }
}

import Records

/// Whether a command changes the scene, asks about it, or neither.
package enum CommandKind: Sendable {
  /// Goes into the journal.
  case change
  /// Changes nothing unless a script writes while it runs.
  case question
  /// Affects files, the session or the screen; never replayed.
  case outside
}

/// The part of the help overview that lists a command.
package enum CommandGroup: Int, CaseIterable, Sendable {
  case building
  case asking
  case acting
  case checking
  case practice
  case session

  /// The word by which `help` shows the group.
  package var word: String { "\(self)" }

  package var title: Bilingual {
    switch self {
    case .building: Bilingual(en: "Building", zh: "搭建")
    case .asking: Bilingual(en: "Asking", zh: "提问")
    case .acting: Bilingual(en: "Acting", zh: "操作")
    case .checking: Bilingual(en: "Checking", zh: "检查")
    case .practice: Bilingual(en: "Practice", zh: "练习")
    case .session: Bilingual(en: "The session", zh: "会话")
    }
  }

  /// The prepared lines in which its commands are allowed, unless a command specifies them.
  fileprivate var prepared: Set<PreparedLines> {
    switch self {
    case .building, .acting: [.scene, .check, .lesson]
    case .asking, .checking: [.check, .lesson]
    case .practice, .session: []
    }
  }
}

/// A command, with everything that the parser, help, completion and documentation need.
package struct Command {
  package let word: String
  /// Other words for it. Neither completed nor stored in the journal.
  package let synonyms: [String]
  package let group: CommandGroup
  package let kind: CommandKind
  package let summary: Bilingual
  package let text: Bilingual
  /// Lines that work in sequence on an empty screen; a test runs them.
  package let examples: [String]
  /// Whether it replaces the scene and all its classes.
  package let replacesScene: Bool
  /// The lines of exercises and lessons in which it is allowed: commands that read or write files,
  /// affect the session, or have no limits, are only for those who type them.
  package let prepared: Set<PreparedLines>
  private let list: FormList

  package init(
    _ word: String, synonyms: [String] = [], _ group: CommandGroup, _ kind: CommandKind,
    replacesScene: Bool = false, prepared: Set<PreparedLines>? = nil,
    summary: Bilingual, text: Bilingual,
    examples: [String],
    @FormBuilder forms: @escaping () -> [Form]
  ) {
    self.word = word
    self.synonyms = synonyms
    self.group = group
    self.kind = kind
    self.replacesScene = replacesScene
    self.prepared = prepared ?? group.prepared
    self.summary = summary
    self.text = text
    self.examples = examples
    list = FormList(forms)
  }

  package var help: CommandHelp {
    CommandHelp(word: word, usage: usage, summary: summary, text: text, examples: examples)
  }

  // MARK: Forms

  /// The forms of its arguments.
  package var forms: [Form] { list.forms }

  /// The usage lines, for completion and whatever else follows them.
  package var patterns: [UsagePattern] { list.patterns }

  /// The usage lines as `help` shows them, without the command word.
  package var usage: [String] { patterns.map(\.text) }

  /// Whether it is valid without arguments.
  var standsAlone: Bool { patterns.contains { $0.reading(of: []) { _, _ in false } != nil } }

  /// The form for the first words of a line; throws if there is none.
  package func form(of arguments: Arguments) throws -> Form {
    let keywords = forms.flatMap(\.usage.firstKeywords)
    return forms[try arguments.choice(of: forms.map(\.begins), keywords: keywords)]
  }

  /// Reads a line to its end, in the form for its first words, and then executes it.
  package func run(_ arguments: inout Arguments, _ session: Session) throws -> [Answer] {
    let act = try form(of: arguments).parse(&arguments)
    try arguments.finish()
    if kind == .question { session.enterWhatReadingChanged() }
    return try act(session)
  }

  /// The usage lines with the command word; of several only those that begin with a word.
  package func usage(beginningWith word: String? = nil) -> [String] {
    let near = usage.filter { $0.split(separator: " ").first.map(String.init) == word }
    return (near.isEmpty ? usage : near).map { "\(self.word) \($0)".trimmingBlanks }
  }
}

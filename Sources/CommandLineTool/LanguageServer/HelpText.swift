import LanguageServer
import Practice
import Records
import Rendering
import Rulebook
import Wording
import Workbench

/// Help in the form for an editor: the prompt's answer, and the rules that it cites.
struct HelpText {
  private let context: ServerContext

  init(_ context: ServerContext) {
    self.context = context
  }

  private var language: Language { context.language }

  /// The number of columns in a small window.
  private static let columns = 72

  private func text(_ answer: Answer, teach: TeachLevel = .normal) -> String {
    TextRenderer(
      language: language, teach: teach, style: Style(hasColor: false, columns: Self.columns)
    ).render(answer)
  }

  /// The help on a word of a document, such as `UIView.hitTest`, `hit` or `HT-2`; nil if there is
  /// none.
  func markdown(of word: String, for document: ServerDocument) -> String? {
    if let rule = rule(word) { return rule }
    let session = Session(at: Desk(context.practice(seconds: 2)), language: language)
    if let command = session.commands.command(word) {
      return markdown(.help(.command(command.help)))
    }
    return Completer(session).help(on: word).map { markdown(of: $0, document.codeLanguage) }
  }

  /// The help on a type or a member.
  func markdown(of help: TypeHelp, _ code: SourceLanguage) -> String {
    guard help.onlyMember != nil else { return markdown(.help(.type(help))) }
    let declarations = help.members.map(\.declaration).joined(separator: "\n")
    let summaries = help.members.map(\.summary).filter { !$0.isEmpty }
    var seen: Set<String> = []
    let text = summaries.filter { seen.insert($0).inserted }.joined(separator: "\n\n")
    return [
      Markup.block(declarations, language: code == .swift ? "swift" : "objc"),
      "\(help.name)\(text.isEmpty ? "" : ". \(text)")", rules(citedIn: text),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// An answer as the prompt shows it, with the rules that it cites.
  func markdown(_ answer: Answer) -> String {
    let text = text(answer)
    return [Markup.block(text), rules(citedIn: text)].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  // MARK: Rules

  /// A rule, or a common mistake of learners, by its id.
  func rule(_ word: String) -> String? {
    if let rule = Rulebook.rule(RuleID(rawValue: word)) { return shown(rule) }
    if let mistake = Rulebook.mistake(word) { return markdown(.mistake(mistake)) }
    return Rulebook.oralQuestion(word).map { "**\(word)** \($0.question[language])" }
  }

  private func shown(_ rule: Rule) -> String {
    """
    **\(rule.id)** \(rule.statement[language])

    *\(ServerWords.source[language])\(rule.source)*
    """
  }

  /// The maximum number of rules that are shown completely.
  private static let mostRules = 3

  private func rules(citedIn text: String) -> String {
    var seen: Set<RuleID> = []
    let cited = Self.ids(in: text).filter { seen.insert($0).inserted }.compactMap(Rulebook.rule)
    return cited.prefix(Self.mostRules).map(shown).joined(separator: "\n\n")
  }

  /// The ids in a text, such as HT-2.
  private static func ids(in text: String) -> [RuleID] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter { word in
      let parts = word.split(separator: "-")
      return parts.count == 2 && parts[0].count == 2 && parts[0].allSatisfy(\.isUppercase)
        && parts[1].allSatisfy(\.isNumber)
    }.map { RuleID(rawValue: String($0)) }
  }
}

extension ServerDocument {
  /// The language of its code; that of entries for a scene.
  var codeLanguage: SourceLanguage {
    if case .answer(let language) = kind { language } else { .typed }
  }
}

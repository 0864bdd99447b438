import Files
import LanguageServer
import Practice
import Records
import Rulebook
import TypedText
import Workbench

/// Locations in author files.
extension DocumentPlace {
  var contentHelp: String? {
    guard let word else { return nil }
    let help = HelpText(context)
    if let rule = help.rule(word.text) { return rule }
    guard let block = LessonBlock(self) else { return nil }
    let session = block.session(context)
    return Self.help(on: word.text, endOf: block.line, in: block.line, session, help)
  }

  var contentCompletions: [CompletionItem]? {
    if let block = LessonBlock(self) {
      let entry = block.entry(context)
      let proposal =
        block.language.map { Completer(entry.session).complete(entry.text, ofFileIn: $0) }
        ?? Completer(entry.session).complete(entry.text)
      return items(proposal, of: entry.text)
    }
    guard let folder = document.folder else { return nil }
    let words = readersWords(folder)
    let start = offset - partial.utf8.count
    return words.map { word in
      CompletionItem(
        word.text, word.isKey ? .property : .value, detail: word.note,
        insertion: .init(before: word.text + (word.isKey ? ": " : "")),
        replacing: text.range(start, offset), subject: nil)
    }
  }

  /// The beginning of the word before the place.
  private var partial: String {
    String(lineBefore.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
  }

  // MARK: What readers accept

  private struct ReadersWord {
    let text: String
    var note: String?
    var isKey = false
  }

  /// A word that no reader accepts.
  private static let unknown = "zzzzzzzzzzzz"

  /// The words that the reader of the file would accept at the location: it is given an unknown
  /// word, and reports the known ones.
  private func readersWords(_ folder: String) -> [ReadersWord] {
    let content = ContentText(document, folder, context)
    let head = String(textBefore.dropLast(partial.count))
    let rest = String(decoding: text.bytes[offset...], as: UTF8.self)
    let lines = rest.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let below = lines.count > 1 ? "\n\(lines[1])" : ""
    for end in [": 0", "", "]", " }", " }]", "\nx\n```\n"] {
      for tail in [below, "\n"] {
        let problems = content.problems(with: head + Self.unknown + end + tail, seconds: 1)
        let found = problems.lazy.map { Self.words(in: $0.fact, context.language) }
        if let words = found.first(where: { !$0.isEmpty }) { return words }
      }
    }
    return []
  }

  private static func words(in fact: ContentFact, _ language: Language) -> [ReadersWord] {
    switch fact {
    case .unknownKey(let key, let known) where key.hasSuffix(unknown):
      return known.map { ReadersWord(text: $0, isKey: true) }
    case .unknownValue(unknown, _, let allowed): return allowed.map { ReadersWord(text: $0) }
    case .unknownBlock(let word, let known) where word.hasSuffix(unknown):
      let typed = word.dropLast(unknown.count)
      return known.filter { $0.hasPrefix(typed) }
        .map { ReadersWord(text: String($0.dropFirst(typed.count))) }
    case .unknownRule(unknown):
      return Rulebook.sections.flatMap(\.rules).map {
        ReadersWord(text: $0.id.rawValue, note: $0.statement[language])
      }
    case .unknownClaim(unknown, _):
      return Rulebook.mistakes.map {
        ReadersWord(text: $0.id, note: $0.claim[language])
      }
    default: return []
    }
  }
}

/// A block of commands or code in a lesson, up to a location in it.
struct LessonBlock {
  /// The lines of the blocks before it, and its own lines above the location.
  private let above: [String]
  /// The line up to the place.
  let line: String
  /// The language of code; nil for commands.
  let language: SourceLanguage?

  /// nil for a place outside of blocks.
  init?(_ place: DocumentPlace) {
    guard place.document.kind == .lesson else { return nil }
    var done: [String] = []
    var open: [String] = []
    var word: String?
    for line in 0..<place.position.line {
      let text = String(decoding: place.text.line(line), as: UTF8.self)
      if text.hasPrefix("```") {
        if let word, ["touchstone", "touchstone quiet", "swift"].contains(word) { done += open }
        open = []
        word = word == nil ? String(text.dropFirst(3)).trimmingBlanks : nil
      } else if word != nil {
        open.append(text)
      }
    }
    guard let word, ["touchstone", "swift", "objc"].contains(where: word.hasPrefix) else {
      return nil
    }
    language = word.hasPrefix("swift") ? .swift : word.hasPrefix("objc") ? .objectiveC : nil
    above = language == nil ? done + open : done
    line = language == nil ? place.lineBefore : (open + [place.lineBefore]).joined(separator: "\n")
  }

  /// A session in which the lines above the location have run.
  func session(_ context: ServerContext) -> Session { entry(context).session }

  /// The entry up to the location, with that session.
  func entry(_ context: ServerContext) -> (text: String, session: Session) {
    guard
      let document = ServerDocument(uri: "untitled:lesson.touchstone", text: "")
    else { preconditionFailure("a name that ends in .touchstone is that of a scene") }
    let run = SceneRun(document, context, seconds: DocumentPlace.seconds)
    let open = run.run(above, isWhole: false)
    return (open.map { "\($0.text)\n\(line)" } ?? line, run.session)
  }
}

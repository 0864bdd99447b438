import Foundation
import LanguageServer
import Practice
import Records
import TypedText
import Workbench

/// A location in a document, the subject of a request.
struct DocumentPlace {
  let document: ServerDocument
  let position: TextPosition
  let context: ServerContext
  /// The time limit for the lines above the location, in seconds.
  static let seconds = 3.0

  init(_ document: ServerDocument, _ position: TextPosition, _ context: ServerContext) {
    self.document = document
    self.position = position
    self.context = context
  }

  var text: DocumentText { document.text }

  /// The offset of the location, in bytes.
  var offset: Int { text.offset(of: position) }

  /// The answer to a request about the location; null if there is none.
  func answer(to method: String) -> JSONValue {
    switch method {
    case "textDocument/completion":
      let items = completions ?? []
      return [
        "isIncomplete": false,
        "items": .array(
          items.enumerated().map { number, item in
            item.json(
              number: number, takesSnippets: context.takesSnippets, uri: document.uri)
          }),
      ]
    case "textDocument/hover":
      guard let word, let help = help else { return .null }
      return ["contents": Markup.json(help), "range": word.range.json]
    case "textDocument/signatureHelp": return calls.map(Self.signatures)?.json ?? .null
    case "textDocument/definition": return .array(definitions.map(\.json))
    default: return .null
    }
  }

  private var completions: [CompletionItem]? {
    switch document.kind {
    case .answer(let language): answerCompletions(in: language)
    case .scene: sceneCompletions
    case .exercise, .lesson: contentCompletions
    }
  }

  private var help: String? {
    switch document.kind {
    case .answer(let language): answerHelp(in: language)
    case .scene: sceneHelp
    case .exercise, .lesson: contentHelp
    }
  }

  private var calls: CallHelp? {
    switch document.kind {
    case .answer(let language):
      Completer(
        AnswerFiles(document, context)?.session(seconds: Self.seconds, without: position.line)
          ?? Engine.session(in: context.practice(seconds: Self.seconds))
      ).calls(endOf: textBefore, in: language)
    case .scene:
      entry.flatMap { Completer($0.session).calls(endOfEntry: $0.text) }
    case .exercise, .lesson: nil
    }
  }

  private static func signatures(_ calls: CallHelp) -> SignatureHelp {
    SignatureHelp(
      calls.forms.map {
        SignatureHelp.Signature($0.label, parameters: $0.parameters, documentation: $0.summary)
      }, active: (calls.active, calls.argument))
  }

  // MARK: Words

  /// The text before the place.
  var textBefore: String { String(decoding: text.bytes[..<offset], as: UTF8.self) }

  /// The line up to the place.
  var lineBefore: String {
    let line = text.line(position.line)
    return String(
      decoding: text.bytes[line.startIndex..<max(line.startIndex, min(offset, line.endIndex))],
      as: UTF8.self)
  }

  /// The name at the location, or the id of a rule, with its range.
  var word: (text: String, range: TextRange)? {
    let line = text.line(position.line)
    func isOfWord(_ index: Int) -> Bool {
      guard line.indices.contains(index) else { return false }
      switch line[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        return true
      case UInt8(ascii: "-"):
        // A hyphen as in HT-2, not a minus as in a - b.
        return index > line.startIndex && line[index - 1].isCapital && index + 1 < line.endIndex
          && line[index + 1].isDigit
      default: return false
      }
    }
    var start = min(max(offset, line.startIndex), line.endIndex)
    var end = start
    while isOfWord(start - 1) { start -= 1 }
    while isOfWord(end) { end += 1 }
    guard start < end else { return nil }
    return (String(decoding: text.bytes[start..<end], as: UTF8.self), text.range(start, end))
  }

  /// The text up to the end of the word.
  var textThroughWord: String? {
    word.map { String(decoding: text.bytes[..<text.offset(of: $0.range.end)], as: UTF8.self) }
  }

  /// Proposals for the end of a text that ends at the place.
  func items(_ proposal: CompletionProposal?, of text: String) -> [CompletionItem]? {
    guard let proposal else { return nil }
    let typed = text.dropFirst(proposal.start)
    let start = offset - typed.utf8.count
    let range = self.text.range(max(0, start), offset)
    let isOne = proposal.candidates.count == 1
    return (proposal.first + proposal.others).prefix(Self.mostItems).map { item in
      let name = String(item.text.prefix { $0 != "(" && $0 != ":" })
      let subject =
        proposal.owner.map { "\($0).\(name)" }
        ?? (Identifier.isValid(name) || item.text.contains("-") ? name : nil)
      let insertion =
        item.insertion.map { CompletionItem.Insertion(before: $0.before, after: $0.after) }
        ?? CompletionItem.Insertion(
          before: item.text + (isOne && proposal.suffix == "." ? "." : ""))
      return CompletionItem(
        item.text, kind(of: item.text, proposal), detail: item.note, insertion: insertion,
        replacing: range, subject: subject)
    }
  }

  /// The maximum number of words that are offered.
  private static let mostItems = 1_000

  private func kind(
    of word: String, _ proposal: CompletionProposal
  ) -> CompletionItem.Kind {
    if word.hasSuffix("(") || word.hasSuffix(")") || word.hasSuffix(":") { return .method }
    if word.contains("/") { return .file }
    if proposal.owner != nil || word.contains(".") { return .property }
    if word.first?.isUppercase ?? false { return word.contains("-") ? .reference : .type }
    return proposal.usage.isEmpty ? .keyword : .value
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

import Files
import LanguageServer
import Practice
import Records
import Workbench

/// Locations in answers.
extension DocumentPlace {
  private func session(without line: Int?) -> Session {
    AnswerFiles(document, context)?.session(seconds: Self.seconds, without: line)
      ?? Engine.session(in: context.practice(seconds: Self.seconds))
  }

  func answerCompletions(in language: SourceLanguage) -> [CompletionItem]? {
    let before = textBefore
    // A larger file is not parsed, and the problem in its first line says so.
    guard before.utf8.count <= Session.largestEntry else { return nil }
    let session = session(without: position.line)
    return items(Completer(session).complete(before, ofFileIn: language), of: before)
  }

  func answerHelp(in language: SourceLanguage) -> String? {
    guard let word, let before = textThroughWord, before.utf8.count <= Session.largestEntry else {
      return nil
    }
    let help = HelpText(context)
    if let rule = help.rule(word.text) { return rule }
    let rest = text.bytes[text.offset(of: word.range.end)...].prefix(1)
    let follows = String(decoding: rest, as: UTF8.self)
    return Completer(session(without: nil)).help(
      onNameEnding: before, before: follows, in: language
    )
    .map { help.markdown(of: $0, language) }
  }

  /// The declaration of the name at the location: in the document, or in a file next to it.
  var definitions: [TextLocation] {
    guard let word else { return [] }
    switch document.kind {
    case .answer(let language):
      let own = CodeSymbols(text, in: language).declarations(of: word.text)
        .map { TextLocation(document.uri, $0.selection) }
      let all = own + declarations(of: word.text, in: AnswerFiles(document, context)?.paths ?? [])
      // The location itself only counts if nothing else declares the name.
      let others = all.filter { $0.uri != document.uri || !$0.range.meets(word.range) }
      return others.isEmpty ? all : others
    case .scene: return sceneDefinitions(of: word.text)
    case .exercise, .lesson: return []
    }
  }

  /// Declarations of a name in files of code.
  func declarations(of name: String, in paths: [String]) -> [TextLocation] {
    paths.flatMap { path -> [TextLocation] in
      guard let language = SourceLanguage(file: path), let other = context.text(at: path) else {
        return []
      }
      let uri = context.documents[path]?.uri ?? DocumentURI.of(path: path)
      return CodeSymbols(DocumentText(other), in: language).declarations(of: name)
        .map { TextLocation(uri, $0.selection) }
    }
  }
}

import Files
import LanguageServer
import Practice
import Records
import TypedText
import Workbench

/// Locations in scenes: the lines above them have run, so every name is known.
extension DocumentPlace {
  /// The entry up to the location, in the session in which it would be typed.
  var entry: (text: String, session: Session)? {
    let run = SceneRun(document, context, seconds: Self.seconds)
    let before = SceneRun.lines(of: DocumentText(textBefore))
    let open = run.run(before.dropLast(), isWhole: false)
    guard run.unrun == nil else { return nil }
    let text = open.map { "\($0.text)\n\(before.last ?? "")" } ?? before.last ?? ""
    return (text, run.session)
  }

  var sceneCompletions: [CompletionItem]? {
    guard let entry else { return nil }
    return items(Completer(entry.session).complete(entry.text), of: entry.text)
  }

  var sceneHelp: String? {
    guard let word, let through = textThroughWord else { return nil }
    let help = HelpText(context)
    if let rule = help.rule(word.text) { return rule }
    let run = SceneRun(document, context, seconds: Self.seconds)
    // The whole line has run, so the objects that it creates are known.
    let lines = SceneRun.lines(of: text)
    let open = run.run(lines.prefix(position.line + 1), isWhole: false)
    let ending = SceneRun.lines(of: DocumentText(through)).last ?? ""
    let entry =
      open?.text ?? run.entries.last { $0.line <= position.line }?.text ?? ending
    return Self.help(on: word.text, endOf: ending, in: entry, run.session, help)
  }

  /// Help on a word of a line that has run: a command, an object, a type, or a name in code.
  static func help(
    on word: String, endOf line: String, in entry: String, _ session: Session, _ help: HelpText
  ) -> String? {
    let isFirst = line.trimmingBlanks == word || line.trimmingBlanks == ":\(word)"
    let kind = session.reader.kind(ofEntry: entry)
    if case .command(let full, _) = kind, isFirst, let command = session.commands.command(full) {
      return help.markdown(.help(.command(command.help)))
    }
    if session.scene.isName(word), let answers = try? session.run("inspect \(word)"),
      let answer = answers.first
    {
      return help.markdown(answer)
    }
    if case .code(let language) = kind,
      let found = Completer(session).help(onNameEnding: line, in: language)
    {
      return help.markdown(of: found, language)
    }
    if let found = Completer(session).help(on: word) { return help.markdown(of: found, .swift) }
    return (try? session.run("help \(word)"))?.first.map { help.markdown($0) }
  }

  /// The line that creates a named object or declares a class: in the scene, or in a file of code
  /// next to it.
  func sceneDefinitions(of name: String) -> [TextLocation] {
    let symbols = DocumentAnalysis(document, context).symbols
    func all(_ symbols: [DocumentSymbol]) -> [DocumentSymbol] {
      symbols.flatMap { [$0] + all($0.children) }
    }
    let found = all(symbols).filter { $0.name.prefix { $0 != "(" } == name }
      .map { TextLocation(document.uri, $0.selection) }
    guard found.isEmpty, let folder = document.folder else { return found }
    let beside = ContentFolder.names(in: folder).filter { SourceLanguage(file: $0) != nil }
    return declarations(of: name, in: beside.map { "\(folder)/\($0)" })
  }
}

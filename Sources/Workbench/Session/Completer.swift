import Foundation
import Records
import UIKitModel

/// What may stand at the cursor.
package struct CompletionProposal: Equatable {
  /// Where the word that is being typed begins, in characters of the entry.
  package let start: Int
  package let candidates: [String]
  /// What follows a candidate that is the only one.
  package let suffix: String
  /// The forms of the command, one a line.
  package let usage: String
}

/// Completes commands, names, classes, properties, colours, rules and files, all from the tables
/// that the commands themselves read.
package struct Completer {
  private let session: Session
  private var scene: Scene { session.scene }

  /// The words for placeholders of targets above, looked for when they are needed.
  package static var guests: [String: () -> [String]] = [:]

  package init(_ session: Session) {
    self.session = session
  }

  /// What may stand at the end of `text`, the part of the entry in front of the cursor.
  package func complete(_ text: String) -> CompletionProposal? {
    if let proposal = completeInMode(text) { return proposal }
    if session.reader.kind(of: EntryParts(text).head) == .swift {
      return SwiftCompleter(session, text).complete()
    }
    guard !text.contains("\n") else { return nil }
    let source = SourceText(text)
    let characters = source.characters
    let start = wordStart(characters)
    let partial = String(characters[start...])
    let before = SourceText(String(characters[..<start]))
    let first = String(characters.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
    if before.characters.allSatisfy(\.isWhitespace) {
      return proposal(start, partial, CommandTable.words, usage: "")
    }
    guard case .command(let word, let arguments) = session.reader.kind(of: SourceText(first + " ")),
      let command = CommandTable.command(word),
      let tokens = try? Lexer.tokens(of: before, from: min(arguments, before.characters.count))
    else { return nil }
    let usage = command.usage.map { "\(command.word) \($0)" }.joined(separator: "\n")
    var candidates: [String] = []
    var suffix = " "
    for form in command.usage {
      for expected in UsagePattern(form).expected(after: tokens) {
        switch expected {
        case .keyword(let keyword): candidates.append(keyword)
        case .placeholder(let name):
          let (words, ending) = words(for: name, partial, tokens)
          candidates += words
          if !words.isEmpty, words.contains(where: { $0.hasPrefix(partial) }) { suffix = ending }
        }
      }
    }
    return proposal(start, partial, candidates, usage: usage, suffix: suffix)
  }

  /// What a mode takes: names for a guess, the stepper's words; nil where the line is no word of it.
  private func completeInMode(_ text: String) -> CompletionProposal? {
    let isForced = text.trimmingBlanks.hasPrefix(":")
    if let prediction = session.prediction, !isForced {
      return completeGuess(text, prediction.question)
    }
    guard session.stepper != nil, !text.contains(where: \.isWhitespace), !isForced else {
      return nil
    }
    if text.hasPrefix("/") {
      let trace = session.stepper?.opened?.trace ?? session.lastTrace?.hitTest
      let names = trace?.steps.map(\.view.text) ?? scene.order
      return proposal(0, text, names.map { "/\($0)" }, usage: "")
    }
    let words = StepperWord.allCases.map(\.rawValue)
    let proposal = proposal(0, text, words + CommandTable.words, usage: "")
    return text.isEmpty ? self.proposal(0, text, words, usage: "") : proposal
  }

  private func completeGuess(_ text: String, _ question: PredictQuestion) -> CompletionProposal {
    let characters = SourceText(text).characters
    let start = wordStart(characters)
    let partial = String(characters[start...])
    switch question.kind {
    case .hit: return proposal(start, partial, names(UIView.self) + ["nil"], usage: "", suffix: "")
    case .order: return proposal(start, partial, names(UIView.self), usage: "")
    case .chain: return proposal(start, partial, scene.order, usage: "")
    case .inside: return proposal(start, partial, ["true", "false"], usage: "", suffix: "")
    case .events:
      let words =
        scene.order + ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
        + GestureState.allCases.map(\.rawValue) + ControlEvents.words
      return proposal(start, partial, words, usage: "")
    }
  }

  /// Where the last word begins; a quote begins one that may hold blanks.
  private func wordStart(_ characters: [Character]) -> Int {
    var start = characters.count
    while start > 0 {
      let previous = characters[start - 1]
      if previous.isWhitespace || previous == "," || previous == "(" { break }
      start -= 1
    }
    return start
  }

  private func proposal(
    _ start: Int, _ partial: String, _ candidates: [String], usage: String, suffix: String = " "
  ) -> CompletionProposal {
    var seen: Set<String> = []
    let lower = partial.lowercased()
    var fitting = candidates.filter { $0.hasPrefix(partial) }
    if fitting.isEmpty { fitting = candidates.filter { $0.lowercased().hasPrefix(lower) } }
    return CompletionProposal(
      start: start, candidates: fitting.filter { seen.insert($0).inserted }, suffix: suffix,
      usage: usage)
  }

  // MARK: Placeholders

  private func words(
    for placeholder: String, _ partial: String, _ tokens: [Token]
  ) -> ([String], suffix: String) {
    switch placeholder {
    case "NAME", "VIEW", "PARENT", "SIBLING", "POINT": return (names(UIView.self), " ")
    case "RECOGNIZER": return (names(UIGestureRecognizer.self), " ")
    case "CONTROL": return (names(UIControl.self), " ")
    case "KIND": return (GestureClass.shortWords + scriptRecognizers, " ")
    case "EVENT": return (ControlEvents.words, " ")
    case "STATE": return (GestureState.allCases.map(\.rawValue), " ")
    case "CONTROLLER": return (names(UIViewController.self), " ")
    case "CLASS": return (isBehindOtherPath(tokens) ? [] : classWords(partial), " ")
    case "NAME.PATH": return paths(partial)
    case "NAME.class": return ([], " ")
    case "TYPE":
      return (partial.first?.isUppercase ?? false ? SwiftEngine.typeNames : [], " ")
    case "KEY": return (keys(tokens), " ")
    case "MESSAGE":
      let object = tokens.last.flatMap { scene.object(named: $0.text) }
      return (object.map { OverrideWords.words(for: $0, scene) } ?? [], " ")
    case "VALUE": return (values(tokens), " ")
    case "COMMAND": return (CommandTable.words, " ")
    case "RULE":
      return (
        Rulebook.sections.flatMap(\.rules).map(\.id.rawValue) + Rulebook.mistakes.map(\.id), " "
      )
    case "FILE": return files(partial)
    default: return (Self.guests[placeholder]?() ?? [], " ")
    }
  }

  private var scriptRecognizers: [String] {
    scene.gestureWords.filter { scene.engineIfMade?.scriptClass(named: $0) != nil }
  }

  /// Whether a property other than `class` was named, which takes a value and no class.
  private func isBehindOtherPath(_ tokens: [Token]) -> Bool {
    tokens.last.map { $0.text.contains(".") && !$0.text.hasSuffix(".class") } ?? false
  }

  private func names<Kind: ModelObject>(_ kind: Kind.Type) -> [String] {
    let of = scene.namedObjects.filter { $0.object is Kind }.map(\.name)
    return of.isEmpty ? scene.order : of
  }

  private func classWords(_ partial: String) -> [String] {
    let short =
      ViewClass.all.compactMap { $0.words.first } + ControllerClass.all.map { $0.words[0] }
    let scripts = scene.engineIfMade?.scriptClassNames ?? []
    guard partial.first?.isUppercase ?? false else { return short + scripts }
    return scripts + ViewClass.names + ControllerClass.all.map(\.name)
  }

  /// `red` becomes `red.`, `red.al` becomes `red.alpha`.
  private func paths(_ partial: String) -> ([String], suffix: String) {
    guard var dot = partial.firstIndex(of: ".") else { return (scene.order, ".") }
    while let next = partial[partial.index(after: dot)...].firstIndex(of: "."),
      scene.object(named: String(partial[..<next])) != nil
    {
      dot = next
    }
    let name = String(partial[..<dot])
    guard let object = scene.object(named: name) else { return ([], " ") }
    let paths =
      PropertyTable.paths(of: object) + (object is UIView ? ["class"] : [])
      + scene.partNames(of: object)
    let depth = partial.filter { $0 == "." }.count
    let near = paths.filter { $0.filter { $0 == "." }.count < depth || depth > 1 }
    return ((near.isEmpty ? paths : near).map { "\(name).\($0)" }, " ")
  }

  /// The properties of the class that `add` is about to make.
  private func keys(_ tokens: [Token]) -> [String] {
    guard let object = tokens.first.flatMap({ fresh($0.text) }) else { return [] }
    return PropertyTable.properties(of: object).map(\.path)
  }

  /// An object of the class that a word names for `add` or `gesture`.
  private func fresh(_ word: String) -> ModelObject? {
    if let view = try? ViewClass.named(word)?.make(.zero) { return view }
    return try? GestureClass.named(word)?.make()
  }

  private func values(_ tokens: [Token]) -> [String] {
    guard let last = tokens.last?.text else { return [] }
    let path: String
    let object: ModelObject
    if let dot = last.firstIndex(of: "."), let owner = scene.object(named: String(last[..<dot])) {
      object = owner
      path = String(last[last.index(after: dot)...])
    } else if let fresh = tokens.first.flatMap({ fresh($0.text) }) {
      object = fresh
      path = last
    } else {
      return []
    }
    if path == "class" { return classWords("") }
    guard let found = PropertySetting.find(path, of: object), found.part == nil else { return [] }
    switch found.property.type {
    case .boolean: return ["true", "false"]
    case .color: return Colors.names + ["nil"]
    case .transform: return ["identity", "rotation", "scale", "translation"]
    case .controller: return names(UIViewController.self)
    case .picture: return ImageShape.allCases.map(\.rawValue)
    case .contentMode: return UIView.ContentMode.allCases.map { "\($0)" }
    case .words(let words), .word(let words): return words
    default: return []
    }
  }

  private func files(_ partial: String) -> ([String], suffix: String) {
    let slash = partial.lastIndex(of: "/")
    let folder = slash.map { String(partial[...$0]) } ?? ""
    let stem = slash.map { String(partial[partial.index(after: $0)...]) } ?? partial
    let path = folder.isEmpty ? "." : FileReading.expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var isFolder = false
    let candidates = names.sorted().filter {
      $0.hasPrefix(stem) && ($0.first != "." || stem.first == ".")
    }
    .prefix(500).map { name -> String in
      var isDirectory: ObjCBool = false
      let full = (path as NSString).appendingPathComponent(name)
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory)
      isFolder = isDirectory.boolValue
      return folder + name + (isDirectory.boolValue ? "/" : "")
    }
    return (candidates, candidates.count == 1 && isFolder ? "" : " ")
  }
}

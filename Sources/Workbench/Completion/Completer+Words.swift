import EventVocabulary
import Foundation
import Records
import Rulebook
import Scenes
import TypedText
import UIKitModel

/// The words that fit at a place of a command.
extension Completer {
  /// Words in two groups: the most frequent ones, and other possible ones.
  struct Words {
    var first: [CompletionProposal.Item] = []
    var others: [CompletionProposal.Item] = []
    /// The text after a word that is the only one.
    var suffix = " "
    /// Whether notes are shown however many words there are.
    var keepsNotes = false

    var all: [CompletionProposal.Item] { first + others }

    init(_ first: [CompletionProposal.Item] = [], suffix: String = " ", keepsNotes: Bool = false) {
      self.first = first
      self.suffix = suffix
      self.keepsNotes = keepsNotes
    }

    init(_ words: [String], others: [String] = [], suffix: String = " ") {
      first = words.map { .init($0) }
      self.others = others.map { .init($0) }
      self.suffix = suffix
    }
  }

  private var scene: Scene { session.scene }

  func words(
    for placeholder: Placeholder, in command: Command, _ partial: String, _ tokens: [Token]
  ) -> Words {
    switch placeholder {
    case .name, .view, .parent, .sibling, .point: return Words(names(UIView.self))
    case .recognizer:
      let names = names(UIGestureRecognizer.self)
      // Kinds come first, if both fit.
      return command.word == "gesture" && tokens.isEmpty ? Words([], others: names) : Words(names)
    case .control: return Words(names(UIControl.self))
    case .gestureKind: return Words(GestureClass.shortWords + scriptRecognizers)
    case .event: return Words(ControlEvents.words)
    case .state: return Words(GestureState.allCases.map(\.rawValue))
    case .controller: return Words(names(UIViewController.self))
    case .className, .ownClass: return Words(isAfterOtherPath(tokens) ? [] : classWords(partial))
    case .path: return paths(partial)
    case .type: return types(partial)
    case .property: return keys(tokens)
    case .message: return messages(tokens)
    case .value: return Words(values(tokens))
    case .command, .actingLine: return Words(session.commands.words)
    case .rule: return rules(partial)
    case .color: return Words(Colors.names)
    case .file, .folder: return files(partial)
    case .nib: return Words(scene.nibNames)
    case .nibView: return Words(nibViews(tokens), others: [NibRecord.owner])
    case .guest(let word):
      let items = session.commands.completions(of: word).map { word, title in
        CompletionProposal.Item(word, title[session.language])
      }
      return Words(items, keepsNotes: true)
    // Words that a person invents, or that are numbers.
    case .newName, .number, .factor, .seconds, .angle, .classPath, .selector, .outlet, .key, .url,
      .text, .scene,
      .line,
      .expression, .word:
      return Words()
    }
  }

  private var scriptRecognizers: [String] {
    scene.gestureWords.filter { scene.engineIfMade?.scriptClass(named: $0) != nil }
  }

  /// Whether a property other than `class` was named, which takes a value and not a class.
  private func isAfterOtherPath(_ tokens: [Token]) -> Bool {
    tokens.last.map { $0.text.contains(".") && !$0.text.hasSuffix(".class") } ?? false
  }

  /// The views of the nib that was typed first.
  private func nibViews(_ tokens: [Token]) -> [String] {
    tokens.first.flatMap { scene.nib(named: $0.text) }?.views.map(\.label) ?? []
  }

  func names<Kind: ModelObject>(_ kind: Kind.Type) -> [String] {
    scene.namedObjects.filter { $0.object is Kind }.map(\.name)
  }

  private func classWords(_ partial: String) -> [String] {
    let short =
      ViewClass.all.compactMap { $0.words.first } + ControllerClass.all.map { $0.words[0] }
    let scripts = scene.engineIfMade?.scriptClassNames ?? []
    guard partial.first?.isUppercase ?? false else { return short + scripts }
    return scripts + ViewClass.names + ControllerClass.all.map(\.name)
  }

  // MARK: Messages, rules, types

  /// The messages that can be overridden, with the words for the usual ones first.
  private func messages(_ tokens: [Token]) -> Words {
    guard let object = tokens.last.flatMap({ scene.object(named: $0.text) }) else { return Words() }
    let offered = OverrideWords.offered(for: object, scene)
    var words = Words(
      offered.first.map { .init($0.word, $0.note?[session.language]) }, keepsNotes: true)
    words.others = offered.others.map { .init($0) }
    return words
  }

  /// The sections of the rulebook; with a section's letters its rules.
  private func rules(_ partial: String) -> Words {
    let language = session.language
    guard partial.contains("-") else {
      var sections = Rulebook.sections.map { section in
        CompletionProposal.Item(
          "\(section.letters)-", "\(section.title[language]) (\(section.rules.count))")
      }
      let mistakes = Bilingual(en: "What learners often believe", zh: "常见的误解")
      sections.append(.init("M-", "\(mistakes[language]) (\(Rulebook.mistakes.count))"))
      return Words(sections, suffix: "", keepsNotes: true)
    }
    let rules = Rulebook.sections.flatMap(\.rules).map { rule in
      CompletionProposal.Item(rule.id.rawValue, rule.statement[language])
    }
    let mistakes = Rulebook.mistakes.map { CompletionProposal.Item($0.id, $0.claim[language]) }
    return Words(rules + mistakes, keepsNotes: true)
  }

  /// The names of types; after a dot the members of one.
  private func types(_ partial: String) -> Words {
    guard partial.first?.isUppercase ?? false else { return Words() }
    guard let dot = partial.firstIndex(of: ".") else { return Words(SwiftEngine.typeNames) }
    let type = String(partial[..<dot])
    let members = SwiftCompleter(session, "").memberNames(ofType: type)
    return Words(members.map { "\(type).\($0)" })
  }

  // MARK: Properties

  /// `red` becomes `red.`, `red.al` becomes `red.alpha`.
  private func paths(_ partial: String) -> Words {
    guard var dot = partial.firstIndex(of: ".") else { return Words(scene.order, suffix: ".") }
    while let next = partial[partial.index(after: dot)...].firstIndex(of: "."),
      scene.object(named: String(partial[..<next])) != nil
    {
      dot = next
    }
    let name = String(partial[..<dot])
    guard let object = scene.object(named: name) else { return Words() }
    let words =
      PropertyTable.paths(of: object) + (object is UIView ? ["class"] : [])
      + scene.partNames(of: object)
    let ours = Dictionary(
      oursWithNotes(of: object).map { ("\(name).\($0.text)", $0.note) }, uniquingKeysWith: { $1 })
    let paths = words.map { "\(name).\($0)" }
    // Parts of objects that are not named yet are offered if nothing else fits.
    let depth = partial.filter { $0 == "." }.count
    let near = paths.filter { depth > 1 || $0.filter { $0 == "." }.count <= depth }
    let fits = near.contains { $0.lowercased().hasPrefix(partial.lowercased()) }
    return separated((fits ? near : paths).map { .init($0, ours[$0] ?? nil) })
  }

  /// The properties of the class that `add` would create.
  private func keys(_ tokens: [Token]) -> Words {
    guard let object = tokens.first.flatMap({ fresh($0.text) }) else { return Words() }
    let ours = oursWithNotes(of: object)
    return separated(
      PropertyTable.properties(of: object).map { property in
        ours.first { $0.text == property.path } ?? .init(property.path)
      })
  }

  /// UIKit's own first, without notes; then the workbench's own, with notes.
  private func separated(_ items: [CompletionProposal.Item]) -> Words {
    var words = Words(items.filter { $0.note == nil })
    words.others = items.filter { $0.note != nil }
    words.keepsNotes = true
    return words
  }

  /// The properties of an object that UIKit does not have, each with an app's replacement.
  private func oursWithNotes(of object: ModelObject) -> [CompletionProposal.Item] {
    PropertyTable.properties(of: object).compactMap { property in
      property.inApp.map { .init(property.path, PropertyWording.ours(inApp: $0)[session.language]) }
    }
  }

  /// A new object of the class that a word refers to for `add` or `gesture`.
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
    case .applicationDelegate:
      return scene.namedObjects.filter { scene.isApplicationDelegate($0.object) }.map(\.name)
        + ["nil"]
    case .contentMode: return UIView.ContentMode.allCases.map { "\($0)" }
    case .words(let words), .word(let words): return words
    default: return []
    }
  }

  // MARK: Files

  /// A name as it is typed in a line, quoted if it is more than a word; nil for one that cannot be
  /// typed, such as one with a control character.
  private static func typed(_ name: String) -> String? {
    let isTypable = !name.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0.value == 0xFFFD
    }
    guard isTypable else { return nil }
    return [name, "\"\(name)\""].first { text in
      let tokens = try? Lexer.tokens(of: SourceText(text))
      return tokens?.count == 1 && tokens?[0].text == name
    }
  }

  private func files(_ partial: String) -> Words {
    let slash = partial.lastIndex(of: "/")
    let folder = slash.map { String(partial[...$0]) } ?? ""
    let stem = slash.map { String(partial[partial.index(after: $0)...]) } ?? partial
    let path = folder.isEmpty ? "." : FileReading.expanded(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let items = names.sorted().filter {
      $0.hasPrefix(stem) && ($0.first != "." || stem.first == ".")
    }
    .prefix(500).compactMap { name -> CompletionProposal.Item? in
      var isDirectory: ObjCBool = false
      let full = (path as NSString).appendingPathComponent(name)
      _ = FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory)
      let text = folder + name + (isDirectory.boolValue ? "/" : "")
      guard let typed = Self.typed(text) else { return nil }
      var item = CompletionProposal.Item(text)
      if typed != text { item.insertion = .init(before: "\(typed) ", after: "") }
      return item
    }
    // Quotation marks come with a complete name, and so only if it is the only one.
    let offered = items.count == 1 ? items : items.filter { $0.insertion == nil }
    let isFolder = offered.count == 1 && offered[0].text.hasSuffix("/")
    return Words(offered, suffix: isFolder ? "" : " ")
  }
}

import Records
import Scenes
import TypedText
import UIKitModel

/// Finds a valid line to type in place of one whose arguments are wrong.
///
/// The text before the error stays. After it comes the first of these with which the line has a
/// form of the command: the two words there exchanged; a free name, or the missing word, and the
/// rest; nothing, if something was too much; the end of one of the command's examples, with names
/// from the scene in place of its own. A value is tried with the property that it is for.
struct UsageOffer {
  private let command: Command
  private let commands: CommandTable
  private let scene: Scene
  private let forms: [UsagePattern]
  /// The keywords with which parts of the command begin.
  private let keywords: Set<String>
  /// The words that were typed, and the number of them before the error.
  private let typed: [Word]
  private let good: Int
  private let problem: Problem

  /// A token, and its typed form.
  private struct Word {
    let token: Token
    let text: String

    init(_ token: Token, in source: SourceText) {
      self.token = token
      text = String(source.characters[token.range])
    }

    init(_ text: String) {
      token = Token(kind: .word, text: text, range: 0..<0)
      self.text = text
    }

    var isName: Bool { token.kind == .word || token.kind == .string }
  }

  /// nil for a problem that is not about the form of the line.
  init?(
    _ command: Command, _ source: SourceText, from start: Int, _ located: LocatedProblem,
    in scene: Scene, of commands: CommandTable
  ) {
    guard located.problem.isOfUsage, let tokens = try? Lexer.tokens(of: source, from: start) else {
      return nil
    }
    self.command = command
    self.commands = commands
    self.scene = scene
    forms = command.patterns
    keywords = forms.reduce(into: []) { $0.formUnion($1.root.keywords) }
    // The separators of numbers do not matter here.
    let words = tokens.map { Word($0, in: source) }.filter(\.isName)
    typed = words
    good = words.prefix { $0.token.range.upperBound <= located.range.lowerBound }.count
    problem = located.problem
  }

  /// The line; if nothing fits, the one that shows the help.
  var offer: LineOffer {
    let start = Array(typed.prefix(good))
    if let line = exchanged(start) ?? pointOfView(start) ?? named(start) ?? completed(start)
      ?? shortened(start)
    {
      return .line(self.line(line))
    }
    for start in [start, []] {
      if let line = fromExamples(start) { return .example(self.line(line)) }
    }
    return .line("help \(command.word)")
  }

  private func line(_ words: [Word]) -> String {
    ([command.word] + words.map(\.text)).joined(separator: " ")
  }

  // MARK: Ways to a line

  /// With a keyword moved to its place: `minutes 10`.
  private func exchanged(_ start: [Word]) -> [Word]? {
    guard good + 1 < typed.count, keywords.contains(typed[good].token.text) else { return nil }
    let line = start + [typed[good + 1], typed[good]] + typed[(good + 2)...]
    return isForm(line) ? line : nil
  }

  /// With a point before its view: `convert 0 0 in buy to root` for `convert buy 0 0 to root`.
  private func pointOfView(_ start: [Word]) -> [Word]? {
    guard good + 1 < typed.count, let name = start.last, scene.object(named: name.text) is UIView,
      Double(typed[good].text) != nil, Double(typed[good + 1].text) != nil
    else { return nil }
    let point = Array(typed[good...(good + 1)])
    let line = Array(start.dropLast()) + point + [Word("in"), name] + Array(typed[(good + 2)...])
    return isForm(line) ? line : nil
  }

  /// With a free name in place of one that was left out: `gesture tap on buy`.
  private func named(_ start: [Word]) -> [Word]? {
    guard case .missingArgument(Placeholder.newName.shown, _) = problem, good < typed.count,
      let kind = start.last?.token.text
    else { return nil }
    let plain = kind.hasPrefix("UI") ? kind.dropFirst(2) : kind[...]
    let stem = plain.prefix(1).lowercased() + plain.dropFirst()
    let name = scene.object(named: "\(stem)1") == nil ? "\(stem)1" : scene.freeName(near: stem)
    let line = start + [Word(name)] + typed[good...]
    return isForm(line, joinedAt: start.count) ? line : nil
  }

  /// With a possible next word inserted before the rest, or in place of the wrong one.
  private func completed(_ start: [Word]) -> [Word]? {
    guard good < typed.count else { return nil }
    let keywords = forms.flatMap { form in
      form.expected(after: start.map(\.token)).compactMap { expected -> String? in
        if case .keyword(let word) = expected { word } else { nil }
      }
    }
    let present = Set(typed.map(\.token.text))
    for rest in [typed[good...], typed[(good + 1)...]] where !rest.isEmpty {
      // A name alone is that of a method: as a line of Swift it would call nothing.
      let isName = rest.count == 1 && rest.allSatisfy { Identifier.isValid($0.text) }
      let ordered = isName ? keywords.sorted(by: { $0 == "send" && $1 != "send" }) : keywords
      for keyword in ordered where !present.contains(keyword) {
        let line = start + [Word(keyword)] + rest
        if isForm(line, joinedAt: start.count, isKeyword: true) { return line }
      }
    }
    return nil
  }

  /// Without the superfluous words.
  private func shortened(_ start: [Word]) -> [Word]? {
    guard case .extraArgument = problem, isForm(start) else { return nil }
    return start
  }

  /// With the end of an example; examples that begin like the line come first.
  private func fromExamples(_ start: [Word]) -> [Word]? {
    let examples = command.examples.compactMap(words(ofExample:)).map(inScene)
    let common = examples.map { example in
      zip(example, start).prefix { $0.text == $1.text }.count
    }
    let order = examples.indices.sorted { (common[$1], $0) < (common[$0], $1) }
    for index in order {
      let example = examples[index]
      // The typed words replace as many words of the example, if that fits.
      for end in [min(start.count, example.count)] + (0...example.count) {
        let line = start + example[end...]
        guard line.count > start.count || start.isEmpty else { continue }
        if isForm(line, joinedAt: start.count) { return line }
      }
    }
    return withValue(start)
  }

  private func words(ofExample example: String) -> [Word]? {
    let source = SourceText(example)
    guard let tokens = try? Lexer.tokens(of: source), tokens.first?.text == command.word else {
      return nil
    }
    return tokens.dropFirst().map { Word($0, in: source) }.filter(\.isName)
  }

  /// With a value of a property's type, if no example has one.
  private func withValue(_ start: [Word]) -> [Word]? {
    guard let property = property(named: start.last?.token.text ?? "", behind: start.dropLast())
    else { return nil }
    let line = start + property.type.sample.split(separator: " ").map { Word(String($0)) }
    return isForm(line) ? line : nil
  }

  /// An example with names of the scene in place of the names that it creates.
  private func inScene(_ example: [Word]) -> [Word] {
    var example = example
    let tokens = example.map(\.token)
    let bindings = forms.lazy.compactMap { form in
      // `require` begins a part of the form and is not a property.
      form.reading(of: tokens) { $0 != .property || tokens[$1.lowerBound].text != "require" }
    }.first
    guard let bindings else { return example }
    for binding in bindings {
      let place = binding.tokens.lowerBound
      guard let name = name(for: binding.placeholder, tokens[place].text) else { continue }
      example[place] = Word(name)
    }
    return example
  }

  /// The name in this scene that replaces an example's own name; nil if that may stay.
  private func name(for placeholder: Placeholder, _ text: String) -> String? {
    switch placeholder {
    case .newName: return scene.object(named: text) == nil ? nil : scene.freeName(near: text)
    case .point where Double(text) != nil: return nil
    case .name, .view, .parent, .sibling, .point:
      return scene.object(named: text) is UIView || text == "nil" ? nil : present(UIView.self)
    case .recognizer: return present(UIGestureRecognizer.self)
    case .control: return scene.object(named: text) is UIControl ? nil : present(UIControl.self)
    case .controller: return plainController
    case .path:
      guard let dot = text.firstIndex(of: "."),
        scene.object(named: String(text[..<dot])) == nil
      else { return nil }
      return (present(UIView.self) ?? "root") + text[dot...]
    default: return nil
    }
  }

  /// The object of a kind that was named last and is in use, or one that was typed after the error.
  private func present<Kind: ModelObject>(_ kind: Kind.Type) -> String? {
    let named = scene.namedObjects.filter { $0.object is Kind && $0.object.isInUse }.map(\.name)
    let meant = typed.dropFirst(good).map(\.token.text).first(where: named.contains)
    return meant ?? named.last
  }

  /// The controller that was named last and is not a container by its class.
  private var plainController: String? {
    scene.namedObjects.last { named in
      named.object is UIViewController && !(named.object is UINavigationController)
        && !(named.object is UITabBarController)
    }?.name
  }

  // MARK: Whether it fits

  /// Whether words match a form. `seam` is the index at which two lines were joined: a placeholder
  /// that takes any words must not begin before it and end after it, or contain a keyword that was
  /// inserted there; where one was, no placeholder may read it: a recognizer is not called
  /// `require` because the word fits there.
  private func isForm(
    _ words: [Word], joinedAt seam: Int? = nil, isKeyword: Bool = false
  ) -> Bool {
    let tokens = words.map(\.token)
    return forms.contains { form in
      let bindings = form.reading(of: tokens) {
        accepts($0, Array(words[$1]), behind: words[..<$1.lowerBound])
      }
      guard let bindings else { return false }
      guard let seam, seam > 0 else { return true }
      return !bindings.contains { binding in
        guard binding.tokens.contains(seam) else { return false }
        return isKeyword || binding.placeholder.takesAnything && binding.tokens.lowerBound < seam
      }
    }
  }

  private func accepts(
    _ placeholder: Placeholder, _ words: [Word], behind before: ArraySlice<Word>
  ) -> Bool {
    let text = words[0].token.text
    switch placeholder {
    case .newName: return Identifier.isValid(text) && scene.object(named: text) == nil
    case .number: return Double(text) != nil
    case .factor: return Double(text).map { $0 > 0 } ?? false
    case .seconds:
      return Double(text.hasSuffix("s") ? String(text.dropLast()) : text) != nil
    case .angle: return ["deg", "rad", "°"].contains { text.hasSuffix($0) }
    case .point:
      return words.count == 2
        ? words.allSatisfy { Double($0.token.text) != nil }
        : scene.object(named: text) is UIView
    case .name: return scene.object(named: text) != nil || text == "nil"
    case .view, .parent, .sibling: return scene.object(named: text) is UIView
    case .recognizer: return scene.object(named: text) is UIGestureRecognizer
    case .control: return scene.object(named: text) is UIControl
    case .controller: return scene.object(named: text) is UIViewController
    case .className:
      return scene.viewClass(named: text) != nil || scene.controllerClass(named: text) != nil
    case .command: return commands.command(text) != nil
    case .color: return PixelColor(text) != nil
    case .actingLine: return commands.command(text)?.group == .acting
    case .gestureKind: return scene.gestureClass(named: text) != nil
    case .nib: return Identifier.isValid(text)
    case .nibView:
      return nib(before)?.views.contains { $0.label == text } ?? false || text == NibRecord.owner
    case .outlet: return !keywords.contains(text)
    case .event: return ControlEvents.words.contains(text)
    case .classPath:
      return text.hasSuffix(".class") && scene.object(named: String(text.dropLast(6))) != nil
    case .path, .property: return property(named: text, behind: before) != nil
    case .value: return takes(words, before)
    // A keyword was meant as one.
    case .word, .guest: return !keywords.contains(text) && !text.hasPrefix("-")
    case .ownClass, .state, .message, .selector, .key, .rule, .file, .folder, .url, .type, .text,
      .scene, .line, .expression:
      return true
    }
  }

  /// The nib that the first word names.
  private func nib(_ words: ArraySlice<Word>) -> NibArchive? {
    words.first.flatMap { scene.nib(named: $0.token.text) }
  }

  /// Whether words are a value of the property that was named before them.
  private func takes(_ words: [Word], _ before: ArraySlice<Word>) -> Bool {
    guard let path = before.last,
      let property = property(named: path.token.text, behind: before.dropLast())
    else { return false }
    let source = SourceText(words.map(\.text).joined(separator: " "))
    guard
      var arguments = try? Arguments(
        command: command, source: source, from: 0, payload: "", scene: scene,
        commands: commands)
    else { return false }
    return (try? arguments.value(of: property.type)) != nil && arguments.isAtEnd
  }

  /// The property of a path, if it can be set: of an object, or of the one that is being created.
  private func property(named path: String, behind before: ArraySlice<Word>) -> Property? {
    var object: ModelObject?
    var name = path
    if let made = before.first?.token.text {
      // Classes of scripts would have to run for this.
      object = try? ViewClass.named(made)?.make(.zero)
      if object == nil { object = try? GestureClass.named(made)?.make() }
    } else if let dot = path.firstIndex(of: ".") {
      object = scene.object(named: String(path[..<dot]))
      name = String(path[path.index(after: dot)...])
    }
    guard let object, let found = PropertySetting.find(name, of: object), found.part == nil,
      found.property.write != nil
    else { return nil }
    return found.property
  }
}

extension ModelObject {
  /// Whether it is on a screen, or attached to a view.
  fileprivate var isInUse: Bool {
    switch self {
    case is UIWindow: false
    case let view as UIView: view.window != nil
    case let recognizer as UIGestureRecognizer: recognizer.view != nil
    default: true
    }
  }
}

extension Problem {
  /// Whether it is the problem of a line that does not match a form of the command.
  fileprivate var isOfUsage: Bool {
    switch self {
    case .missingArgument, .extraArgument, .expectedOneOf, .notANumber, .notAPoint, .notABoolean,
      .notAWholeNumber, .angleNeedsUnit, .notATransform:
      true
    default: false
    }
  }
}

extension PropertyType {
  /// A value in its typed form.
  fileprivate var sample: String {
    switch self {
    case .number: "0.5"
    case .wholeNumber, .count: "2"
    case .boolean: "true"
    case .point: "10 20"
    case .size: "100 44"
    case .rectangle: "20 100 200 44"
    case .color: "red"
    case .text: "\"text\""
    case .transform: "rotation 45deg"
    case .applicationDelegate, .controller, .picture: "nil"
    case .contentMode: "scaleAspectFit"
    case .duration: "0.3"
    case .words(let words), .word(let words): words.first ?? ""
    }
  }
}

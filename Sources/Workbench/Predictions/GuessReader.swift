import Records
import Scenes
import TypedText
import UIKitModel

/// Reads a guess: names with blanks, commas or arrows between, nil, true and false.
struct GuessReader {
  private let scene: Scene
  private let question: PredictQuestion

  init(_ scene: Scene, _ question: PredictQuestion) {
    self.scene = scene
    self.question = question
  }

  private static let nobody = ["nil", "none", "nobody", "没有", "无"]
  private static let yes = ["true", "t", "yes", "y", "inside", "是", "在", "真", "对"]
  private static let no = ["false", "f", "no", "n", "outside", "否", "不在", "不是", "假", "错"]

  /// Reads the guess in a line; throws its problem with the range.
  func read(_ text: String) throws(LocatedProblem) -> Prediction.Value {
    if question.kind == .events { return .lines(try lines(of: text)) }
    let words = try words(of: text)
    guard let first = words.first else {
      throw LocatedProblem(.missingArgument("NAME", usage: usage), 0..<text.count)
    }
    switch question.kind {
    case .hit:
      if words.count > 1 {
        // Only words that the learner has typed: others could be the answer.
        throw LocatedProblem(.oneAnswerExpected(examples: [first.text, "nil"]), words[1].range)
      }
      return .view(isNobody(first) ? nil : try name(first))
    case .inside:
      if words.count > 1 {
        throw LocatedProblem(.oneAnswerExpected(examples: ["true", "false"]), words[1].range)
      }
      let word = first.text.lowercased()
      if Self.yes.contains(word) { return .isInside(true) }
      if Self.no.contains(word) { return .isInside(false) }
      throw LocatedProblem(.expectedOneOf(["true", "false"], got: first.text), first.range)
    case .order, .chain:
      // Learners write the end of a chain as nil.
      let named = words.last.map(isNobody) ?? false ? Array(words.dropLast()) : words
      var names: [String] = []
      let isChain = if case .chain = question.kind { true } else { false }
      for word in named {
        // A window's scene is a link of a device's chain; if it is missing in this one, it is a
        // wrong guess.
        let isScene = isChain && isSceneWord(word)
        names.append(isScene ? "scene" : try name(word))
      }
      return .names(names)
    case .events: return .lines(try lines(of: text))
    }
  }

  private var usage: [String] {
    switch question.kind {
    case .hit: ["NAME", "nil"]
    case .inside: ["true", "false"]
    case .order, .chain: ["NAME, NAME …"]
    case .events: ["NAME MESSAGE, RECOGNIZER STATE …", "none"]
    }
  }

  // MARK: Lines of the log

  /// The lines of the log, with commas or arrows between; names in any case, with or without
  /// quotes.
  private func lines(of text: String) throws(LocatedProblem) -> [String] {
    let characters = SourceText(text).characters
    var lines: [String] = []
    var start = 0
    var isQuoted = false
    for index in 0...characters.count {
      let character = index < characters.count ? characters[index] : ","
      if character == "\"" { isQuoted.toggle() }
      let isEnd = index == characters.count
      guard isEnd || !isQuoted && ",、;→".contains(character) else { continue }
      let piece = String(characters[start..<index])
      let range = start..<index
      start = index + 1
      if let line = try line(piece, at: range) { lines.append(line) }
    }
    if lines.count == 1, Self.nobody.contains(lines[0]) || lines[0] == "nothing" { return [] }
    return lines
  }

  private func line(_ piece: String, at range: Range<Int>) throws(LocatedProblem) -> String? {
    var text = piece.trimmingBlanks
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1, !text.contains("\\") {
      text = String(text.dropFirst().dropLast()).trimmingBlanks
    }
    guard !text.isEmpty else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words[0] == "print" || words.count == 1 && Self.nobody.contains(words[0])
      || words == ["nothing"]
    {
      return text
    }
    guard words.count > 1 else {
      // The name of the view that the fingers touched may be left out.
      if let actedName, words[0].hasPrefix("touches") || ControlEvents.event(words[0]) != nil {
        return "\(actedName) \(words[0])"
      }
      throw LocatedProblem(.missingArgument("MESSAGE", usage: usage), range)
    }
    let tokens = words.map { Token(kind: .word, text: $0, range: range) }
    let reader = PathReader(scene: scene)
    let count = min(reader.length(tokens, from: 0), words.count - 1)
    guard let token = reader.joined(tokens[..<count]) else { return nil }
    return ([try name(token)] + words.dropFirst(count)).joined(separator: " ")
  }

  /// The name in a line such as `tap buy`; nil if it names a point.
  private var actedName: String? {
    guard let tokens = try? Lexer.tokens(of: SourceText(question.line)) else { return nil }
    let names = PathReader(scene: scene).joinedNames(tokens).dropFirst(2)
    return names.compactMap { scene.object(named: $0.text) as? UIView }.first
      .map { scene.objectName($0).text }
  }

  private func isSceneWord(_ word: Token) -> Bool {
    word.kind == .word && scene.object(named: word.text) == nil
      && ["scene", "windowscene", "uiwindowscene"].contains(word.text.lowercased())
  }

  private func isNobody(_ word: Token) -> Bool {
    word.kind == .word && scene.object(named: word.text) == nil
      && Self.nobody.contains(word.text.lowercased())
  }

  // MARK: Words

  /// The words of a line, without separators.
  private func words(of text: String) throws(LocatedProblem) -> [Token] {
    var characters = SourceText(text).characters
    for index in characters.indices where characters[index] == "→" { characters[index] = " " }
    for index in characters.indices.dropLast()
    where "-=".contains(characters[index]) && characters[index + 1] == ">" {
      (characters[index], characters[index + 1]) = (" ", " ")
    }
    // A number sign does not begin a comment here, so that no part of a guess is ignored.
    let tokens = try Lexer.tokens(of: SourceText(String(characters).replacing("#", with: " ")))
    return PathReader(scene: scene).joinedNames(tokens)
      .filter { $0.kind == .word || $0.kind == .string }
  }

  // MARK: Names

  /// The object's name in records, for a word: a name in any case, a text that a view shows, an
  /// address of a dump, the class of an object without a name.
  private func name(_ word: Token) throws(LocatedProblem) -> String {
    if let object = object(word) { return scene.objectName(object).text }
    let near = Suggestions.near(word.text, in: scene.order)
    let isClass = word.text.first.map { $0.isUppercase || $0 == "_" } ?? false
    if near.isEmpty, isClass, word.kind == .word { return word.text }
    do {
      return scene.objectName(try Arguments.object(word, in: scene)).text
    } catch let problem as LocatedProblem {
      throw problem
    } catch {
      throw LocatedProblem(.unknownName(word.text, suggestions: near), word.range)
    }
  }

  private func object(_ word: Token) -> ModelObject? {
    guard word.kind == .word else { return nil }
    if let object = scene.object(named: word.text) { return object }
    let lower = word.text.lowercased()
    let fitting = scene.order.filter { $0.lowercased() == lower }
    if fitting.count == 1 { return scene.object(named: fitting[0]) }
    return fitting.isEmpty ? scene.object(named: lower) : nil
  }
}

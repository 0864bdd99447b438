import Dumps
import Records
import SourceTree
import TypedText

/// Decides between commands and code.
///
/// A first word is code if `.` `(` `[` `:` `?` `!` is attached to it, or if `=`, `{` or a binary
/// operator follows; else, if it is a command word, a command; else code. A command word that is a
/// name as well is a command where its usage fits and code could not continue like that: `tap buy`,
/// and `list` alone. `:WORD` is always a command, `(…)` always code.
nonisolated package struct EntryReader {
  package let commandWords: [String]
  /// The full words by their synonyms.
  package let synonyms: [String: String]
  /// Whether a unique prefix of a command word is accepted. At the prompt only.
  package let takesPrefixes: Bool
  package let isVariable: (String) -> Bool
  private let forms: CommandForms
  /// The user's choice of a language for typed input.
  private let chosen: SourceLanguage
  /// The front end for a language.
  let frontEnd: (SourceLanguage) -> any FrontEnd

  package init(
    commandWords: [String], synonyms: [String: String] = [:], forms: CommandForms = CommandForms(),
    takesPrefixes: Bool, chosen: SourceLanguage = .typed,
    frontEnd: @escaping (SourceLanguage) -> any FrontEnd, isVariable: @escaping (String) -> Bool
  ) {
    self.commandWords = commandWords
    self.chosen = chosen
    self.synonyms = synonyms
    self.forms = forms
    self.takesPrefixes = takesPrefixes
    self.frontEnd = frontEnd
    self.isVariable = isVariable
  }

  /// The kind of an entry: code if it is from a file of code or names its language; otherwise the
  /// kind is determined by its first line.
  package func kind(ofEntry entry: String) -> EntryKind {
    let text = CodeText(entry)
    if text.file != nil { return .code(text.language) }
    let kind = kind(of: EntryParts(entry).head)
    return kind.isCode && text.language != .typed ? .code(text.language) : kind
  }

  package func kind(of source: SourceText) -> EntryKind {
    let text = source.characters
    // The kind of an entry that is not a command: its first line does not name a file.
    var code: EntryKind { .code(FrontEnds.language(ofTyped: String(text), chosen: chosen)) }
    guard let start = text.firstIndex(where: { !$0.isWhitespace }), text[start] != "#" else {
      return .empty
    }
    if text[start] == ":" { return forcedCommand(text, start + 1) }
    let isWord = Identifier.isHead(text[start])
    if !isWord, isDump(text[start...]) { return .dump }
    var end = start
    while isWord, end < text.count, Identifier.isBody(text[end]) { end += 1 }
    let word = String(text[start..<end])
    if !isPlainly(word, text[end...]) {
      let language = FrontEnds.language(of: String(text[start...]), file: nil)
      if language != .typed { return .code(language) }
    }
    if text[start] == "?", let full = synonyms["?"] {
      return .command(word: full, arguments: start + 1)
    }
    guard isWord else { return code }
    if let call = emptyCall(of: word, text[end...]) { return call }
    if isCode(word, followedBy: text[end...]) { return code }
    if let full = fullWord(word), !isDeclared(text[end...]) || !isDump(text[start...]) {
      return .command(word: full, arguments: end)
    }
    if isPlausibleCode(word, followedBy: text[end...]) { return code }
    // Code that contains a dump, or the text of a log, may come before the first view.
    if isDump(text[start...]) { return .dump }
    let typed = code
    return typed == .code(.typed) ? .unknownCommand(word: word, range: start..<end) : typed
  }

  /// Whether a line begins with a command word and a blank, and names no language at its end: no
  /// language begins like that, so that none is asked about every line of a scene.
  private func isPlainly(_ word: String, _ rest: ArraySlice<Character>) -> Bool {
    commandWords.contains(word) && rest.first == " "
      && rest.dropFirst().first.map(Identifier.isBody) ?? false && !rest.contains("/")
  }

  private func isDump(_ text: ArraySlice<Character>) -> Bool {
    let line = text.prefix { $0 != "\n" }
    guard line.contains("<") || line.first == "(" else { return false }
    return ViewDump.looksLikeDump(String(line))
  }

  /// The command words that begin with `word`.
  package func candidates(for word: String) -> [String] {
    commandWords.filter { $0.hasPrefix(word) }
  }

  private func forcedCommand(_ text: [Character], _ start: Int) -> EntryKind {
    var end = start
    while end < text.count, !text[end].isWhitespace { end += 1 }
    let word = String(text[start..<end])
    guard let full = fullWord(word) else {
      return .unknownCommand(word: word, range: start..<end)
    }
    return .command(word: full, arguments: end)
  }

  /// The command word for a word; nil if there is none.
  package func fullWord(_ word: String) -> String? {
    if commandWords.contains(word) { return word }
    if let full = synonyms[word] { return full }
    guard takesPrefixes, !word.isEmpty else { return nil }
    let candidates = candidates(for: word)
    return candidates.count == 1 ? candidates[0] : nil
  }

  private func isCode(_ word: String, followedBy rest: ArraySlice<Character>) -> Bool {
    if isVariable(word) { return !isCommand(word, followedBy: rest) }
    guard let next = rest.first else { return false }
    if ".([:?!".contains(next) { return true }
    let isSpaced = next.isWhitespace
    let after = rest.drop { $0.isWhitespace && $0 != "\n" }
    guard let first = after.first else { return false }
    if first == "{" { return true }
    let symbols = after.prefix { "+-*/%<>=&|^~!?".contains($0) }
    guard !symbols.isEmpty else { return false }
    if symbols.elementsEqual("=") { return true }
    // A binary operator has blanks on both sides or on neither.
    guard let operand = after.dropFirst(symbols.count).first else { return false }
    return isSpaced == operand.isWhitespace
  }

  /// `exit()` and the like, as other prompts require them; a function of that name would be Swift.
  private func emptyCall(of word: String, _ rest: ArraySlice<Character>) -> EntryKind? {
    guard String(rest).trimmingBlanks == "()", !isVariable(word),
      let full = commandWords.contains(word) ? word : synonyms[word],
      forms.standsAlone(full)
    else { return nil }
    return .command(word: full, arguments: rest.endIndex)
  }

  /// Whether a line that begins with a name is a command all the same: the name is a command word,
  /// its usage fits, and no line of Swift continues like that.
  private func isCommand(_ word: String, followedBy rest: ArraySlice<Character>) -> Bool {
    let isWord = commandWords.contains(word)
    guard let full = isWord ? word : synonyms[word] else { return false }
    if let next = rest.first, !next.isWhitespace { return false }
    let after = rest.drop { $0.isWhitespace }
    guard let first = after.first, first != "#" else {
      // A synonym alone, such as `exit`, is rather the name.
      return isWord && forms.standsAlone(full)
    }
    let second = after.dropFirst().first
    switch first {
    case "(": return forms.beginsWithPoint(full)
    case "-", "+", ".": return second?.isNumber ?? false
    case "\"", "_": return true
    case _ where Identifier.isBody(first):
      return !["as", "is"].contains(String(after.prefix(while: Identifier.isBody)))
    default: return false
    }
  }

  /// Whether the text after a word is a declaration in a language of web pages, as in source code
  /// that contains a dump: `export const kept = …`.
  private func isDeclared(_ rest: ArraySlice<Character>) -> Bool {
    let next = rest.drop(while: \.isWhitespace).prefix(while: Identifier.isBody)
    return ["const", "let", "var", "default"].contains(String(next))
  }

  /// Whether code could begin with `word`: a word of its own, or an expression that continues.
  private func isPlausibleCode(_ word: String, followedBy rest: ArraySlice<Character>) -> Bool {
    if SourceLanguage.typed.leadingWords.contains(word) { return true }
    if let next = rest.first, !next.isWhitespace { return true }
    return false
  }
}

/// The beginnings of commands' arguments, as needed to distinguish commands from Swift.
nonisolated package struct CommandForms {
  /// Whether a command is valid without arguments.
  let standsAlone: (_ word: String) -> Bool
  /// Whether its arguments may begin with a point.
  let beginsWithPoint: (_ word: String) -> Bool

  package init(
    standsAlone: @escaping (String) -> Bool = { _ in false },
    beginsWithPoint: @escaping (String) -> Bool = { _ in false }
  ) {
    self.standsAlone = standsAlone
    self.beginsWithPoint = beginsWithPoint
  }
}

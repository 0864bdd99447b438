import SourceTree

/// A file of Swift without everything that does not affect its execution: white space, comments,
/// and the names of its local variables.
///
/// Two files with the same form are the same program. Where a name might mean two things, the form
/// retains all names. There is none for files whose code can find out its own line number.
package struct CodeForm: Hashable {
  /// The words of the file, with `#0`, `#1` … for local variables, and `\n` where an item begins.
  package let words: [String]

  /// Creates a form; `locals` maps the uses of local variables to their declarations.
  init?(_ words: [SourceWord], locals: [Int: Int]) {
    let text = FormedText(words)
    guard !text.tellsLines else { return nil }
    self.words =
      Self.words(words, renaming: text.renamable(locals), text)
      ?? words.flatMap { ($0.beginsItem ? ["\n"] : []) + [$0.text] }
  }

  /// The words with numbers for local variables; nil where one has the letters of another name.
  private static func words(
    _ words: [SourceWord], renaming places: [Int: Int], _ text: FormedText
  ) -> [String]? {
    let names = Set(places.keys.map { words[$0].text })
    var numbers: [Int: Int] = [:]
    var form: [String] = []
    form.reserveCapacity(words.count)
    for (index, word) in words.enumerated() {
      if word.beginsItem { form.append("\n") }
      if let declaration = places[index] {
        let number = numbers[declaration] ?? numbers.count
        numbers[declaration] = number
        form.append("#\(number)")
      } else {
        // The same letters with another or an unknown meaning.
        guard !names.contains(word.text) || text.isMemberOrLabel(index) else { return nil }
        form.append(word.text)
      }
    }
    return form
  }
}

/// The words of a text, with the meanings that their neighbours give them.
private struct FormedText {
  private let words: [SourceWord]

  init(_ words: [SourceWord]) { self.words = words }

  private func text(_ index: Int) -> String {
    words.indices.contains(index) ? words[index].text : ""
  }

  /// Words after `#` for a location in the source.
  private static let places: Set = [
    "line", "column", "file", "fileID", "filePath", "function", "dsohandle",
  ]

  var tellsLines: Bool {
    words.indices.contains { text($0) == "#" && Self.places.contains(text($0 + 1)) }
  }

  /// The uses of local variables that may be renamed, with their declarations, each by its index.
  func renamable(_ locals: [Int: Int]) -> [Int: Int] {
    let indices = Dictionary(
      words.enumerated().map { ($0.element.start, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var uses: [Int: [Int]] = [:]
    var others: Set<Int> = []
    for (use, declaration) in locals {
      guard var declaration = indices[declaration] else { continue }
      // A parameter is declared at its label, which comes before its name: `with event: …`.
      if let use = indices[use], text(declaration + 1) == text(use), text(declaration + 2) == ":" {
        declaration += 1
      }
      guard let use = indices[use], text(use) == text(declaration), use != declaration else {
        // `$0`, `newValue`, and other names without a declaration.
        others.insert(declaration)
        continue
      }
      uses[declaration, default: []].append(use)
      // In `if let x` the name is that of another variable, too.
      others.insert(use)
    }
    var places: [Int: Int] = [:]
    for (declaration, uses) in uses where !others.contains(declaration) {
      guard !isNameForCallers(declaration), !isShorthand(declaration) else { continue }
      for index in uses + [declaration] { places[index] = declaration }
    }
    return places
  }

  /// Whether a parameter's name is also its label: `(x: Int)`.
  private func isNameForCallers(_ index: Int) -> Bool {
    ["(", ","].contains(text(index - 1)) && text(index + 1) == ":"
  }

  /// Whether a declaration takes the value of the variable of the same name: `if let x`, `[weak
  /// view]`.
  private func isShorthand(_ index: Int) -> Bool {
    switch text(index - 1) {
    case "let", "var": ["{", ",", "else"].contains(text(index + 1))
    case "[", ",", "weak", "unowned", ")": ["]", ","].contains(text(index + 1))
    default: false
    }
  }

  /// Whether a word is the name of a member or of a declaration, or a label: none of them is looked
  /// up among variables.
  func isMemberOrLabel(_ index: Int) -> Bool {
    if [".", "func", "class", "struct", "enum"].contains(text(index - 1)) { return true }
    guard ["(", ","].contains(text(index - 1)) else { return false }
    return text(index + 1) == ":" || text(index + 2) == ":"
  }
}

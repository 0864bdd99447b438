import Records
import Scenes
import Workbench

/// Makes the prints of submissions of one exercise, by which alike ones are found.
///
/// A mark is the hash of a few words in a row of a file's form: comments, line breaks and names
/// that the author has chosen leave no trace, and exchanged lines leave few. Marks of the starter,
/// the solution, the alternatives and the known mistakes are not an author's own.
struct CodePrints {
  /// The number of words of a mark.
  private static let length = 6

  private let base: Set<UInt32>
  private let practice: PracticeConfiguration

  init(_ exercise: Exercise, in practice: PracticeConfiguration) {
    self.practice = practice
    base = exercise.allFiles.reduce(into: []) { base, name in
      guard let file = try? Code.file(name, of: exercise) else { return }
      base.formUnion(Self.marks(Self.words(of: [file], in: practice)))
    }
  }

  /// The print of a submission; nil if its code has no form.
  func print(of files: [Code]) -> CodePrint? {
    let words = Self.words(of: files, in: practice)
    return words.isEmpty ? nil : CodePrint(Set(Self.marks(words)).subtracting(base))
  }

  /// The words of some files: for commands those of each line, for code those of its form.
  private static func words(of files: [Code], in practice: PracticeConfiguration) -> [String] {
    let code = files.filter { !$0.isCommands }
    let commands = files.filter(\.isCommands).flatMap(\.lines).flatMap { line in
      line.text.split(separator: " ").map(String.init)
    }
    guard !code.isEmpty else { return commands }
    let words = (Engine.forms(of: code, in: practice) ?? []).flatMap(\.words).filter { $0 != "\n" }
    let functions = ownFunctions(words)
    return commands + words.indices.map { plain($0, in: words, functions) }
  }

  /// The names of functions that the author has chosen.
  private static func ownFunctions(_ words: [String]) -> Set<String> {
    Set(
      words.indices.dropFirst().filter { index in
        words[index - 1] == "func" && (index < 2 || words[index - 2] != "override")
      }.map { words[$0] })
  }

  /// The words of Swift that look like names.
  private static let keywords: Set = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "do", "else", "enum", "extension", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "override", "private", "protocol", "public", "repeat", "return", "self",
    "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLowercase || first == "_" else { return false }
    return !keywords.contains(word)
  }

  /// A word as it counts. The identity of a variable depends on the lines before it, so all
  /// variables count as the same, whether their form has a number or a name for them; members,
  /// calls and labels remain.
  private static func plain(
    _ index: Int, in words: [String], _ functions: Set<String>
  ) -> String {
    let word = words[index]
    if word == "var" { return "let" }
    if word.hasPrefix("#"), word.dropFirst().allSatisfy(\.isNumber) { return "#" }
    guard isName(word) else { return word }
    if functions.contains(word) { return "#" }
    let before = index > 0 ? words[index - 1] : ""
    let after = index + 1 < words.count ? words[index + 1] : ""
    if before == "." || after == "(" { return word }
    // A parameter has its label before it, or is one.
    if after == ":" { return isName(before) || before == "_" || before == "let" ? "#" : word }
    return "#"
  }

  private static func marks(_ words: [String]) -> [UInt32] {
    guard words.count >= length else { return [] }
    return (0...(words.count - length)).map { start in
      var hash = StableHash()
      for word in words[start..<(start + length)] {
        hash.combine(word)
        hash.combine(" ")
      }
      return UInt32(truncatingIfNeeded: hash.value >> 32)
    }
  }
}

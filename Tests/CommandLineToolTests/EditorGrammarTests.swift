import Foundation
import Practice
import Testing

/// The words that editors highlight in scenes are those of the table of commands.
///
/// With `TOUCHSTONE_UPDATE_GOLDENS=1` the lists are written.
struct EditorGrammarTests {
  private static var editors: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path + "/editors"
  }

  private static var words: [String] {
    let table = PracticeTable.commands
    return (table.words + table.synonyms.keys.filter { $0.allSatisfy(\.isLetter) }).sorted()
  }

  /// A file, and the part of it with the words.
  nonisolated struct Grammar: Sendable, CustomTestStringConvertible {
    let file: String
    let start: String
    let end: String
    let list: @Sendable ([String]) -> String

    var testDescription: String { file }
  }

  nonisolated static let grammars = [
    Grammar(
      file: "vscode/syntaxes/touchstone.tmLanguage.json", start: #""match": "^\\s*(:?(?:"#,
      end: #"))(?![\\w.(\\[:?!]|\\s*=)""#
    ) { $0.joined(separator: "|") },
    Grammar(
      file: "neovim/syntax/touchstone.vim", start: "syntax keyword touchstoneCommand contained\n",
      end: "\" The end of the commands."
    ) { lines(of: $0, indent: "      \\ ") + "\n" },
    Grammar(
      file: "emacs/touchstone-mode.el", start: "(defconst touchstone-mode--commands\n",
      end: "\n;; The end of the commands."
    ) { words in
      let quoted = words.map { "\"\($0)\"" }
      let text = lines(of: quoted, indent: "    ")
      return "  '(" + text.dropFirst(4) + "))"
    },
  ]

  /// Words in lines of at most 90 columns.
  nonisolated private static func lines(of words: [String], indent: String) -> String {
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].count + word.count > 84 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " \(word)"
    }
    return lines.map { indent + $0 }.joined(separator: "\n")
  }

  @Test(arguments: grammars)
  func `An editor highlights the commands that there are`(grammar: Grammar) throws {
    let path = "\(Self.editors)/\(grammar.file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(text.range(of: grammar.start))
    let end = try #require(text.range(of: grammar.end, range: start.upperBound..<text.endIndex))
    let wanted = grammar.list(Self.words)
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] == "1" {
      let new = text[..<start.upperBound] + wanted + text[end.lowerBound...]
      try String(new).write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start.upperBound..<end.lowerBound] == wanted)
    }
  }
}

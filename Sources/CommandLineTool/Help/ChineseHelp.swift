import Foundation
import Records
import Rendering

/// Translates ArgumentParser's English output to Chinese: the help of subcommands, and problems of
/// a command line.
///
/// The parser's texts stay where they are declared. A message is requested without line breaks,
/// each of its texts is looked up in `texts`, and the lines are broken again, as Chinese is wider.
package nonisolated struct ChineseHelp {
  /// A width at which the parser does not break lines.
  package static let unbroken = 100_000

  private let columns: Int

  /// Creates help for a terminal with the given number of columns.
  package init(columns: Int) {
    self.columns = columns
  }

  /// Whether arguments request Chinese, or else the environment does; before the parser has read
  /// them, which it may refuse to do.
  package static func isWanted(by arguments: [String]) -> Bool {
    let option = "--language"
    let next = arguments.firstIndex(of: option).map { arguments.dropFirst($0 + 1).first ?? "" }
    let joined = arguments.first { $0.hasPrefix("\(option)=") }.map {
      String($0.dropFirst(option.count + 1))
    }
    let language = (next ?? joined).flatMap(OutputSettings.LanguageChoice.init(argument:))
    return OutputSettings(language: language).chosenLanguage == .chinese
  }

  /// The Chinese for a message of the parser without line breaks.
  package func message(_ english: String) -> String {
    var page = Page(style: Style(hasColor: false, columns: columns))
    for line in english.split(separator: "\n", omittingEmptySubsequences: false) {
      let (head, text) = Self.parts(Self.withoutWords(String(line)))
      if text.isEmpty {
        page.row(head, "")
      } else if head.isEmpty {
        page.paragraph(text)
      } else {
        page.row(head, text, hang: min(26, head.count))
      }
    }
    return page.text
  }

  /// A line without the parser's own words that are not part of a text: the mark of the default
  /// subcommand, whose text says so, and the placeholders of usage lines.
  private static func withoutWords(_ line: String) -> String {
    let mark = " (default)"
    return line.replacing(mark, with: String(repeating: " ", count: mark.count))
      .replacing("<subcommand>", with: "<子命令>").replacing("[<options>]", with: "[<选项>]")
  }

  /// The unchanged beginning of a line, and the Chinese after it.
  private static func parts(_ line: String) -> (head: String, text: String) {
    for (word, chinese) in heads where line.hasPrefix(word) {
      let rest = String(line.dropFirst(word.count))
      if let text = translated(rest) ?? sentence(rest) { return (chinese, text) }
      // The help of one option is its name, followed by its text.
      let (name, text) = suffix(of: rest)
      return (chinese + name, text)
    }
    if let text = sentence(line) { return ("", text) }
    return suffix(of: line)
  }

  /// A line in two: its beginning, and the Chinese for the text at its end.
  private static func suffix(of line: String) -> (head: String, text: String) {
    let (body, note) = withoutNote(line)
    let known = texts.keys.filter { text in
      body.hasSuffix(text) && (body.count == text.count || body.dropLast(text.count).last == " ")
    }
    guard let text = known.max(by: { $0.count < $1.count }), let chinese = texts[text] else {
      return (body, note)
    }
    return (String(body.dropLast(text.count)), chinese + note)
  }

  private static func translated(_ text: String) -> String? {
    let (body, note) = withoutNote(text)
    return texts[body].map { $0 + note }
  }

  /// A line without its final note in brackets, about values and defaults, and the Chinese for that
  /// note.
  private static func withoutNote(_ line: String) -> (body: String, note: String) {
    guard let match = line.firstMatch(of: /\ ?\(((?:values|default): [^()]*)\)$/) else {
      return (line, "")
    }
    let note = match.1.replacing("values: ", with: "可选：").replacing("default: ", with: "默认：")
      .replacing("; ", with: "；").replacing(", ", with: "、")
    return (String(line[..<match.range.lowerBound]), "（\(note)）")
  }

  // MARK: Sentences with names in them

  private static let heads: [(String, String)] = [
    ("OVERVIEW: ", "说明："), ("USAGE: ", "用法："), ("Usage: ", "用法："), ("ARGUMENTS:", "参数："),
    ("OPTIONS:", "选项："), ("SUBCOMMANDS:", "子命令："), ("Error: ", "错误："), ("Help:  ", "说明："),
  ]

  /// The Chinese for a sentence that contains names; nil for any other line.
  private static func sentence(_ line: String) -> String? {
    if let match = line.wholeMatch(of: /\ *See '(.+)' for detailed help\./) {
      return "  '\(match.1)' 查看详细说明。"
    }
    if let match = line.wholeMatch(of: /\ *See '(.+)' for more information\./) {
      return "  更多信息见 '\(match.1)'。"
    }
    if line.hasPrefix("Exit status: ") { return exitStatus(line) }
    return mistake(line)
  }

  private static func exitStatus(_ line: String) -> String {
    let parts = line.dropFirst("Exit status: ".count).dropLast().split(separator: "; ")
    let said = parts.map { part -> String in
      let number = part.prefix { $0.isNumber }
      let meaning = String(part.dropFirst(number.count + 1))
      return "\(number) \(texts[meaning] ?? meaning)"
    }
    return "退出状态：\(said.joined(separator: "；"))。"
  }

  private static func mistake(_ line: String) -> String? {
    if let match = line.wholeMatch(of: /Missing expected argument '(.+)'/) {
      return "缺少参数 '\(match.1)'"
    }
    if let match = line.wholeMatch(of: /Missing value for '(.+)'/) { return "'\(match.1)' 后面缺少值" }
    if let match = line.wholeMatch(of: /Unknown option '(\S+)'(?:\. Did you mean '(.+)'\?)?/) {
      return "没有选项 '\(match.1)'" + (match.2.map { "，是不是 '\($0)'？" } ?? "")
    }
    if let match = line.wholeMatch(of: /Unexpected argument '(.+)'/) { return "多余的参数 '\(match.1)'" }
    if let match = line.wholeMatch(of: /\d+ unexpected arguments: (.+)/) {
      return "多余的参数 \(match.1)"
    }
    if let match = line.wholeMatch(
      of: /The value '(.*)' is invalid for '(.+?)'(?:\. Please provide one of (.+)\.)?/)
    {
      let choices = match.3.map { words in
        let list = [" and ", " or ", ", "].reduce(String(words)) { $0.replacing($1, with: "、") }
        return "，可以写 \(list)"
      }
      return "'\(match.2)' 不能是 '\(match.1)'" + (choices ?? "")
    }
    if let match = line.wholeMatch(
      of: /(.+) is not a part of several: write 1\/4, 2\/4 and so on\./)
    {
      return "\(match.1) 不是分片：请写 1/4、2/4 等。"
    }
    if let match = line.wholeMatch(of: /There is no topic `(.+)`; there are (.+)\./) {
      return "没有主题 `\(match.1)`；可选：\(match.2.replacing(", ", with: "、"))。"
    }
    return nil
  }
}

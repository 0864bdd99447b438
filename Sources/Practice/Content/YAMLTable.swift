import Records
import TypedText
import Workbench
import Yams

/// Collects the problems of one file, so that all of them are reported to its author at once.
package final class ContentReport {
  package let file: String
  /// The languages in which texts are required.
  let languages: ContentLanguages
  /// The line on which the text begins, minus one: a header comes after a line of dashes.
  let firstLine: Int
  package private(set) var problems: [ContentProblem] = []

  package init(file: String, firstLine: Int = 0, languages: ContentLanguages = .both) {
    self.file = file
    self.languages = languages
    self.firstLine = firstLine
  }

  package func add(_ fact: ContentFact, at node: Node? = nil) {
    problems.append(
      ContentProblem(
        fact, file: file, line: node?.mark.map { $0.line + firstLine },
        column: node?.mark?.column))
  }

  package func add(_ problem: ContentProblem) {
    problems.append(problem)
  }

  package func add(_ fact: ContentFact, line: Int) {
    problems.append(ContentProblem(fact, file: file, line: line))
  }
}

/// A YAML mapping, read key by key; unread keys are reported at the end.
package final class YAMLTable {
  let report: ContentReport
  let node: Node
  private let mapping: Node.Mapping
  private let path: String
  private var known: [String] = []

  /// Reads a whole file; nil if it is not a mapping, which is reported.
  static func read(_ text: String, report: ContentReport) -> YAMLTable? {
    do {
      guard let node = try Yams.compose(yaml: text), case .mapping = node else {
        report.add(.noKeys, line: 1 + report.firstLine)
        return nil
      }
      return YAMLTable(node, path: "", report: report)
    } catch let error as YamlError {
      let (reason, line) = Self.reason(of: error)
      report.add(.yaml(reason), line: line + report.firstLine)
    } catch {
      report.add(.yaml("\(error)"))
    }
    return nil
  }

  private static func reason(of error: YamlError) -> (String, line: Int) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return (problem, mark.line)
    case .duplicatedKeysInMapping(let keys, let context):
      return ("duplicate key: \(keys.sorted().joined(separator: ", "))", context.mark.line)
    case .reader(let problem, _, _, _): return (problem, 1)
    default: return ("\(error)", 1)
    }
  }

  init?(_ node: Node, path: String, report: ContentReport) {
    guard case .mapping(let mapping) = node else {
      report.add(.wrongType(key: path, expected: .mapping), at: node)
      return nil
    }
    self.node = node
    self.mapping = mapping
    self.path = path
    self.report = report
  }

  func path(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value of a key, if it is there.
  func value(_ key: String) -> Node? {
    if !known.contains(key) { known.append(key) }
    return mapping.first { $0.key.string == key }?.value
  }

  private func needed(_ key: String, example: String) -> Node? {
    let value = value(key)
    if value == nil { report.add(.missingKey(path(key), example: example), at: node) }
    return value
  }

  // MARK: Values

  func text(_ key: String, example: String) -> String {
    needed(key, example: example).flatMap { text($0, key) } ?? ""
  }

  func optionalText(_ key: String) -> String? {
    value(key).flatMap { text($0, key) }
  }

  private func text(_ node: Node, _ key: String) -> String? {
    guard case .scalar(let scalar) = node else {
      report.add(.wrongType(key: path(key), expected: .text), at: node)
      return nil
    }
    if scalar.string.trimmingBlanks.isEmpty {
      report.add(.emptyText(key: path(key)), at: node)
      return nil
    }
    return scalar.string
  }

  func number(_ key: String, example: String) -> Int {
    needed(key, example: example).map { number($0, key) } ?? 0
  }

  func optionalNumber(_ key: String) -> Int? {
    value(key).map { number($0, key) }
  }

  private func number(_ node: Node, _ key: String) -> Int {
    if let number = node.int { return number }
    report.add(.wrongType(key: path(key), expected: .number), at: node)
    return 0
  }

  /// An integer of a range; one outside is reported, and replaced by the nearest in the range.
  func number(_ key: String, in range: ClosedRange<Int>, example: String) -> Int {
    guard let node = needed(key, example: example) else { return range.lowerBound }
    return number(node, key, in: range)
  }

  /// The same for an optional key.
  func optionalNumber(_ key: String, in range: ClosedRange<Int>) -> Int? {
    value(key).map { number($0, key, in: range) }
  }

  private func number(_ node: Node, _ key: String, in range: ClosedRange<Int>) -> Int {
    guard let number = node.int else {
      report.add(.wrongType(key: path(key), expected: .number), at: node)
      return range.lowerBound
    }
    if !range.contains(number) {
      report.add(
        .outOfRange(
          key: path(key), value: String(number), from: String(range.lowerBound),
          to: String(range.upperBound)), at: node)
    }
    return min(max(number, range.lowerBound), range.upperBound)
  }

  /// A number of a range, 0 or more.
  func decimal(_ key: String, default fallback: Double, upTo most: Int) -> Double {
    guard let node = value(key) else { return fallback }
    guard let number = node.float, number.isFinite else {
      report.add(.wrongType(key: path(key), expected: .number), at: node)
      return fallback
    }
    if (0...Double(most)).contains(number) { return number }
    report.add(
      .outOfRange(
        key: path(key), value: node.string ?? "", from: "0", to: String(most)), at: node)
    return fallback
  }

  /// Several texts, each with its node.
  func texts(_ key: String) -> [(text: String, node: Node)] {
    list(key).compactMap { node in text(node, key).map { ($0, node) } }
  }

  /// The elements of a list; empty if the key is missing.
  func list(_ key: String) -> [Node] {
    guard let node = value(key) else { return [] }
    guard case .sequence(let sequence) = node else {
      report.add(.wrongType(key: path(key), expected: .list), at: node)
      return []
    }
    return Array(sequence)
  }

  func table(_ key: String, example: String) -> YAMLTable? {
    needed(key, example: example).flatMap {
      YAMLTable($0, path: path(key), report: report)
    }
  }

  /// A text in both languages: `{ en: …, zh-Hans: … }`.
  func bilingual(_ key: String) -> Bilingual {
    guard let node = needed(key, example: "\(key): { en: …, zh-Hans: … }") else {
      return Bilingual(en: "", zh: "")
    }
    return Self.bilingual(node, path: path(key), report: report)
  }

  func optionalBilingual(_ key: String) -> Bilingual? {
    value(key).map { Self.bilingual($0, path: path(key), report: report) }
  }

  /// A text in both languages, or one text for both.
  func sentence(_ key: String) -> Bilingual? {
    guard let node = value(key) else { return nil }
    if case .scalar(let scalar) = node { return Bilingual(en: scalar.string, zh: scalar.string) }
    return Self.bilingual(node, path: path(key), report: report)
  }

  /// The characters of a title, which is one line of a report.
  private static let longestTitle = 120

  static func bilingual(_ node: Node, path: String, report: ContentReport) -> Bilingual {
    if report.languages.isOne, case .scalar(let scalar) = node {
      if scalar.string.trimmingBlanks.isEmpty { report.add(.emptyText(key: path), at: node) }
      return Bilingual(en: scalar.string, zh: scalar.string)
    }
    guard case .mapping = node, let table = YAMLTable(node, path: path, report: report) else {
      report.add(.wrongType(key: path, expected: .texts), at: node)
      return Bilingual(en: "", zh: "")
    }
    var texts: [Language: String] = [:]
    for language in Language.allCases {
      guard table.value(language.rawValue) != nil else {
        if report.languages.contains(language) {
          report.add(.missingLanguage(key: path, language: language), at: node)
        }
        continue
      }
      let text = table.optionalText(language.rawValue)
      texts[language] = language == .chinese ? text.map(Self.unfolded) : text
    }
    table.finish()
    if let chinese = texts[.chinese], AuthorText.isLeftInEnglish(chinese) {
      report.add(.notChinese(key: path), at: table.value(Language.chinese.rawValue))
    }
    if path == "title" || path.hasSuffix(".title"),
      texts.values.contains(where: { $0.count > longestTitle })
    {
      report.add(.textTooLong(key: path, most: longestTitle), at: node)
    }
    let only = texts[report.languages.all[0]] ?? ""
    let fallback = report.languages.isOne ? only : ""
    return Bilingual(en: texts[.english] ?? fallback, zh: texts[.chinese] ?? fallback)
  }

  /// YAML folds a line break to a blank, which is wrong between Chinese characters, and after a
  /// full-width mark.
  private static func unfolded(_ text: String) -> String {
    var result = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isBetween = index > 0 && index + 1 < characters.count
      if character == " ", isBetween, !characters[index - 1].isASCII,
        !characters[index + 1].isASCII || fullWidthMarks.contains(characters[index - 1])
      {
        continue
      }
      result.append(character)
    }
    return result
  }

  private static let fullWidthMarks: Set<Character> = Set("，。、；：？！）」》】…")

  /// Reports the unread keys.
  func finish() {
    for (key, _) in mapping where !known.contains(key.string ?? "") {
      let name = key.string ?? "?"
      let near = Suggestions.near(name, in: known)
      report.add(.unknownKey(path(name), suggestions: near.isEmpty ? known : near), at: key)
    }
  }
}

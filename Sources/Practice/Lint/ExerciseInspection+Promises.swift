import Records
import Workbench

extension ExerciseInspection {
  /// Checks that every item of a list in the task, which is a promise, is tested: words of the item
  /// are the `tests` of a part or a variation.
  func checkPromises() {
    for language in exercise.languages.all {
      let readme = exercise.languages.readme(language)
      guard let task = try? FileReading.text(at: exercise.path(readme)) else { continue }
      let items = Self.items(of: task)
      if items.isEmpty { add(.noPromises, at: ExercisePlaces.Place(file: readme)) }
      let isOneText =
        !exercise.languages.isOne && exercise.promises.contains { $0.en == $0.zh }
      // One text for both languages is in the English task alone.
      if language == .chinese, isOneText { continue }
      for item in items
      where !exercise.promises.contains(where: { TightText(item.text).holds($0[language]) }) {
        add(
          .promiseUntested(item.text),
          at: ExercisePlaces.Place(file: readme, line: item.line, column: 1))
      }
    }
  }

  /// Checks that cited rules exist, and that the Chinese task is Chinese.
  func checkTexts() {
    for file in exercise.languages.all.map(exercise.languages.readme) + ["exercise.yml"] {
      guard let text = try? FileReading.text(at: exercise.path(file)) else { continue }
      for (id, line) in AuthorText.unknownRules(in: text) {
        add(.unknownRule(id), at: ExercisePlaces.Place(file: file, line: line, column: 1))
      }
      if file == "README.zh-Hans.md", AuthorText.isLeftInEnglish(text) {
        add(.notChinese(key: file), at: ExercisePlaces.Place(file: file))
      }
    }
  }

  /// The items of all lists outside code, each in one line.
  static func items(of markdown: String) -> [(text: String, line: Int)] {
    var items: [(text: String, line: Int)] = []
    var isCode = false
    var isItem = false
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      if line.hasPrefix("- ") || line.hasPrefix("* ") {
        items.append((Edit.oneLine(line.dropFirst(2)), index + 1))
        isItem = true
      } else if isItem, line.hasPrefix("  ") {
        items[items.count - 1].text += " " + Edit.oneLine(line)
      } else {
        isItem = false
      }
    }
    return items
  }
}

extension Exercise {
  /// The sentences of the task that are tested.
  var promises: [Bilingual] { parts.compactMap(\.promise) + variations.compactMap(\.promise) }
}

/// A text without blanks and line breaks, so that a search for a sentence ignores them.
struct TightText {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = text.utf8.filter { $0 > 0x20 }
  }

  /// Whether it contains a sentence.
  func holds(_ sentence: String) -> Bool {
    let wanted = TightText(sentence).bytes
    guard let first = wanted.first, bytes.count >= wanted.count else { return wanted.isEmpty }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}

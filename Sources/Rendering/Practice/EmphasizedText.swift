import Lettering
import Wording

/// A text of Markdown without the asterisks of its emphasis, and the emphasized ranges.
struct EmphasizedText {
  let plain: String
  /// For each character of `plain` that is not a blank, whether it is emphasized: lines may be
  /// broken at blanks, and the others keep their order.
  private let marks: [Bool]

  init(_ text: String) {
    let characters = Array(text)
    var plain = ""
    var marks: [Bool] = []
    var isCode = false
    var end: Int?
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "*", !isCode {
        let count = characters[index...].prefix { $0 == "*" }.count
        if index == end {
          end = nil
          index += count
          continue
        }
        if end == nil, let close = Self.close(of: index, count, in: characters) {
          end = close
          index += count
          continue
        }
      }
      if character == "`" { isCode.toggle() }
      plain.append(character)
      if !character.isWhitespace { marks.append(end != nil) }
      index += 1
    }
    self.plain = plain
    self.marks = marks
  }

  /// The index of the closing asterisks for those at an index; nil if they emphasize nothing.
  private static func close(of start: Int, _ count: Int, in text: [Character]) -> Int? {
    let first = start + count
    guard count <= 2, first < text.count, !text[first].isWhitespace,
      let close = text[first...].firstIndex(of: "*"), !text[close - 1].isWhitespace,
      text[close...].prefix(while: { $0 == "*" }).count == count,
      text[first..<close].count(where: { $0 == "`" }).isMultiple(of: 2)
    else { return nil }
    return close
  }

  /// The lines into which `plain` was broken, with emphasis.
  func show(_ lines: [String], _ style: Style) -> [String] {
    var place = 0
    return lines.map { line in
      var shown = ""
      var run = ""
      var isMarked = false
      for character in line {
        if !character.isWhitespace {
          let isNext = marks.indices.contains(place) && marks[place]
          place += 1
          if isNext != isMarked {
            shown += style.show(run, isMarked ? .strong : .none)
            (run, isMarked) = ("", isNext)
          }
        }
        run.append(character)
      }
      return shown + style.show(run, isMarked ? .strong : .none)
    }
  }
}

extension String {
  /// The text without the asterisks of emphasis, for output in one style.
  package var withoutEmphasis: String { EmphasizedText(self).plain }
}

extension Page {
  /// A paragraph of Markdown, wrapped.
  mutating func prose(_ text: String, hang: Int = 0) {
    let text = EmphasizedText(Escaping.visible(spelled(text)))
    let wrapped = Wrapping.lines(text.plain, width: style.proseWidth, indent: hang)
    for line in text.show(wrapped, style) { rendered(line) }
  }
}

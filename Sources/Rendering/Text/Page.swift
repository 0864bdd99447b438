import Lettering
import Wording

/// Lines of output while they are composed.
package struct Page {
  package let style: Style
  /// Whether the names in added texts are spelled for the reader's language of code; false while
  /// code, commands and typed text are added.
  package var isSpelled = true
  package private(set) var lines: [String] = []

  package init(style: Style) {
    self.style = style
  }

  /// Adds a line as it is, never wrapped.
  package mutating func line(_ text: String = "", _ emphasis: Emphasis = .none) {
    lines.append(style.show(text, emphasis))
  }

  /// Adds a text, wrapped; every line is indented, those after the first by `hang` more.
  package mutating func paragraph(
    _ text: String, indent: Int = 0, hang: Int = 0, _ emphasis: Emphasis = .none
  ) {
    let margin = String(repeating: " ", count: min(indent, style.width / 3))
    let wrapped = Wrapping.lines(
      Escaping.visible(spelled(text)), width: style.proseWidth - margin.count, indent: hang)
    for line in wrapped { lines.append(style.show(margin + line, emphasis)) }
  }

  /// Adds a heading and a text that is copied, such as a command or a path: on one line if that
  /// fits, else on a line of its own, which is never broken.
  package mutating func copied(_ head: String, _ text: String, _ emphasis: Emphasis = .none) {
    let (head, text) = (Escaping.visible(head), Escaping.visible(text))
    if DisplayWidth.of(head) + DisplayWidth.of(text) <= style.width {
      lines.append(head + style.show(text, emphasis))
    } else {
      lines += [head.withoutBlanksBehind, style.show(text, emphasis)]
    }
  }

  /// Adds a heading and its text: on one line if that fits, else one below the other.
  package mutating func row(
    _ head: String, _ text: String, headEmphasis: Emphasis = .none, _ emphasis: Emphasis = .none,
    hang: Int = 6
  ) {
    let head = Escaping.visible(spelled(head: head))
    let text = Escaping.visible(spelled(Wrapping.readable(text)))
    let column = DisplayWidth.of(head)
    let space = min(style.width - column, style.proseWidth)
    if DisplayWidth.of(text) <= space {
      let head = text.isEmpty ? head.withoutBlanksBehind : head
      lines.append(style.show(head, headEmphasis) + style.show(text, emphasis))
      return
    }
    if space >= 30 {
      let wrapped = Wrapping.lines(text, width: space)
      lines.append(style.show(head, headEmphasis) + style.show(wrapped[0], emphasis))
      let margin = String(repeating: " ", count: column)
      for line in wrapped.dropFirst() { lines.append(margin + style.show(line, emphasis)) }
      return
    }
    if !head.allSatisfy({ $0 == " " }) {
      for line in Wrapping.lines(head, width: style.width) {
        lines.append(style.show(line, headEmphasis))
      }
    }
    let margin = min(hang, style.width / 3)
    for line in Wrapping.lines(text, width: style.width - margin) {
      lines.append(String(repeating: " ", count: margin) + style.show(line, emphasis))
    }
  }

  /// Adds a heading and its text as one text; lines after the first are indented by `hang`.
  package mutating func hanging(
    _ head: String, _ text: String, hang: Int, _ emphasis: Emphasis = .none
  ) {
    let head = Escaping.visible(head)
    let wrapped = Wrapping.lines(
      head + Escaping.visible(spelled(text)), width: style.proseWidth,
      indent: min(hang, style.width / 2))
    for (index, line) in wrapped.enumerated() {
      guard index == 0, line.hasPrefix(head) else {
        lines.append(style.show(line, emphasis))
        continue
      }
      lines.append(style.show(head, .strong) + style.show(line.dropFirst(head.count), emphasis))
    }
  }

  /// A text with code and names spelled for the reader's language of code.
  func spelled(_ text: String) -> String {
    guard isSpelled, let spelling = style.spelling else { return text }
    return spelling.text(text)
  }

  /// A heading; one that ends a column stays as wide.
  private func spelled(head: String) -> String {
    let text = spelled(head)
    guard text.count < head.count, head.hasSuffix("  ") else { return text }
    return text + String(repeating: " ", count: head.count - text.count)
  }

  /// A line to type, spelled for the reader's language of code.
  func typed(_ line: String) -> String { style.spelling?.line(line) ?? line }

  /// Adds code or typed text verbatim.
  mutating func literally(_ add: (inout Page) -> Void) {
    let outer = isSpelled
    isSpelled = false
    add(&self)
    isSpelled = outer
  }

  /// Adds a line of a picture, with its colour codes.
  mutating func drawn(_ line: String) {
    lines.append(line)
  }

  /// Adds lines that were worded elsewhere or printed by a program, as they are.
  package mutating func verbatim(_ text: String) {
    guard !text.isEmpty else { return }
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rest.last?.isEmpty ?? false { rest.removeLast() }
    for line in rest { lines.append(Escaping.visible(line.replacing("\t", with: "    "))) }
  }

  /// Adds a line as it is after a coloured mark, such as a prompt.
  package mutating func marked(_ mark: String, _ emphasis: Emphasis, _ text: String) {
    lines.append(
      style.show(mark, emphasis) + Escaping.visible(text.replacing("\t", with: "    ")))
  }

  /// Adds lines that another renderer has already coloured and escaped.
  package mutating func rendered(_ text: String) {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rest.last?.isEmpty ?? false { rest.removeLast() }
    lines += rest.map(String.init)
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }
}

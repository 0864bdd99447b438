/// The text in front of what is typed.
package nonisolated struct Prompt: Equatable, Sendable, ExpressibleByStringLiteral {
  /// What is shown. It should end with a space: the last character is never coloured.
  package var text: String
  /// Parameters of the terminal's SGR sequence, such as `"1;36"`; nil for no colour.
  package var style: String?

  /// A prompt, in colour if the terminal knows any.
  package init(_ text: String, style: String? = nil) {
    self.text = text
    self.style = style
  }

  /// A prompt without colour.
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

/// Everything libedit shall draw before the line being edited: the prompt and, when an entry of
/// several lines is typed, its earlier lines with their prompts.
///
/// libedit knows no line break in a prompt, so the rest of a row is filled with blanks. It draws
/// the prompt anew whenever it draws, which makes earlier lines survive a resize and a listing.
nonisolated struct PromptText {
  /// Encloses what takes no room on the screen.
  static let escape: Unicode.Scalar = "\u{1}"

  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var layout: Layout
  private let isColoured: Bool

  init(width: Int, isColoured: Bool) {
    layout = Layout(width: width)
    self.isColoured = isColoured
  }

  mutating func append(_ prompt: Prompt) {
    let text = Array(prompt.text.unicodeScalars)
    // libedit draws an escape together with the character after it and loses one that is last.
    let withoutBlanks = (text.lastIndex { $0 != " " } ?? -1) + 1
    let coloured = min(withoutBlanks, text.count - 1)
    guard isColoured, let style = prompt.style, coloured > 0 else { return append(text[...]) }
    appendEscape("\u{1B}[\(style)m")
    append(text[..<coloured])
    appendEscape("\u{1B}[0m")
    append(text[coloured...])
  }

  /// Adds an earlier line of the entry, which holds line breaks if it was pasted, and goes to the
  /// next row.
  mutating func append(line: String) {
    let parts = line.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for part in parts {
      append(Array(part)[...])
      if part.isEmpty, layout.column == 0 { put(" ") }
      endRow()
    }
  }

  private mutating func append(_ text: ArraySlice<Unicode.Scalar>) {
    for scalar in text {
      switch scalar {
      case "\n": endRow()
      case "\t": repeat { put(" ") } while layout.column % 8 != 0
      case _ where scalar.isControl: put("?")
      default: put(scalar)
      }
    }
  }

  private mutating func endRow() {
    while layout.column != 0 { put(" ") }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    scalars.append(scalar)
    layout.advance(over: scalar)
  }

  private mutating func appendEscape(_ sequence: String) {
    scalars.append(Self.escape)
    scalars += sequence.unicodeScalars
    scalars.append(Self.escape)
  }
}

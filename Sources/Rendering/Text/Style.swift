import Lettering
import Wording

/// The emphasis of a piece of text. Never the only sign of anything.
package enum Emphasis: Sendable, Equatable {
  case none
  case strong
  case faint
  case good
  case bad
  case hint
  /// A colour that shows what belongs together.
  case color(TerminalColor)

  /// The terminal's code for it, one of the sixteen colours that every terminal has.
  fileprivate var code: String? {
    switch self {
    case .none: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    case .hint: "36"
    case .color(let color): "\(color.rawValue)"
    }
  }
}

/// The colours that every terminal has, by their codes.
package enum TerminalColor: Int, CaseIterable, Sendable {
  case red = 31
  case green
  case yellow
  case blue
  case magenta
  case cyan
}

/// The capabilities of the output.
package struct Style: Sendable {
  /// The number of colours.
  package var depth: ColorDepth
  /// Whether lines are drawn with Unicode's box-drawing characters.
  package let hasUnicode: Bool
  /// The pixel graphics that the output can show.
  package var graphics: TerminalGraphics?
  /// The spelling of code and names in texts; nil for Swift's.
  package var spelling: CodeSpelling?
  /// The rows of the screen: 24 if unknown.
  package let rows: Int
  /// The columns that lines may take: 78 of the ordinary 80, nearly all of a wide terminal.
  package private(set) var width: Int
  /// The columns of running text, which is hard to read in longer lines.
  package private(set) var proseWidth: Int

  private static let (widest, widestProse) = (160, 100)

  package init(
    hasColor: Bool, columns: Int = 80, rows: Int = 24, depth: ColorDepth = .sixteen,
    hasUnicode: Bool = true
  ) {
    self.depth = hasColor ? depth : .none
    self.hasUnicode = hasUnicode
    self.rows = rows
    width = columns > 80 ? min(columns - 2, Self.widest) : max(16, min(78, columns - 1))
    proseWidth = min(width, Self.widestProse)
  }

  /// The same output with fewer columns for text.
  func narrowed(to columns: Int) -> Style {
    var style = self
    style.width = max(16, min(width, columns))
    style.proseWidth = min(proseWidth, style.width)
    return style
  }

  /// Whether there are colours.
  package var hasColor: Bool { depth > .none }

  /// A text, safe for a terminal: control characters are shown instead.
  package func show(_ text: some StringProtocol, _ emphasis: Emphasis = .none) -> String {
    let safe = Escaping.visible(text)
    guard hasColor, let code = emphasis.code, !safe.isEmpty else { return safe }
    return "\u{1B}[\(code)m\(safe)\u{1B}[0m"
  }
}

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
  /// How texts write code and names; nil as Swift does.
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

/// Shows characters that control a terminal instead of sending them, and invisible ones.
package enum Escaping {
  /// The text with control characters, changes of direction and zero-width characters spelled out;
  /// line ends stay.
  package static func visible(_ text: some StringProtocol) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { isSteering($0) || isJoiner($0) }) else { return String(text) }
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      let isLost = isJoiner(scalar) && !joins(index, scalars)
      if isSteering(scalar) || isLost {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name on one line: line ends are spelled out too, so that a name cannot begin a new line.
  package static func name(_ text: some StringProtocol) -> String {
    visible(text).replacing("\n", with: "\\n")
  }

  /// Whether it only affects how its neighbours are drawn: without it some scripts and emoji fall
  /// apart.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  /// Whether a joiner is between letters or symbols whose drawing it may change.
  private static func joins<Scalars: BidirectionalCollection<Unicode.Scalar>>(
    _ index: Scalars.Index, _ scalars: Scalars
  ) -> Bool {
    func changes(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value > 0x2FF && !isSteering(scalar) && !isJoiner(scalar)
    }
    let next = scalars.index(after: index)
    guard index > scalars.startIndex, next < scalars.endIndex else { return false }
    return changes(scalars[scalars.index(before: index)]) && changes(scalars[next])
  }

  /// Whether a terminal would act on it instead of showing it, or show nothing: a name could look
  /// like another one.
  static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case ..<0xAD: false
    // Directions and ends of lines.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Hyphens, joiners, fillers and marks without width; tags.
    case 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060...0x2065,
      0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3,
      0x1D173...0x1D17A, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      true
    default: false
    }
  }
}

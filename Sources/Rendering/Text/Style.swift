/// How a piece of text is to be shown. Never the only sign of anything.
package enum Emphasis: Sendable, Equatable {
  case none
  case strong
  case faint
  case good
  case bad
  case hint
  /// A colour that tells what belongs together.
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

/// What the place that is written to can show.
package struct Style: Sendable {
  package var hasColor: Bool
  /// The columns that lines may take: 78 of the ordinary 80, nearly all of a wide terminal.
  package let width: Int
  /// The columns of running text, which is hard to read in longer lines.
  package let proseWidth: Int

  private static let (widest, widestProse) = (160, 100)

  package init(hasColor: Bool, columns: Int = 80) {
    self.hasColor = hasColor
    width = columns > 80 ? min(columns - 2, Self.widest) : max(16, min(78, columns - 1))
    proseWidth = min(width, Self.widestProse)
  }

  /// A text as it may go to a terminal: what could steer it is shown instead.
  package func show(_ text: some StringProtocol, _ emphasis: Emphasis = .none) -> String {
    let safe = Escaping.visible(text)
    guard hasColor, let code = emphasis.code, !safe.isEmpty else { return safe }
    return "\u{1B}[\(code)m\(safe)\u{1B}[0m"
  }
}

/// Shows characters that steer a terminal instead of sending them.
package enum Escaping {
  /// The text with control characters and changes of direction spelled out; line ends stay.
  package static func visible(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isSteering) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if isSteering(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name as one line shows it: line ends are spelled out too, so that a name makes no line of its
  /// own.
  package static func name(_ text: some StringProtocol) -> String {
    visible(text).replacing("\n", with: "\\n")
  }

  /// A name as a field of a plain line: quoted where it could be read as more than one field.
  package static func field(_ text: String) -> String {
    let name = name(text)
    guard name.isEmpty || name.contains(where: { " =\"\\".contains($0) }) else { return name }
    let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// Whether a terminal would do something at it instead of showing it.
  static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}

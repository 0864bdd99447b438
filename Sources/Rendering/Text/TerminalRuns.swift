import Records

/// The runs of a terminal line that look alike.
package struct TerminalRuns {
  package struct Run: Equatable {
    /// The class of HTML or SVG for it; nil for plain text.
    package let className: String?
    package let text: Substring
  }

  package private(set) var runs: [Run] = []

  /// Splits a line at its colour codes.
  package init(_ line: String) {
    var rest = line[...]
    var name: String?
    while let escape = rest.firstIndex(of: "\u{1B}") {
      add(rest[..<escape], name)
      let code = rest[escape...].dropFirst(2).prefix { $0 != "m" }
      rest = rest[code.endIndex...].dropFirst()
      name = Self.className(String(code))
    }
    add(rest, name)
  }

  private mutating func add(_ text: Substring, _ name: String?) {
    if !text.isEmpty { runs.append(Run(className: name, text: text)) }
  }

  /// The class for a code of `Emphasis`; nil for a reset, and for colours that only terminal
  /// pictures have.
  private static func className(_ code: String) -> String? {
    switch code {
    case "1": "b"
    case "2": "f"
    case "32": "good"
    case "31": "bad"
    case "36": "hint"
    case "33": "yellow"
    case "34": "blue"
    case "35": "magenta"
    default: nil
    }
  }
}

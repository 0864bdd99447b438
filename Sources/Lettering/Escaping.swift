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
  package static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
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

/// The name that a learner types, which may be empty.
nonisolated enum LearnerName {
  /// The characters of a name, its scalars, so that marks above letters are not piled up, and its
  /// bytes: it is that of a folder, too.
  private static let (most, mostScalars, mostBytes) = (40, 80, 160)

  /// A name in one line, without characters that steer terminals or the direction of text; empty
  /// for none.
  static func clean(_ typed: String) -> String {
    let plain = typed.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        scalar == "\t" || scalar == "\n"
      default: true
      }
    }
    let words = String(String.UnicodeScalarView(plain.prefix(mostScalars)))
      .split(whereSeparator: \.isWhitespace)
    var name = words.joined(separator: " ").prefix(most)
    while name.utf8.count > mostBytes { name.removeLast() }
    return String(name)
  }
}

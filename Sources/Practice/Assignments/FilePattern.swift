/// A glob pattern of paths: `**/RoundButton*.swift`.
///
/// `*` matches anything within one name, `?` one character of it, and `**/` any number of folders,
/// including zero.
package struct FilePattern: Sendable, Equatable {
  package let text: String
  private let names: [[Character]]

  package init(_ text: String) {
    self.text = text
    names = text.split(separator: "/").map(Array.init)
  }

  /// Whether a path matches; its names are separated by `/`.
  package func fits(_ path: String) -> Bool {
    Self.fits(path.split(separator: "/").map(Array.init)[...], names[...])
  }

  /// The pattern in small letters, for paths in small letters: file systems of Macs do not
  /// distinguish the case of letters.
  package var inSmallLetters: FilePattern { FilePattern(text.lowercased()) }

  private static func fits(
    _ path: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == ["*", "*"] {
      let rest = pattern.dropFirst()
      return (0...path.count).contains { fits(path.dropFirst($0), rest) }
    }
    guard let name = path.first, fits(name, first) else { return false }
    return fits(path.dropFirst(), pattern.dropFirst())
  }

  /// Whether one name matches; a star is extended only if the rest of the pattern does not match.
  private static func fits(_ name: [Character], _ pattern: [Character]) -> Bool {
    var (place, part) = (0, 0)
    var star: (part: Int, place: Int)?
    while place < name.count {
      if part < pattern.count, pattern[part] == "*" {
        star = (part, place)
        part += 1
      } else if part < pattern.count, pattern[part] == "?" || pattern[part] == name[place] {
        (place, part) = (place + 1, part + 1)
      } else if let last = star {
        star = (last.part, last.place + 1)
        (place, part) = (last.place + 1, last.part + 1)
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy { $0 == "*" }
  }
}

import Records

/// Names of files that differ slightly from another name, as systems and people create them:
/// `roundbutton.swift`, `RoundButton (1).swift`, `RoundButton-old.swift`, `Copy of
/// RoundButton.swift`.
package struct LikeName {
  private let stem: String
  private let ending: String

  /// Creates a comparison with the required name.
  package init(_ wanted: String) {
    let dot = wanted.lastIndex(of: ".") ?? wanted.endIndex
    stem = wanted[..<dot].lowercased()
    ending = wanted[dot...].lowercased()
  }

  /// Whether a name equals it, or differs only in case.
  package func isSame(_ name: String) -> Bool { name.lowercased() == stem + ending }

  /// Whether a name is that of a copy or of another version: it begins with the required name, or
  /// is a `Copy of` it.
  package func isCopy(_ name: String) -> Bool {
    guard let (before, _) = parts(of: name) else { return false }
    return before.isEmpty || before == "copy of "
  }

  /// Whether a name contains the required one as separate words, such as `anna_RoundButton.swift`.
  package func isLike(_ name: String) -> Bool { parts(of: name) != nil }

  /// The texts before and after the required name without its extension; nil if it does not occur,
  /// or only as a part of a longer word.
  private func parts(of name: String) -> (before: String, after: String)? {
    let name = name.lowercased()
    guard !stem.isEmpty, name.hasSuffix(ending) else { return nil }
    let rest = name.dropLast(ending.count)
    guard let place = rest.firstRange(of: stem) else { return nil }
    let (before, after) = (rest[..<place.lowerBound], rest[place.upperBound...])
    guard !(before.last?.isLetter ?? false), !(after.first?.isLetter ?? false) else { return nil }
    return (String(before), String(after))
  }
}

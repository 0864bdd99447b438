import Foundation
import Machine
import TypedProgram

extension NSString.CompareOptions: BridgedOptionSet {}

/// Searches and comparisons of texts that Foundation adds. What takes ranges is written in Swift
/// above these rows, in `TextSearches.swift`.
extension StandardLibrary {
  static func addTextOptions(_ table: Table) {
    table.optionSet(
      NSString.CompareOptions.self,
      [
        ("caseInsensitive", .caseInsensitive), ("literal", .literal), ("backwards", .backwards),
        ("anchored", .anchored), ("numeric", .numeric),
        ("diacriticInsensitive", .diacriticInsensitive),
        ("widthInsensitive", .widthInsensitive), ("forcedOrdering", .forcedOrdering),
      ], isNested: true, "How texts are searched and compared.")
    table.library.hostNominal(NSString.CompareOptions.self, .structure).outer =
      table.library.string
  }

  static func addTextSearches(_ type: TypeTable) {
    type.alias("CompareOptions", NSString.CompareOptions.type(in: type.library))
    type.method("__range(of:_:_:_:)") {
      (
        s: String, part: String, options: NSString.CompareOptions, from: TextIndex, to: TextIndex
      ) throws(RunStop) in
      let range = try from.range(to: to, in: s)
      TextSearch.chargeForComparing(part, s)
      guard !Allowance.isSpent, let found = s.range(of: part, options: options, range: range) else {
        return [TextIndex]()
      }
      return [TextIndex(found.lowerBound, in: s), TextIndex(found.upperBound, in: s)]
    }
    type.method("__range(of:_:_:_:)") {
      (
        s: String, set: TextCharacters, options: NSString.CompareOptions, from: TextIndex,
        to: TextIndex
      ) throws(RunStop) in
      let range = try from.range(to: to, in: try s.charged())
      guard let found = s.rangeOfCharacter(from: set.set, options: options, range: range) else {
        return [TextIndex]()
      }
      return [TextIndex(found.lowerBound, in: s), TextIndex(found.upperBound, in: s)]
    }
    type.method("__compare(_:_:_:_:)") {
      (
        s: String, other: String, options: NSString.CompareOptions, from: TextIndex, to: TextIndex
      ) throws(RunStop) in
      let range = try from.range(to: to, in: try s.charged())
      return s.compare(other, options: options, range: range).rawValue
    }
    type.method("__replacing(_:_:_:_:_:)") {
      (
        s: String, old: String, new: String, options: NSString.CompareOptions, from: TextIndex,
        to: TextIndex
      ) throws(RunStop) in
      let range = try from.range(to: to, in: s)
      TextSearch.chargeForComparing(old, s)
      try Allowance.reserve(s.utf8.count / max(1, old.utf8.count), of: new.utf8.count)
      if Allowance.isSpent { return "" }
      return s.replacingOccurrences(of: old, with: new, options: options, range: range)
    }
    type.method("__index(utf16:)") { (s: String, offset: Int) -> TextIndex? in
      guard
        let index = s.utf16.index(
          s.utf16.startIndex, offsetBy: max(0, offset), limitedBy: s.utf16.endIndex),
        offset >= 0
      else { return nil }
      return TextIndex(index, in: s)
    }
    type.method("__utf16(_:)") { (s: String, index: TextIndex) throws(RunStop) in
      s.utf16.distance(from: s.utf16.startIndex, to: try index.index(in: s))
    }
    type.method("localizedStandardContains(_:)") {
      (s: String, other: String) throws(RunStop) in
      TextSearch.chargeForComparing(other, s)
      if Allowance.isSpent { return false }
      return s.range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    type.property("localizedCapitalized", get: { (s: String) in s.capitalized })
    type.property("localizedUppercase", get: { (s: String) in s.uppercased() })
    type.property("localizedLowercase", get: { (s: String) in s.lowercased() })
  }
}

extension TextIndex {
  /// The part of a text from this index to another one; stops when they are not in it, or are the
  /// wrong way round.
  fileprivate func range(to end: TextIndex, in text: String) throws(RunStop) -> Range<String.Index>
  {
    let (lower, upper) = (try index(in: text), try end.index(in: text))
    guard lower <= upper else { throw RunStop(.invalidRange) }
    return lower..<upper
  }
}

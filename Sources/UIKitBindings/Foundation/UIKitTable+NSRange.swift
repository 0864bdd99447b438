import Foundation
import ScriptLibrary

extension UIKitTable {
  /// The index that searches return if nothing is found.
  static func addNotFound(_ table: Table) {
    table.global("NSNotFound", get: { NSNotFound }, "The index of what was not found.")
  }

  /// The members of `NSRange` that count indices. Where a device would stop for an index beyond
  /// `Int.max`, they wrap around.
  static func addIndices(_ type: TypeTable) {
    type.initializer("init(_:)", "A part by its indices.") { (range: Range<Int>) in
      NSRange(location: range.lowerBound, length: range.upperBound &- range.lowerBound)
    }
    type.initializer("init(_:)", "A part by its first and its last index.") {
      (range: ClosedRange<Int>) in
      let length = range.upperBound &- range.lowerBound &+ 1
      return NSRange(location: range.lowerBound, length: length)
    }
    type.property(
      "lowerBound", get: { (r: NSRange) in r.location }, "Where it begins: `location`.")
    type.property("upperBound", get: { (r: NSRange) in r.end }, "The index after it.")
    type.method("contains(_:)", "Whether an index is in it.") { (r: NSRange, index: Int) in
      r.location <= index && index < r.end
    }
    type.method("union(_:)", "The part from the first index of both to the last.") {
      (r: NSRange, other: NSRange) in
      let first = min(r.location, other.location)
      return NSRange(location: first, length: max(r.end, other.end) &- first)
    }
    type.method("intersection(_:)", "The part that is in both; nil for none.") {
      (r: NSRange, other: NSRange) -> NSRange? in
      let first = max(r.location, other.location)
      // The later one has to begin in the earlier one, where it may be empty.
      let begins =
        r.location <= other.location && first < r.end
        || other.location <= r.location && first < other.end
      return begins ? NSRange(location: first, length: min(r.end, other.end) &- first) : nil
    }
  }
}

extension NSRange {
  fileprivate nonisolated var end: Int { location &+ length }
}

import ScriptLibrary

/// Ranges of texts that count UTF-16 units, as Objective-C's do, and those of Swift.
package enum TextRanges {
  /// The part that is written in Swift.
  package static let part = Prelude.Part(
    names: ["NSRange.init", "__range"],
    text: """
      extension NSRange {
        init(_ range: Range<String.Index>, in text: String) {
          let start = text.__utf16(range.lowerBound)
          self.init(location: start, length: text.__utf16(range.upperBound) - start)
        }
        init(_ range: PartialRangeFrom<String.Index>, in text: String) {
          self.init(range.lowerBound..<text.endIndex, in: text)
        }
      }
      func __range(_ range: NSRange, in text: String) -> Range<String.Index>? {
        guard range.length >= 0, range.location <= Int.max - range.length, let lower = text.__index(utf16: range.location),
          let upper = text.__index(utf16: range.location + range.length)
        else { return nil }
        return lower..<upper
      }
      """)
}

import Foundation

/// A text with the attributes of its parts.
public class AttributedText: NSObject {
  /// A part and its attributes; the length is in UTF-16 units.
  fileprivate struct Part {
    var length: Int
    var attributes: TextAttributes
  }

  /// The text.
  public fileprivate(set) final var string: String
  fileprivate final var parts: [Part]

  /// Creates a text with attributes, of which those in `TextLook` have an effect.
  public init(_ string: String, _ attributes: TextAttributes? = nil) {
    self.string = string
    parts = [Part(length: string.utf16.count, attributes: attributes ?? [:])]
  }

  /// The same text with the same attributes.
  public init(_ other: AttributedText) {
    string = other.string
    parts = other.parts
  }

  deinit {}

  /// The length of the text, in UTF-16 units.
  public final var length: Int { string.utf16.count }

  /// The number of runs with attributes of their own.
  public final var partCount: Int { parts.count }

  /// The attributes at a position, in UTF-16 units; nil where there is no text.
  public final func attributes(at location: Int) -> TextAttributes? {
    guard location >= 0 else { return nil }
    var end = 0
    return parts.first { part in
      end += part.length
      return location < end
    }?.attributes
  }

  /// The text as runs of one look each; `look` is the default for missing attributes.
  final func runs(over look: TextLook = TextLook()) -> [TextRun] {
    var start = string.startIndex
    var offset = 0
    return parts.map { part in
      offset += part.length
      let end = String.Index(utf16Offset: offset, in: string)
      defer { start = end }
      return TextRun(text: string[start..<end], look: TextLook(part.attributes, over: look))
    }
  }
}

/// A mutable text with the attributes of its parts. Ranges are in UTF-16 units and must be in the
/// text.
public final class MutableAttributedText: AttributedText {
  /// Creates a text with attributes.
  public override init(_ string: String, _ attributes: TextAttributes? = nil) {
    super.init(string, attributes)
  }

  /// The same text with the same attributes.
  public override init(_ other: AttributedText) { super.init(other) }

  deinit {}

  /// Whether a range is in the text.
  public func contains(_ range: NSRange) -> Bool {
    range.location >= 0 && range.length >= 0 && range.location <= length
      && range.length <= length - range.location
  }

  /// Appends a text.
  public func append(_ attrString: AttributedText) {
    let before = string.isEmpty ? [] : parts
    string += attrString.string
    parts = before + attrString.parts
  }

  /// Adds attributes to a range, beside its present ones.
  public func addAttributes(_ attrs: TextAttributes, range: NSRange) {
    change(range) { $0.merge(attrs) { _, new in new } }
  }

  /// Sets an attribute of a range.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }

  /// Replaces all attributes of a range.
  public func setAttributes(_ attrs: TextAttributes?, range: NSRange) {
    change(range) { $0 = attrs ?? [:] }
  }

  /// Removes an attribute from a range.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(_ range: NSRange, _ change: (inout TextAttributes) -> Void) {
    var changed: [Part] = []
    var start = 0
    for part in parts {
      let end = start + part.length
      let low = max(start, range.location)
      let high = min(end, range.location + range.length)
      defer { start = end }
      guard low < high else {
        changed.append(part)
        continue
      }
      var middle = Part(length: high - low, attributes: part.attributes)
      change(&middle.attributes)
      changed.append(Part(length: low - start, attributes: part.attributes))
      changed.append(middle)
      changed.append(Part(length: end - high, attributes: part.attributes))
    }
    changed.removeAll { $0.length == 0 }
    // A text without letters still has attributes: they determine the height of its line.
    if !changed.isEmpty { parts = changed }
  }
}

import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The members of `NSString` that Swift code uses, mostly for ranges of UTF-16 units.
extension UIKitTable {
  static func addTextParts(_ type: TypeTable) {
    type.alias("CompareOptions", NSString.CompareOptions.type(in: type.library))
    type.method("range(of:options:)", "Where another text is in it; NSNotFound where it is not.") {
      (text: TextObject, part: String, options: NSString.CompareOptions) in
      text.charged().range(of: part, options: options)
    }
    type.method("range(of:options:range:)", "Where another text is in a part of it.") {
      (text: TextObject, part: String, options: NSString.CompareOptions, range: NSRange)
        throws(RunStop) in
      text.charged().range(of: part, options: options, range: try text.checked(range))
    }
    type.method("substring(with:)", "The text of a part.") {
      (text: TextObject, range: NSRange) throws(RunStop) in
      text.charged().substring(with: try text.checked(range))
    }
    type.method("substring(from:)", "The text from an index on.") {
      (text: TextObject, index: Int) throws(RunStop) in
      let range = NSRange(location: index, length: text.length &- index)
      return text.charged().substring(with: try text.checked(range))
    }
    type.method("substring(to:)", "The text up to an index.") {
      (text: TextObject, index: Int) throws(RunStop) in
      text.charged().substring(with: try text.checked(NSRange(location: 0, length: index)))
    }
    type.method("paragraphRange(for:)", "The paragraphs that a part is in.") {
      (text: TextObject, range: NSRange) throws(RunStop) in
      text.charged().paragraphRange(for: try text.checked(range))
    }
    type.method("lineRange(for:)", "The lines that a part is in.") {
      (text: TextObject, range: NSRange) throws(RunStop) in
      text.charged().lineRange(for: try text.checked(range))
    }
    type.method("replacingCharacters(in:with:)", "The text with another one in place of a part.") {
      (text: TextObject, range: NSRange, other: String) throws(RunStop) in
      text.charged().replacingCharacters(in: try text.checked(range), with: other)
    }
    type.method("replacingOccurrences(of:with:)", "With another text in place of each match.") {
      (text: TextObject, old: String, new: String) throws(RunStop) in
      Allowance.spend(bytes: 8 * text.drawnText.utf8.count)
      try Allowance.reserve(text.drawnText.utf8.count / max(1, old.utf8.count), of: new.utf8.count)
      return text.drawnText.replacingOccurrences(of: old, with: new)
    }
    type.method("contains(_:)", "Whether another text is in it.") {
      (text: TextObject, part: String) in text.charged().range(of: part).location != NSNotFound
    }
    type.method("hasPrefix(_:)", "Whether it begins with another text.") {
      (text: TextObject, part: String) in text.drawnText.hasPrefix(part)
    }
    type.method("hasSuffix(_:)", "Whether it ends with another text.") {
      (text: TextObject, part: String) in text.drawnText.hasSuffix(part)
    }
    type.method("isEqual(to:)", "Whether it is the same text.") {
      (text: TextObject, other: String) in text.drawnText == other
    }
    type.method("components(separatedBy:)", "The texts between the matches of a separator.") {
      (text: TextObject, separator: String) throws(RunStop) in
      try Allowance.reserve(text.drawnText.utf8.count, of: 64)
      return text.drawnText.components(separatedBy: separator)
    }
    type.method("appending(_:)", "The text with another one after it.") {
      (text: TextObject, other: String) throws(RunStop) in
      try Allowance.reserve(text.drawnText.utf8.count + other.utf8.count)
      return text.drawnText + other
    }
    addTextNumbers(type)
  }

  private static func addTextNumbers(_ type: TypeTable) {
    type.property("uppercased", get: { (t: TextObject) in t.charged().uppercased }, "In capitals.")
    type.property(
      "lowercased", get: { (t: TextObject) in t.charged().lowercased }, "In small letters.")
    type.property(
      "capitalized",
      get: { (t: TextObject) in
        let text = t.charged()
        return Allowance.spend(bytes: 8 * text.length) ? text.capitalized : ""
      }, "With capital initials.")
    type.property(
      "integerValue", get: { (t: TextObject) in t.charged().integerValue },
      "The whole number at its beginning; 0 without one.")
    type.property(
      "doubleValue", get: { (t: TextObject) in t.charged().doubleValue },
      "The number at its beginning; 0 without one.")
    type.property(
      "floatValue", get: { (t: TextObject) in t.charged().floatValue },
      "The number at its beginning; 0 without one.")
    type.property(
      "boolValue", get: { (t: TextObject) in t.charged().boolValue },
      "Whether it begins with Y, T or a digit that is not 0.")
  }
}

extension TextObject {
  /// The text as a Foundation object, charged for reading each character.
  nonisolated func charged() -> NSString {
    Allowance.spend(bytes: 8 * drawnText.utf8.count)
    return drawnText as NSString
  }

  /// A substring; stops where a device raises an exception for a range that is out of bounds.
  nonisolated func checked(_ range: NSRange) throws(RunStop) -> NSRange {
    let end = range.location.addingReportingOverflow(range.length)
    guard range.location >= 0, range.length >= 0, !end.overflow, end.partialValue <= length else {
      throw RunStop(
        .exception(
          Excerpt("NSRangeException"), reason: Excerpt("Range or index out of bounds")))
    }
    return range
  }
}

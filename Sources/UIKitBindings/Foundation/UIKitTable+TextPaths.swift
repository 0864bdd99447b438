import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram

/// `NSString`: paths, padding, searches with options.
extension UIKitTable {
  private static let pathParts: [(selector: String, part: @Sendable (NSString) -> String)] = [
    ("lastPathComponent", { $0.lastPathComponent }), ("pathExtension", { $0.pathExtension }),
    ("stringByDeletingPathExtension", { $0.deletingPathExtension }),
    ("stringByDeletingLastPathComponent", { $0.deletingLastPathComponent }),
  ]

  static func addTextPaths(_ type: TypeTable) {
    for (selector, part) in pathParts {
      type.method("_path()", "A part of the path that the text is.") {
        (text: TextObject) in part(text.charged())
      }.named(selector)
    }
    type.method("appendingPathComponent(_:)", "The path with one more part.") {
      (text: TextObject, part: String) in text.charged().appendingPathComponent(part)
    }.named("stringByAppendingPathComponent:")
    type.method("_appendExtension(_:)", "The path with an extension.") {
      (text: TextObject, part: String) in
      text.charged().appendingPathExtension(part) ?? text.drawnText
    }.named("stringByAppendingPathExtension:")
    type.method(
      "padding(toLength:withPad:startingAt:)", "The text made longer by another one, or cut off."
    ) {
      (text: TextObject, length: Int, other: String, start: Int) throws(RunStop) in
      guard length >= 0, start >= 0, start < max(1, other.utf16.count), !other.isEmpty else {
        throw RunStop(
          .exception(
            Excerpt("NSInvalidArgumentException"),
            reason: Excerpt("stringByPaddingToLength: empty pad string, or index beyond its end")))
      }
      try Allowance.reserve(length)
      Allowance.spend(bytes: length)
      return text.charged().padding(toLength: length, withPad: other, startingAt: start)
    }.named("stringByPaddingToLength:withString:startingAtIndex:")
    type.method("_compare(_:_:)", "Which of two texts is first, with options: -1, 0 or 1.") {
      (text: TextObject, other: String, options: NSString.CompareOptions) in
      Allowance.spend(bytes: 8 * other.utf8.count)
      return text.charged().compare(other, options: options).rawValue
    }.named("compare:options:")
    type.method("_length(_:)", "The number of bytes as UTF-8.") {
      (text: TextObject, _: UInt) in text.drawnText.utf8.count
    }.named("lengthOfBytesUsingEncoding:")
    type.method(
      "replacingOccurrences(of:with:options:range:)", defaults: ["options": .zero],
      "With another text in place of each match in a part."
    ) {
      (
        text: TextObject, old: String, new: String, options: NSString.CompareOptions,
        range: NSRange
      ) throws(RunStop) in
      try replaced(text, old, new, options, range)
    }.named("stringByReplacingOccurrencesOfString:withString:options:range:")
  }

  static func addTextReplacements(_ type: TypeTable) {
    let replacing = type.method(
      "replaceOccurrences(of:with:options:range:)", defaults: ["options": .zero],
      "Puts a text in place of each match; returns how many."
    ) {
      (
        text: MutableTextObject, old: String, new: String, options: NSString.CompareOptions,
        range: NSRange
      ) throws(RunStop) -> Int in
      let before = text.charged()
      let result = try replaced(text, old, new, options, range)
      text.take(result)
      let difference = new.utf16.count - old.utf16.count
      guard difference != 0 else {
        return before.components(separatedBy: old).count - 1
      }
      return (result.utf16.count - before.length) / difference
    }
    replacing.isDiscardable = true
    replacing.objectiveCName = "replaceOccurrencesOfString:withString:options:range:"
  }

  private static func replaced(
    _ text: TextObject, _ old: String, _ new: String, _ options: NSString.CompareOptions,
    _ range: NSRange
  ) throws(RunStop) -> String {
    try Allowance.reserve(text.drawnText.utf8.count / max(1, old.utf8.count), of: new.utf8.count)
    return text.charged().replacingOccurrences(
      of: old, with: new, options: options, range: try text.checked(range))
  }
}

import Foundation
import Machine
import ScriptLibrary
import TypedProgram

/// Foundation's `NSCharacterSet`.
final class CharacterSetObject: NSObject {
  let set: CharacterSet

  init(_ set: CharacterSet) {
    self.set = set
    super.init()
  }
}

extension UIKitTable {
  static func addCharacterSets(_ table: Table) {
    let nominal = table.library.hostNominal(
      CharacterSetObject.self, .class, named: "NSCharacterSet")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.summary = "A set of characters, as an object."
    let sets: [(String, CharacterSet)] = [
      ("whitespaceCharacterSet", .whitespaces),
      ("whitespaceAndNewlineCharacterSet", .whitespacesAndNewlines),
      ("newlineCharacterSet", .newlines), ("decimalDigitCharacterSet", .decimalDigits),
      ("letterCharacterSet", .letters), ("alphanumericCharacterSet", .alphanumerics),
      ("punctuationCharacterSet", .punctuationCharacters),
      ("uppercaseLetterCharacterSet", .uppercaseLetters),
      ("lowercaseLetterCharacterSet", .lowercaseLetters),
      ("URLQueryAllowedCharacterSet", .urlQueryAllowed),
      ("URLPathAllowedCharacterSet", .urlPathAllowed),
      ("URLHostAllowedCharacterSet", .urlHostAllowed),
      ("URLFragmentAllowedCharacterSet", .urlFragmentAllowed),
      ("URLUserAllowedCharacterSet", .urlUserAllowed),
      ("URLPasswordAllowedCharacterSet", .urlPasswordAllowed),
    ]
    table.extend(.nominal(nominal, [])) { type in
      for (selector, set) in sets {
        type.staticMethod("_set()", "A set of Unicode's.") { () in CharacterSetObject(set) }
          .named(selector)
      }
      type.staticMethod("_set(_:)", "The characters of a text.") { (text: String) in
        Allowance.spend(bytes: text.utf8.count)
        return CharacterSetObject(CharacterSet(charactersIn: text))
      }.named("characterSetWithCharactersInString:")
      type.method("_inverted()", "All other characters.") {
        (s: CharacterSetObject) in CharacterSetObject(s.set.inverted)
      }.named("invertedSet")
      type.method("_has(_:)", "Whether a character is in it.") {
        (s: CharacterSetObject, unit: UInt16) in
        UnicodeScalar(unit).map { s.set.contains($0) } ?? false
      }.named("characterIsMember:")
    }
  }

  /// The methods of `NSString` that take such a set.
  static func addSearchesForCharacters(_ type: TypeTable) {
    type.method("_trimmed(_:)", "Without the characters of a set at both ends.") {
      (text: TextObject, set: CharacterSetObject) in
      text.charged().trimmingCharacters(in: set.set)
    }.named("stringByTrimmingCharactersInSet:")
    type.method("_parts(_:)", "The texts between the characters of a set.") {
      (text: TextObject, set: CharacterSetObject) throws(RunStop) in
      try Allowance.reserve(text.drawnText.utf8.count, of: 64)
      return text.charged().components(separatedBy: set.set)
    }.named("componentsSeparatedByCharactersInSet:")
    type.method("_percent(_:)", "With codes in place of the characters outside a set.") {
      (text: TextObject, set: CharacterSetObject) throws(RunStop) -> String? in
      try Allowance.reserve(text.drawnText.utf8.count, of: 3)
      return text.charged().addingPercentEncoding(withAllowedCharacters: set.set)
    }.named("stringByAddingPercentEncodingWithAllowedCharacters:")
    type.method("_plain()", "With characters in place of the codes.") {
      (text: TextObject) -> String? in text.charged().removingPercentEncoding
    }.named("stringByRemovingPercentEncoding")
    type.method("_find(_:)", "Where the first character of a set is.") {
      (text: TextObject, set: CharacterSetObject) in
      text.charged().rangeOfCharacter(from: set.set)
    }.named("rangeOfCharacterFromSet:")
  }
}

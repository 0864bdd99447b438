import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// The methods of `NSString` and `NSMutableString` that Swift's texts do not share, and numbers.
extension UIKitTable {
  static func addTextMethods(_ type: TypeTable) {
    type.staticMethod("_format(_:arguments:)", "A text by a format of C, with %@ for objects.") {
      (format: String, values: [AnyValue]) throws(RunStop) in
      TextObject(try text(format, values))
    }.named("stringWithFormat:")
    type.method("_appending(_:arguments:)", "The text with another one after it, by a format.") {
      (text: TextObject, format: String, values: [AnyValue]) throws(RunStop) in
      text.drawnText + (try Self.text(format, values))
    }.named("stringByAppendingFormat:")
    type.method("character(at:)", "The unit of UTF-16 at an index.") {
      (text: TextObject, index: Int) throws(RunStop) -> UInt16 in
      Allowance.spend(bytes: text.drawnText.utf8.count)
      let units = text.drawnText.utf16
      guard index >= 0, index < units.count else {
        throw RunStop(
          .exception(
            Excerpt("NSRangeException"), reason: Excerpt("Range or index out of bounds")))
      }
      return units[units.index(units.startIndex, offsetBy: index)]
    }.named("characterAtIndex:")
    type.method("compare(_:)", "Which of two texts is first: -1, 0 or 1.") {
      (text: TextObject, other: String) in
      Allowance.spend(bytes: text.drawnText.utf8.count)
      return text.drawnText == other ? 0 : text.drawnText < other ? -1 : 1
    }
    type.method("caseInsensitiveCompare(_:)", "The same without regard to capitals.") {
      (text: TextObject, other: String) in
      Allowance.spend(bytes: 8 * text.drawnText.utf8.count)
      let (left, right) = (text.drawnText.lowercased(), other.lowercased())
      return left == right ? 0 : left < right ? -1 : 1
    }
    type.property(
      "intValue", get: { (t: TextObject) in Int32(clamping: (t.drawnText as NSString).intValue) },
      "The whole number at its beginning; 0 without one.")
    addTextPaths(type)
    addSearchesForCharacters(type)
    type.method("mutableCopy(with:)", "The same text, to be changed.") {
      (text: TextObject, _: MemoryZone?) in MutableTextObject(text.drawnText)
    }
  }

  /// The text that a format produces.
  static func text(_ format: String, _ values: [AnyValue]) throws(RunStop) -> String {
    Allowance.spend(bytes: 8 * format.utf8.count)
    let (format, values) = sized(format, values)
    let result = try FormattedText.text(format, values.map { argument($0.object) })
    Allowance.spend(bytes: result.utf8.count)
    return result
  }

  /// The format with each `*` replaced by its argument, a number: `%.*f`.
  private static func sized(_ format: String, _ values: [AnyValue]) -> (String, [AnyValue]) {
    guard format.contains("*") else { return (format, values) }
    var result = ""
    var rest = values[...]
    var kept: [AnyValue] = []
    var isInside = false
    for character in format {
      if isInside, character == "*" {
        result += rest.popFirst().map { "\(ObjectiveCMessages.integer(in: $0))" } ?? ""
        continue
      }
      result.append(character)
      if character == "%" {
        isInside.toggle()
      } else if isInside, !"+-0123456789. #lhqzt".contains(character) {
        isInside = false
        if let value = rest.popFirst() { kept.append(value) }
      }
    }
    return (result, kept + rest)
  }

  /// An argument of a format: a number in a box, or the text of an object.
  private static func argument(_ value: AnyObject) -> AnyObject {
    if let box = value as? AnyBox {
      if case .optional = box.type {
        guard let object = box.references.first ?? nil else { return StringObject("(null)") }
        return StringObject(ObjectArray.text(of: object))
      }
      return box
    }
    return StringObject(ObjectArray.text(of: value))
  }

  static func addMutableTexts(_ table: Table) {
    table.class(
      MutableTextObject.self, named: "NSMutableString", superclass: TextObject.self,
      isFinal: true, "A text as an object that can be changed."
    ) { type in
      type.initializer("init()", "An empty text.") { () in MutableTextObject("") }
      type.initializer("init(string:)", "The object of a text.") {
        (text: String) in MutableTextObject(text)
      }
      type.initializer("init(capacity:)", "An empty text, with room.") {
        (_: Int) in MutableTextObject("")
      }
      let append = type.method("appendFormat(_:_:)", "Puts a text at the end, by a format.") {
        (text: MutableTextObject, format: TextObject, values: [AnyValue]) throws(RunStop) in
        try change(text, to: text.drawnText + Self.text(format.drawnText, values))
      }
      append.parameters[1].isVariadic = true
      type.staticMethod("_capacity(_:)", "An empty text.") { (_: Int) in MutableTextObject("") }
        .named("stringWithCapacity:")
      type.staticMethod("_format(_:arguments:)", "A text by a format of C.") {
        (format: String, values: [AnyValue]) throws(RunStop) in
        MutableTextObject(try text(format, values))
      }.named("stringWithFormat:")
      type.method("append(_:)", "Puts a text at the end.") {
        (text: MutableTextObject, other: String) throws(RunStop) in
        try change(text, to: text.drawnText + other)
      }.named("appendString:")
      type.method("_append(_:arguments:)", "Puts a text at the end, by a format.") {
        (text: MutableTextObject, format: String, values: [AnyValue]) throws(RunStop) in
        try change(text, to: text.drawnText + Self.text(format, values))
      }.named("appendFormat:")
      type.method("setString(_:)", "Takes another text.") {
        (text: MutableTextObject, other: String) throws(RunStop) in try change(text, to: other)
      }
      type.method("insert(_:at:)", "Puts a text at an index.") {
        (text: MutableTextObject, other: String, index: Int) throws(RunStop) in
        try replace(text, NSRange(location: index, length: 0), other)
      }.named("insertString:atIndex:")
      type.method("deleteCharacters(in:)", "Takes a part away.") {
        (text: MutableTextObject, range: NSRange) throws(RunStop) in
        try replace(text, range, "")
      }
      type.method("replaceCharacters(in:with:)", "Puts a text in place of a part.") {
        (text: MutableTextObject, range: NSRange, other: String) throws(RunStop) in
        try replace(text, range, other)
      }
      addTextReplacements(type)
      type.method("copy(with:)", "The same text, which does not change.") {
        (text: MutableTextObject, _: MemoryZone?) in TextObject(text.drawnText)
      }
    }
  }

  private static func change(_ text: MutableTextObject, to other: String) throws(RunStop) {
    try Allowance.reserve(other.utf8.count)
    Allowance.spend(copied: other.utf8.count)
    text.take(other)
  }

  private static func replace(
    _ text: MutableTextObject, _ range: NSRange, _ other: String
  ) throws(RunStop) {
    let changed = NSMutableString(string: text.charged() as String)
    changed.replaceCharacters(in: try text.checked(range), with: other)
    try change(text, to: changed as String)
  }

  // MARK: Numbers

  /// The integer types of C for which there are no rows in Swift.
  static func addNumberMethods(_ type: TypeTable) {
    for selector in ["numberWithLong:", "numberWithLongLong:"] {
      type.staticMethod("_whole(_:)", "A whole number in an object.") {
        (value: Int) in NSNumber(value: value)
      }.named(selector)
    }
    for selector in ["numberWithUnsignedInteger:", "numberWithUnsignedLong:"] {
      type.staticMethod("_whole(_:)", "A whole number in an object.") {
        (value: UInt) in NSNumber(value: value)
      }.named(selector)
    }
    type.staticMethod("_whole(_:)", "An int in an object.") {
      (value: Int32) in NSNumber(value: Int(value))
    }.named("numberWithInt:")
    type.staticMethod("_whole(_:)", "An int without a sign in an object.") {
      (value: UInt32) in NSNumber(value: Int(value))
    }.named("numberWithUnsignedInt:")
    type.method("_int()", "The number as an int.") {
      (n: NSNumber) in Int32(truncatingIfNeeded: n.intValue)
    }.named("intValue")
    for selector in ["longValue", "longLongValue"] {
      type.method("_long()", "The number, cut off.") { (n: NSNumber) in n.intValue }
        .named(selector)
    }
    for selector in ["unsignedIntegerValue", "unsignedLongValue"] {
      type.method("_unsigned()", "The number without a sign.") { (n: NSNumber) in n.uintValue }
        .named(selector)
    }
    type.method("_unsignedInt()", "The number as an int without a sign.") {
      (n: NSNumber) in UInt32(truncatingIfNeeded: n.intValue)
    }.named("unsignedIntValue")
    type.method("compare(_:)", "Which of two numbers is less: -1, 0 or 1.") {
      (n: NSNumber, other: NSNumber) in
      n.doubleValue == other.doubleValue ? 0 : n.doubleValue < other.doubleValue ? -1 : 1
    }
    type.method("isEqual(to:)", "Whether another number is the same.") {
      (n: NSNumber, other: NSNumber) in n.isEqual(other)
    }.named("isEqualToNumber:")
  }
}

import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension NSStringDrawingOptions: BridgedOptionSet {}

/// Text that is measured and drawn: as boxes, by the rule of labels (DR-49, DR-52).
extension UIKitTable {
  static func addTextDrawing(_ table: Table) {
    table.optionSet(
      NSStringDrawingOptions.self,
      [
        ("usesLineFragmentOrigin", .usesLineFragmentOrigin),
        ("usesFontLeading", .usesFontLeading),
      ], "How text is measured.")
    addAttributedTexts(table)
    table.extend(.string) { addTextMembers($0, of: String.self) }
    table.class(
      TextObject.self, named: "NSString", superclass: NSObject.self,
      protocols: ["NSCopying", "NSMutableCopying"], isFinal: true,
      "A text as an object: `text as NSString`."
    ) {
      $0.initializer("init()", "An empty text.") { () in TextObject("") }
      $0.initializer("init(string:)", "The object of a text.") {
        (text: String) in TextObject(text)
      }
      $0.method("copy(with:)", "The object itself, which never changes.") {
        (text: TextObject, _: MemoryZone?) in text
      }
      $0.readOnly("length", \TextObject.length, "How long it is, in UTF-16 units.")
      $0.method("range(of:)", "Where another text is in it first; NSNotFound where it is not.") {
        (text: TextObject, part: String) in
        // Searching processes each character.
        Allowance.spend(bytes: 8 * text.drawnText.utf8.count)
        return text.range(of: part)
      }
      addTextMembers($0, of: TextObject.self)
      addTextParts($0)
      addTextMethods($0)
    }
    addMutableTexts(table)
  }

  /// The members of a text and of its object, which differ only in the location of the text.
  private static func addTextMembers<Text: DrawnText>(_ type: TypeTable, of _: Text.Type) {
    type.method(
      "size(withAttributes:)", defaults: ["withAttributes": .zero],
      "Its size, by the rule that labels measure with (DR-50, DR-52)."
    ) {
      (text: Text, attributes: GivenAttributes?) in text.attributed(attributes).charged().size()
    }
    type.method(
      "boundingRect(with:options:attributes:context:)",
      defaults: ["options": .zero, "attributes": .zero, "context": .zero],
      "The box round it, by the same rule (DR-52)."
    ) {
      (
        text: Text, size: CGSize, options: NSStringDrawingOptions, attributes: GivenAttributes?,
        _: NSObject?
      ) in
      text.attributed(attributes).charged().boundingRect(with: size, options: options)
    }
    type.method(
      "draw(at:withAttributes:)", defaults: ["withAttributes": .zero],
      "Draws a box for each line, from a point on (DR-49)."
    ) {
      (text: Text, point: CGPoint, attributes: GivenAttributes?) throws(RunStop) in
      try text.attributed(attributes).chargedForDrawing().draw(at: point)
    }
    type.method(
      "draw(in:withAttributes:)", defaults: ["withAttributes": .zero],
      "Draws a box for each line, wrapped in a rectangle (DR-49)."
    ) {
      (text: Text, rect: CGRect, attributes: GivenAttributes?) throws(RunStop) in
      try text.attributed(attributes).chargedForDrawing().draw(in: rect)
    }
    type.method(
      "draw(with:options:attributes:context:)",
      defaults: ["options": .zero, "attributes": .zero, "context": .zero],
      "Draws as draw(in:), or the first line from its baseline on (DR-49)."
    ) {
      (
        text: Text, rect: CGRect, options: NSStringDrawingOptions, attributes: GivenAttributes?,
        _: NSObject?
      ) throws(RunStop) in
      try text.attributed(attributes).chargedForDrawing().draw(with: rect, options: options)
    }
  }
}

/// A text as an object: Foundation's `NSString`.
nonisolated class TextObject: NSObject {
  fileprivate(set) var drawnText: String

  init(_ text: String) { drawnText = text }

  deinit {}

  /// The length of the text, in UTF-16 units.
  var length: Int { drawnText.utf16.count }

  /// The range of the first occurrence of another text, in UTF-16 units.
  func range(of part: String) -> NSRange {
    guard let range = drawnText.range(of: part) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(range, in: drawnText)
  }

  override var description: String { drawnText }
  /// The same in each run, unlike hash values of Swift's.
  override var hash: Int { drawnText.utf8.reduce(5381) { $0 &* 31 &+ Int($1) } }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextObject)?.drawnText == drawnText
  }
}

/// Foundation's `NSMutableString`.
nonisolated final class MutableTextObject: TextObject {
  /// Replaces the text.
  func take(_ text: String) { drawnText = text }
}

/// A value with a text that can be drawn.
nonisolated private protocol DrawnText: Bridged {
  var drawnText: String { get }
}

nonisolated extension TextObject: DrawnText {}

nonisolated extension String: DrawnText {
  fileprivate var drawnText: String { self }
}

extension DrawnText {
  /// The text with the attributes that a script passes.
  @MainActor fileprivate func attributed(_ attributes: GivenAttributes?) -> AttributedText {
    AttributedText(drawnText, attributes?.values)
  }
}

import Foundation
import Interpreter
import UIKitModel

nonisolated extension NSAttributedString.Key: BridgedName {}
nonisolated extension NSStringDrawingOptions: BridgedOptionSet {}

/// `[NSAttributedString.Key: Any]`.
private typealias TextAttributes = NamedOptions<NSAttributedString.Key>

/// Text that is measured and drawn: as boxes, by the rule of labels (DR-49, DR-52).
extension UIKitTable {
  static func addTextDrawing(_ table: Table) {
    table.optionSet(
      NSStringDrawingOptions.self,
      [
        ("usesLineFragmentOrigin", .usesLineFragmentOrigin),
        ("usesFontLeading", .usesFontLeading),
      ], "How text is measured.")
    table.class(
      AttributedText.self, named: "NSAttributedString", superclass: NSObject.self, isFinal: true,
      "A text and how all of it looks."
    ) {
      $0.initializer("init(string:)", "A text in Helvetica of 12 points, black (DR-50).") {
        (text: String) in AttributedText(text)
      }
      $0.initializer(
        "init(string:attributes:)", "A text with attributes: font, colour and stroke (DR-51)."
      ) {
        (text: String, attributes: TextAttributes?) in text.attributed(attributes)
      }
      $0.readOnly("string", \AttributedText.string, "The text.")
      $0.readOnly("length", \AttributedText.length, "How long it is, in UTF-16 units.")
      addAttributedDrawing($0)
    }
    table.name(
      NSAttributedString.Key.self, named: "Key", in: AttributedText.self, "What is set of a text."
    ) {
      $0.staticProperty("font", get: { NSAttributedString.Key.font }, "The font (DR-50).")
      $0.staticProperty(
        "foregroundColor", get: { NSAttributedString.Key.foregroundColor }, "The colour (DR-50).")
      $0.staticProperty(
        "strokeWidth", get: { NSAttributedString.Key.strokeWidth },
        "How thick lines are, in percent of the font's size (DR-51).")
      $0.staticProperty(
        "strokeColor", get: { NSAttributedString.Key.strokeColor },
        "The colour of lines; without one that of the letters (DR-51).")
    }
    table.extend(.string) { addTextMembers($0, of: String.self) }
    table.class(
      TextObject.self, named: "NSString", superclass: NSObject.self, isFinal: true,
      "A text as an object: `text as NSString`."
    ) {
      $0.initializer("init(string:)", "The object of a text.") {
        (text: String) in TextObject(text)
      }
      $0.readOnly("length", \TextObject.length, "How long it is, in UTF-16 units.")
      addTextMembers($0, of: TextObject.self)
    }
  }

  private static func addAttributedDrawing(_ type: TypeTable) {
    type.method("size()", "Its size, by the rule that labels measure with (DR-52).") {
      (text: AttributedText) in text.charged().size()
    }
    type.method(
      "boundingRect(with:options:context:)", "The box round it, by the same rule (DR-52)."
    ) {
      (text: AttributedText, size: CGSize, options: NSStringDrawingOptions, _: NSObject?) in
      text.charged().boundingRect(with: size, options: options)
    }
    type.method("draw(at:)", "Draws a box for each line, from a point on (DR-49).") {
      (text: AttributedText, point: CGPoint) throws(RunStop) in
      try text.chargedForDrawing().draw(at: point)
    }
    type.method("draw(in:)", "Draws a box for each line, wrapped in a rectangle (DR-49).") {
      (text: AttributedText, rect: CGRect) throws(RunStop) in
      try text.chargedForDrawing().draw(in: rect)
    }
  }

  /// The members of a text and of its object, which differ in nothing but where the text is.
  private static func addTextMembers<Text: DrawnText>(_ type: TypeTable, of _: Text.Type) {
    type.method(
      "size(withAttributes:)", defaults: ["withAttributes": .zero],
      "Its size, by the rule that labels measure with (DR-50, DR-52)."
    ) {
      (text: Text, attributes: TextAttributes?) in text.attributed(attributes).charged().size()
    }
    type.method(
      "boundingRect(with:options:attributes:context:)",
      defaults: ["options": .zero, "attributes": .zero, "context": .zero],
      "The box round it, by the same rule (DR-52)."
    ) {
      (
        text: Text, size: CGSize, options: NSStringDrawingOptions, attributes: TextAttributes?,
        _: NSObject?
      ) in
      text.attributed(attributes).charged().boundingRect(with: size, options: options)
    }
    type.method(
      "draw(at:withAttributes:)", defaults: ["withAttributes": .zero],
      "Draws a box for each line, from a point on (DR-49)."
    ) {
      (text: Text, point: CGPoint, attributes: TextAttributes?) throws(RunStop) in
      try text.attributed(attributes).chargedForDrawing().draw(at: point)
    }
    type.method(
      "draw(in:withAttributes:)", defaults: ["withAttributes": .zero],
      "Draws a box for each line, wrapped in a rectangle (DR-49)."
    ) {
      (text: Text, rect: CGRect, attributes: TextAttributes?) throws(RunStop) in
      try text.attributed(attributes).chargedForDrawing().draw(in: rect)
    }
  }
}

/// A text as an object.
nonisolated final class TextObject: NSObject {
  let drawnText: String

  init(_ text: String) { drawnText = text }

  deinit {}

  /// How long the text is, in UTF-16 units.
  var length: Int { drawnText.utf16.count }

  override var description: String { drawnText }
  /// The same in each run, which hash values of Swift's are not.
  override var hash: Int { drawnText.utf8.reduce(5381) { $0 &* 31 &+ Int($1) } }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? TextObject)?.drawnText == drawnText
  }
}

/// What has a text that can be drawn.
nonisolated private protocol DrawnText: Bridged {
  var drawnText: String { get }
}

nonisolated extension TextObject: DrawnText {}

nonisolated extension String: DrawnText {
  fileprivate var drawnText: String { self }
}

extension DrawnText {
  /// The text with the attributes that a script gives it.
  @MainActor fileprivate func attributed(_ attributes: TextAttributes?) -> AttributedText {
    AttributedText(drawnText, attributes?.values)
  }
}

extension NamedOptions where Key: Hashable {
  /// The entries as the model has them.
  @MainActor fileprivate var values: [Key: Any] {
    guard let storage = object as? DictionaryStorage else { return [:] }
    var values: [Key: Any] = [:]
    for index in 0..<storage.count {
      let value = AnyValue.read(storage.valueRegisters(index))
      values[Key.read(storage.keyRegisters(index))] = Crossing.native(value)
    }
    return values
  }
}

extension AttributedText {
  /// Measuring looks at each character.
  fileprivate func charged() -> AttributedText {
    Allowance.spend(bytes: 8 * string.utf8.count)
    return self
  }

  /// Drawing keeps a box for each line, of which each character may be one.
  fileprivate func chargedForDrawing() throws(RunStop) -> AttributedText {
    try Allowance.reserve(string.utf8.count, of: 256)
    CGContext.chargeCurrent()
    return charged()
  }
}

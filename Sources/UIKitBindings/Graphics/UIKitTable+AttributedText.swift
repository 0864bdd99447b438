import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

nonisolated extension NSAttributedString.Key: BridgedName {}

/// `[NSAttributedString.Key: Any]` of a script.
typealias GivenAttributes = NamedOptions<NSAttributedString.Key>

/// Texts with attributes, and the attributes themselves.
extension UIKitTable {
  static func addAttributedTexts(_ table: Table) {
    table.class(
      AttributedText.self, named: "NSAttributedString", superclass: NSObject.self,
      "A text and how each part of it looks."
    ) {
      addTextInitializers($0) { AttributedText($0, $1) }
      $0.initializer("init(attributedString:)", designated: true, "The same text, to keep.") {
        (text: AttributedText) in AttributedText(text)
      }
      $0.readOnly("string", \AttributedText.string, "The text.")
      $0.readOnly("length", \AttributedText.length, "How long it is, in UTF-16 units.")
      addAttributedDrawing($0)
      $0.method("copy()", "The same text, to keep.") { (text: AttributedText) in
        AnyValue(AttributedText(text))
      }
      $0.method("mutableCopy()", "The same text, to change.") { (text: AttributedText) in
        AnyValue(MutableAttributedText(text))
      }
    }
    table.class(
      MutableAttributedText.self, named: "NSMutableAttributedString",
      superclass: AttributedText.self, "A text whose parts can be given attributes."
    ) {
      addTextInitializers($0) { MutableAttributedText($0, $1) }
      $0.initializer("init(attributedString:)", designated: true, "The same text, to change.") {
        (text: AttributedText) in MutableAttributedText(text)
      }
      addChanging($0)
    }
    addAttributeKeys(table)
    addParagraphStyles(table)
    table.class(
      NSShadow.self, superclass: NSObject.self, isFinal: true, "The shadow of text (DR-24)."
    ) {
      $0.initializer("init()", designated: true, "Straight down, black, a third of it.") { () in
        NSShadow()
      }
      $0.stored("shadowOffset", \NSShadow.shadowOffset, "Where it falls, in points.")
      $0.stored("shadowBlurRadius", \NSShadow.shadowBlurRadius, "How soft its edge is.")
      $0.property(
        "shadowColor", as: .optional(HostType { _ in .any }),
        get: { (s: NSShadow) -> AnyReference? in
          s.shadowColor.map { AnyReference($0 as AnyObject) }
        },
        set: { (s: NSShadow, new: AnyReference?) in s.shadowColor = new?.object },
        "Its colour, a UIColor.")
    }
  }

  private static func addTextInitializers<Text: AttributedText>(
    _ type: TypeTable, _ make: @escaping @MainActor (String, TextAttributes?) -> Text
  ) {
    type.initializer("init()", designated: true, "An empty text.") { () in make("", nil) }
    type.initializer(
      "init(string:)", designated: true, "A text in Helvetica of 12 points, black (DR-50)."
    ) { (text: String) in make(text, nil) }
    type.initializer(
      "init(string:attributes:)", designated: true, "A text with attributes all over."
    ) { (text: String, attributes: GivenAttributes?) in make(text, attributes?.values) }
  }

  private static func addChanging(_ type: TypeTable) {
    type.method("append(_:)", "Puts a text at the end.") {
      (text: MutableAttributedText, more: AttributedText) throws(RunStop) in
      try Allowance.reserve(more.string.utf8.count + 1, of: 64)
      text.charged().append(more.charged())
    }
    type.method("addAttribute(_:value:range:)", "Sets an attribute of a part.") {
      (
        text: MutableAttributedText, name: NSAttributedString.Key, value: AnyValue, range: NSRange
      ) throws(RunStop) in
      try text.checked(range).addAttribute(name, value: Crossing.native(value), range: range)
    }
    type.method("addAttributes(_:range:)", "Sets attributes of a part.") {
      (text: MutableAttributedText, attributes: GivenAttributes, range: NSRange)
        throws(RunStop) in
      try text.checked(range).addAttributes(attributes.values, range: range)
    }
    type.method("setAttributes(_:range:)", "Sets attributes of a part in place of all it has.") {
      (text: MutableAttributedText, attributes: GivenAttributes?, range: NSRange)
        throws(RunStop) in
      try text.checked(range).setAttributes(attributes?.values, range: range)
    }
    type.method("removeAttribute(_:range:)", "Takes an attribute of a part away.") {
      (text: MutableAttributedText, name: NSAttributedString.Key, range: NSRange)
        throws(RunStop) in
      try text.checked(range).removeAttribute(name, range: range)
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
    type.method(
      "draw(with:options:context:)", defaults: ["options": .zero, "context": .zero],
      "Draws as draw(in:), or the first line from its baseline on (DR-49)."
    ) {
      (text: AttributedText, rect: CGRect, options: NSStringDrawingOptions, _: NSObject?)
        throws(RunStop) in
      try text.chargedForDrawing().draw(with: rect, options: options)
    }
  }

  private static func addAttributeKeys(_ table: Table) {
    table.name(
      NSAttributedString.Key.self, named: "Key", in: AttributedText.self, "What is set of a text."
    ) {
      $0.initializer("init(rawValue:)", "A key by its name.") { (name: String) in
        NSAttributedString.Key(rawValue: name)
      }
      $0.initializer("init(_:)", "A key by its name.") { (name: String) in
        NSAttributedString.Key(rawValue: name)
      }
      $0.staticProperty("font", get: { NSAttributedString.Key.font }, "The font (DR-50).")
      $0.staticProperty(
        "foregroundColor", get: { NSAttributedString.Key.foregroundColor }, "The colour (DR-50).")
      $0.staticProperty(
        "strokeWidth", get: { NSAttributedString.Key.strokeWidth },
        "How thick lines are, in percent of the font's size (DR-51).")
      $0.staticProperty(
        "strokeColor", get: { NSAttributedString.Key.strokeColor },
        "The colour of lines; without one that of the letters (DR-51).")
      $0.staticProperty(
        "paragraphStyle", get: { NSAttributedString.Key.paragraphStyle },
        "How lines are placed, an NSParagraphStyle.")
      $0.staticProperty(
        "shadow", get: { NSAttributedString.Key.shadow }, "The shadow, an NSShadow.")
    }
  }

  private static func addParagraphStyles(_ table: Table) {
    table.class(
      NSParagraphStyle.self, superclass: NSObject.self, "How the lines of a paragraph are placed."
    ) {
      $0.initializer("init()", designated: true, "The style of text without one.") { () in
        NSParagraphStyle()
      }
      $0.staticProperty(
        "default", get: { NSParagraphStyle.default }, "The style of text without one.")
      $0.readOnly("alignment", \NSParagraphStyle.alignment, "How lines are aligned.")
      $0.readOnly(
        "lineBreakMode", \NSParagraphStyle.lineBreakMode, "What is done with too long text.")
      $0.readOnly("lineSpacing", \NSParagraphStyle.lineSpacing, "The distance between lines.")
      $0.readOnly(
        "paragraphSpacing", \NSParagraphStyle.paragraphSpacing, "That to the next paragraph.")
      $0.readOnly(
        "lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple, "What heights are times.")
      $0.readOnly("minimumLineHeight", \NSParagraphStyle.minimumLineHeight, "The least height.")
      $0.readOnly("maximumLineHeight", \NSParagraphStyle.maximumLineHeight, "The greatest one.")
    }
    table.class(
      NSMutableParagraphStyle.self, superclass: NSParagraphStyle.self,
      "How the lines of a paragraph are placed, to be set."
    ) {
      $0.initializer("init()", designated: true, "The style of text without one.") { () in
        NSMutableParagraphStyle()
      }
      $0.stored("alignment", \NSMutableParagraphStyle.alignment, "How lines are aligned.")
      $0.stored(
        "lineBreakMode", \NSMutableParagraphStyle.lineBreakMode,
        "What is done with too long text.")
      $0.stored(
        "lineSpacing", \NSMutableParagraphStyle.lineSpacing, "The distance between lines.")
      $0.stored(
        "paragraphSpacing", \NSMutableParagraphStyle.paragraphSpacing,
        "That to the next paragraph.")
      $0.stored(
        "lineHeightMultiple", \NSMutableParagraphStyle.lineHeightMultiple,
        "What heights are multiplied by; 0 for nothing.")
      $0.stored(
        "minimumLineHeight", \NSMutableParagraphStyle.minimumLineHeight, "The least height.")
      $0.stored(
        "maximumLineHeight", \NSMutableParagraphStyle.maximumLineHeight,
        "The greatest height; 0 for any.")
      $0.method("setParagraphStyle(_:)", "Takes all settings of another style.") {
        (style: NSMutableParagraphStyle, other: NSParagraphStyle) in
        style.setParagraphStyle(other)
      }
    }
  }
}

extension MutableAttributedText {
  /// Throws the exception of a range that is not in the text.
  fileprivate func checked(_ range: NSRange) throws(RunStop) -> MutableAttributedText {
    guard contains(range) else {
      throw RunStop(
        .exception(
          Excerpt("NSRangeException"),
          reason: Excerpt(
            "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds")))
    }
    // Both ends of the range may become ends of parts.
    try Allowance.reserve(2, of: 256)
    Allowance.spend(8 * partCount)
    return self
  }
}

extension NamedOptions where Key: Hashable {
  /// The entries in the model's types.
  @MainActor var values: [Key: Any] {
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
  /// Charged for measuring, which processes each character.
  func charged() -> Self {
    Allowance.spend(bytes: 8 * string.utf8.count + 64 * partCount)
    return self
  }

  /// Charged for drawing, which stores a box for each line; each character may be one.
  func chargedForDrawing() throws(RunStop) -> Self {
    try Allowance.reserve(string.utf8.count, of: 256)
    CGContext.chargeCurrent()
    return charged()
  }
}

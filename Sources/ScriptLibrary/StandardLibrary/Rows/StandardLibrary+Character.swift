import Machine
import TypedProgram

extension StandardLibrary {
  static func addCharacters(_ table: Table) {
    table.extend(.character) { type in
      let tests: [(String, @Sendable (Character) -> Bool)] = [
        ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }),
        ("isWholeNumber", { $0.isWholeNumber }), ("isHexDigit", { $0.isHexDigit }),
        ("isWhitespace", { $0.isWhitespace }), ("isNewline", { $0.isNewline }),
        ("isUppercase", { $0.isUppercase }), ("isLowercase", { $0.isLowercase }),
        ("isPunctuation", { $0.isPunctuation }), ("isSymbol", { $0.isSymbol }),
        ("isMathSymbol", { $0.isMathSymbol }), ("isCurrencySymbol", { $0.isCurrencySymbol }),
        ("isASCII", { $0.isASCII }),
      ]
      for (name, test) in tests { type.property(name, get: { (c: Character) in test(c) }) }
      type.property("wholeNumberValue", get: { (c: Character) in c.wholeNumberValue })
      type.property("hexDigitValue", get: { (c: Character) in c.hexDigitValue })
      type.property("asciiValue", get: { (c: Character) in c.asciiValue })
      type.property("description", get: { (c: Character) in String(c) })
      type.property("utf8", get: { (c: Character) in Array(c.utf8) })
      type.property(
        "hashValue", get: { (c: Character) in c.utf8.reduce(5381) { ($0 &* 33) &+ Int($1) } })
      type.method("uppercased()") { (c: Character) in c.uppercased() }
      type.method("lowercased()") { (c: Character) in c.lowercased() }
      type.initializer("init(_:)") { (text: String) throws(RunStop) in
        guard text.count == 1 else {
          throw RunStop(.fatalError("Can't form a Character from a String of \(text.count)"))
        }
        return Character(text)
      }
      type.initializer("init(_:)") { (character: Character) in character }
      // For the prelude's `init(_:)` of a scalar, which is valid.
      type.initializer("init(__scalar:)") { (value: UInt32) in
        Character(Unicode.Scalar(value) ?? "?")
      }
    }
  }
}

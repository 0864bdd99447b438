import EventVocabulary
import Foundation
import Lettering
import Records
import Wording

// The values that `--plain` writes differently from their encoding; records are in
// `PlainForms.swift`, and added sentences in `PlainSentences.swift`. Everything else is derived.

/// A type that is written differently from its encoding.
protocol PlainException {}

/// A type whose values are written without keys: a number, a word, a point, a text.
protocol PlainScalar: PlainException {
  func plainValue(_ language: Language) -> PlainValue
}

extension String: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue { .text(self) }
}

extension Bool: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue { .word(self ? "true" : "false") }
}

extension PlainScalar where Self: FixedWidthInteger {
  func plainValue(_ language: Language) -> PlainValue { .word(String(self)) }
}

// Integers encode themselves: one that is not listed here would cause an endless recursion.
extension Int: PlainScalar {}
extension Int8: PlainScalar {}
extension Int16: PlainScalar {}
extension Int32: PlainScalar {}
extension Int64: PlainScalar {}
extension UInt: PlainScalar {}
extension UInt8: PlainScalar {}
extension UInt16: PlainScalar {}
extension UInt32: PlainScalar {}
extension UInt64: PlainScalar {}

extension Float: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue { Double(self).plainValue(language) }
}

extension Double: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    if !isFinite || self == rounded() { return .word(Numbers.text(self)) }
    // Rounding errors are zero: the cosine of a right angle is 6e-17.
    return .word(Numbers.exact(abs(self) < 1e-15 ? 0 : self))
  }
}

extension CGFloat: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue { .word(Numbers.text(self)) }
}

extension CGPoint: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    .row(Numbers.text(x) + "," + Numbers.text(y))
  }
}

extension CGSize: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    .row(Numbers.text(width) + "," + Numbers.text(height))
  }
}

extension CGRect: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    .row(origin.plainValue(language).written + "," + size.plainValue(language).written)
  }
}

/// Bytes as hexadecimal digits, two for each.
extension Data: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    let digits = Array("0123456789abcdef".utf8)
    let text = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return .word(String(decoding: text, as: UTF8.self))
  }
}

/// The text in the chosen language; JSON has both.
extension Bilingual: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue { .text(self[language]) }
}

/// The effect of a line, as the text for people has it: many short lines would hide the code.
extension ScriptFact: PlainScalar {
  func plainValue(_ language: Language) -> PlainValue {
    switch self {
    case .assigned(let name, let value): .phrase("\(name) = \(value)")
    case .decided(let text, let result): .phrase("\(text) is \(result)")
    case .bound(let name, let value): .phrase("\(name) = \(value ?? "nil")")
    case .returned(let value): .phrase("returns \(value)")
    case .printed(let text): .phrase("prints \(text)")
    }
  }
}

/// An enumeration whose cases and values share the line of their list, as in `state:ended,action`.
protocol PlainShort: PlainException {}

extension TimelineSign: PlainShort {}

import SourceTree
import SwiftFrontEnd
import Testing

@Suite struct LiteralTests {
  @Test(
    "Numbers in every notation",
    arguments: [
      ("1_000", "1000"), ("0xFF_ff", "65535"), ("0b1010", "10"), ("0o17", "15"),
      ("18446744073709551615", "18446744073709551615"), ("18446744073709551616", "toolarge"),
      ("1.5", "1.5"), ("1_0.2_5", "10.25"), ("1e3", "1000.0"), ("0x1.8p3", "12.0"),
      ("true", "true"), ("nil", "nil"),
    ])
  func numbers(source: String, value: String) {
    #expect(lowered(source) == value)
  }

  @Test(
    "Strings with escapes, raw or not",
    arguments: [
      (#""""#, ""),
      (#""a\n\t\r\0\\\"\'""#, "a\n\t\r\0\\\"'"),
      (#""\u{41}\u{1F600}""#, "A😀"),
      (##"#"a\nb"c\#n"#"##, "a\\nb\"c\n"),
      ("##\"a\\#n\\##n\"##", "a\\#n\n"),
      ("\"按钮🔴\"", "按钮🔴"),
    ])
  func strings(source: String, value: String) {
    #expect(text(source) == value)
  }

  @Test(
    "Strings of several lines lose the indentation of the closing quotes",
    arguments: [
      ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"),
      ("\"\"\"\n  a \\\n  b\n\n  c\n  \"\"\"", "a b\n\nc"),
      ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "a\nb"),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\na \"\"\\\" b\n\"\"\"", "a \"\"\" b"),
      ("#\"\"\"\n  a\\n\\#n\n  \"\"\"#", "a\\n\n"),
    ])
  func longStrings(source: String, value: String) {
    #expect(text(source) == value)
  }

  @Test func `interpolations are expressions between texts`() {
    #expect(lowered(#""a\(b + 1)c\("d")""#) == #"(string "a" (+ b 1) "c" (string "d"))"#)
    #expect(lowered(##"#"\(a)\#(b)"#"##) == ##"(string "\\(a)" b)"##)
    #expect(lowered("\"\"\"\n  \\(a)\n   b\n  \"\"\"") == #"(string a "\n b")"#)
  }

  @Test func `a surrogate in an escape is no crash`() {
    #expect(text(#""a\u{D800}b""#) == "ab")
  }

  /// The value of a string literal.
  private func text(_ source: String) -> String? {
    let unit = SwiftFrontEnd.parse(source, name: "test.swift")
    guard case .expression(let expression) = unit.items.first?.kind,
      case .string(let segments) = expression.kind
    else { return nil }
    return segments.map { segment in
      if case .text(let text) = segment { text } else { "?" }
    }.joined()
  }
}

import LanguageServer
import SeededRandom
import Testing

/// JSON from bytes and back.
struct JSONTests {
  private func read(_ text: String) throws -> JSONValue {
    try JSONParser.value(of: Array(text.utf8))
  }

  @Test
  func `Values are read with their types`() throws {
    let value = try read(#" {"a": [1, -2.5, 1e3, true, false, null], "b": "c"} "#)
    #expect(
      value == ["a": [1, .number(-2.5), .number(1_000), true, false, .null], "b": "c"])
    #expect(value["a"]?.array?[2].integer == 1_000)
  }

  @Test
  func `Escapes are read, pairs of surrogates as one character`() throws {
    #expect(try read(#""\"\\\/\n\t\u00e9\ud83d\ude00""#) == "\"\\/\n\té😀")
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83dx""#])
  func `Half a pair of surrogates is a character that says so`(text: String) throws {
    #expect(try read(text).string?.first == "\u{FFFD}")
  }

  @Test(
    arguments: [
      "", "{", "[1,]", "[1 2]", "{\"a\"}", "nul", "01x", "\"", "\"\\q\"", "\"\\u12\"", "1 2", "--1",
      "{1: 2}", "\"\\u+123\"",
    ])
  func `What is not JSON is a fault`(text: String) {
    #expect(throws: JSONParser.Fault.self) { try read(text) }
  }

  @Test
  func `Nesting is bounded`() throws {
    let deep = JSONParser.deepest
    let open = String(repeating: "[", count: deep)
    let close = String(repeating: "]", count: deep)
    _ = try read(open + close)
    #expect(throws: JSONParser.Fault.self) { try read("[\(open)\(close)]") }
  }

  @Test
  func `What is written is read as the same value`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let value = Self.value(&random, depth: 0)
      #expect(try JSONParser.value(of: JSONWriter.bytes(of: value)) == value)
    }
  }

  private static func value(_ random: inout SeededRandom, depth: Int) -> JSONValue {
    func text() -> String {
      let characters = Array("ab\"\\\n\t\u{1}é😀视图")
      return String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        })
    }
    switch Int.random(in: 0...(depth > 3 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: -1_000_000...1_000_000, using: &random))
    case 3: return .number(0.5 + Double(Int.random(in: -99...99, using: &random)))
    case 4: return .string(text())
    case 5:
      return .array((0..<3).map { _ in value(&random, depth: depth + 1) })
    default:
      return .object(["a\(text())": value(&random, depth: depth + 1), "": "b"])
    }
  }
}

import ObjectiveCFrontEnd
import Records
import SeededRandom
import SourceTree
import Testing

@Suite struct BudgetTests {
  @Test(
    "Deep nesting is refused and does not end the process",
    arguments: [
      "(", "[", "{", "@[", "@{", "@(", "^{", "!", "- ", "x ? ", "if (x) ", "a = ", "x.", "x + ",
      "x, ", "struct { ", "int (*", "id<", "typeof(", "do ", "for (;;) ", "[[x y] ",
    ])
  func deep(part: String) {
    let text = method(String(repeating: part, count: 4_000))
    #expect(!errors(in: text).isEmpty)
  }

  @Test("Macros that grow are cut off")
  func macros() {
    var text = "#define A0 1 + 1\n"
    for level in 1...60 { text += "#define A\(level) A\(level - 1) + A\(level - 1)\n" }
    let found = errors(in: text + "int x = A60;\n")
    #expect(found.contains { if case .macrosTooLarge = $0 { true } else { false } })
  }

  @Test("A macro that names itself is expanded once")
  func recursion() {
    #expect(errors(in: "#define f(x) f(x + 1)\nint g(void) { return f(1); }\n").isEmpty)
  }

  @Test("A text that is too large is refused as a whole")
  func large() {
    let text = String(repeating: "int x;\n", count: 50_000)
    #expect(errors(in: text) == [.tooLarge(limit: ObjectiveCFrontEnd.largestSource)])
  }

  /// Every range is in the text, whatever that is.
  @Test("Random texts are read to their end", arguments: 1...6 as ClosedRange<UInt64>)
  func random(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<150 {
      let text = Self.text(&random)
      for isTyped in [false, true] {
        let (unit, file) = parsed(text, isTyped: isTyped)
        #expect(
          unit.diagnostics.allSatisfy { file.contains($0.range) }, "seed \(seed): \(text)")
        #expect(unit.items.allSatisfy { file.contains($0.range) }, "seed \(seed): \(text)")
      }
      _ = ObjectiveCFrontEnd.isComplete(text)
      _ = ObjectiveCFrontEnd.begins(text)
    }
  }

  private static func text(_ random: inout SeededRandom) -> String {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0..<Int.random(in: 0..<100, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
  }

  private static let words = [
    "@interface", "@implementation", "@end", "@protocol", "@property", "@synthesize", "@class", "A",
    "UIView", "x", "self", "super", "[", "]", "(", ")", "{", "}", "<", ">", ">>", "*", "^", "&",
    "->", ".", ",", ";", ":", "?", "=", "==", "+", "-", "++", "...", "int", "void", "static",
    "struct", "enum", "typedef", "NS_ENUM", "if", "else", "for", "in", "while", "do", "switch",
    "case", "default", "return", "break", "@try", "@catch", "@finally", "@throw", "@selector",
    "@encode", "@\"a\"", "\"b\"", "'c'", "1", "2.5f", "0x", "@", "@[", "@{", "@(",
    "\n#define F(x, y) x##y #x F(y, x)\n", "\n#define G(...) F(__VA_ARGS__, 1)\n", "\n#if 1\n",
    "\n#else\n", "\n#endif\n", "F(", "G(", "\n", "\n- (void)a:(int)b {", "sizeof", "typeof",
    "__weak", "__block", "id", "/*", "*/", "//", "\"", "；", "é", "goto", "union",
  ]
}

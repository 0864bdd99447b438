import Lettering
import Rendering
import Testing
import Wording

/// How many columns a text takes, and texts that are filled or cut to some.
@Suite("Display width")
struct WidthTests {
  @Test(
    "Wide characters take two columns, marks none",
    arguments: [
      ("", 0), ("abc", 3), ("命中", 4), ("，。", 4), ("é", 1), ("e\u{301}", 1), ("🍎", 2),
      ("👨‍👩‍👧", 2), ("→·×−", 4), ("ｱ", 1), ("한글", 4), ("カタ", 4), ("Ａ", 2),
      // An escaped character is as wide as it is shown.
      ("a\u{200B}b", 10), ("\u{1B}[m", 8), ("\u{202E}", 8),
    ])
  func width(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("A text is padded by columns, not by characters")
  func padded() {
    #expect("按钮".padded(to: 6) == "按钮  ")
    #expect("abc".padded(to: 2) == "abc")
  }

  @Test("A text that is too wide is cut with a mark, never in the middle of a wide character")
  func shortened() {
    #expect("abcdef".shortened(to: 4) == "abc…")
    #expect("按钮视图".shortened(to: 4) == "按…")
    #expect("按钮".shortened(to: 4) == "按钮")
    for width in 2...20 {
      #expect(DisplayWidth.of("a命b中c测d试".shortened(to: width)) <= width)
    }
  }
}

import Lettering
import Records
import Rendering
import Testing
import Wording

/// Characters that control a terminal are shown instead of sent.
@Suite("Escaping")
struct EscapingTests {
  @Test(
    "Control characters and changes of direction are spelled out",
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("bell\u{7}", "bell\\u{7}"), ("a\tb", "a\\u{9}b"),
      ("a\u{202E}b", "a\\u{202E}b"), ("\u{85}", "\\u{85}"), ("a\r\u{7F}", "a\\u{D}\\u{7F}"),
      ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("\u{9B}31m", "\\u{9B}31m"),
    ])
  func spelledOut(_ text: String, _ visible: String) {
    #expect(Escaping.visible(text) == visible)
  }

  @Test(
    "What nobody would see is spelled out, so that no name looks like another",
    arguments: [
      ("a\u{200B}", "a\\u{200B}"), ("a\u{AD}b", "a\\u{AD}b"), ("\u{FEFF}a", "\\u{FEFF}a"),
      ("a\u{E0041}", "a\\u{E0041}"), ("a\u{200D}", "a\\u{200D}"), ("a\u{200C}b", "a\\u{200C}b"),
      ("\u{3164}", "\\u{3164}"), ("a\u{2060}b", "a\\u{2060}b"),
    ])
  func unseen(_ text: String, _ visible: String) {
    #expect(Escaping.visible(text) == visible)
  }

  @Test("Line ends, wide characters, emoji and accents stay as they are")
  func others() {
    for text in [
      "a\nb", "命中测试", "🍎👨‍👩‍👧", "می\u{200C}خواهم", "क्\u{200D}ष", "❤\u{FE0F}", "é e\u{301}", "· → − × ✗",
    ] {
      #expect(Escaping.visible(text) == text)
    }
  }

  @Test("A page sends nothing that steers, whatever it is given")
  func pages() {
    var page = Page(style: Style(hasColor: false, columns: 79))
    page.line("a\u{1B}[2Jb")
    page.paragraph("c\u{1B}]0;d\u{7}", indent: 2)
    page.row("e\u{1B}", "f\u{1B}")
    #expect(!page.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("Colours are sent only where they are wanted, and not into empty text")
  func colours() {
    let plain = Style(hasColor: false)
    let coloured = Style(hasColor: true)
    #expect(plain.show("red", .bad) == "red")
    #expect(coloured.show("red", .bad) == "\u{1B}[31mred\u{1B}[0m")
    #expect(coloured.show("red") == "red")
    #expect(coloured.show("", .bad) == "")
    #expect(coloured.show("\u{1B}[2J", .bad) == "\u{1B}[31m\\u{1B}[2J\u{1B}[0m")
  }

  @Test("Lines are as wide as the terminal, and text has at most 100 columns")
  func widths() {
    #expect(Style(hasColor: false, columns: 200).width == 160)
    #expect(Style(hasColor: false, columns: 200).proseWidth == 100)
    #expect(Style(hasColor: false, columns: 120).width == 118)
    #expect(Style(hasColor: false, columns: 80).width == 78)
    #expect(Style(hasColor: false, columns: 79).width == 78)
    #expect(Style(hasColor: false, columns: 60).width == 59)
    #expect(Style(hasColor: false, columns: 1).width == 16)
  }
}

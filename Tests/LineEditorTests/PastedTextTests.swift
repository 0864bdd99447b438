import LineEditor
import Testing

struct PastedTextTests {
  @Test(
    arguments: [
      ("a\rb\nc\r\nd\n\re", "a\nb\nc\nd\ne"), ("\r\r\n\n", "\n\n\n"), ("\r\n\r\n", "\n\n"),
      ("\n\r\n\r", "\n\n"), ("\n\n\r", "\n\n"), ("a\tb\u{0}\u{1B}\u{7F}\u{9B}红", "a\tb红"),
    ])
  func `line breaks of every kind become one kind`(pasted: String, clean: String) {
    #expect(PastedText.clean(pasted) == clean)
  }
}

import Lettering
import Rendering
import Testing
import Wording

@Suite("Wrapping")
struct WrappingTests {
  @Test("A text is broken at blanks and keeps two blanks between words of one line")
  func breaksAtBlanks() {
    #expect(Wrapping.lines("one two  three four", width: 10) == ["one two", "three four"])
    #expect(Wrapping.lines("nil  HT-3", width: 20) == ["nil  HT-3"])
  }

  @Test("A word that is longer than a line is cut, never lost")
  func cutsLongWords() {
    #expect(Wrapping.lines("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
  }

  @Test("Wide characters break between each other, but not in front of a full stop")
  func breaksWideText() {
    #expect(Wrapping.lines("命中测试。", width: 8) == ["命中测", "试。"])
  }

  @Test("Every line fits, whatever the width")
  func fits() {
    let text = "`ok` is never asked: (85, 150) is (-15, 50) in `redView`, 视图从未被询问（HT-4）。"
    for width in 8...80 {
      for line in Wrapping.lines(text, width: width) { #expect(DisplayWidth.of(line) <= width) }
    }
  }

  @Test("Numbers of a point, a rectangle or a transform stay together where they fit")
  func keepsNumbers() {
    #expect(
      Wrapping.lines("bounds origin (0, 0) = (190, 190)", width: 30) == [
        "bounds origin (0, 0) =", "(190, 190)",
      ])
    #expect(
      Wrapping.lines("OUTSIDE (0 0; 100 100)  nil", width: 24) == [
        "OUTSIDE (0 0; 100 100)", "nil",
      ])
    #expect(Wrapping.lines("one (two three) four", width: 12) == ["one (two", "three) four"])
  }

  @Test("Chinese text may break after its punctuation, but not within code")
  func breaksBehindWidePunctuation() {
    #expect(Wrapping.lines("拒绝：isHidden 为真", width: 10) == ["拒绝：", "isHidden", "为真"])
    #expect(Wrapping.lines("在 `a：b，c d` 中", width: 12) == ["在", "`a：b，c d`", "中"])
  }
}

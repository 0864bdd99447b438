import Rendering
import Testing

/// Scenes with many lines that are nearly the same.
@Suite struct FoldedLinesTests {
  @Test("Lines that differ in numbers alone are folded where there are four or more")
  func folds() {
    let row = (0..<6).map { "add view bit\($0) \(150 + 8 * $0) 1 5 5 in bar" }
    #expect(
      FoldedLines(["front bar"] + row + ["back bar"]).pieces == [
        .line("front bar"), .line(row[0]), .more(4), .line(row[5]), .line("back bar"),
      ])
  }

  @Test("Shorter runs, and lines with other words, stay as they are")
  func stays() {
    let lines = ["move a to 1 2", "move a to 3 4", "move a to 5 6", "move b to 5 6", ""]
    #expect(FoldedLines(lines).pieces == lines.map { .line($0) })
    #expect(FoldedLines([]).pieces.isEmpty)
  }
}

import Foundation
import Testing
import Workbench

struct ViewDumpWrappingTests {
  @Test(arguments: 40...160)
  func aTerminalMayBreakLinesAnywhere(_ columns: Int) throws {
    let wrapped = terminalWrapped(DumpSamples.shop, columns)
    let expected = try DumpSamples.factsWithoutLines(DumpSamples.shop)
    #expect(try DumpSamples.factsWithoutLines(wrapped) == expected)
    #expect(try DumpSamples.levels(wrapped) == DumpSamples.levels(DumpSamples.shop))
  }

  @Test(arguments: [72, 80, 100, 120])
  func blanksLostAtTheEndOfALineAreGivenBack(_ columns: Int) throws {
    let wrapped = terminalWrapped(DumpSamples.shop, columns)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
    let expected = try DumpSamples.factsWithoutLines(DumpSamples.shop)
    #expect(try DumpSamples.factsWithoutLines(wrapped) == expected)
  }

  @Test(arguments: [60, 66, 72, 76, 78, 100], ["", "> "])
  func aMailMayBreakLinesAtBlanks(_ columns: Int, _ quote: String) throws {
    let wrapped = mailWrapped(DumpSamples.shop, columns).split(separator: "\n")
      .map { quote + $0 }.joined(separator: "\n")
    let expected = try DumpSamples.factsWithoutLines(DumpSamples.shop)
    #expect(try DumpSamples.factsWithoutLines(wrapped) == expected)
    #expect(try DumpSamples.levels(wrapped) == DumpSamples.levels(DumpSamples.shop))
  }

  @Test func joinedLinesAreToldWithTheirPieces() throws {
    let dump = try DumpSamples.read(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers =
      <NSArray: 0x2>; layer
      = <UIWindowLayer:
      0x3>>
         | <UIView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x5>>
      """)
    #expect(dump.remarks == [.joinedLine(line: 1, pieces: 4)])
    #expect(dump.roots[0].layerClass == "UIWindowLayer")
    #expect(dump.roots[0].hasGestureRecognizers)
    #expect(dump.roots[0].children[0].line == 5)
  }

  @Test func deepPrefixesMayBeBrokenToo() throws {
    let text = (0..<40).map {
      String(repeating: "   | ", count: $0)
        + "<UIView: 0x7f8d5b40a5f0; frame = (0 0; 390 844); layer = <CALayer: 0x600002c1>>"
    }.joined(separator: "\n")
    let levels = try DumpSamples.levels(terminalWrapped(text, 80))
    #expect(levels == Array(0..<40))
  }

  @Test func aSecondWindowIsNoValueOfACutAttribute() throws {
    let dump = try DumpSamples.read(
      "<UIWindow: 0x1; frame = (0 0; 1 1); layer =\n<UIWindow: 0x2; frame = (0 0; 1 1)>")
    #expect(dump.roots.count == 2)
    #expect(dump.remarks.contains(.truncatedLine(line: 1)))
  }

  @Test func aTextOfSeveralLinesStaysOneText() throws {
    let facts = try DumpSamples.facts(
      "<UITextView: 0x1; frame = (0 0; 1 1); text = 'first\nsecond'; tag = 2; layer = <L: 0x2>>")
    #expect(facts.map(\.text) == ["first second"])
    #expect(facts.map(\.tag) == [2])
  }

  @Test func anEmptyLineEndsADescription() throws {
    let dump = try DumpSamples.read(
      "<UIWindow: 0x1; frame = (0 0; 1 1); tag =\n\nNow look:\n<UIWindow: 0x2; frame = (0 0; 1 1)>"
    )
    #expect(dump.roots.count == 2)
    #expect(dump.remarks.contains(.skippedLine(line: 3, text: "Now look:")))
  }

  /// Breaks every line after that many columns, as a terminal does: Chinese and emoji take two.
  private func terminalWrapped(_ text: String, _ columns: Int) -> String {
    text.split(separator: "\n").map { line in
      var pieces = [""]
      var used = 0
      for character in line {
        let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
        let width = isWide ? 2 : 1
        if used + width > columns {
          pieces.append("")
          used = 0
        }
        pieces[pieces.count - 1].append(character)
        used += width
      }
      return pieces.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func mailWrapped(_ text: String, _ columns: Int) -> String {
    text.split(separator: "\n").map { line in
      let content = line.firstIndex(of: "<") ?? line.startIndex
      var pieces = [String(line[..<content])]
      for word in line[content...].split(separator: " ") {
        let last = pieces[pieces.count - 1]
        let isStart = pieces == [last] && !last.contains("<")
        if !isStart, last.count + 1 + word.count > columns {
          pieces.append(String(word))
        } else {
          pieces[pieces.count - 1] = isStart ? last + word : last + " " + word
        }
      }
      return pieces.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

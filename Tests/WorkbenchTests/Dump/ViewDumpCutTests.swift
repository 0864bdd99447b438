import Dumps
import Foundation
import Records
import Testing
import Workbench

/// Lines cut at a width give the tree of the uncut dump; only a text with a blank at the cut may
/// differ, by that blank.
struct ViewDumpCutTests {
  @Test(arguments: 40...140)
  func anyWayOfBreakingLinesGivesTheSameTree(_ width: Int) throws {
    for (seed, sample) in Self.samples.enumerated() {
      let whole = try sample.whole.get()
      for way in WrappedDumps.Way.allCases {
        let dump = try DumpSamples.read(sample.lines.wrapped(way, width))
        let place = "seed \(seed), \(way), \(width)"
        let levels = dump.inPrintedOrder.map(\.level)
        #expect(levels == whole.inPrintedOrder.map(\.level), "\(place)")
        for (one, other) in zip(dump.inPrintedOrder, whole.inPrintedOrder) {
          #expect(comparable(one.view.facts) == comparable(other.view.facts), "\(place)")
          #expect(differsInBlanks(one.view.facts.text, other.view.facts.text), "\(place)")
        }
        let losses = dump.remarks.filter(\.isLoss)
        #expect(losses.isEmpty, "\(place)")
      }
    }
  }

  @Test func piecesOfAnyLengthAreJoinedByWhatTheySay() throws {
    let dump = try DumpSamples.read(
      """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x4; frame = (0 0; 390 844); alp
      ha = 0; layer = <CALayer: 0x6>>
         | <UILabel: 0x5; frame = (0 0; 390 84
      4); userInteraction
      Enabled = NO; layer = <CALayer: 0x6>>
         | <MyApp.Pric
      eCell: 0x6; baseClass = UITable
      ViewCell; frame = (0 500; 390 100); layer = <CALayer: 0x6>>
      """)
    let views = dump.inPrintedOrder.map(\.view)
    #expect(views.map(\.className) == ["UIWindow", "UIView", "UILabel", "MyApp.PriceCell"])
    #expect(views.map(\.alpha) == [nil, 0, nil, nil])
    #expect(views.map(\.userInteractionEnabled) == [nil, nil, false, nil])
    #expect(views[3].baseClass == "UITableViewCell")
    let heights: [CGFloat?] = [844, 844, 844, 100]
    #expect(views.map(\.frame?.height) == heights)
    #expect(
      dump.remarks == [
        .joinedLine(line: 2, pieces: 2), .joinedLine(line: 4, pieces: 3),
        .joinedLine(line: 7, pieces: 3),
      ])
  }

  @Test(arguments: [72, 80, 100, 120], [WrappedDumps.Way.characters, .columns])
  func aScreenOfSixteenViewsKeepsItsAttributes(_ width: Int, _ way: WrappedDumps.Way) throws {
    let expected = try DumpSamples.factsWithoutLines(Self.screen)
    #expect(expected.count == 16)
    let wrapped = WrappedDumps(Self.screen).wrapped(way, width)
    #expect(try DumpSamples.factsWithoutLines(wrapped) == expected)
    #expect(try DumpSamples.levels(wrapped) == DumpSamples.levels(Self.screen))
  }

  /// As `fold` of some systems does it: half a character is lost at either side of the cut.
  @Test(arguments: [72, 80, 100, 120])
  func cutsThroughCharactersCostTheseCharactersOnly(_ width: Int) throws {
    let wrapped = Self.screen.split(separator: "\n").map { line in
      let bytes = Array(line.utf8)
      return stride(from: 0, to: bytes.count, by: width).map { start in
        String(decoding: bytes[start..<min(start + width, bytes.count)], as: UTF8.self)
      }.joined(separator: "\n")
    }.joined(separator: "\n")
    let facts = try DumpSamples.factsWithoutLines(wrapped)
    let expected = try DumpSamples.factsWithoutLines(Self.screen)
    #expect(facts.map(withoutText) == expected.map(withoutText))
  }

  @Test func anAttributeBrokenByABlankIsToldAsALoss() throws {
    let dump = try DumpSamples.read(
      "<UIView: 0x1; frame = (0 0; 1 1); userInteraction Enabled = NO; layer = <CALayer: 0x2>>")
    #expect(
      dump.remarks == [.unreadableValue(line: 1, attribute: "userInteraction Enabled = NO")])
    #expect(dump.remarks.map(\.isLoss) == [true])
  }

  @Test func hostilePiecesTakeLinearTime() throws {
    let view = "<UIView: 0x1; frame = (0 0; 1 1)>\n"
    for unit in ["<a", "|\n", "   |\n", "='", "text = 'a';\n", "(", "{;", "<A: 0x1; ", "- "] {
      let text = view + "| <UIView: 0x2; " + String(repeating: unit, count: 200_000 / unit.count)
      #expect(try !DumpSamples.read(text).roots.isEmpty)
      let halves = view + "| <UIView: 0x2;\n" + String(repeating: unit, count: 200_000 / unit.count)
      #expect(try !DumpSamples.read(halves).roots.isEmpty)
    }
  }

  private static let dumps =
    [DumpSamples.shop, screen] + (0..<10).map { GeneratedDump.text(seed: $0) }

  /// Each dump as it is read whole, and as it is going to be wrapped.
  private static let samples = dumps.map { text in
    (whole: Result { try DumpSamples.read(text) }, lines: WrappedDumps(text))
  }

  private static let screen = GeneratedDump.text(seed: 2_024)

  private func comparable(_ facts: DumpedFacts) -> DumpedFacts {
    var facts = withoutText(facts)
    facts.line = 0
    return facts
  }

  private func withoutText(_ facts: DumpedFacts) -> DumpedFacts {
    var facts = facts
    facts.text = nil
    return facts
  }

  /// Whether two texts are the same but for one blank per cut.
  private func differsInBlanks(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == other }
    let gaps = abs(one.count - other.count)
    return one.filter { $0 != " " } == other.filter { $0 != " " } && gaps <= 1
  }
}

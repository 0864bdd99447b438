import Dumps
import Foundation
import Records
import SeededRandom
import Testing
import Workbench

struct ViewDumpDamageTests {
  @Test(arguments: ["", " ", "\n\n \t\r\n", "\u{A0}\u{FEFF}"])
  func nothingIsRefusedAsEmpty(_ text: String) {
    #expect(throws: DumpProblem.empty) { try DumpSamples.read(text) }
  }

  @Test(arguments: [
    "hello", "<T>", "let a: Array<Int> = []", "•UIWindow:0x7f81 - AMBIGUOUS LAYOUT",
    "<CALayer: 0x1; position = CGPoint (1 1)>\n   | <CALayer: 0x2>", "<UIView", "<UIView: 0x",
  ])
  func textsWithoutViewsAreRefused(_ text: String) {
    #expect(throws: DumpProblem.noViews) { try DumpSamples.read(text) }
  }

  @Test(arguments: ["inf", "nan", "1e999", "-inf"])
  func aViewWhoseFrameCannotBeReadIsKeptBesideObjects(_ number: String) throws {
    let window = "<UIWindow: 0x7f8d5b401d50; frame = (480 \(number); 870 970)"
    for text in ["<UIWindow: 0x7f8d\n\(window)", "\(window)\n<UIStackView: 0x7f8"] {
      #expect(try DumpSamples.read(text).roots.map(\.className) == ["UIWindow"])
    }
  }

  @Test func aListOfControllersIsRefusedAsSuch() {
    let text = """
      (lldb) po [UIViewController _printHierarchy]
      <UINavigationController 0x7fa3d901b600>, state: appeared, view: <UILayoutContainerView: 0x7fa3>
         | <Shop.ListController 0x7fa3d901b700>, state: appeared, view: <UITableView: 0x7fa4>
      """
    #expect(throws: DumpProblem.controllerHierarchy(line: 2)) { try DumpSamples.read(text) }
  }

  @Test(arguments: [
    (
      "<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>",
      [DumpRemark.truncatedLine(line: 1)]
    ),
    ("<UIView: 0x1; frame = (0 0; 1 1); …", [.truncatedLine(line: 1)]),
    ("<UILabel: 0x1; frame = (0 0; 1 1); text = 'cut of", [.truncatedLine(line: 1)]),
    (
      "<UIView: 0x9; frame = (0 0; 1 1)>\n| <UIView: 0x1; frame = (0 0; 1",
      [.missingFrame(line: 2), .truncatedLine(line: 2)]
    ),
    (
      "<UIView: 0x9; frame = (0 0; 1 1)>\n| <UIView: 0x1",
      [.missingFrame(line: 2), .truncatedLine(line: 2)]
    ),
    ("<UIView: 0x9; frame = (0 0; 1 1)>\n| <UIView: 0x1; hidden = YES>", [.missingFrame(line: 2)]),
    ("<UIView: 0x1; frame = (nan 0; inf 1)>", [.nonFiniteFrame(line: 1)]),
    ("<UIView: 0x1; frame = (0 0; 1e999 -inf)>", [.nonFiniteFrame(line: 1)]),
    ("<UIView: 0x1; frame = (0 0; 1)>", [.unreadableValue(line: 1, attribute: "frame")]),
    (
      "<UIView: 0x1; frame = (0 0; 1 1); alpha = nan; hidden = PERHAPS>",
      [
        .unreadableValue(line: 1, attribute: "alpha"),
        .unreadableValue(line: 1, attribute: "hidden"),
      ]
    ),
    ("  |  | <UIView: 0x1; frame = (0 0; 1 1)>", [.startsInside(line: 1, levels: 2)]),
    (
      "Here it is:\n<UIView: 0x1; frame = (0 0; 1 1)>\n……",
      [.skippedLine(line: 1, text: "Here it is:"), .skippedLine(line: 3, text: "……")]
    ),
  ])
  func everyDamageIsToldByAFact(_ text: String, _ remarks: [DumpRemark]) throws {
    let dump = try DumpSamples.read(text)
    #expect(dump.roots.count == 1)
    #expect(dump.remarks == remarks)
  }

  @Test func aJumpInDepthGoesIntoTheLastView() throws {
    let view = "<UIView: 0x1; frame = (0 0; 1 1)>"
    let text = [view, "| | | " + view, "| | | " + view, "| " + view].joined(separator: "\n")
    let dump = try DumpSamples.read(text)
    #expect(dump.inPrintedOrder.map(\.level) == [0, 1, 1, 1])
    #expect(dump.remarks == [.depthJump(line: 2, levels: 3)])
  }

  @Test func aSkippedLineIsShortened() throws {
    let text = String(repeating: "长", count: 500) + "\n<UIView: 0x1; frame = (0 0; 1 1)>"
    guard case .skippedLine(1, let shown)? = try DumpSamples.read(text).remarks.first else {
      Issue.record("no line was skipped")
      return
    }
    #expect(shown.count == 60)
    #expect(shown.hasSuffix("长…"))
  }

  @Test func aDumpMayEndAnywhere() throws {
    let whole = Array(DumpSamples.shop)
    let views = try DumpSamples.read(DumpSamples.shop).inPrintedOrder.count
    let frame = try #require(whole.firstIndex(of: ")"))
    for length in stride(from: frame + 1, to: whole.count, by: 7) {
      let dump = try DumpSamples.read(String(whole[..<length]))
      #expect(dump.inPrintedOrder.count <= views)
    }
  }

  @Test func aDumpMayBeginAnywhere() throws {
    let whole = Array(DumpSamples.shop)
    for start in stride(from: 0, to: whole.count - 200, by: 7) {
      let dump = try DumpSamples.read(String(whole[start...]))
      #expect(dump.roots.count >= 1)
    }
  }

  @Test func anUnclosedTextEndsBeforeTheNextKnownAttribute() throws {
    let facts = try DumpSamples.facts(
      "<UILabel: 0x1; frame = (0 0; 1 1); text = 'lost; hidden = YES; layer = <CALayer: 0x2>>")
    #expect(facts.map(\.text) == ["lost"])
    #expect(facts.map(\.hidden) == [true])
    #expect(facts.map(\.layerClass) == ["CALayer"])
  }

  @Test(arguments: 0..<40)
  func randomDamageNeverCrashesAndLosesNothingButLines(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<25 {
      let bytes = damaged(Array(DumpSamples.shop.utf8), &random)
      let text = String(decoding: bytes, as: UTF8.self)
      let lines = text.reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
      do {
        let dump = try ViewDump(reading: text)
        let visits = dump.inPrintedOrder
        #expect(!visits.isEmpty && visits.count <= text.utf8.count { $0 == UInt8(ascii: "<") })
        #expect(dump.remarks.allSatisfy { 1...lines ~= $0.line })
        #expect(dump.remarks.map(\.line) == dump.remarks.map(\.line).sorted())
        #expect(Set(DumpNames(for: dump).inPrintedOrder).count == visits.count)
        #expect(dump.classGuesses(known: KnownClasses(names: ["UIView"])).count == visits.count)
        let coded = try JSONEncoder().encode(dump)
        #expect(try JSONDecoder().decode(ViewDump.self, from: coded) == dump)
      } catch is DumpProblem {
        continue
      }
    }
  }

  /// Cuts, doubles, moves, shuffles and overwrites pieces of a text, a few times.
  private func damaged(_ text: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = text
    let marks = Array("<>;='\"(){}|: \n\r\t0x".utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      guard bytes.count > 2 else { return bytes }
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...300, using: &random))
      let piece = Array(bytes[start..<end])
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: piece, at: place)
      case 2: bytes.replaceSubrange(start..<end, with: piece.shuffled(using: &random))
      case 3: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 4: bytes.insert(marks[Int.random(in: 0..<marks.count, using: &random)], at: place)
      default: bytes.removeSubrange(end...)
      }
    }
    return bytes
  }
}

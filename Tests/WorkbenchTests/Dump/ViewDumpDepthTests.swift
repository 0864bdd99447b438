import Dumps
import Foundation
import Records
import Testing
import Workbench

struct ViewDumpDepthTests {
  @Test func aTreeTwiceAsDeepAsAllowedNeedsNoDeepStack() async {
    let problem = await onSmallStack {
      var tree = DumpTree()
      for level in 0..<20_000 {
        _ = tree.append(DumpedFacts(className: "UIView", line: level + 1), at: level)
      }
      let dump = ViewDump(roots: tree.finished())
      guard dump.inPrintedOrder.last?.level == 19_999 else { return "level" }
      guard DumpNames(for: dump).inPrintedOrder.last == "view20000" else { return "names" }
      guard dump.classGuesses(known: KnownClasses(names: [])).count == 20_000 else {
        return "guesses"
      }
      let data = try JSONEncoder().encode(dump)
      let copy = try JSONDecoder().decode(ViewDump.self, from: data)
      guard copy == dump else { return "equality" }
      return nil
    }
    #expect(problem == nil)
  }

  @Test func oneLevelMoreThanTheLimitIsRefused() throws {
    let limit = 300
    let deepest = try ViewDump(reading: chain(levels: limit), deepestLevel: limit)
    #expect(deepest.inPrintedOrder.last?.level == limit - 1)
    #expect(throws: DumpProblem.tooDeep(line: limit + 1, limit: limit)) {
      try ViewDump(reading: chain(levels: limit + 1), deepestLevel: limit)
    }
  }

  @Test func aHundredThousandBarsAreOneJump() throws {
    let bars = String(repeating: "   |", count: 100_000)
    let dump = try DumpSamples.read(
      "<UIView: 0x1; frame = (0 0; 1 1)>\n\(bars) <UIView: 0x2; frame = (0 0; 1 1)>")
    #expect(dump.remarks == [.depthJump(line: 2, levels: 100_000)])
    #expect(dump.roots[0].children.map(\.address) == ["0x2"])
  }

  @Test func sharedSubviewsOutliveTheTreeTheyCameFrom() throws {
    var dump: ViewDump? = try DumpSamples.read(DumpSamples.shop)
    let kept = try #require(dump?.roots[0].children[0])
    dump = nil
    #expect(kept.className == "UITransitionView")
    #expect(ViewDump(roots: [kept]).inPrintedOrder.count == 9)
  }

  @Test func changingACopyLeavesTheOriginalAlone() throws {
    let dump = try DumpSamples.read(DumpSamples.shop)
    var copy = dump
    copy.roots[0].children[0].children[0].hidden = true
    #expect(!dump.roots[0].children[0].children[0].hidden)
    #expect(copy != dump)
  }

  @Test(arguments: [
    "[]", #"[{"level":1,"facts":{}}]"#,
    #"[{"level":0,"facts":{"className":"A","hidden":false,"hasGestureRecognizers":false,"furtherAttributes":[],"line":1}},{"level":2,"facts":{"className":"A","hidden":false,"hasGestureRecognizers":false,"furtherAttributes":[],"line":1}}]"#,
  ])
  func aCodedViewWithoutItsPlaceIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DumpedView.self, from: Data(json.utf8))
    }
  }

  /// Views each inside the one before, indented by one blank so that the text stays short.
  private func chain(levels: Int) -> String {
    var lines: [String] = []
    for level in 0..<levels {
      lines.append(String(repeating: " ", count: level) + "<UIView: 0x1; frame = (0 0; 1 1)>")
    }
    return lines.joined(separator: "\n")
  }

  /// Runs `body` on a thread with 128 KiB of stack; what it returns or throws, as a text.
  private func onSmallStack(_ body: @escaping @Sendable () throws -> String?) async -> String? {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        do {
          continuation.resume(returning: try body())
        } catch {
          continuation.resume(returning: "\(error)")
        }
      }
      thread.stackSize = 128 << 10
      thread.start()
    }
  }
}

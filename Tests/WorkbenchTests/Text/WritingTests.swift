import Foundation
import Records
import Testing
import UIKitModel
import Workbench

/// Points, numbers, rectangles and names in all the ways in which people type them.
@Suite struct WritingTests {
  @Test(
    "A point may be written in many ways",
    arguments: [
      "150 160", "150,160", "150, 160", "(150, 160)", "(150 160)", "( 150 , 160 )", "[150, 160]",
      "150.0 160.0", "1.5e2 160", "+150 160", "150，160", "（150，160）", "１５０ １６０", "150、160",
      "150　160", "50 60 in red", "(50, 60) in red", "-50 -40 in blue", "(150; 160)",
    ])
  func points(_ point: String) throws {
    let session = session(after: [
      "add view red 100 100 200 200", "add view blue 100 100 10 10 in red",
    ])
    guard case .trace(let trace)? = try session.run("hit \(point)").first else {
      Issue.record("no trace")
      return
    }
    #expect(trace.point == CGPoint(x: 150, y: 160))
    #expect(trace.result?.text == "red")
  }

  @Test("A name stands for a view's middle, also in the middle of a list of points")
  func names() throws {
    let session = session(after: ["add view red 100 100 200 200"])
    let answers = try session.run("hit red, 0 0, (5, 6) in red, root")
    let points = answers.compactMap { answer -> CGPoint? in
      guard case .trace(let trace) = answer else { return nil }
      return trace.point
    }
    #expect(
      points == [
        CGPoint(x: 200, y: 200), .zero, CGPoint(x: 105, y: 106), CGPoint(x: 195, y: 422),
      ])
  }

  @Test(
    "A text that is not a number is refused, whatever it looks like",
    arguments: ["nan", "inf", "-inf", "infinity", "1e300", "-1e300", "1e10", "ten", "1,000x", "0x"])
  func numbers(_ number: String) {
    let session = session(after: ["add view red 10 20 30 40"])
    let before = session.picture
    for line in ["frame red \(number) 0 10 10", "set red.alpha \(number)", "hit \(number) 10"] {
      #expect(session.refusal(of: line) != nil, "\(line)")
    }
    #expect(session.picture == before)
  }

  @Test("Negative sizes are kept, and told of")
  func negativeSizes() {
    let session = freshSession()
    let text = session.shown("add view red 100 100 -50 -60")
    #expect(text.contains("the size of red is negative"))
    session.mustRun(["expect frame red is 100 100 -50 -60", "expect hit 80 80 is red"])
  }

  @Test("Text in quotes keeps its full-width characters")
  func quotedTextStays() {
    let session = session(after: ["add label title 0 0 50 20", "set title.text \"价格：１２，５\""])
    #expect(session.shown("inspect title").contains("\"价格：１２，５\""))
    session.mustRun(["set title.text “它说：\\\"好\\\"”"])
    #expect(session.shown("inspect title").contains("它说：\"好\""))
  }
}

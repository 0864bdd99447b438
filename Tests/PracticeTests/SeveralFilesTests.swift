import Foundation
import Practice
import Records
import Rendering
import Testing

/// Answers of several files, which are one module as in an app.
@Suite struct SeveralFilesTests {
  private static let button = Code(
    file: "RoundButton.swift",
    text: """
      import UIKit
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          distance(point, bounds.middle) <= shorterSide(of: self) * half
        }
        var outline: Circle { Circle(button: self) }
      }
      """)
  private static let geometry = Code(
    file: "Geometry.swift",
    text: """
      import UIKit
      let half: CGFloat = 0.5
      func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        hypot(one.x - other.x, one.y - other.y)
      }
      extension CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) } }
      func shorterSide(of button: RoundButton) -> CGFloat {
        min(button.bounds.width, button.bounds.height)
      }
      struct Circle { let button: RoundButton }
      """)

  private func verdict(_ files: [Code]) throws -> Verdict {
    try graders.grader("circular-button").judge(files, name: files[0].file)
  }

  @Test("Each file sees the names of all others, in any order")
  func order() throws {
    for files in [[Self.button, Self.geometry], [Self.geometry, Self.button]] {
      let verdict = try verdict(files)
      #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
    }
  }

  @Test("A private name belongs to its file, and may be in another one, too")
  func privateNames() throws {
    let helper = "private func twice(_ x: CGFloat) -> CGFloat { x * 2 }\n"
    let first = Code(file: Self.button.file, text: Self.button.text + "\n" + helper)
    let second = Code(
      file: Self.geometry.file, text: helper.replacing("x * 2", with: "x + x") + Self.geometry.text)
    #expect(try verdict([first, second]).outcome == .right)

    let user = Code(
      file: "Use.swift", text: "import UIKit\nfunc use() -> CGFloat { twice(1) }")
    guard case .refused(let report) = try verdict([first, Self.geometry, user]).learnerFault else {
      Issue.record("a private function of another file was found")
      return
    }
    #expect(report.file == "Use.swift")
  }

  @Test("Private extensions of two files may have members of the same name")
  func privateExtensions() throws {
    let helper = "private extension CGRect { var corner: CGPoint { origin } }\n"
    let use = "func twice(_ rect: CGRect) -> CGPoint { rect.corner }\n"
    let files = [Self.button, Self.geometry].enumerated().map { index, file in
      Code(
        file: file.file,
        text: file.text + "\n" + helper + use.replacing("twice", with: "twice\(index)"))
    }
    let verdict = try verdict(files)
    #expect(verdict.outcome == .right, "\(shown(.verdict(verdict)))")
  }

  @Test("An error has the name of its file, and the line in it")
  func places() throws {
    let wrong = Code(
      file: "Geometry.swift", text: Self.geometry.text + "\nfunc wrong() -> Int { \"x\" }")
    for files in [[Self.button, wrong], [wrong, Self.button]] {
      guard case .refused(let report) = try verdict(files).learnerFault else {
        Issue.record("it was not refused")
        return
      }
      let start = try #require(report.diagnostics.first).range.start
      let before = report.text.utf8.prefix(start)
      #expect(report.file == "Geometry.swift")
      #expect(before.count { $0 == UInt8(ascii: "\n") } + 1 == 11)
      #expect(
        String(decoding: report.text.utf8.dropFirst(start).prefix(3), as: UTF8.self) == "\"x\"")
    }
  }

  @Test("Code that stops says in which file and line")
  func stops() throws {
    let stopping = Code(
      file: "Geometry.swift",
      text: Self.geometry.text.replacing("hypot(", with: "[CGFloat]()[2] + hypot("))
    for files in [[Self.button, stopping], [stopping, Self.button]] {
      guard case .stopped(let stop, _) = try verdict(files).learnerFault else {
        Issue.record("it did not stop")
        return
      }
      #expect(stop.file == "Geometry.swift" && stop.line == 4, "\(stop)")
      #expect(stop.calls.last?.file == "RoundButton.swift", "\(stop.calls)")
    }
  }
}

import Foundation
import Practice
import Records
import Rendering
import Testing

/// Verdicts for screen readers and programs, one fact a line: everything that the other form says.
@Suite struct PlainVerdictTests {
  private func lines(_ exercise: String, code: String) throws -> [String] {
    let grader = try graders.grader(exercise)
    let file = grader.exercise.submission.file
    let verdict = grader.judge([Code(file: file, text: code)], name: file)
    return PlainPracticeRenderer(language: .english).lines(verdict)
  }

  @Test("Both traces are told, with the values of the line that decides, and the first difference")
  func traces() throws {
    let grader = try graders.grader("circular-button")
    let code = try Code.file("mistakes/oval-in-frame.swift", of: grader.exercise)
    let lines = try lines("circular-button", code: code.text)
    let traces = lines.filter { $0.hasPrefix("trace=") }
    #expect(
      traces.contains {
        $0.hasSuffix("line 5\" yours=\"frame = (100 100; 120 120), returns false\"")
      }, "\(traces)")
    #expect(traces.count { $0.hasSuffix(" first-difference=true") } == 1)
    #expect(traces.contains { $0.contains("yours=") && $0.contains("expected=") })
    #expect(lines.contains { $0.hasPrefix("next-hint=") })
  }

  @Test("Every error of a text is told, with its place")
  func errors() throws {
    let lines = try lines(
      "circular-button", code: "class RoundButton: UIButton {\n  let a = b\n  let c = d\n}\n")
    let reasons = lines.filter { $0.hasPrefix("reason=") }
    #expect(reasons.count == 2)
    #expect(reasons.last?.hasPrefix("reason=\"RoundButton.swift:3:11: cannot find 'd'") == true)
  }

  @Test("Where code stopped is told, with what had called it and the point")
  func stops() throws {
    let lines = try lines(
      "circular-button",
      code: """
        class RoundButton: UIButton {
          func first(_ list: [Int]) -> Int { list[3] }
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            first([1]) > 0
          }
        }
        """)
    #expect(lines.contains { $0.hasPrefix("reason=\"line 2: Index out of range") })
    #expect(lines.contains { $0.hasPrefix("called=") && $0.hasSuffix("RoundButton.swift:4\"") })
    #expect(lines.contains { $0.hasPrefix("point=") })
  }
}

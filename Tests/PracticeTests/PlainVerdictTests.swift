import Foundation
import Practice
import Records
import Rendering
import Testing

/// Verdicts for screen readers and programs, a record a line: everything that the other form says.
@Suite struct PlainVerdictTests {
  private func lines(_ exercise: String, code: String) throws -> [String] {
    let grader = try graders.grader(exercise)
    let file = grader.exercise.submission.file
    let verdict = grader.judge([Code(file: file, text: code)], name: file)
    return PlainRenderer(language: .english, teach: .normal)
      .render(.practice(.verdict(verdict))).split(separator: "\n").map(String.init)
  }

  @Test("Both traces are told, with the values of the line that decides, and the first difference")
  func traces() throws {
    let grader = try graders.grader("circular-button")
    let code = try Code.file("mistakes/oval-in-frame.swift", of: grader.exercise)
    let lines = try lines("circular-button", code: code.text)
    let traces = lines.filter { $0.hasPrefix("finding.traces.differs.") }
    #expect(
      traces.contains {
        $0.hasSuffix(" at=\"line 5\" yours=\"frame = (100 100; 120 120), returns false\"")
      }, "\(traces)")
    #expect(traces.count { $0.hasSuffix(" isFirst=true") } == 1)
    #expect(traces.contains { $0.contains("yours=") && $0.contains("expected=") })
    #expect(lines.contains { $0.hasPrefix("finding.traces.expected.steps.1 number=2 ") })
  }

  @Test("Every error of a text is told, with its place")
  func errors() throws {
    let lines = try lines(
      "circular-button", code: "class RoundButton: UIButton {\n  let a = b\n  let c = d\n}\n")
    let errors = lines.filter { $0.hasPrefix("learnerFault.refused.diagnostics.") }
    #expect(errors.count == 2)
    #expect(errors.last?.contains("text=\"RoundButton.swift:3:11: cannot find 'd'") == true)
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
    let text = lines.joined(separator: "\n")
    #expect(text.contains("text=\"line 2: Index out of range"))
    #expect(
      lines.contains { $0.contains(".calls.") && $0.contains("file=RoundButton.swift line=4") })
    #expect(text.contains("stopped.point="))
  }
}

import Records
import Testing
import Workbench

@Suite("An object answers as a line of on says")
struct OverrideTests {
  private let red = ["add view red 100 100 200 200"]

  @Test("return takes any Swift, with UIKit's names for the arguments")
  func expressions() {
    session(
      after: red + [
        "on red pointInside return point.x < 50",
        "expect hit 130 150 is red",
        "expect hit 180 150 is root",
        "on root hitTest return event == nil ? nil : red",
        "expect hit 10 10 is red",
      ]
    ).mustRun(["off root", "expect hit 250 150 is root"])
  }

  @Test("and super asks UIKit first, and returns its answer unless another is")
  func callsSuper() {
    session(after: red).mustRun([
      "var count = 0",
      "on root hitTest and super do count += answer === red ? 1 : 100",
      "expect hit 150 150 is red",
      "expect count == 1",
      "on root hitTest and super return answer === root ? nil : answer",
      "expect hit 10 10 is window",
      "expect hit 150 150 is red",
    ])
  }

  @Test("A word stands for several messages, a property for its getter")
  func words() {
    session(after: red).mustRun([
      "var log: [String] = []",
      "on red touches and super do log.append(\"touched\")",
      "red.touchesBegan([], with: nil)",
      "red.touchesEnded([], with: nil)",
      "expect log.count == 2",
      "off red touches",
      "red.touchesBegan([], with: nil)",
      "expect log.count == 2",
      "on red next return window",
      "expect chain red is red, window, app, delegate",
      "on red layoutSubviews and super do log = []",
      "frame red 0 0 10 10",
      "expect log.isEmpty",
      "on controller viewWillDisappear do log.append(\"gone\")",
      "controller.viewWillDisappear(false)",
      "expect log == [\"gone\"]",
    ])
  }

  @Test("Undo takes a line back, and another class keeps it with a super of its own")
  func undoAndClasses() {
    session(
      after: red + [
        "class Never: UIView {\n  override func point(inside point: CGPoint, with event: UIEvent?) -> "
          + "Bool { false }\n}",
        "on red pointInside and super do _ = answer",
        "expect hit 150 150 is red",
        "set red.class Never",
        "expect hit 150 150 is root",
        "undo",
        "expect hit 150 150 is red",
        "on red pointInside return false",
        "expect hit 150 150 is root",
        "undo",
        "expect hit 150 150 is red",
      ]
    ).mustRun([])
  }

  @Test(
    "What does not fit is said and changes nothing",
    arguments: [
      ("on red foo return 3", "`foo` is not a message"), ("on red hitTest", "missing"),
      ("on red hitTest do print(1)", "add `and super`"),
      ("on red layoutSubviews return 3", "returns nothing"),
      ("on red layoutSubviews do set red.alpha 0.5", "`set` is a command"),
      ("on red hitTest return", "EXPRESSION"), ("on red hitTest return 3", "returns a view"),
      ("on red hitTest return controller", "returns a view"),
      ("on red pointInside return red", "true or false"),
      ("on red pointInside return point.z < 3", "no member 'z'"),
      ("on red pointInside return (", "expected"), ("on red hitTest maybe", "expected"),
      ("off red hitTest", "no answer of its own to hitTest"),
    ])
  func badLines(_ line: String, _ said: String) {
    session(after: red).mustRun([
      "expect error \"\(said)\"", line, "expect hit 150 150 is red", "expect error \"own\"",
      "off red",
    ])
  }

  @Test("An error in the Swift of a line is placed in the line")
  func placesOfErrors() throws {
    let session = session(after: red)
    #expect {
      _ = try session.run("on red pointInside return point.z < 3")
    } throws: { error in
      guard case .code(let report)? = (error as? Diagnostic)?.problem else { return false }
      return report.text == "on red pointInside return point.z < 3"
        && report.diagnostics.first?.range.start == 32
    }
  }
}

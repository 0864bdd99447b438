import Foundation
import Records
import Rendering
import Testing
import Workbench

@testable import Practice

@Suite struct GradingTests {
  @Test(
    "The solution passes, the starter fails, every mistake is called by its name, in lines of 78",
    arguments: await ExerciseLibrary(content).names)
  func lint(_ name: String) throws {
    var lint = ExerciseLint(ExerciseLibrary(content), lessons: LessonLibrary(content).names)
    var verdicts: [Verdict] = []
    lint.onVerdict = { verdicts.append($0) }
    #expect(try lint.report([name]).problems.map { $0.text(.english) } == [])
    #expect(verdicts.count > 5)
    for verdict in verdicts {
      for language in Language.allCases {
        for line in shown(.verdict(verdict), language).split(separator: "\n") {
          #expect(DisplayWidth.of(line) <= 78, "\(verdict.file): \(line)")
        }
      }
    }
  }

  private static var graders: [String: Grader] = [:]

  /// One grader for each exercise, as for a class of submissions: to make one takes longer than to
  /// judge with it.
  private func grader(_ exercise: String) throws -> Grader {
    if let grader = Self.graders[exercise] { return grader }
    let grader = try Grader(ExerciseLibrary(content).exercise(exercise))
    Self.graders[exercise] = grader
    return grader
  }

  private func verdict(_ exercise: String, _ file: String) throws -> Verdict {
    try verdict(of: grader(exercise), file)
  }

  private func verdict(of grader: Grader, _ file: String) throws -> Verdict {
    grader.judge([try Code.file(file, of: grader.exercise)], name: "Mine.swift")
  }

  private func verdict(_ exercise: String, code: String) throws -> Verdict {
    let grader = try grader(exercise)
    return grader.judge(
      [Code(file: grader.exercise.submission.file, text: code)], name: "Mine.swift")
  }

  @Test("A circle in the superview's coordinates is 100 points too far right and down")
  func wrongCircle() throws {
    let verdict = try verdict("circular-button", "mistakes/superview-coordinates.swift")
    #expect(verdict.outcome == .wrong)
    #expect(verdict.points == 0)
    let difference = try #require(verdict.finding?.difference)
    #expect(difference.pairs.map(\.points) == [11_304, 11_304])
    #expect(difference.firstPoint == CGPoint(x: 152.5, y: 100.5))
    #expect(verdict.finding?.mistake?.name.en == "circle built in the superview's coordinates")
    let notJudged = verdict.parts.filter { if case .notJudged = $0.outcome { true } else { false } }
    #expect(notJudged.map(\.id) == ["corner", "moved", "scrolled", "rotated", "hidden", "random"])
  }

  @Test("frame.size holds in the first scene and fails where bounds or transform change")
  func partlyRight() throws {
    let verdict = try verdict("circular-button", "mistakes/frame-size.swift")
    #expect(verdict.outcome == .partlyRight)
    #expect(verdict.points == 70)
    #expect(verdict.isPassed)
    let wrong = verdict.parts.filter { $0.outcome == .wrong }.map(\.id)
    #expect(wrong == ["scrolled", "rotated", "random"])
  }

  @Test("A class of another name is told, with what there is")
  func wrongClass() throws {
    let verdict = try verdict(
      "circular-button", code: "import UIKit\nclass MyButton: UIButton {}\n")
    #expect(verdict.outcome == .learnersError)
    #expect(
      verdict.learnerFault?.wording?.en
        == "no class RoundButton in Mine.swift; it declares MyButton. Rename it.")
  }

  @Test("A class that inherits something else is told")
  func wrongSuperclass() throws {
    let verdict = try verdict("circular-button", code: "class RoundButton: UIView {}\n")
    #expect(
      verdict.learnerFault?.wording?.en.hasPrefix("RoundButton must inherit UIButton") == true)
  }

  @Test("Code that does not compile is the learner's error, at its place")
  func doesNotCompile() throws {
    let verdict = try verdict(
      "circular-button", code: "class RoundButton: UIButton {\n  let a = centre\n}\n")
    #expect(verdict.outcome == .learnersError)
    #expect(verdict.parts.first?.outcome == .learnersError)
    #expect(shown(.verdict(verdict)).contains("centre"))
  }

  @Test("A loop without an end is stopped, and told with the point")
  func endlessLoop() throws {
    let verdict = try verdict(
      "circular-button",
      code: """
        class RoundButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            while point.x < 100000 {}
            return true
          }
        }
        """)
    #expect(verdict.outcome == .learnersError)
    guard case .stopped(let stop, let point) = verdict.learnerFault else {
      Issue.record("\(String(describing: verdict.learnerFault))")
      return
    }
    #expect(stop.problem == .steps(limit: 100_000))
    #expect(stop.line == 3)
    #expect(point == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("`<` for `<=` is no fault: points at the border are not judged")
  func border() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let text = try Code.file("solution.swift", of: exercise).text.replacing("<=", with: "<")
    #expect(try verdict("circular-button", code: text).outcome == .right)
  }

  @Test("The same submission gets the same verdict, byte for byte")
  func isDeterministic() throws {
    let first = GradeRenderer.json(try verdict("out-of-bounds", "mistakes/forward-loop.swift"))
    // With the maps of the solution made anew.
    let another = try Grader(ExerciseLibrary(content).exercise("out-of-bounds"))
    let second = GradeRenderer.json(try verdict(of: another, "mistakes/forward-loop.swift"))
    #expect(first == second)
  }
}

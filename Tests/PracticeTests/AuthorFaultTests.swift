import Foundation
import Practice
import Records
import Rendering
import Testing

/// A mistake in an exercise's own files is an internal fault, reported with its location, and never
/// the learner's.
@Suite struct AuthorFaultTests {
  @Test("A wrong name in a check is told with its line in exercise.yml")
  func wrongName() throws {
    let made = MadeExercise(
      parts: """

          - id: all
            points: 100
            check: |
              # the middle
              expect hit 150 150 is bxo
        """)
    let faults = try made.fault()
    #expect(faults.count == 1)
    #expect(faults[0].hasPrefix("mine/exercise.yml:13:"), "\(faults)")
    #expect(faults[0].contains("bxo"))
  }

  @Test("A check that the solution does not meet is told with both sides")
  func checkThatFails() throws {
    let made = MadeExercise(
      parts: "[{ id: all, points: 100, check: \"expect hit 5 5 is box\" }]")
    let faults = try made.fault()
    #expect(faults.count == 1 && faults[0].contains("does not hold with the solution"), "\(faults)")
    #expect(faults[0].contains("root") && faults[0].contains("box"))
  }

  @Test("A scene that does not run is told with its line in scene.touchstone")
  func brokenScene() throws {
    let faults = try MadeExercise(scene: "# the box\nadd Box box 100 100 100 100\nmove bxo by 1 1")
      .fault()
    #expect(faults.count == 1 && faults[0].hasPrefix("mine/scene.touchstone:3:"), "\(faults)")
  }

  @Test("A variation that does not run is told with its line")
  func brokenVariation() throws {
    let faults = try MadeExercise(
      more: "variations:\n  - { id: off, points: 0, do: set box.colour red }"
    ).fault()
    #expect(faults.count == 1 && faults[0].contains("mine/exercise.yml:"), "\(faults)")
    #expect(faults[0].contains("set box.colour red"))
  }

  @Test("A comparison of an object that is not there is told, with the name that was meant")
  func unknownObject() throws {
    let faults = try MadeExercise(compare: "{ as: geometry, of: [bax] }").fault()
    #expect(faults.count == 1 && faults[0].contains("did you mean box?"), "\(faults)")
    #expect(faults[0].hasPrefix("mine/exercise.yml:"), "\(faults)")
  }

  @Test("A map of a view that is not there is the author's fault, told with its line")
  func unknownSubject() throws {
    let faults = try MadeExercise(compare: "{ as: hittable bax }").fault()
    #expect(faults.count == 1 && faults[0].contains("the scene has no view `bax`"), "\(faults)")
    #expect(faults[0].hasPrefix("mine/exercise.yml:"), "\(faults)")
  }

  @Test("A scene with too many lines is refused before it is built")
  func longScene() throws {
    let lines = (0...1_000).map { "add view v\($0) 1 1 1 1" }.joined(separator: "\n")
    let problems = try withFolder { folder in
      do {
        _ = try MadeExercise(scene: lines).written(in: folder)
        return [ContentProblem]()
      } catch let problems as ContentProblems { return problems.all }
    }
    #expect(problems.map { $0.text(.english) }.contains { $0.contains("a scene of 1001 lines") })
  }

  @Test("A part that compares what the exercise does not is told")
  func nothingCompared() throws {
    let made = MadeExercise(parts: "[{ id: all, points: 100, check: log }]")
    let problems = try withFolder { folder in
      do {
        _ = try made.written(in: folder)
        return [ContentProblem]()
      } catch let problems as ContentProblems { return problems.all }
    }
    #expect(problems.map { $0.text(.english) }.contains { $0.contains("`check: log` needs") })
  }

  @Test("What a learner's code stops in is the learner's, whatever line led there")
  func learnersStop() throws {
    let made = MadeExercise(
      compare: "{ as: log, play: tap box }",
      solution: """
        class Box: UIView {
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("up") }
        }
        """)
    let verdict = try made.verdict(
      on: """
        class Box: UIView {
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            let none: [Int] = []
            print(none[3])
          }
        }
        """)
    guard case .stopped(let stop, _)? = verdict.learnerFault else {
      Issue.record("\(String(describing: verdict.learnerFault))")
      return
    }
    #expect(stop.line == 4)
  }
}

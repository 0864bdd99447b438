import Foundation
import Practice
import Records
import Rendering
import SeededRandom
import Testing
import UIKitModel
import Wording
import Workbench

@Suite struct GradingTests {
  @Test("An answer that calculates long for each point is asked at a part of them, and passes")
  func slowAnswer() throws {
    let slow = """
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          var area = 0.0
          for step in 0..<2_500 { area += Double(step) * 0.5 }
          let radius = min(bounds.width, bounds.height) / 2
          let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
          return area > 0 && hypot(x, y) <= radius
        }
      }
      """
    let verdict = try grader("circular-button")
      .judge([Code(file: "RoundButton.swift", text: slow)], name: "RoundButton.swift")
    #expect(verdict.outcome == .right)
  }

  @Test("A stage in which views move is let go of with its session")
  func movingStage() throws {
    let exercise = try ExerciseLibrary(content).exercise("moving-target")
    let solution = try Code.file(exercise.solution, of: exercise)
    weak var application: UIApplication?
    do {
      let stage = try Stage(exercise, [solution], [], in: practice)
      application = stage.session.scene.application
      #expect(application != nil)
    }
    // The application that was made last is the one that is shared.
    _ = try Stage(exercise, [solution], [], in: practice)
    #expect(application == nil)
  }

  @Test(
    "Lint finds nothing in an exercise: every file is judged, and every mutant of the solution",
    .enabled(if: Sample.isWhole), arguments: await ExerciseLibrary(content).names)
  func lint(_ name: String) throws {
    let lint = ExerciseLint(
      ExerciseLibrary(content), lessons: LessonLibrary(content).names, in: practice)
    #expect(try lint.report(name).problems.map { $0.text(.english) } == [])
  }

  @Test(
    "A check that taps a plain view in a button asks what CT-29 leaves open",
    arguments: [true, false])
  func unsettled(_ isInteractive: Bool) throws {
    try withFolder { folder in
      let mine = "\(folder)/exercises/circular-button"
      try FileManager.default.createDirectory(
        atPath: "\(folder)/exercises", withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: "\(content.path)/exercises/circular-button", toPath: mine)
      let scene = try String(contentsOfFile: "\(mine)/scene.touchstone", encoding: .utf8)
      try write(
        [
          "scene.touchstone": """
          \(scene)
          add view veil 40 40 40 40 in ok isUserInteractionEnabled \(isInteractive)
          tap veil
          """
        ], in: mine)
      let exercise = try ExerciseLibrary(ContentFolder(path: folder)).exercise("circular-button")
      let touches = UnsettledTouches()
      let solution = try Code.file("solution.swift", of: exercise)
      _ = try Stage(exercise, [solution], [], in: practice.watched(by: touches.see))
      let fact = touches.first(in: "solution.swift")
      guard isInteractive else {
        #expect(fact == nil)
        return
      }
      guard case .unsettledTouch(let line, let view, let control)? = fact else {
        Issue.record("the touch is not found")
        return
      }
      #expect([line, view, control] == ["tap veil", "veil", "ok"])
    }
  }

  private func grader(_ exercise: String) throws -> Grader { try graders.grader(exercise) }

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
    // The starter is right there, too.
    #expect(notJudged.map(\.id) == ["control", "hidden", "transparent", "off"])
  }

  @Test("A check that fails where the answer changes its button is told as it failed")
  func growsWhenAsked() throws {
    let verdict = try verdict(
      "enlarged-tap-area",
      code: """
        class BigButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.size = CGSize(width: 44, height: 44)
            return super.point(inside: point, with: event)
          }
        }
        """)
    #expect(verdict.learnerFault == nil)
    #expect(verdict.parts.first { $0.id == "size" }?.outcome == .wrong)
    #expect(verdict.finding?.mistake?.name.en != "a positive inset")
  }

  @Test("What a common answer does wrong is called by its name", arguments: Self.commonAnswers)
  func commonAnswer(_ exercise: String, _ body: String, _ name: String) throws {
    let grader = try grader(exercise)
    let submission = grader.exercise.submission
    let verdict = try verdict(
      exercise,
      code: """
        class \(submission.className): \(exercise == "out-of-bounds" ? "UIView" : "UIButton") {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            \(body)
          }
        }
        """)
    #expect(verdict.finding?.mistake?.name.en == name)
  }

  private nonisolated static let commonAnswers: [(String, String, String)] = [
    (
      "circular-button",
      "UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).contains(point)",
      "a rounded rectangle that fills the bounds"
    ),
    (
      "enlarged-tap-area", "bounds.insetBy(dx: -22, dy: -22).contains(point)",
      "22 points added on each side"
    ),
    (
      "enlarged-tap-area",
      """
      let w = max(44, bounds.width), h = max(44, bounds.height)
      return CGRect(x: (bounds.width - w) / 2, y: (bounds.height - h) / 2, width: w, height: h)
        .contains(point)
      """,
      "the origin of bounds is left out"
    ),
    (
      "enlarged-tap-area",
      """
      let square = CGRect(x: bounds.midX - 22, y: bounds.midY - 22, width: 44, height: 44)
      return super.point(inside: point, with: event) || square.contains(point)
      """,
      "only a square of 44 points is added"
    ),
  ]

  @Test("frame.size holds in the first scene and fails where bounds or transform change")
  func partlyRight() throws {
    let verdict = try verdict("circular-button", "mistakes/frame-size.swift")
    #expect(verdict.outcome == .partlyRight)
    #expect(verdict.points == 63)
    #expect(!verdict.isPassed)
    #expect(verdict.conclusion.en == "not passed, partly right: 63 of 100 (passes at 100)")
    let wrong = verdict.parts.filter { $0.outcome == .wrong }.map(\.id)
    #expect(
      wrong == ["scrolled", "wide", "rotated", "scaled", "random", "random-extremes"])
  }

  @Test("A class of another name is reported, with the names that are there")
  func wrongClass() throws {
    let verdict = try verdict(
      "circular-button", code: "import UIKit\nclass MyButton: UIButton {}\n")
    #expect(verdict.outcome == .learnersError)
    #expect(
      verdict.learnerFault?.wording?.en
        == "no class RoundButton in Mine.swift; it declares MyButton. Rename it.")
  }

  @Test("A class that inherits something else is reported")
  func wrongSuperclass() throws {
    let verdict = try verdict("circular-button", code: "class RoundButton: UIView {}\n")
    #expect(
      verdict.learnerFault?.wording?.en.hasPrefix("RoundButton must inherit from UIButton") == true)
  }

  @Test("A class of the answer's own that is called like UIKit's is not UIKit's")
  func ownSuperclass() throws {
    let verdict = try verdict(
      "circular-button", code: "class UIButton: UIControl {}\nclass RoundButton: UIButton {}\n")
    #expect(
      verdict.learnerFault?.wording?.en
        == "RoundButton must inherit from UIKit.UIButton, not only UIControl: "
        + "`class RoundButton: UIKit.UIButton`.")
    let silent = try graders.grader("rewrite-hittest").exercise
    let solution = try Code.file(silent.solution, of: silent)
    #expect(try graders.grader("rewrite-hittest").judge([solution], name: "Panel.swift").isPassed)
  }

  @Test("Code that does not compile is the learner's error, at its place")
  func doesNotCompile() throws {
    let verdict = try verdict(
      "circular-button", code: "class RoundButton: UIButton {\n  let a = centre\n}\n")
    #expect(verdict.outcome == .learnersError)
    #expect(verdict.parts.first?.outcome == .learnersError)
    #expect(shown(.verdict(verdict)).contains("centre"))
    #expect(verdict.conclusion.en == "not judged: it does not compile")
    #expect(verdict.conclusion.zh == "未评判：无法编译")
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
    #expect(verdict.conclusion.en == "stopped by a limit: no points")
    #expect(point == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("`<` for `<=` is not a fault: points at the border are not judged")
  func border() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let text = try Code.file("solution.swift", of: exercise).text.replacing("<=", with: "<")
    #expect(try verdict("circular-button", code: text).outcome == .right)
  }

  nonisolated private static let hitTests = [
    (
      "circular-button",
      """
      class RoundButton: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
          let dx = point.x - bounds.midX, dy = point.y - bounds.midY
          return sqrt(dx * dx + dy * dy) <= min(bounds.width, bounds.height) / 2 ? self : nil
        }
      }
      """
    ),
    (
      "enlarged-tap-area",
      """
      class BigButton: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
          let x = max(44, bounds.width) / 2, y = max(44, bounds.height) / 2
          let isNear = abs(point.x - bounds.midX) <= x && abs(point.y - bounds.midY) <= y
          return isNear ? self : nil
        }
      }
      """
    ),
  ]

  @Test("What behaves as the task says is right: a whole hitTest, too", arguments: hitTests)
  func hitTestIsRight(_ exercise: String, _ code: String) throws {
    let verdict = try verdict(exercise, code: code)
    #expect(verdict.outcome == .right)
    #expect(verdict.points == 100)
    #expect(verdict.remarks.count == 1)
  }

  /// Answers with a listed mistake that is made in another way than in its file, and the file.
  nonisolated private static let likeMistakes = [
    // The switch that people think of, but not the others.
    (
      "circular-button",
      """
      class RoundButton: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          guard !isHidden else { return nil }
          let dx = point.x - bounds.midX, dy = point.y - bounds.midY
          return hypot(dx, dy) < min(bounds.width, bounds.height) / 2 ? self : nil
        }
      }
      """, "alpha-left-out"
    ),
    (
      "circular-button",
      """
      class RoundButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          hypot(point.x - 60, point.y - 60) <= 60
        }
      }
      """, "fixed-numbers"
    ),
    (
      "enlarged-tap-area",
      """
      class BigButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return CGRect(x: center.x - 22, y: center.y - 22, width: 44, height: 44).contains(point)
        }
      }
      """, "frame"
    ),
    (
      "out-of-bounds",
      """
      class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
          for view in subviews {
            let hit = view.hitTest(view.convert(point, from: self), with: event)
            if hit != nil { return hit }
          }
          return self.point(inside: point, with: event) ? self : nil
        }
      }
      """, "forward-loop"
    ),
    (
      "out-of-bounds",
      """
      class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          for view in subviews.reversed() where view.frame.contains(point) { return view }
          return super.hitTest(point, with: event)
        }
      }
      """, "returns-child"
    ),
  ]

  @Test("A mistake is named though it is made in another way", arguments: likeMistakes)
  func namesTheMistake(_ exercise: String, _ code: String, _ file: String) throws {
    let verdict = try verdict(exercise, code: code)
    #expect(!verdict.isPassed)
    #expect(verdict.finding?.mistake?.file == "mistakes/\(file).swift")
  }

  @Test("A wrong answer that is like no mistake is measured, and no mistake is named")
  func namesNoMistake() throws {
    let verdict = try verdict(
      "circular-button",
      code: """
        class RoundButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            return bounds.insetBy(dx: 20, dy: 35).contains(point)
          }
        }
        """)
    #expect(verdict.finding?.mistake == nil)
    #expect(verdict.finding?.diagnoses.isEmpty == false)
  }

  @Test("A report keeps what the code was seen doing")
  func reportsConduct() {
    let seen = Finding(part: "map", conduct: [.notAsked(by: "box", view: "close")])
    let verdict = Verdict(
      exercise: "mine", title: Bilingual(en: "Mine", zh: "我的"), file: "Box.swift", outcome: .wrong,
      passesAt: 70, finding: seen)
    #expect(verdict.reported.finding?.conduct == seen.conduct)
  }

  @Test("An untouched view is described by the view that gets its touches")
  func never() throws {
    let verdict = try verdict(
      "out-of-bounds",
      code: """
        class Box: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            for view in subviews.reversed() where view.frame.contains(point) { return view }
            return super.hitTest(point, with: event)
          }
        }
        """)
    #expect(verdict.finding?.diagnoses.contains(.never(name: "close", takenBy: "chip")) == true)
    #expect(!shown(.verdict(verdict)).contains("refuses every point"))
  }

  @Test("The expected column tells decisions, not the lines of the solution")
  func expectedTrace() throws {
    let verdict = try verdict("circular-button", "mistakes/half-size.swift")
    let traces = try #require(verdict.finding?.traces)
    #expect(traces.expected.steps.allSatisfy { $0.lines.isEmpty })
    #expect(traces.yours.steps.contains { !$0.lines.isEmpty })
    let text = shown(.verdict(verdict))
    #expect(text.contains("returns self"))
    #expect(!JSONRenderer.object(verdict).contains("midX, bounds"))
  }

  @Test("Every part is told as soon as it is known, in the order of the verdict")
  func tellsParts() throws {
    let grader = try grader("out-of-bounds")
    var told: [String] = []
    let code = try Code.file("mistakes/forgets-the-switches.swift", of: grader.exercise)
    let verdict = grader.judge([code], name: "Box.swift") { told.append($0.id) }
    #expect(told == verdict.parts.map(\.id))
  }

  @Test("The same submission gets the same verdict, byte for byte")
  func isDeterministic() throws {
    let first = GradeRenderer.json(try verdict("out-of-bounds", "mistakes/forward-loop.swift"))
    // With the maps of the solution made again.
    let another = try Grader(
      ExerciseLibrary(content).exercise("out-of-bounds"),
      in: PracticeConfiguration { $0.wording })
    let second = GradeRenderer.json(try verdict(of: another, "mistakes/forward-loop.swift"))
    #expect(first == second)
  }
}

import Practice
import Records
import SeededRandom
import Testing

/// Answers that are right only for what was tried, that depend on how they are asked, or that
/// swallow touches.
@Suite struct CheatTests {
  @Test func thereAreSixtyOfAtLeastTwentyExercises() {
    #expect(Cheat.all.count >= 60)
    #expect(Set(Cheat.all.map(\.exercise)) == Set(Cheat.exercises))
    #expect(Cheat.exercises.count >= 20)
  }

  @Test(
    "No cheat gets all points, whatever the seed",
    arguments: Sample.of(Cheat.exercises, count: 4))
  func noneIsRight(_ name: String) throws {
    let exercise = try ExerciseLibrary(content).exercise(name)
    let reference = try Reference.of(exercise, in: practice, seed: "a seed of the grader's own")
    let grader = try Grader(exercise, in: practice, reference: reference)
    for cheat in Sample.of(Cheat.all.filter { $0.exercise == name }, count: 3) {
      let verdict = grader.judge([cheat.code(of: exercise)], name: exercise.submission.file)
      #expect(verdict.learnerFault == nil, "\(name), \(cheat.name): it does not run")
      #expect(verdict.outcome != .right, "\(name), \(cheat.name)")
      #expect(!verdict.isPassed, "\(name), \(cheat.name)")
    }
  }

  /// A button in a scene of 80 by 80 points, of which the left half is touched.
  private func verdict(_ members: String, _ body: String) throws -> Verdict {
    var made = MadeExercise()
    made.submission = "{ file: Half.swift, class: Half, inherits: UIButton }"
    made.compare = "{ as: hittable ok, border: 0 }"
    made.parts =
      "[{ id: map, points: 90, check: map }, "
      + "{ id: control, points: 10, check: { as: control, of: [ok], at: [30 40] } }]"
    made.more = "screen: 80x80\npass: 50"
    made.scene = "add Half ok 20 20 40 40"
    made.solution = code("", "return bounds.contains(point) && point.x < bounds.midX")
    made.starter = "class Half: UIButton {}"
    return try made.verdict(on: code(members, body))
  }

  private func code(_ members: String, _ body: String) -> String {
    """
    class Half: UIButton {
      \(members)
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        \(body)
      }
    }
    """
  }

  private let right = "return bounds.contains(point) && point.x < bounds.midX"

  @Test func aRightAnswerIsRightHoweverItIsAsked() throws {
    #expect(try verdict("", right).outcome == .right)
    #expect(try verdict("", "return bounds.contains(point) && point.x < 20").outcome == .right)
  }

  @Test(
    "What is calculated once, or for the last point, is right",
    arguments: [
      (
        "private lazy var middle = bounds.midX", "return bounds.contains(point) && point.x < middle"
      ),
      (
        "private var last = CGPoint.zero",
        "last = point\nreturn bounds.contains(last) && last.x < bounds.midX"
      ),
      (
        "private var left: CGRect?",
        """
        left = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height)
        return left!.contains(point)
        """
      ),
    ])
  func keeping(_ members: String, _ body: String) throws {
    #expect(try verdict(members, body).outcome == .right)
  }

  @Test func withoutAnEventTheAnswerMustBeTheSame() throws {
    let finding = try verdict("", "if event == nil { return false }\n\(right)").finding
    guard case .asked(.withoutEvent, _, "ok", let actual)? = finding?.conduct.first else {
      Issue.record("\(String(describing: finding?.conduct))")
      return
    }
    #expect(actual != "ok")
  }

  @Test(
    "An answer that depends on the questions before it does not pass",
    arguments: [
      "defer { last = point }\nif point.y < last.y { return false }",
      "defer { last = point }\nif last == point { return false }",
      "defer { last = point }\nif abs(point.y - last.y) > 15, last.y > 0 { return false }",
    ])
  func order(_ body: String) throws {
    let verdict = try verdict("private var last = CGPoint.zero", "\(body)\n\(right)")
    #expect(!verdict.isPassed)
    #expect(verdict.finding != nil)
  }

  @Test(
    "A count of calls is a side effect, and is named",
    arguments: [
      ("private var calls = 0", "calls += 1", "ok", "calls"),
      ("private static var calls = 0", "Self.calls += 1", "Half", "calls"),
      ("private var calls: [Int] = []", "calls.append(1)", "ok", "calls"),
      ("private var isOdd = false", "isOdd.toggle()", "ok", "isOdd"),
    ])
  func counting(_ member: String, _ line: String, _ name: String, _ property: String) throws {
    let verdict = try verdict(member, "\(line)\n\(right)")
    #expect(verdict.outcome == .partlyRight)
    #expect(verdict.points == Verdict.most - 1)
    #expect(verdict.finding?.sideEffect?.name == name)
    #expect(verdict.finding?.sideEffect?.property == property)
  }

  @Test(
    "A control that swallows touches fails its part",
    arguments: [
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}",
      "override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}",
      "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}",
      "override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}",
      "override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }",
    ])
  func swallowing(_ member: String) throws {
    let verdict = try verdict(member, right)
    #expect(verdict.parts.first { $0.id == "map" }?.outcome == .right)
    #expect(verdict.parts.first { $0.id == "control" }?.outcome == .wrong)
  }
}

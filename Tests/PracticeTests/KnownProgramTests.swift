import Foundation
import Practice
import Records
import Scenes
import SeededRandom
import Testing

/// Submissions that are known programs with other words are distinguished from those that are not.
@Suite struct KnownProgramTests {
  private func form(_ text: String) -> CodeForm? {
    Engine.form(of: Code(file: "Box.swift", text: text), in: practice)
  }

  private static let box = """
    class Box: UIView {
      private let reach: CGFloat = 12
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let distance = hypot(point.x - middle.x, point.y - middle.y)
        guard let window else { return false }
        return subviews.contains { view in view.frame.contains(middle) } || distance < reach
      }
    }
    """

  @Test(
    "Other names of local variables, comments and lines make no other program",
    arguments: [
      ("middle", "m"), ("distance", "d"), ("view in view.frame", "one in\n one.frame"),
      ("(inside point: CGPoint", "(inside p: CGPoint"), ("let middle", "// here\n let middle"),
      ("hypot(", "hypot(\n "), ("\n    return", "\n\n    return"),
    ])
  func sameProgram(_ old: String, _ new: String) throws {
    var text = Self.box.replacingOccurrences(of: old, with: new)
    // Where the point is called otherwise, it is called so wherever it is meant.
    if new.contains("inside p:") {
      text = text.replacingOccurrences(of: "point.x", with: "p.x")
        .replacingOccurrences(of: "point.y", with: "p.y")
    }
    let (own, box) = (form(text), form(Self.box))
    #expect(own != nil && own == box)
  }

  @Test(
    "Another number, member, order, operator or statement makes another program",
    arguments: [
      ("12", "13"), ("midX", "minX"), ("point.x - middle.x", "middle.x - point.x"),
      ("distance < reach", "distance <= reach"), ("return false", "return true"),
      ("reach", "area"), ("guard let window else", "guard let superview else"),
      ("class Box", "final class Box"), ("frame.contains(middle)", "frame.contains(point)"),
    ])
  func otherProgram(_ old: String, _ new: String) throws {
    let text = Self.box.replacingOccurrences(of: old, with: new)
    let (own, box) = (form(text), form(Self.box))
    #expect(own != nil && own != box)
  }

  @Test("What a new line decides is part of the program")
  func newLines() throws {
    func function(_ lines: String) -> String { "func f(_ a: Int) -> Int {\n\(lines)\n}" }
    let minus = form(function("  var b = a - 1\n  b += 1\n  return b"))
    #expect(minus != nil)
    #expect(minus != form(function("  var b = a\n  -1\n  b += 1\n  return b")))
    #expect(minus == form(function("  var b = a -\n 1\n  b += 1\n  return b")))
  }

  @Test(
    "No form is given where a name could be taken for another",
    arguments: [
      // The label of a function is for its callers, too.
      ("func f(to x: Int) -> Int { x }", "func f(by x: Int) -> Int { x }"),
      ("func f(x: Int) -> Int { x }", "func f(y: Int) -> Int { y }"),
      // A variable that hides a member, and one that does not.
      (
        "class Box: UIView { func f() -> CGFloat { if true { let alpha = bounds.width; print(alpha) }; return alpha } }",
        "class Box: UIView { func f() -> CGFloat { if true { let tag = bounds.width; print(tag) }; return alpha } }"
      ),
      (
        "func f(_ a: Int?, _ b: Int?) -> Int { if let a { a } else { 0 } }",
        "func f(_ a: Int?, _ b: Int?) -> Int { if let b { b } else { 0 } }"
      ),
      ("func f() -> Int { #line }", "\nfunc f() -> Int { #line }"),
    ])
  func unlike(_ one: String, _ other: String) {
    let forms = (form(one), form(other))
    #expect(forms.0 == nil || forms.0 != forms.1)
  }

  @Test(
    "A verdict is the same whether the program is known or not",
    arguments: ["open-the-door"]
      + (Sample.isWhole ? ["circular-button", "two-views-handle-one"] : []))
  func sameVerdicts(_ name: String) throws {
    let exercise = try ExerciseLibrary(content).exercise(name)
    let reference = try Reference.of(exercise, in: practice)
    let plain = try Grader(exercise, in: practice, reference: reference)
    let learned = try Grader(exercise, in: practice, reference: reference)
    learned.learnPrograms()
    let files = [exercise.solution] + exercise.alternatives + exercise.mistakes.flatMap(\.files)
    for file in files {
      let code = try Code.file(file, of: exercise)
      let other = [Code(file: exercise.submission.file, text: "// mine\n\n\(code.text)\n")]
      let known = try json(learned.judge(other, name: file).reported)
      #expect(try known == json(plain.judge(other, name: file).reported), "\(file)")
    }
  }

  @Test(
    "Findings of other processes, and those that are stored, make the same verdicts",
    arguments: ["open-the-door"] + (Sample.isWhole ? ["opaque-pixels"] : []))
  func passedOn(_ name: String) throws {
    try withFolder { folder in
      let exercise = try ExerciseLibrary(content).exercise(name)
      let kept = PracticeConfiguration(cacheFolder: folder) { _ in Bilingual(en: "", zh: "") }
      let reference = try Reference.of(exercise, in: kept, seed: "7")
      let own = try Grader(exercise, in: kept, reference: reference)
      own.learnPrograms()
      // Two parts, as two processes would find them out.
      let shared = try Grader(exercise, in: kept, reference: reference)
      #expect(!shared.recallPrograms())
      var right: [String] = []
      for step in Grader.LearningStep.allCases {
        let parts = try (0..<2).map { number in
          let other = try Grader(exercise, in: kept, reference: reference)
          return other.learn(Grader.LearningPart(step, number, of: 2))
        }
        right += shared.take(parts)
      }
      shared.keepPrograms(right: right)
      let recalled = try Grader(exercise, in: kept, reference: reference)
      #expect(recalled.recallPrograms())
      let otherSeed = try Grader(
        exercise, in: kept, reference: Reference.of(exercise, in: kept, seed: "8"))
      #expect(!otherSeed.recallPrograms())
      for file in [exercise.solution] + exercise.mistakes.flatMap(\.files) {
        let code = try Code.file(file, of: exercise)
        let handedIn = [Code(file: exercise.submission.file, text: "// mine\n\(code.text)")]
        let expected = try json(own.judge(handedIn, name: file).reported)
        for grader in [shared, recalled] {
          #expect(try json(grader.judge(handedIn, name: file).reported) == expected, "\(file)")
        }
      }
      let mode =
        try FileManager.default.attributesOfItem(
          atPath: "\(folder)/\(name).learned")[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  private func json(_ verdict: Verdict) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    return String(decoding: try encoder.encode(verdict), as: UTF8.self)
  }

  @Test(
    "Programs of ours that are judged differently have different forms",
    arguments: ["circular-button", "out-of-bounds", "handle-nearest-thumb", "rating-control"])
  func differentForms(_ name: String) throws {
    let exercise = try ExerciseLibrary(content).exercise(name)
    let right = try ([exercise.solution] + exercise.alternatives).compactMap { file in
      try form(Code.file(file, of: exercise).text)
    }
    #expect(!right.isEmpty)
    for mistake in exercise.mistakes.flatMap(\.files) {
      let own = try form(Code.file(mistake, of: exercise).text)
      #expect(own.map(right.contains) != true, "\(mistake)")
    }
  }
}

import Foundation
import Pages
import Practice
import Records
import Rendering
import Testing

/// The findings of `exercise lint` about a small exercise with one error.
@Suite struct LintTests {
  private typealias Change = (file: String, from: String, to: String)

  /// The lint's lines about the template, on a small screen, with changes.
  private func lint(_ changes: Change...) throws -> [String] {
    try withFolder { folder in
      try write(Self.files(changes), in: "\(folder)/half-button")
      let library = ExerciseLibrary(content.adding(Packs(exercises: [folder])))
      let report = try ExerciseLint(library, lessons: LessonLibrary(content).names, in: practice)
        .report("half-button")
      return report.problems.map { $0.text(.english) }
    }
  }

  /// The template, so much smaller that it is judged in no time.
  private static func files(_ changes: [Change]) throws -> [String: String] {
    let small: [Change] = [
      ("exercise.yml", "390x844", "160x140"),
      ("exercise.yml", "ok 60 240 260 60", "ok 10 80 130 30"),
      ("exercise.yml", "hit 110 140", "hit 25 40"), ("exercise.yml", "hit 210 140", "hit 75 40"),
      ("exercise.yml", "[120 140]", "[30 40]"),
      ("scene.touchstone", "100 100 120 80", "20 20 60 40"),
    ]
    var files = Dictionary(
      uniqueKeysWithValues: ExerciseTemplate(name: "half-button", language: .english).files
        .map { ($0.path, $0.text) })
    for (file, from, to) in small + changes {
      let text = try #require(files[file])
      try #require(text.contains(from), "\(from) in \(file)")
      files[file] = text.replacingOccurrences(of: from, with: to)
    }
    return files
  }

  @Test func theExerciseOfExerciseNewIsWell() throws {
    #expect(try lint() == [])
  }

  @Test func whatLeadsOutOfItsFolderIsNotRead() throws {
    try withFolder { folder in
      try write(Self.files([]), in: "\(folder)/half-button")
      let scene = "\(folder)/half-button/scene.touchstone"
      try FileManager.default.removeItem(atPath: scene)
      try write(["secret.txt": "a secret"], in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: scene, withDestinationPath: "\(folder)/secret.txt")
      let library = ExerciseLibrary(content.adding(Packs(exercises: [folder])))
      let lint = ExerciseLint(library, lessons: [], in: practice)
      let lines = try lint.report("half-button").problems.map { $0.text(.english) }.joined()
      #expect(lines.contains("scene.touchstone leads out of the folder"))
      #expect(!lines.contains("secret"))
    }
    let named = try lint(("exercise.yml", "mistakes/right-half.swift", "../../outside.swift"))
    #expect(named.contains { $0.contains("../../outside.swift leads out of the folder") })
  }

  // MARK: What does not hold

  @Test func aCheckThatFailsIsToldWithBothSidesAtItsLine() throws {
    let solution = try lint(("exercise.yml", "hit 75 40 is root", "hit 75 40 is ok"))
    #expect(
      solution == [
        "half-button/exercise.yml:35: `expect hit 75 40 is ok` does not hold with the solution: "
          + "the hit-test view at 75 40: expected ok, got root"
      ])
    let alternative = try lint(("solutions/rectangle.swift", "bounds.width / 2", "bounds.width"))
    #expect(
      alternative.contains(
        "half-button/exercise.yml:35:7: `behind` does not hold with solutions/rectangle.swift: "
          + "the hit-test view at 75 40: expected root, got ok"))
  }

  @Test func aLineThatDoesNotRunIsTheExercisesAndToldOnce() throws {
    let check = try lint(("exercise.yml", "expect hit 75 40 is root", "tap photo 2 2 2"))
    #expect(check.count == 1)
    #expect(check.first?.hasPrefix("half-button/exercise.yml:35: `tap photo 2 2 2`") ?? false)
    let variation = try lint(("exercise.yml", "set ok.isHidden true", "set okay.isHidden true"))
    #expect(variation.count == 1)
    #expect(variation.first?.hasPrefix("half-button/exercise.yml:68: `set okay") ?? false)
    let scene = try lint(("scene.touchstone", "add HalfButton ok", "add HalfBotton ok"))
    #expect(scene.count == 1)
    #expect(scene.first?.hasPrefix("half-button/scene.touchstone:2: `add HalfBotton") ?? false)
  }

  @Test func anAlternativeThatDiffersIsToldWhereAndHow() throws {
    let lines = try lint(("solutions/rectangle.swift", "x: bounds.minX", "x: 0"))
    #expect(lines.contains { $0.contains("rectangle.swift is not right in `scrolled`: at ") })
  }

  @Test func codeThatDoesNotCheckOrNeverEndsIsToldAtItsLine() throws {
    let wrong = try lint(("solution.swift", "bounds.midX", "bounds.middle"))
    #expect(wrong.first?.hasPrefix("half-button/solution.swift:5:") ?? false)
    let endless = try lint(("solution.swift", "    return", "    while true {}\n    return"))
    #expect(endless.count == 1)
    #expect(endless.first?.hasPrefix("half-button/solution.swift:5:") ?? false)
  }

  @Test func aLineThatNeverEndsIsToldAtItsPlaceAndNotOfTheSolution() throws {
    let scene = try lint(("scene.touchstone", "add HalfButton", "while true {}\nadd HalfButton"))
    #expect(scene.count == 1)
    #expect(scene.first?.hasPrefix("half-button/scene.touchstone:2: ") ?? false, "\(scene)")
    let starter = try lint(
      (
        "starter.swift", "class HalfButton: UIButton {",
        "class HalfButton: UIButton {\n  \(endless)"
      ))
    #expect(starter.first?.hasPrefix("half-button/starter.swift:") ?? false, "\(starter)")
  }

  private let endless =
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { while true {} }"

  @Test func aWrongClassIsNoFaultOfTheSolution() throws {
    #expect(
      try lint(("exercise.yml", "inherits: UIButton", "inherits: UIBotton"))
        == ["half-button/exercise.yml:12:13: there is no class `UIBotton`; did you mean UIButton?"])
    let name = try lint(("exercise.yml", "class: HalfButton", "class: HalfButon"))
    #expect(
      name == [
        "half-button/exercise.yml:11:10: solution.swift does not declare `HalfButon`, "
          + "but HalfButton; make the two the same"
      ])
  }

  // MARK: What tests nothing

  @Test func aPromiseThatNothingTestsIsTold() throws {
    let lines = try lint(
      ("README.md", "- It works", "- Its label stays in the middle.\n- It works"),
      ("README.zh-Hans.md", "- 按钮多大", "- 标题保持居中。\n- 按钮多大"))
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("half-button/README.md:6:1: nothing tests \"Its label") ?? false)
  }

  @Test func aTestThatTheTaskDoesNotPromiseIsToldAtItsLine() throws {
    let text = try #require(Self.files([])["exercise.yml"])
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(all.firstIndex { $0.contains("tests:") })
    let words = try #require(
      all[line...].first { $0.contains("en:") }?.split(separator: "en: ").last)
    let lines = try lint(
      ("exercise.yml", String(words), "Nothing of the kind is promised"))
    #expect(
      lines.contains {
        $0.hasPrefix("half-button/exercise.yml:\(line + 1):")
          || $0.hasPrefix("half-button/exercise.yml:\(line + 2):")
      }, "\(lines)")
  }

  @Test func theCallOfViewsOwnLayoutSubviewsNeedNotBeNoticed() throws {
    try withFolder { folder in
      let made = MadeExercise(
        compare: "{ as: layout, of: [inner] }",
        scene: "add Box box 100 100 100 100\nadd view inner 0 0 10 10 in box",
        solution: """
          class Box: UIView {
            override func layoutSubviews() {
              super.layoutSubviews()
              for view in subviews { view.frame = bounds }
            }
          }
          """)
      let exercise = try made.written(in: folder)
      let lines = try ExerciseLint(
        ExerciseLibrary(content.adding(Packs(exercises: [folder]))), lessons: [], in: practice
      ).report(exercise.id).problems.map { $0.text(.english) }
      #expect(!lines.contains { $0.contains("super.layoutSubviews") }, "\(lines)")
    }
  }

  @Test func scoringThatHasNoEffectIsTold() throws {
    try withFolder { folder in
      let made = MadeExercise(
        compare: "{ as: geometry, of: [box] }", more: "scoring: independent",
        solution: """
          class Box: UIView {
            override init(frame: CGRect) { super.init(frame: frame); alpha = 0.5 }
            required init?(coder: NSCoder) { fatalError() }
          }
          """)
      let exercise = try made.written(in: folder)
      let lines = try ExerciseLint(
        ExerciseLibrary(content.adding(Packs(exercises: [folder]))), lessons: [], in: practice
      ).report(exercise.id).problems.map { $0.text(.english) }
      #expect(lines.contains { $0.contains("`scoring: independent` has no effect") }, "\(lines)")
    }
  }

  @Test func aVariationThatFindsNothingIsTold() throws {
    let lines = try lint(
      ("exercise.yml", "set ok.isHidden true", "set root.isUserInteractionEnabled false"))
    #expect(lines.contains { $0.contains(":61:5: `hidden` finds nothing") }, "\(lines)")
  }

  @Test func anExerciseThatNoSeedChangesIsTold() throws {
    let none = try lint(("exercise.yml", Self.random, ""))
    #expect(none.contains { $0.contains("nothing is random here") })
    let same = try lint(
      ("exercise.yml", Self.random, "  - random: 2\n    points: 0\n    do: set ok.tag 1\n"))
    #expect(same.contains { $0.contains("every seed makes the same scenes of `random`") })
    let idle = try lint(("exercise.yml", "[size, move, transform, switches]", "[size, scroll]"))
    #expect(idle.contains { $0.contains("`scroll` changes nothing of ok in this scene") })
  }

  private static let random =
    """
      - random: 4                 # scenes by chance, the same for all learners
        allow: [size, move, transform, switches]
        points: 0
        do: |                     # $(…) is drawn: of a range, or one of several
          ok.bounds.origin = CGPoint(x: $($(-250...-90)|$(140...250)), y: $(-40...40))

    """

  @Test func aPromiseThatNoRandomVariationTriesIsToldAndMayBeListedWithAReason() throws {
    let few: Change = (
      "exercise.yml", Self.random, "  - random: 2\n    allow: [move, transform]\n    points: 0\n"
    )
    let told = try lint(few)
    #expect(
      told.contains {
        $0.hasPrefix("half-button/README.md:6:1: no random variation tries \"It works for a button")
          && $0.contains("none notices mistakes/size-alone.swift")
      })
    let fixed =
      "fixed:\n  - { promise: It works for a button of any size, because: a test }\n"
      + "  - { promise: behaves like any button otherwise, because: a test }\nlimits:"
    // No size varies, so answers for the tried ones pass: lint still says so.
    let listed = try lint(few, ("exercise.yml", "limits:", fixed))
    #expect(listed.allSatisfy { $0.contains("an answer passes that is right only") })
    let needless = try lint(("exercise.yml", "limits:", fixed))
    #expect(needless.contains { $0.contains("remove it from `fixed`") })
  }

  @Test func aMutantThatNothingNoticesIsToldAndMayBeListedWithAReason() throws {
    let lines = try lint(("exercise.yml", "return bounds.contains(point) && point.x <= ", "x "))
    #expect(
      lines.contains {
        $0.hasPrefix("half-button/solution.swift:5:")
          && $0.contains(
            "nothing notices `return bounds.contains(point) && point.x <= bounds.midX`")
      })
    #expect(lines.contains { $0.contains("`x bounds.midX` is listed as equivalent") })
  }

  @Test func aVariationThatIsLikeTheFirstSceneIsTold() throws {
    let lines = try lint(("exercise.yml", "frame ok 10 80 130 30", "set root.tag 4"))
    #expect(lines.contains { $0.contains(":53:5: in `wide` everything is as in the") }, "\(lines)")
  }

  @Test func aVariationInWhichTheViewIsNotOnTheScreenIsTold() throws {
    let lines = try lint(("exercise.yml", "frame ok 10 80 130 30", "move ok to 1000 1000"))
    #expect(lines.contains { $0.contains(":53:5: in `wide` ok is not on the") }, "\(lines)")
  }

  @Test func aMistakeDoesNotPassHoweverLowTheMark() throws {
    #expect(try lint(("exercise.yml", "pass: 90", "pass: 80")) == [])
  }

  @Test func aHintThatNobodyNeedsIsTold() throws {
    let unused = try lint(("exercise.yml", "hint: 2", "hint: 1"))
    #expect(unused.count == 1)
    #expect(unused.first?.contains("no mistake leads to hint 2") ?? false)
  }

  @Test func aLogInWhichNothingIsSentIsTold() throws {
    let silent = try lint(
      (
        "exercise.yml", "  as: hittable ok",
        "  - as: log\n    of: [ok]\n    play: tap 3 3\n  - as: hittable ok"
      ),
      ("exercise.yml", "  border: 0.5", "    border: 0.5"))
    #expect(
      silent.contains { $0.contains("nothing is sent or heard in any scene") }, "\(silent)")
  }

  // MARK: What it speaks of

  @Test func whatComesAfterItselfIsTold() throws {
    let lines = try lint(("exercise.yml", "# after: [circular-button]", "after: [half-button]"))
    #expect(lines.count == 1)
    #expect(lines.first?.contains("in a circle: half-button after half-button") ?? false)
    let far = ["a": ["b", "c"], "b": ["d"], "c": ["a"], "d": []]
    #expect(Circle.through("a") { far[$0] ?? [] } == ["a", "c", "a"])
    #expect(Circle.through("d") { far[$0] ?? [] } == nil)
  }

  @Test("An exercise of a lesson says what comes before it, and nothing of a later lesson does")
  func placeOnThePath() throws {
    let silent = try lint(("exercise.yml", "# lesson: 05", "lesson: 05"))
    #expect(silent.count == 1)
    #expect(silent.first?.contains("`after` is missing; write `after: []`") ?? false)
    let later = try lint(
      ("exercise.yml", "# after: [circular-button]", "after: [out-of-bounds]"),
      ("exercise.yml", "# lesson: 05", "lesson: 05"))
    #expect(later.count == 1)
    #expect(later.first?.contains("comes before `out-of-bounds`") ?? false)
  }

  @Test func namesOfShippedExercisesAndLessonsHoldInAPack() throws {
    #expect(
      try lint(
        ("exercise.yml", "# after: [circular-button]", "after: [circular-button]"),
        ("exercise.yml", "# lesson: 05", "lesson: 05")) == [])
  }

  @Test func aRuleThatIsNotThereAndATaskLeftInEnglishAreTold() throws {
    let rule = try lint(("README.md", "are not judged.", "are not judged (HT-\(9999))."))
    #expect(rule == ["half-button/README.md:9:1: there is no rule HT-\(9999)"])
    let english = try lint(("exercise.yml", "zh-Hans: 隐藏 }", "zh-Hans: hidden by the app }"))
    #expect(english.first?.contains("`variations.title` is for Chinese readers") ?? false)
  }

  // MARK: Numbers

  @Test(
    "A number out of its bounds is told once, and ends nothing",
    arguments: [
      ("border: 0.5", "border: 400", "`compare.border` is 400; write 0 to 10"),
      ("random: 4", "random: 600", "`variations.random` is 600; write 1 to 100"),
      ("minutes: 10", "minutes: 0", "`minutes` is 0; write 1 to 480"),
      ("points: 30", "points: -30", "`parts.points` is -30; write 0 to 100"),
      ("steps: 100000", "steps: 0", "`limits.steps` is 0; write 1000 to 100000000"),
      ("pass: 90", "pass: 0", "`pass` is 0; write 1 to 100"),
      ("level: 1 ", "level: one ", "`level` must be a number"),
      ("points: 30", "points: many", "`parts.points` must be a number"),
    ])
  func bounds(from: String, to: String, said: String) throws {
    let lines = try lint(("exercise.yml", from, to))
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains(said) ?? false, "\(lines)")
  }
}

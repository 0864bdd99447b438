import Foundation
import Practice
import Records
import Rendering
import SeededRandom
import Testing
import Workbench

/// Exercises in Objective-C: their own programs, and a learner's at the prompt. `exercise lint`
/// judges all programs; here a few have their turn.
@Suite struct ObjectiveCAnswerTests {
  @Test("Nearly every exercise can be begun in Objective-C, and half of its mistakes have a twin")
  func twins() {
    let all = ExerciseLibrary(content).all().exercises
    let both = all.filter { $0.submission.languages == [.swift, .objectiveC] }
    #expect(both.count >= 43)
    let mistakes = both.flatMap(\.mistakes)
    #expect(mistakes.count(where: { !$0.twins.isEmpty }) * 2 >= mistakes.count)
    for exercise in both {
      #expect(exercise.starter(in: .objectiveC) == "starter.m")
      #expect(exercise.solution(in: .objectiveC) == "solution.m")
      #expect(exercise.submission.file(in: .objectiveC).hasSuffix(".m"), "\(exercise.id)")
    }
  }

  @Test("The solution in Objective-C is right, its starter is not, and a mistake has its name")
  func judged() throws {
    let both = ExerciseLibrary(content).all().exercises.filter {
      $0.submission.languages.contains(.objectiveC)
    }
    for exercise in Sample.of(both, count: 5) {
      let grader = try graders.grader(exercise.id)
      func verdict(_ file: String) throws -> Verdict {
        grader.judge([try Code.file(file, of: exercise)], name: file)
      }
      let right = try verdict(exercise.solution(in: .objectiveC))
      #expect(right.outcome == .right, "\(exercise.id)")
      let begun = try verdict(exercise.starter(in: .objectiveC))
      #expect(!begun.isPassed && begun.learnerFault == nil, "\(exercise.id)")
      let named = exercise.mistakes.flatMap { mistake in
        mistake.twins.map { (file: $0, name: mistake.named.file) }
      }
      for twin in Sample.of(named, count: 1) {
        let verdict = try verdict(twin.file)
        #expect(verdict.finding?.mistake?.file == twin.name, "\(exercise.id)/\(twin.file)")
      }
    }
  }

  @Test("What an answer declares has its superclass and its methods in either language")
  func outline() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    let outline = CodeOutline([try Code.file("solution.m", of: exercise)])
    #expect(outline.superclasses(of: "RoundButton").first == "UIButton")
    #expect(outline.meets(.overrides("point(inside:)"), in: ["RoundButton"]))
    #expect(!outline.meets(.overrides("hitTest"), in: ["RoundButton"]))
  }

  @Test("What the methods of an answer call counts under Swift's names")
  func calls() {
    let text = """
      @interface Box : UIView
      @end
      @implementation Box
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
        UIView *hit = [super hitTest:point withEvent:event];
        for (UIView *subview in self.subviews) {
          CGPoint inside = [self convertPoint:point toView:subview];
          if (CGRectContainsPoint(subview.bounds, inside)) { hit = subview; }
        }
        [UIView animateWithDuration:1 animations:^{ [hit removeFromSuperview]; }];
        return hit;
      }
      - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
        CGPoint point = [touches.anyObject locationInView:self];
        self.transform = CGAffineTransformTranslate(self.transform, point.x, 0);
        [super touchesEnded:touches withEvent:event];
      }
      - (BOOL)isHidden { return NO; }
      @end
      """
    let outline = CodeOutline([Code(file: "Box.m", text: text)])
    let met: [CodeCondition] = [
      .converts, .calls("location"), .calls("translatedBy"), .calls("removeFromSuperview"),
      .calls("animate"), .calls("contains"), .callsSuper(in: "hitTest"),
      .overrides("isHidden"), .overrides("touchesBegan"),
    ]
    for condition in met { #expect(outline.meets(condition, in: ["Box"]), "\(condition)") }
    let others: [CodeCondition] = [
      .callsSuper(in: "touchesBegan"), .calls("superview"), .calls("Selector"),
      .overrides("point(inside:)"), .calls("setNeedsLayout"),
    ]
    for condition in others { #expect(!outline.meets(condition, in: ["Box"]), "\(condition)") }
  }

  @Test("language objc begins exercises with a class that is a learner's to change")
  func atThePrompt() throws {
    let session = freshSession()
    #expect(session.problem(of: "language objc") == nil)
    #expect(session.codeLanguage == .objectiveC)
    #expect(session.problem(of: "exercise never-hit") == nil)
    let begun = try verdict(in: session)
    #expect(!begun.isPassed && begun.file == "Watermark.m")
    let answer = """
      @interface Watermark : UIView
      @end
      @implementation Watermark
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { return nil; }
      @end
      """
    #expect(session.problem(of: answer) == nil)
    #expect(try verdict(in: session).outcome == .right)
    let solution = try session.run("solution")
    guard case .practice(.solution(let shown))? = solution.last else {
      Issue.record("no solution")
      return
    }
    #expect(shown.solution.file == "solution.m")
    #expect(session.problem(of: "language swift") == nil)
    #expect(session.problem(of: "exercise never-hit from start") == nil)
    #expect(try verdict(in: session).file == "Watermark.swift")
  }

  @Test("The implementation alone, written again at the prompt, replaces the starter's")
  func implementationAlone() throws {
    let session = freshSession()
    _ = try session.run("language objc")
    _ = try session.run("exercise circular-button from start")
    let answer = """
      @implementation RoundButton
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
        CGFloat radius = MIN(self.bounds.size.width, self.bounds.size.height) / 2;
        return hypot(point.x - CGRectGetMidX(self.bounds), point.y - CGRectGetMidY(self.bounds))
            <= radius;
      }
      @end
      """
    #expect(session.problem(of: answer) == nil)
    #expect(try verdict(in: session).outcome == .right)
    #expect(session.problem(of: "undo") == nil)
    #expect(try !verdict(in: session).isPassed)
  }

  @Test("An exercise is begun with the name of the file in the chosen language")
  func fileName() throws {
    let exercise = try ExerciseLibrary(content).exercise("never-hit")
    #expect(exercise.record(ExerciseProgress(), in: .objectiveC).file == "Watermark.m")
    #expect(exercise.record(ExerciseProgress()).file == "Watermark.swift")
  }

  private func verdict(in session: Session) throws -> Verdict {
    for case .practice(.verdict(let verdict)) in try session.run("check") { return verdict }
    throw Problem.practice(.noExercise)
  }

  @Test("A work folder has the starter of the chosen language, and its file is found in any")
  func folder() throws {
    let exercise = try ExerciseLibrary(content).exercise("circular-button")
    try withFolder { folder in
      let files = try WorkFolder(path: folder)
        .fill(with: exercise, language: .english, code: .objectiveC)
      #expect(files.map(\.name).contains("RoundButton.m"))
      for code in SourceLanguage.allCases {
        #expect(
          WorkFolder.file(of: exercise, in: folder, preferring: code) == "\(folder)/RoundButton.m")
      }
    }
  }

  @Test("An assignment takes answers in every language, or in the one that it names")
  func assignment() throws {
    func patterns(_ more: String) throws -> [String] {
      try withFolder { folder in
        let text = "format: 1\ntitle: Week 1\n\(more)exercises: [circular-button]\n"
        try write(["hw.yml": text], in: folder)
        return try AssignmentReader.read("\(folder)/hw.yml", exercises: ExerciseLibrary(content))
          .parts[0].files.map(\.text)
      }
    }
    #expect(try patterns("") == ["**/RoundButton.swift", "**/RoundButton.m"])
    #expect(try patterns("code: objc\n") == ["**/RoundButton.m"])
    #expect(throws: (any Error).self) { try patterns("code: pascal\n") }
  }
}

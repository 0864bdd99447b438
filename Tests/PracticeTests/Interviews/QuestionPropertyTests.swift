import Foundation
import Practice
import Records
import Rendering
import Rulebook
import Scenes
import Testing
import Wording
import Workbench

/// Generated questions, checked by other commands than those that generated them.
@Suite struct QuestionPropertyTests {
  /// How many are made; `TOUCHSTONE_SLOW_TESTS` makes more.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCHSTONE_SLOW_TESTS"] == nil ? 1_000 : 10_000

  @Test("Made-up questions have one answer, which the program gives in other words, too")
  func answers() throws {
    let seed =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap(Int.init) ?? 20_261_123
    print("QuestionPropertyTests: seed \(seed), \(Self.count) questions")
    let maker = QuestionMaker(in: practice)
    var random = SeededGenerator("property", seed)
    var made = 0
    while made < Self.count {
      for recipe in QuestionRecipe.all {
        let levels = InterviewLevel.all.filter {
          $0.reach >= recipe.level && $0.topics.contains(recipe.topic)
        }
        for level in levels {
          let question = try #require(
            maker.question(recipe, &random, at: level), "\(recipe.id), level \(level.number)")
          let failures = Self.failures(of: question)
          #expect(failures.isEmpty, "\(recipe.id) \(question.question.scene) \(failures)")
          made += 1
        }
      }
    }
  }

  /// The lines that do not hold in the scene of a question.
  private static func failures(of made: MadeQuestion) -> [String] {
    let session = freshSession()
    for line in made.question.scene {
      if (try? session.run(line)) == nil { return ["refused: \(line)"] }
    }
    if case (.why(let view, let point, let reasons), .choice(let right)) = (
      made.question.task, made.truth
    ) {
      let isTold = reasons.enumerated().allSatisfy { index, reason in
        isBehind(reason, view, point, session).map { $0 == (index + 1 == right) } ?? true
      }
      if !isTold { return ["another sibling could be meant"] }
    }
    return checks(of: made).filter { line in
      var fails = true
      for entry in line.split(separator: "\n") {
        guard let answers = try? session.run(String(entry)) else { return true }
        for case .expectation(let expectation) in answers { fails = !expectation.holds }
      }
      return fails
    }
  }

  /// Whether a sibling had answered before a view was asked; nil for other reasons.
  private static func isBehind(
    _ reason: PredictionReason, _ view: String, _ point: CGPoint, _ session: Session
  ) -> Bool? {
    guard case .neverAskedBehind(_, let sibling, let returned) = reason else { return nil }
    for case .trace(let trace) in (try? session.run("hit \(point.x) \(point.y)")) ?? [] {
      let asked = trace.steps.map(\.view.text)
      return trace.result == returned && asked.contains(sibling.text) && !asked.contains(view)
    }
    return nil
  }

  /// Lines that hold if the answer is right and the only one.
  private static func checks(of made: MadeQuestion) -> [String] {
    switch (made.question.task, made.truth) {
    case (.predict(let question), .predicted(let truth)): return checks(question, truth)
    case (.why(let view, let point, let reasons), .choice(let right)):
      let line = "\(Int(point.x)) \(Int(point.y))"
      let words = reasons.map(\.wording.en)
      guard Set(words).count == reasons.count, (1...reasons.count).contains(right),
        reasons.count >= 3
      else { return ["expect false == true"] }
      return reasons.enumerated().map { index, reason in
        check(reason, view, line, isTrue: index + 1 == right)
      }
    case (.number(.converted(let point, let source, let target)), .numbers(let numbers)):
      let line = "\(Int(point.x)) \(Int(point.y)) in \(source)"
      return ["expect convert \(line) to \(target) is \(numbers[0]) \(numbers[1])"]
    case (.number(.frame(let view)), .numbers(let numbers)):
      return ["expect frame \(view) is \(numbers.map { "\($0)" }.joined(separator: " "))"]
    case (.number(.passes(let view)), .numbers(let numbers)):
      return [check(passes: Int(numbers[0]), of: view, made.question.scene)]
    case (.choose(.givesWay(let view), let options), .choice(let right)):
      // The width is that of the satisfied constraint.
      let lost = options[right - 1]
      guard let other = options.first(where: { $0 != lost && $0.contains(".width") }),
        let width = other.split(separator: " ").compactMap({ Double($0) }).first
      else { return ["expect false == true"] }
      return ["expect \(view).frame.width == \(width)"]
    case (.choose(.callback(let line, let before), let options), .choice(let right)):
      let session = freshSession()
      for line in made.question.scene { _ = try? session.run(line) }
      let recorder = CallbackRecorder(session.scene)
      defer { recorder.end() }
      _ = try? session.run(line)
      let heard = recorder.lines(of: [], only: [])
      let places = options.map { heard.firstIndex(of: $0) ?? .max }
      // Of the options none comes between the one before and the right one.
      let start = before.flatMap { heard.firstIndex(of: $0) } ?? -1
      let isFirst = places.enumerated().allSatisfy { index, place in
        index == right - 1 || place <= start || place > places[right - 1]
      }
      return ["expect \(isFirst && places[right - 1] < .max) == true"]
    default: return ["expect false == true"]
    }
  }

  /// A check that passes if the given number of views have one of the causes of offscreen passes,
  /// read off the lines of the scene.
  private static func check(passes: Int, of card: String, _ scene: [String]) -> String {
    let inner = scene.filter { $0.hasPrefix("add view") && $0.hasSuffix("in \(card)") }
    let causes = scene.filter { line in
      let isOuter = line.hasPrefix("\(card).")
      let holdsMore = isOuter && !inner.isEmpty
      return line.contains("shadowOpacity") && !line.contains("shadowPath")
        || line.contains("shouldRasterize")
        || holdsMore && (line.contains("alpha") || line.contains("clipsToBounds"))
    }
    return "expect \(causes.count) == \(passes)"
  }

  private static func checks(_ question: PredictQuestion, _ truth: Prediction.Value) -> [String] {
    switch (question.kind, truth) {
    case (.hit(let point), .view(let name)):
      // Learners must not have to count pixels: two points to each side it is the same.
      return [(0, 0), (-2, 0), (2, 0), (0, -2), (0, 2)].map { dx, dy in
        "expect hit \(Int(point.x) + dx) \(Int(point.y) + dy) is \(name ?? "nil")"
      }
    case (.order(let point), .names(let names)):
      return [(0, 0), (-2, 2), (2, -2)].map { dx, dy in
        "expect order \(Int(point.x) + dx) \(Int(point.y) + dy) is "
          + names.joined(separator: ", ")
      }
    case (.inside(let view, let point), .isInside(let isInside)):
      return [(0, 0), (-2, 0), (2, 0), (0, -2), (0, 2)].map { dx, dy in
        "expect inside \(view.text) at \(Int(point.x) + dx) \(Int(point.y) + dy) is \(isInside)"
      }
    case (.chain(let start), .names(let names)):
      return ["expect chain \(start.text) is \(names.joined(separator: ", "))"]
    case (.events, .lines(let lines)):
      let act = question.line.replacing("events ", with: "")
      let quoted = lines.map { "\"\($0)\"" }.joined(separator: ", ")
      return ["\(act)\nexpect log is \(quoted)"]
    default: return ["expect false == true"]
    }
  }

  /// A check that passes if a reason is as true as claimed.
  private static func check(
    _ reason: PredictionReason, _ view: String, _ line: String, isTrue: Bool
  ) -> String {
    switch reason {
    case .refused(_, .hidden): "expect \(isTrue) == (\(view).isHidden)"
    case .refused(_, .interactionDisabled):
      "expect \(isTrue) == (!\(view).isUserInteractionEnabled)"
    case .refused(_, .transparent): "expect \(isTrue) == (\(view).alpha < 0.01)"
    case .neverAskedInRefused(_, let ancestor, .interactionDisabled):
      "expect \(isTrue) == (!\(ancestor.text).isUserInteractionEnabled)"
    case .outside, .subviewReturned:
      isTrue ? "expect asked \(view) at \(line)" : "expect inside \(view) at \(line) is true"
    case .neverAskedInOutside(_, let ancestor):
      "expect inside \(ancestor.text) at \(line) is \(!isTrue)"
    case .neverAskedBehind(_, _, let returned):
      isTrue ? "expect hit \(line) is \(returned.text)" : "expect true"
    default: isTrue ? "expect not asked \(view) at \(line)" : "expect true"
    }
  }

  @Test("No recipe rests on a rule that is open, and each has a name of its own")
  func recipes() throws {
    for recipe in QuestionRecipe.all {
      #expect(!recipe.rules.isEmpty, "\(recipe.id)")
      for id in recipe.rules {
        let rule = try #require(Rulebook.rule(id), "\(recipe.id) \(id)")
        #expect(rule.confidence != .open, "\(recipe.id) \(id)")
      }
    }
    #expect(Set(QuestionRecipe.all.map(\.id)).count == QuestionRecipe.all.count)
  }

  @Test("Every kind of question about a scene has a recipe on each level")
  func kinds() {
    let spoken: Set<InterviewKind> = [.say, .code]
    for kind in InterviewKind.allCases where !spoken.contains(kind) {
      #expect(QuestionRecipe.all.contains { $0.kind == kind && $0.level <= 1 }, "\(kind)")
    }
  }
}

import Foundation
import Records
import Workbench

/// Judges submissions of one exercise by their behaviour.
package struct Grader {
  package let exercise: Exercise
  let practice: PracticeConfiguration
  private let reference: Reference
  private let mistakes: MistakeAnswers
  /// The next exercise.
  private let next: String?
  /// Makes the prints of submissions; nil if alike ones are not looked for.
  private var prints: CodePrints?

  /// Runs the solution first, unless its maps are given or cached.
  package init(
    _ exercise: Exercise, in practice: PracticeConfiguration, reference: Reference? = nil,
    next: String? = nil
  ) throws(GraderFailure) {
    self.exercise = exercise
    self.practice = practice
    let reference =
      if let reference { reference } else { try Reference.of(exercise, in: practice) }
    self.reference = reference
    mistakes = MistakeAnswers(exercise, reference, in: practice)
    self.next = next
  }

  /// The answers of known mistakes, for callers that judge many submissions.
  package var mistakeAnswers: MistakeAnswers { mistakes }

  /// The maps of the solution, to pass to another grader.
  package var referenceMaps: Reference { reference }

  /// Makes prints of submissions from now on, by which alike ones are found.
  package mutating func lookForLikeness() {
    prints = CodePrints(exercise, in: practice)
  }

  /// The print of a submission that compiles; nil if alike ones are not looked for.
  package func print(of files: [Code]) -> CodePrint? { prints?.print(of: files) }

  /// Creates everything that is created once per process and serves every judgement, such as the
  /// library and its lookup tables, by judging an answer that is right and one that is not.
  package func prepare() {
    mistakes.prepare()
    let mistake = exercise.mistakes.first?.files.first
    for name in [exercise.solution, mistake].compactMap(\.self) {
      // A text that differs from every known file, since less has to be done for those.
      guard let file = try? Code.file(name, of: exercise) else { continue }
      _ = judge([Code(file: file.file, text: file.text + "\n")], name: name, depth: .whole)
    }
  }

  /// Returns the verdict on a submission; `name` is its name in messages, and `onPart` is called
  /// with each part as soon as it is known.
  package func judge(
    _ files: [Code], name: String, onPart: @escaping (PartVerdict) -> Void = { _ in }
  ) -> Verdict {
    judge(files, name: name, depth: .whole, onPart: onPart)
  }

  /// Returns the verdict at the given depth.
  func judge(
    _ files: [Code], name: String, depth: Judgement.Depth,
    onPart: @escaping (PartVerdict) -> Void = { _ in }
  ) -> Verdict {
    let outline = CodeOutline(files.filter { !$0.isCommands })
    if let fault = fault(of: outline, files, name) {
      let verdict = refused(fault, name)
      verdict.parts.forEach(onPart)
      return verdict
    }
    var judgement = Judgement(
      exercise, reference, mistakes, files, outline, depth: depth, onPart: onPart)
    judgement.run()
    mistakes.keep()
    return verdict(judgement, name, files)
  }

  // MARK: Before anything runs

  /// The fault of the submission as a text, independent of any run.
  private func fault(of outline: CodeOutline, _ files: [Code], _ name: String) -> LearnerFault? {
    let session = Engine.session(in: practice)
    do { try Engine.declare(files, in: session) } catch { return .refused(error.report) }
    let declared = outline.classes.filter { !$0.isInner }.map(\.name)
    for required in exercise.submission.required {
      switch required {
      case .type(let wanted, let needed):
        guard declared.contains(wanted) else {
          return .missingClass(wanted, file: name, declared: declared)
        }
        let superclasses = outline.superclasses(of: wanted)
        if let needed, !superclasses.contains(needed) {
          return .wrongSuperclass(name: wanted, needs: needed, has: superclasses)
        }
        if let needed, declared.contains(needed), !isGiven(needed) {
          return .wrongSuperclass(
            name: wanted, needs: "UIKit.\(needed)", has: superclasses.filter { $0 != needed })
        }
      case .function(let wanted):
        guard outline.functions.contains(wanted) else {
          return .missingFunction(wanted, file: name, declared: outline.functions)
        }
      }
    }
    return exercise.submission.isCommands ? refusedLine(files) : nil
  }

  /// Whether a class is one of the exercise itself. Any other required superclass is UIKit's: a
  /// class of the answer with the same name is another one.
  private func isGiven(_ name: String) -> Bool {
    guard let solution = try? Code.file(exercise.solution, of: exercise) else { return false }
    return CodeOutline([solution]).classes.contains { $0.name == name }
  }

  /// The line of an answer of commands that is refused; nil if all are accepted.
  private func refusedLine(_ files: [Code]) -> LearnerFault? {
    do {
      _ = try Stage(exercise, files, [], in: practice)
      return nil
    } catch {
      if case .answer = error { return error.asLearnerFault }
      return nil
    }
  }

  private func refused(_ fault: LearnerFault, _ name: String) -> Verdict {
    var parts = [exercise.codePart(.learnersError)]
    parts += Judgement.unjudged(exercise, because: "code")
    return Verdict(
      exercise: exercise.id, title: exercise.title, file: name, outcome: .learnersError,
      passesAt: exercise.pass, parts: parts, learnerFault: fault,
      hintCount: exercise.hints.count)
  }

  // MARK: The whole

  private func verdict(_ judgement: Judgement, _ name: String, _ files: [Code]) -> Verdict {
    let parts = judgement.parts
    let isRight = parts.allSatisfy { $0.outcome == .right }
    let sum = parts.reduce(0) { $0 + $1.points }
    // All points are for an answer without any fault, even one that costs no points.
    let cannotPass =
      judgement.isKnownMistake || judgement.lacksRequired || judgement.isUnsteady
      || isRightWhereWritten(parts) && !isRight
    let most = cannotPass ? max(0, exercise.pass - 1) : Verdict.most - 1
    let points = isRight ? sum : min(sum, most)
    let stoppedFirst = judgement.learnerFault != nil && points == 0
    let outcome: Verdict.Outcome =
      if isRight { .right } else if stoppedFirst { .learnersError } else if points > 0 {
        .partlyRight
      } else { .wrong }
    let remarks = exercise.advice.filter {
      isRight && judgement.outline.meets($0.condition, in: exercise.submission.classNames)
    }
    .map(\.say)
    var verdict = Verdict(
      exercise: exercise.id, title: exercise.title, file: name, outcome: outcome, points: points,
      passesAt: exercise.pass, parts: parts, finding: judgement.finding,
      learnerFault: judgement.learnerFault, remarks: remarks,
      otherWays: isRight ? otherWays(than: files) : [], next: isRight ? next : nil,
      hintCount: exercise.hints.count)
    // Finding a known mistake is the purpose of the exercise, and its requirements on the code are
    // requirements: however few points they cost, an answer with one, or without the other, does
    // not pass.
    // The part that says so has no points either way.
    let isNamed = judgement.isKnownMistake || judgement.lacksRequired
    if isNamed, sum > points { verdict.withheld = sum - points }
    // Lint has checked that each of them fails in these very scenes.
    if isRight { verdict.triedAgainst = exercise.mistakes.map(\.named.name) }
    return verdict
  }

  /// Whether parts are right in all scenes that are written down, but not in random ones: the
  /// answer was made for the scenes that its author knew.
  private func isRightWhereWritten(_ parts: [PartVerdict]) -> Bool {
    parts.allSatisfy { $0.outcome == .right || $0.kind == .random }
  }

  /// The descriptions in the first lines of the alternatives, without the ways that the answer took
  /// itself: those of which it has every name.
  private func otherWays(than files: [Code]) -> [Bilingual] {
    let own = CodeWords(files.map(\.text))
    return exercise.alternatives.compactMap { file in
      guard let way = try? Code.file(file, of: exercise), !own.hasAll(of: CodeWords([way.text]))
      else { return nil }
      return ExerciseReader.comment(of: way.text, exercise.languages)
    }
  }
}

import Foundation
import Records
import Workbench

/// Judges submissions of one exercise by what they do.
package struct Grader {
  package let exercise: Exercise
  private let reference: Reference
  private let mistakes: MistakeAnswers
  /// The exercise that comes next.
  private let next: String?

  /// Runs the solution first, unless its maps are given or were kept.
  package init(
    _ exercise: Exercise, reference: Reference? = nil, next: String? = nil
  ) throws(GraderFailure) {
    self.exercise = exercise
    let reference = if let reference { reference } else { try Reference.of(exercise) }
    self.reference = reference
    mistakes = MistakeAnswers(exercise, reference)
    self.next = next
  }

  /// What known mistakes do, for who judges many submissions.
  package var mistakeAnswers: MistakeAnswers { mistakes }

  /// The maps of the solution, to be handed on.
  package var referenceMaps: Reference { reference }

  /// The verdict on a submission; `name` is how it is spoken of, and `onPart` is told of each part
  /// as soon as it is known.
  package func judge(
    _ files: [Code], name: String, onPart: @escaping (PartVerdict) -> Void = { _ in }
  ) -> Verdict {
    let outline = CodeOutline(files.map(\.text))
    if let fault = fault(of: outline, files, name) {
      let verdict = refused(fault, name)
      verdict.parts.forEach(onPart)
      return verdict
    }
    var judgement = Judgement(exercise, reference, mistakes, files, outline, onPart: onPart)
    judgement.run()
    mistakes.keep()
    return verdict(judgement, name)
  }

  // MARK: Before anything runs

  /// What is wrong with the submission as a text, independent of who runs it.
  private func fault(of outline: CodeOutline, _ files: [Code], _ name: String) -> LearnerFault? {
    let session = Engine.session()
    for file in files {
      do { try Engine.declare(file, in: session) } catch { return .refused(error.report) }
    }
    let wanted = exercise.submission
    let declared = outline.classes.map(\.name)
    guard declared.contains(wanted.className) else {
      return .missingClass(wanted.className, file: name, declared: declared)
    }
    let superclasses = outline.superclasses(of: wanted.className)
    if let needed = wanted.superclass, !superclasses.contains(needed) {
      return .wrongSuperclass(name: wanted.className, needs: needed, has: superclasses)
    }
    return nil
  }

  private func refused(_ fault: LearnerFault, _ name: String) -> Verdict {
    var parts = [PartVerdict(id: "code", kind: .code, outcome: .learnersError)]
    parts += Judgement.unjudged(exercise, because: "code")
    return Verdict(
      exercise: exercise.id, title: exercise.title, file: name, outcome: .learnersError,
      passesAt: exercise.pass, parts: parts, learnerFault: fault,
      hintCount: exercise.hints.count)
  }

  // MARK: The whole

  private func verdict(_ judgement: Judgement, _ name: String) -> Verdict {
    let parts = judgement.parts
    let isRight = parts.allSatisfy { $0.outcome == .right }
    let sum = parts.reduce(0) { $0 + $1.points }
    // All points are for an answer with which nothing is wrong, even where that costs none.
    let points = isRight ? sum : min(sum, Verdict.most - 1)
    let stoppedFirst = judgement.learnerFault != nil && points == 0
    let outcome: Verdict.Outcome =
      if isRight { .right } else if stoppedFirst { .learnersError } else if points > 0 {
        .partlyRight
      } else { .wrong }
    let remarks = exercise.advice.filter { isRight && judgement.outline.meets($0.condition) }
      .map(\.say)
    return Verdict(
      exercise: exercise.id, title: exercise.title, file: name, outcome: outcome, points: points,
      passesAt: exercise.pass, parts: parts, finding: judgement.finding,
      learnerFault: judgement.learnerFault, remarks: remarks,
      otherWays: isRight ? otherWays : [], next: isRight ? next : nil,
      hintCount: exercise.hints.count)
  }

  /// The first lines of the alternatives, in which they describe themselves.
  private var otherWays: [Bilingual] {
    exercise.alternatives.compactMap { file in
      (try? Code.file(file, of: exercise)).flatMap { ExerciseReader.comment(of: $0.text) }
    }
  }
}

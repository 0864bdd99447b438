import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// Running code: a separate session, in which it is declared and the scene built.
package struct Stage {
  /// The reason why a stage could not be set up.
  package enum Failure: Error {
    case refused(CodeReport)
    case line(ExerciseLine, Problem)
    /// A line of an answer of commands.
    case answer(ExerciseLine, Problem)
    case stopped(StopReport, CGPoint?)

    /// Whether each point was answered, but all of them together took too long.
    var isTooMuchForAllPoints: Bool {
      if case .stopped(let stop, _) = self, case .points = stop.problem { true } else { false }
    }

    /// The failure as a fault of the code's author.
    var asLearnerFault: LearnerFault {
      switch self {
      case .refused(let report): .refused(report)
      case .line(let line, let problem): .sceneRefused(line: line.text, ProblemBox(problem))
      case .answer(let line, let problem):
        .lineRefused(line: line.text, number: line.line, file: line.file, ProblemBox(problem))
      case .stopped(let stop, let point): .stopped(stop, point: point)
      }
    }
  }

  package let session: Session
  /// The files of the running code.
  private let files: Set<String>
  private let onAnswers: PracticeConfiguration.LineObserver?

  /// Builds the scene of an exercise with `code`, and then runs the lines of a variation. An answer
  /// of commands runs between the two. The screen is that of the exercise if none is given.
  package init(
    _ exercise: Exercise, _ code: [Code], _ lines: [ExerciseLine], screen: CGSize? = nil,
    in practice: PracticeConfiguration
  ) throws(Failure) {
    session = Engine.session(in: practice)
    files = Set(code.map(\.file))
    onAnswers = practice.onAnswers
    let (width, height) =
      screen.map { (Int($0.width), Int($0.height)) } ?? exercise.screen
    _ = try run(
      ExerciseLine("screen \(width) \(height)", file: "exercise.yml", line: 1), of: .scene)
    do {
      try Engine.declare(code, in: session)
    } catch {
      throw .refused(error.report)
    }
    let steps = [exercise.stepLimit, practice.stepLimit].compactMap(\.self).min()
    if let steps { Engine.limitSteps(session, steps) }
    for line in exercise.scene { _ = try run(line, of: .scene) }
    for file in code where file.isCommands {
      for line in file.lines { try run(answer: line, exercise.submission) }
    }
    if !lines.isEmpty { askBefore(exercise, width, height) }
    for line in lines { _ = try run(line, of: .scene) }
  }

  /// Builds the scene of a plan with `code`.
  package init(
    _ exercise: Exercise, _ code: [Code], _ plan: StagePlan, screen: CGSize? = nil,
    in practice: PracticeConfiguration
  ) throws(Failure) {
    try self.init(exercise, code, plan.lines, screen: screen ?? plan.screen, in: practice)
  }

  /// Asks two points before a variation changes the scene, to detect an answer that caches its
  /// first calculation.
  private func askBefore(_ exercise: Exercise, _ width: Int, _ height: Int) {
    guard exercise.comparisons.contains(where: \.isMap) else { return }
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    let middles = [
      exercise.subject.flatMap(session.scene.middle), CGPoint(x: width / 2, y: height / 2),
    ]
    let cells = middles.compactMap(\.self).filter(screen.contains)
      .map { Int($0.y) * width + Int($0.x) }
    // Code that stops here also stops when all points are asked, and is reported then.
    _ = try? question.first(of: cells) { _, _ in false }
  }

  /// Runs a line of an answer, which may use the commands that the exercise allows.
  private func run(
    answer line: ExerciseLine, _ submission: Exercise.Submission
  ) throws(Failure) {
    guard submission.allows(line.text) else {
      let word = String(line.text.prefix { !$0.isWhitespace })
      throw .answer(line, .practice(.commandNotAllowed(word, allowed: submission.commands)))
    }
    do throws(Failure) {
      _ = try run(line, of: .scene)
    } catch {
      if case .line(let line, let problem) = error { throw .answer(line, problem) }
      throw error
    }
  }

  /// Runs a line; distinguishes code that stops in it from a check that fails, or a line that stops
  /// by itself.
  package func run(
    _ line: ExerciseLine, of lines: PreparedLines = .check
  ) throws(Failure) -> [Answer] {
    do {
      let answers = try Engine.run(line.text, of: lines, in: session)
      onAnswers?(answers, line, files)
      return answers
    } catch {
      if case .stopped(let stop, let trace) = error.problem, files.contains(stop.file) {
        throw .stopped(stop, trace?.point)
      }
      if case .actStopped(let stop, let trace) = error.problem {
        throw .stopped(stop, trace.fingers.first?.point)
      }
      throw .line(line, error.problem)
    }
  }

  /// Whether the lines included fingers or other input.
  var hasPlayedTouches: Bool {
    session.scene.recorder.steps.contains { step in
      if case .queued = step.kind { true } else { false }
    }
  }

  // MARK: Maps

  package var question: HitMapQuestion { HitMapQuestion(session.scene) }

  /// The hit map of the scene. If only some of the points are asked, `guide` is another map of the
  /// scene, around whose changes of owner every point is asked.
  package func map(_ points: StagePlan.Asking, guide: MapGuide? = nil) throws(Failure) -> HitMap {
    try asking { question throws(HitMapQuestion.Stop) in
      try question.map(spacing: points.rawValue, guide: guide)
    }
  }

  /// The hit map as a plan asks it, and the points that are not judged.
  package func map(
    _ plan: StagePlan, border: Double
  ) throws(Failure) -> (map: HitMap, unjudged: [Bool]) {
    try asking { question throws(HitMapQuestion.Stop) in
      let map = try question.map(spacing: plan.asking.rawValue, offset: plan.offset)
      return (map, try question.border(of: map, border))
    }
  }

  package func asking<Result>(
    _ ask: (HitMapQuestion) throws(HitMapQuestion.Stop) -> Result
  ) throws(Failure) -> Result {
    try asking(question, ask)
  }

  /// The same with a question of this stage that is used several times.
  func asking<Result>(
    _ question: HitMapQuestion, _ ask: (HitMapQuestion) throws(HitMapQuestion.Stop) -> Result
  ) throws(Failure) -> Result {
    do {
      return try ask(question)
    } catch {
      throw .stopped(error.report.amongPractice, error.point)
    }
  }

  /// The trace of one point; nil if a script stopped.
  package func trace(at point: CGPoint) -> HitTestTrace? {
    let line = ExerciseLine("hit \(point.x) \(point.y)", file: "exercise.yml", line: 1)
    let answers = try? run(line)
    for case .trace(let trace) in answers ?? [] { return trace }
    return nil
  }

  /// Whether the `point(inside:with:)` of a view returns false for a point in its coordinates.
  func refuses(_ name: String, _ point: CGPoint) -> Bool {
    let asked = "\(name).point(inside: CGPoint(x: \(point.x), y: \(point.y)), with: nil)"
    let line = ExerciseLine("expect \(asked) == false", file: "exercise.yml", line: 1)
    return (try? run(line)) != nil
  }
}

extension StopReport {
  /// The same without the hint to raise the limit for all points together, which only the user of a
  /// map can do.
  fileprivate var amongPractice: StopReport {
    guard case .map(let limit) = problem else { return self }
    return StopReport(
      problem: .points(limit: limit), file: file, line: line, column: column, lineText: lineText,
      calls: calls, printed: printed)
  }
}

import Records
import TypedText
import Workbench

/// Looks at every file of an exercise: does the solution pass, does the starter fail, is each
/// mistake caught and called by its own name?
package struct ExerciseLint {
  private let library: ExerciseLibrary
  private let lessons: [String]
  /// Gets every verdict that is made on the way.
  package var onVerdict: (Verdict) -> Void = { _ in }

  package init(_ library: ExerciseLibrary, lessons: [String]) {
    self.library = library
    self.lessons = lessons
  }

  /// Everything that is wrong with the named exercises, or with all.
  package func report(_ names: [String]) throws -> LintReport {
    let names = names.isEmpty ? library.names : names
    var problems: [ContentProblem] = []
    for name in names {
      do {
        problems += check(try library.exercise(name))
      } catch Problem.practice(.broken(let found)) {
        problems += found
      }
    }
    return LintReport(names: names, problems: problems)
  }

  private func check(_ exercise: Exercise) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    func add(_ fact: ContentFact, _ file: String = "exercise.yml") {
      problems.append(ContentProblem(fact, file: "\(exercise.id)/\(file)"))
    }
    for other in exercise.after + exercise.same where !library.names.contains(other) {
      add(.unknownExercise(other, suggestions: Suggestions.near(other, in: library.names)))
    }
    if let lesson = exercise.lesson, !lessons.contains(lesson) {
      add(.unknownLesson(lesson, suggestions: Suggestions.near(lesson, in: lessons)))
    }
    let grader: Grader
    do {
      grader = try Grader(exercise)
    } catch {
      switch error.fault {
      case .exercise(let found): problems += found
      case .ownCode(let file, let fault): add(.codeFails(fault), file)
      default: break
      }
      return problems
    }
    if let subject = exercise.subject {
      let isThere = grader.referenceMaps.scenes.first?.map.names.contains(subject) ?? false
      if !isThere { add(.unknownSubject(subject)) }
    }
    func judge(_ file: String) -> Verdict? {
      guard let code = try? Code.file(file, of: exercise) else { return nil }
      let verdict = grader.judge([code], name: file)
      onVerdict(verdict)
      return verdict
    }
    for file in [exercise.solution] + exercise.alternatives {
      guard let verdict = judge(file), verdict.outcome != .right else { continue }
      if let fault = verdict.learnerFault { add(.codeFails(LearnerFaultBox(fault)), file) }
      let part = verdict.parts.first { $0.outcome != .right }?.id
      add(.solutionNotRight(points: verdict.points, part: part), file)
    }
    if let verdict = judge(exercise.starter) {
      if verdict.outcome == .right { add(.starterRight, exercise.starter) }
      if let fault = verdict.learnerFault {
        add(.codeFails(LearnerFaultBox(fault)), exercise.starter)
      }
    }
    for mistake in exercise.mistakes {
      for file in mistake.files {
        guard let verdict = judge(file) else { continue }
        if verdict.outcome == .right {
          add(.mistakeRight, file)
        } else if let fault = verdict.learnerFault {
          add(.codeFails(LearnerFaultBox(fault)), file)
        } else if verdict.finding?.mistake?.file != mistake.named.file {
          add(.mistakeNamedOtherwise(verdict.finding?.mistake?.file), file)
        } else if verdict.isPassed {
          add(.mistakePasses(points: verdict.points, pass: exercise.pass), file)
        }
      }
    }
    let touches = UnsettledTouches(exercise: exercise)
    let files = [exercise.solution] + exercise.alternatives + exercise.mistakes.flatMap(\.files)
    for file in files {
      guard let code = try? Code.file(file, of: exercise) else { continue }
      if let fact = touches.first(with: code) { add(fact, file) }
    }
    return problems
  }
}

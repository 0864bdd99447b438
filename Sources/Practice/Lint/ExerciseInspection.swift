import Records
import Workbench

/// One exercise under inspection: the problems so far, and their locations.
final class ExerciseInspection {
  let exercise: Exercise
  let practice: PracticeConfiguration
  let places: ExercisePlaces
  private(set) var problems: [ContentProblem] = []
  /// The lines of the exercise that do not run: each is reported once, not once per program.
  private var brokenLines: Set<String> = []
  private let touches = UnsettledTouches()

  init(_ exercise: Exercise, in practice: PracticeConfiguration) {
    self.exercise = exercise
    self.practice = practice.watched(by: touches.see)
    places = ExercisePlaces(exercise)
  }

  func add(_ fact: ContentFact, at place: ExercisePlaces.Place) {
    problems.append(places.problem(fact, at: place))
  }

  /// Judges every answer of the exercise: right ones must pass, and each wrong one must be caught.
  func checkAnswers() {
    guard checkClasses() else { return }
    let grader: Grader
    do {
      grader = try Grader(exercise, in: practice)
    } catch {
      return add(error.fault)
    }
    checkLogs(of: grader.referenceMaps)
    if exercise.isScoredByParts, !exercise.parts.contains(where: exercise.comparesMap) {
      add(.scoringWithoutEffect, at: places.key("scoring"))
    }
    checkRandom()
    // Results are written once.
    grader.mistakeAnswers.isKept = false
    defer {
      grader.mistakeAnswers.isKept = true
      grader.mistakeAnswers.keep()
    }
    let trial = Trial(grader)
    for file in [exercise.solution] + exercise.alternatives + exercise.twins {
      checkAnswer(file, grader, trial)
    }
    // If the solution itself fails, the other answers say nothing.
    guard problems.allSatisfy({ !$0.fact.isOfAnswers }) else { return }
    checkStarter(exercise.starter, grader)
    for language in exercise.submission.languages.dropFirst() {
      checkStarter(exercise.starter(in: language), grader)
    }
    for mistake in exercise.mistakes {
      for file in mistake.files + mistake.twins { check(mistake, file, grader) }
    }
    checkTouches()
  }

  /// Checks that every mutant of the solution is found wrong, and that every part and variation
  /// finds something. Problems of the answers are reported along with these.
  func checkMutants() {
    touches.isWatching = false
    guard checkClasses(), let grader = try? Grader(exercise, in: practice) else {
      problems = []
      return
    }
    checkMutants(Trial(grader))
  }

  private func add(_ fault: GraderFault) {
    switch fault {
    case .exercise(let found): problems += found
    case .ownCode(let file, let fault): add(fault.fault, of: file)
    case .workerDied, .workerKilled, .workerSilent, .workerUnstarted, .unread: break
    }
  }

  /// The verdict on a file of the exercise, as learners get it.
  func judge(_ file: String, _ grader: Grader) -> Verdict? {
    guard let code = code(file) else { return nil }
    return grader.judge([code], name: file)
  }

  /// Whether a wrong answer passes, and the name of its mistake. Only the whole verdict can say
  /// that nothing is wrong with it.
  func outcome(_ file: String, _ grader: Grader, _ depth: Judgement.Depth) -> Verdict? {
    guard let code = code(file) else { return nil }
    let verdict = grader.judge([code], name: file, depth: depth)
    return verdict.outcome == .right ? judge(file, grader) : verdict
  }

  func code(_ file: String) -> Code? { try? Code.file(file, of: exercise) }

  /// Reports why code does not run to its end: by its own fault, or because of a line of the
  /// exercise.
  func add(_ fault: LearnerFault, of file: String) {
    switch fault {
    case .sceneRefused(let line, let problem):
      guard brokenLines.insert(line).inserted else { return }
      add(
        .lineFails(line: line, problem), at: places.line(withText: line, of: exercise))
    case .lineRefused(let line, let number, let file, let problem):
      add(
        .lineFails(line: line, problem), at: ExercisePlaces.Place(file: file, line: number))
    case .stopped(let stop, _):
      add(
        .codeFails(LearnerFaultBox(fault)),
        at: ExercisePlaces.Place(file: file, line: stop.line, column: stop.column))
    case .refused(let report):
      let source = report.diagnostics.first { $0.severity == .error }.map {
        SourcePlace.of($0.range.start, in: report.text)
      }
      add(
        .codeFails(LearnerFaultBox(fault)),
        at: ExercisePlaces.Place(file: file, line: source?.line, column: source?.column))
    case .unread, .notCompiled, .missing, .declaredTwice, .missingClass, .missingFunction,
      .wrongSuperclass, .limit:
      add(.codeFails(LearnerFaultBox(fault)), at: ExercisePlaces.Place(file: file))
    }
  }

  /// Reports an empty log or picture, which is the same with every answer that does nothing. A part
  /// with a log of its own may test just this: that nothing happens.
  private func checkLogs(of reference: Reference) {
    for index in 0..<exercise.comparedCount {
      guard case .facts(let kind, let names) = exercise.comparisons[index].kind else { continue }
      let lists = reference.scenes.flatMap { $0.facts[index] ?? [] }
      switch kind {
      case .log, .callbacks:
        if lists.flatMap(\.facts).allSatisfy({ $0.hasPrefix("finger ") }) {
          add(.emptyLog, at: places.key("compare"))
        }
      case .pixels: for name in names { checkPicture(of: name, lists) }
      case .order, .chain, .geometry, .layout, .frames: break
      }
    }
  }

  /// Reports an empty picture, which is the same with every answer that draws nothing.
  private func checkPicture(of name: String, _ lists: [FactList]) {
    let pictures = lists.filter { $0.subject == name }.map(Picture.init)
    if pictures.contains(where: { $0 == nil }) {
      add(
        .pictureNotCompared(name, most: FactReader.mostPixels), at: places.key("compare"))
    } else if pictures.allSatisfy({ $0?.isEmpty ?? true }) {
      add(.emptyPicture(name), at: places.key("compare"))
    }
  }

  private func checkTouches() {
    touches.isWatching = false
    let files = [exercise.solution] + exercise.alternatives + exercise.mistakes.flatMap(\.files)
    for file in files {
      if let fact = touches.first(in: file) { add(fact, at: ExercisePlaces.Place(file: file)) }
    }
  }
}

/// The line and column of a location in a text.
enum SourcePlace {
  /// The line and column, both from 1, of an offset in bytes.
  static func of(_ offset: Int, in text: String) -> (line: Int, column: Int) {
    let before = String(decoding: Array(text.utf8.prefix(offset)), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}

extension ContentFact {
  /// Whether it says that some code does not behave as it should with the solution.
  var isOfAnswers: Bool {
    switch self {
    case .lineFails, .codeFails, .checkFails, .answerFails, .answerDiffers, .solutionNotRight: true
    default: false
    }
  }
}

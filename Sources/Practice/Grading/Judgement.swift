import Foundation
import Records
import Scenes
import Workbench

/// One submission while it is judged, part by part.
struct Judgement {
  let exercise: Exercise
  let reference: Reference
  private let mistakes: MistakeAnswers
  let files: [Code]
  let outline: CodeOutline
  private let comparer: MapComparer
  /// Told of each part as soon as it is known.
  private let onPart: (PartVerdict) -> Void

  private(set) var parts: [PartVerdict] = []
  private(set) var finding: Finding?
  private(set) var learnerFault: LearnerFault?
  /// The submission's maps by scene, as far as they were made.
  private var maps: [Int: HitMap] = [:]
  /// The part whose failure leaves the others without a judgement.
  private var failed: String?
  /// What is wrong with the first part that is, before it is looked at more closely.
  private var fault: Fault?
  /// The checks that did not hold, with the lines that led to them.
  private var failedChecks: [(expectation: Expectation, lines: [String])] = []

  /// A fault of a part.
  private enum Fault {
    case map(scene: Int, part: String, HitMap, PartVerdict.Show)
    case expectation(Expectation, part: String)
  }

  init(
    _ exercise: Exercise, _ reference: Reference, _ mistakes: MistakeAnswers, _ files: [Code],
    _ outline: CodeOutline,
    onPart: @escaping (PartVerdict) -> Void
  ) {
    self.exercise = exercise
    self.reference = reference
    self.mistakes = mistakes
    self.files = files
    self.outline = outline
    self.onPart = onPart
    comparer = MapComparer(comparison: exercise.comparison)
  }

  mutating func run() {
    add(PartVerdict(id: "code", kind: .code, outcome: .right))
    checkRequirements()
    // The map first: when it is wrong nothing that comes after it says anything new.
    var judged: [String: PartVerdict] = [:]
    for part in exercise.parts where part.isMap { judged[part.id] = judge(part) }
    for part in exercise.parts { add(judged[part.id] ?? judge(part)) }
    for variation in exercise.variations { add(judge(variation)) }
    if let fault { finding = look(at: fault) }
  }

  private mutating func add(_ part: PartVerdict) {
    parts.append(part)
    if !Engine.isInterrupted() { onPart(part) }
  }

  /// The parts of an exercise, none of them judged.
  static func unjudged(_ exercise: Exercise, because reason: String) -> [PartVerdict] {
    exercise.parts.map { $0.verdict(.notJudged(because: reason)) }
      + exercise.variations.map { $0.verdict(.notJudged(because: reason), lines: []) }
  }

  private mutating func checkRequirements() {
    for (index, condition) in exercise.requirements.enumerated() where !outline.meets(condition) {
      let id = "requires-\(index + 1)"
      guard case .overrides(let message) = condition else { continue }
      let title = Bilingual(en: "overrides \(message)", zh: "重写 \(message)")
      add(PartVerdict(id: id, kind: .code, title: title, outcome: .wrong))
      failed = failed ?? id
    }
  }

  /// The reason why a part cannot be judged: one that failed before it, or an interruption.
  private var obstacle: String? { failed ?? (Engine.isInterrupted() ? "code" : nil) }

  // MARK: Parts

  private mutating func judge(_ part: Exercise.Part) -> PartVerdict {
    if let obstacle { return part.verdict(.notJudged(because: obstacle)) }
    switch part.check {
    case .map:
      let outcome = judgeMap(0, part: part.id, part.show)
      if outcome != .right { failed = part.id }
      return part.verdict(outcome)
    case .script(let lines):
      return part.verdict(judgeScript(lines, part: part.id))
    }
  }

  private mutating func judgeScript(_ lines: [String], part: String) -> PartVerdict.Outcome {
    do {
      let stage = try Stage(exercise, files, [])
      for line in lines { _ = try stage.run(line) }
      return .right
    } catch {
      switch error {
      case .line(_, .expectationFailed(let expectation)):
        fault = fault ?? .expectation(expectation, part: part)
        failedChecks.append((expectation, lines))
        return .wrong
      case .line, .refused, .stopped:
        learnerFault = learnerFault ?? error.asLearnerFault
        return .learnersError
      }
    }
  }

  private mutating func judge(_ variation: Exercise.Variation) -> PartVerdict {
    if let obstacle { return variation.verdict(.notJudged(because: obstacle), lines: []) }
    for (index, scene) in reference.scenes.enumerated() where scene.plan.id == variation.id {
      let outcome = judgeMap(index, part: variation.id, variation.show)
      if outcome != .right { return variation.verdict(outcome, lines: scene.plan.lines) }
    }
    let lines = reference.scenes.first { $0.plan.id == variation.id }?.plan.lines ?? []
    return variation.verdict(.right, lines: variation.isRandom ? [] : lines)
  }

  // MARK: Maps

  private mutating func judgeMap(
    _ index: Int, part: String, _ show: PartVerdict.Show
  ) -> PartVerdict.Outcome {
    let scene = reference.scenes[index]
    let asking = scene.plan.asking
    do {
      let first = try self.map(scene, asking)
      maps[index] = first
      if scene.isEqual(first, comparer) { return .right }
      // The picture of what is wrong, and its numbers, are of every point.
      let map = asking == .everyPoint || fault != nil ? first : try self.map(scene, .everyPoint)
      fault = fault ?? .map(scene: index, part: part, map, show)
      return .wrong
    } catch {
      learnerFault = learnerFault ?? error.asLearnerFault
      return .learnersError
    }
  }

  private func map(
    _ scene: Reference.Scene, _ asking: StagePlan.Asking
  ) throws(Stage.Failure) -> HitMap {
    try Stage(exercise, files, scene.plan.lines).map(asking, guide: scene.map)
  }

  // MARK: What is wrong

  /// Looks closely at what is wrong with the first part that is.
  private func look(at fault: Fault) -> Finding? {
    if Engine.isInterrupted() { return nil }
    let finder = MistakeFinder(exercise, reference, mistakes, submission: files)
    let diagnoser = Diagnoser(exercise, reference, submission: files)
    switch fault {
    case .expectation(let expectation, let part):
      let mistake = failedChecks.lazy.compactMap { check in
        finder.find(failing: check.expectation, in: check.lines, map: maps[0])
      }.first
      return Finding(
        part: part, mistake: mistake, diagnoses: [],
        conduct: mistake == nil ? diagnoser.changes() : [],
        difference: nil, expectation: expectation, traces: traces(of: expectation))
    case .map(let index, let part, let map, let show):
      let scene = reference.scenes[index]
      let difference = comparer.difference(map, scene.map)
      let hasRegion = show == .full || show == .region
      let mistake = finder.find(wrong: index, maps: maps)
      let diagnosis = diagnoser.diagnosis(
        wrong: index, map, maps: maps, difference, isNamed: mistake != nil)
      return Finding(
        part: part, mistake: mistake, diagnoses: diagnosis.maps, conduct: diagnosis.conduct,
        difference: hasRegion ? difference : nil, expectation: nil,
        traces: show == .full
          ? difference.flatMap { traces(at: $0.firstPoint, scene.plan.lines) } : nil)
    }
  }

  /// Both traces of a point, each in a scene of its own.
  private func traces(at point: CGPoint, _ lines: [String]) -> TracePair? {
    guard let yours = try? Stage(exercise, files, lines),
      let solution = try? Code.file("solution.swift", of: exercise),
      let right = try? Stage(exercise, [solution], lines),
      let actual = yours.trace(at: point), let expected = right.trace(at: point)
    else { return nil }
    return TracePair(point: point, yours: actual, expected: expected.withoutLines)
  }

  /// The traces of a check that asked a point of the screen in numbers.
  private func traces(of expectation: Expectation) -> TracePair? {
    let text: String
    switch expectation.subject {
    case .hit(let point), .order(let point), .asked(_, let point), .notAsked(_, let point),
      .inside(_, let point):
      text = point
    default: return nil
    }
    let numbers = text.split { " ,()".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return traces(at: CGPoint(x: numbers[0], y: numbers[1]), [])
  }
}

extension Exercise.Part {
  var isMap: Bool {
    if case .map = check { return true }
    return false
  }

  /// The record of this part with an outcome.
  func verdict(_ outcome: PartVerdict.Outcome) -> PartVerdict {
    PartVerdict(
      id: id, kind: isMap ? .map : .script, title: title, show: show, outcome: outcome,
      points: outcome == .right ? points : 0, of: points)
  }
}

extension Exercise.Variation {
  var isRandom: Bool {
    if case .random = change { return true }
    return false
  }

  /// The record of this variation with an outcome.
  func verdict(_ outcome: PartVerdict.Outcome, lines: [String]) -> PartVerdict {
    PartVerdict(
      id: id, kind: isRandom ? .random : .variation, title: title, show: show, outcome: outcome,
      points: outcome == .right ? points : 0, of: points, promise: promise, lines: lines)
  }
}

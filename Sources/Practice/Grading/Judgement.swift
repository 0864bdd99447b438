import Foundation
import Records
import Workbench

/// One submission while it is judged, part by part.
struct Judgement {
  let exercise: Exercise
  let reference: Reference
  let files: [Code]
  let outline: CodeOutline
  private let comparer: MapComparer

  private(set) var parts: [PartVerdict] = []
  private(set) var finding: Finding?
  private(set) var learnerFault: LearnerFault?
  /// The submission's maps by scene, as far as they were made.
  private var maps: [Int: HitMap] = [:]
  /// The part whose failure leaves the others without a judgement.
  private var failed: String?

  init(_ exercise: Exercise, _ reference: Reference, _ files: [Code], _ outline: CodeOutline) {
    self.exercise = exercise
    self.reference = reference
    self.files = files
    self.outline = outline
    comparer = MapComparer(comparison: exercise.comparison)
  }

  mutating func run() {
    parts.append(PartVerdict(id: "code", kind: .code, outcome: .right))
    checkRequirements()
    // The map first: when it is wrong nothing that comes after it says anything new.
    let inOrder = exercise.parts.filter(\.isMap) + exercise.parts.filter { !$0.isMap }
    var judged: [String: PartVerdict] = [:]
    for part in inOrder { judged[part.id] = judge(part) }
    parts += exercise.parts.compactMap { judged[$0.id] }
    for variation in exercise.variations { parts.append(judge(variation)) }
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
      parts.append(PartVerdict(id: id, kind: .code, title: title, outcome: .wrong))
      failed = failed ?? id
    }
  }

  // MARK: Parts

  private mutating func judge(_ part: Exercise.Part) -> PartVerdict {
    if let failed { return part.verdict(.notJudged(because: failed)) }
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
        find(part: part, expectation: expectation, traces: traces(of: expectation))
        return .wrong
      case .line, .refused, .stopped:
        learnerFault = learnerFault ?? error.asLearnerFault
        return .learnersError
      }
    }
  }

  private mutating func judge(_ variation: Exercise.Variation) -> PartVerdict {
    if let failed { return variation.verdict(.notJudged(because: failed), lines: []) }
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
    let map: HitMap
    do {
      let first = try self.map(scene, asking)
      maps[index] = first
      if scene.isEqual(first, comparer) { return .right }
      // The picture of what is wrong, and its numbers, are of every point.
      map = asking == .everyPoint ? first : try self.map(scene, .everyPoint)
    } catch {
      learnerFault = learnerFault ?? error.asLearnerFault
      return .learnersError
    }
    let difference = comparer.difference(map, scene.map)
    let hasRegion = show == .full || show == .region
    find(
      part: part, difference: hasRegion ? difference : nil,
      diagnoses: diagnoses(map, scene.map, difference),
      traces: show == .full
        ? difference.flatMap { traces(at: $0.firstPoint, scene.plan.lines) } : nil)
    return .wrong
  }

  private func map(
    _ scene: Reference.Scene, _ asking: StagePlan.Asking
  ) throws(Stage.Failure) -> HitMap {
    try Stage(exercise, files, scene.plan.lines).map(asking, guide: scene.map)
  }

  private func diagnoses(
    _ map: HitMap, _ expected: HitMap, _ difference: HitMapDifference?
  ) -> [MapDiagnosis] {
    if case .hittable(let name) = exercise.comparison {
      return MapMeasure(name, actual: map, expected: expected).diagnoses
    }
    // Who gets too much or too little, the largest first; the first two tell enough.
    var names: [String] = []
    for pair in difference?.pairs ?? [] {
      for name in [pair.expected, pair.actual].compactMap({ $0 }) where !names.contains(name) {
        names.append(name)
      }
    }
    return names.prefix(2).flatMap { MapMeasure($0, actual: map, expected: expected).diagnoses }
  }

  // MARK: What is wrong

  /// Keeps what is wrong with the first part that is.
  private mutating func find(
    part: String, difference: HitMapDifference? = nil, diagnoses: [MapDiagnosis] = [],
    expectation: Expectation? = nil, traces: TracePair? = nil
  ) {
    guard finding == nil else { return }
    let mistake = MistakeFinder(exercise, reference, submission: files).find(maps: maps)
    finding = Finding(
      part: part, mistake: mistake,
      diagnoses: mistake == nil ? diagnoses : diagnoses.filter(\.isTelling),
      difference: difference, expectation: expectation, traces: traces)
  }

  /// Both traces of a point, each in a scene of its own.
  private func traces(at point: CGPoint, _ lines: [String]) -> TracePair? {
    guard let yours = try? Stage(exercise, files, lines),
      let solution = try? Code.file("solution.swift", of: exercise),
      let right = try? Stage(exercise, [solution], lines),
      let actual = yours.trace(at: point), let expected = right.trace(at: point)
    else { return nil }
    return TracePair(point: point, yours: actual, expected: expected)
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

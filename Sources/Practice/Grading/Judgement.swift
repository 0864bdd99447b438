import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// One submission while it is judged, part by part.
struct Judgement {
  let exercise: Exercise
  let reference: Reference
  private let mistakes: MistakeAnswers
  private let practice: PracticeConfiguration
  let files: [Code]
  let outline: CodeOutline
  private let comparer: MapComparer
  private let depth: Depth
  /// The known program that the submission is.
  private let own: KnownProgram?
  /// Called with each part as soon as it is known.
  private let onPart: (PartVerdict) -> Void

  private(set) var parts: [PartVerdict] = []
  private(set) var finding: Finding?
  private(set) var learnerFault: LearnerFault?
  /// Whether the fault is a known mistake, even if that may not be shown.
  private(set) var isKnownMistake = false
  /// The submission's maps by scene, so far.
  private var maps = SceneMaps()
  /// The failed part because of which the others are not judged.
  private var failed: String?
  /// Whether every part is judged, even if another one failed.
  private var waitsForNone = false
  /// The part in which a loop never ended.
  private var endless: String?
  /// The fault of the first failed part, before its diagnosis.
  private var fault: Fault?
  /// The checks that failed.
  private var failedChecks: [FailedCheck] = []
  /// The parts of the first scene that passed so far.
  private var held = HeldParts()
  /// A change of the scene by questions alone.
  private var sideEffect: SideEffect?
  /// A point at which another way of asking has another answer.
  private var askedOtherwise: Conduct?

  /// How thoroughly an answer is examined.
  enum Depth {
    /// Everything that is shown to a learner.
    case whole
    /// Whether it passes, and which known mistake it is: once it cannot pass any more, no further
    /// variation is judged. Only some of the points of the first scene are asked, too.
    case name
    /// Whether it passes, examined as for its name.
    case outcome
  }

  /// A check that failed, with all lines of its part, those that led to it, and the parts that had
  /// passed before it.
  private struct FailedCheck {
    let expectation: Expectation
    let lines: [ExerciseLine]
    let before: [ExerciseLine]
    let held: HeldParts
  }

  /// A fault of a part.
  private enum Fault {
    case map(scene: Int, part: String, HitMap, PartVerdict.Show)
    case facts(FactFault, part: String, PartVerdict.Show)
    case expectation(Expectation, part: String, PartVerdict.Show)

    /// How much of it is shown.
    var show: PartVerdict.Show {
      switch self {
      case .map(_, _, _, let show), .facts(_, _, let show), .expectation(_, _, let show): show
      }
    }
  }

  init(
    _ exercise: Exercise, _ reference: Reference, _ mistakes: MistakeAnswers, _ files: [Code],
    _ outline: CodeOutline, depth: Depth,
    onPart: @escaping (PartVerdict) -> Void
  ) {
    self.exercise = exercise
    self.reference = reference
    self.mistakes = mistakes
    practice = mistakes.practice
    self.files = files
    self.outline = outline
    self.depth = depth
    self.onPart = onPart
    own = mistakes.known.program(of: files)
    comparer = MapComparer(comparison: exercise.comparison)
  }

  /// The parts and variations in which an answer is right, each judged whatever the others are.
  static func rightParts(
    of code: Code, _ exercise: Exercise, _ reference: Reference, in practice: PracticeConfiguration
  ) -> Set<String> {
    var judgement = Judgement(
      exercise, reference, MistakeAnswers(exercise, reference, in: practice), [code],
      CodeOutline([code]), depth: .whole
    ) { _ in }
    judgement.waitsForNone = true
    let verdicts =
      exercise.parts.map { judgement.judge($0) } + exercise.variations.map { judgement.judge($0) }
    return Set(verdicts.filter { $0.outcome == .right }.map(\.id))
  }

  mutating func run() {
    add(exercise.codePart(.right))
    checkRequirements()
    for part in exercise.parts { add(judge(part)) }
    for variation in exercise.variations { add(judge(variation)) }
    if sideEffect != nil {
      add(PartVerdict(id: "asking", kind: .code, title: Self.askingTitle, outcome: .wrong))
    } else if askedOtherwise != nil {
      add(PartVerdict(id: "asking", kind: .code, title: Self.sameTitle, outcome: .wrong))
    }
    if let fault {
      let found = look(at: fault)
      isKnownMistake = found?.mistake != nil
      finding = found.map { HiddenParts(exercise).shown($0, fault.show) }
    } else if sideEffect != nil || askedOtherwise != nil {
      finding = Finding(
        part: "asking", conduct: sideEffect == nil ? [askedOtherwise].compactMap(\.self) : [],
        sideEffect: sideEffect)
    }
  }

  /// Whether its answers depend on more than the scene and the point: such an answer is right only
  /// for the questions that were asked.
  var isUnsteady: Bool { askedOtherwise != nil }

  private mutating func add(_ part: PartVerdict) {
    let part = HiddenParts(exercise).shown(part)
    parts.append(part)
    if !practice.isInterrupted() { onPart(part) }
  }

  /// The parts of an exercise, none of them judged.
  static func unjudged(_ exercise: Exercise, because reason: String) -> [PartVerdict] {
    let all =
      exercise.parts.map { $0.verdict(.notJudged(because: reason), of: exercise) }
      + exercise.variations.map { $0.verdict(.notJudged(because: reason), lines: []) }
    return all.map(HiddenParts(exercise).shown)
  }

  private static let askingTitle = Bilingual(
    en: "changes nothing when it is asked", zh: "被询问时不改变任何东西")
  private static let sameTitle = Bilingual(
    en: "answers the same however it is asked", zh: "无论怎样询问，结果都相同")

  /// Checks the requirements on the text: separate parts besides the answer's behaviour, which is
  /// judged all the same.
  private mutating func checkRequirements() {
    for (index, condition) in exercise.requirements.enumerated() {
      let isMet = outline.meets(condition, in: exercise.submission.classNames)
      add(
        PartVerdict(
          id: PartVerdict.requirement(index + 1), kind: .code, title: condition.title,
          outcome: isMet ? .right : .wrong))
    }
  }

  /// The reason why a part cannot be judged: one that failed before it, or an interruption.
  private func obstacle(of part: String) -> String? {
    if practice.isInterrupted() { return failed ?? "code" }
    if let endless { return endless }
    guard let failed else { return nil }
    return isIndependent(part) ? nil : failed
  }

  /// Whether a part is informative for an answer whose first part failed: if the starter is right
  /// in it as well, it is not.
  private func isIndependent(_ part: String) -> Bool {
    if waitsForNone { return true }
    return exercise.isScoredByParts && depth == .whole && learnerFault == nil
      && !reference.unearned.contains(part)
  }

  /// The same for a variation, which is also skipped if it cannot affect the outcome and only that
  /// is asked for.
  private func obstacleOfVariation(_ id: String) -> String? {
    if let obstacle = obstacle(of: id) { return obstacle }
    return depth != .whole && !canPass ? parts.last { $0.outcome != .right }?.id : nil
  }

  /// Whether the text does not meet a requirement of the exercise.
  var lacksRequired: Bool { parts.contains(where: \.isUnmetRequirement) }

  /// Whether the remaining parts could make an answer pass.
  private var canPass: Bool {
    if lacksRequired { return false }
    let lost = parts.reduce(0) { $0 + ($1.outcome == .right ? 0 : $1.of) }
    return Verdict.most - lost >= exercise.pass
  }

  // MARK: Parts

  private mutating func judge(_ part: Exercise.Part) -> PartVerdict {
    if let obstacle = obstacle(of: part.id) {
      return part.verdict(.notJudged(because: obstacle), of: exercise)
    }
    defer { noteEndless(in: part.id) }
    switch part.check {
    case _ where own == .right: return part.verdict(.right, of: exercise)
    case .compared(let comparisons):
      let outcome = judge(comparisons, inScene: 0, part: part.id, part.show)
      // If the map of the first scene is wrong, the parts after it add nothing new, unless the
      // author says that they do.
      if outcome != .right, exercise.comparesMap(part) { failed = failed ?? part.id }
      return part.verdict(outcome, of: exercise)
    case .script(let lines):
      return part.verdict(judgeScript(lines, part: part.id, part.show), of: exercise)
    }
  }

  /// Compares an answer with the solution in one scene, in several ways; the first difference
  /// decides.
  private mutating func judge(
    _ comparisons: [Int], inScene index: Int, part: String, _ show: PartVerdict.Show
  ) -> PartVerdict.Outcome {
    for comparison in comparisons {
      let outcome =
        exercise.comparisons[comparison].isMap
        ? judgeMap(index, part: part, show)
        : judgeFacts(comparison, inScene: index, part: part, show)
      if outcome != .right { return outcome }
    }
    return .right
  }

  private mutating func judgeFacts(
    _ comparison: Int, inScene index: Int, part: String, _ show: PartVerdict.Show
  ) -> PartVerdict.Outcome {
    let scene = reference.scenes[index]
    guard let expected = scene.facts[comparison] else { return .right }
    do throws(Stage.Failure) {
      let place = FactPlace(comparison: comparison, scene: index)
      // The facts of a known mistake are computed once; if it stops, running it reports how.
      var actual = own?.mistake.flatMap { mistakes.facts(of: $0, place) }
      if actual == nil {
        actual = try FactReader.facts(
          of: comparison, exercise, files, scene.plan, in: practice)
      }
      guard let actual, !exercise.comparisons[comparison].accepts(actual, expected) else {
        if index == 0 { held.facts.append(place) }
        return .right
      }
      let found = FactFault(
        comparison: comparison, scene: index, actual: actual, expected: expected)
      fault = fault ?? .facts(found, part: part, show)
      return .wrong
    } catch {
      return stopped(scene.plan.shown(error).asLearnerFault)
    }
  }

  /// Notes the part in which a loop never ended: in the others it would run up to the limit, too.
  private mutating func noteEndless(in part: String) {
    guard endless == nil, case .stopped(let report, _)? = learnerFault,
      case .steps = report.problem
    else { return }
    endless = part
  }

  /// Notes the fault because of which a scene is not judged. A line that a scene refuses after
  /// another part was wrong is a consequence: the views are not where the line expects them.
  private mutating func stopped(_ new: LearnerFault?) -> PartVerdict.Outcome {
    if fault != nil, case .sceneRefused? = new { return .wrong }
    learnerFault = learnerFault ?? new
    return .learnersError
  }

  private mutating func judgeScript(
    _ lines: [ExerciseLine], part: String, _ show: PartVerdict.Show
  ) -> PartVerdict.Outcome {
    do {
      let stage = try Stage(exercise, files, [], in: practice)
      for line in lines { _ = try stage.run(line) }
      held.scripts.append(lines)
      return .right
    } catch {
      switch error {
      case .line(let line, .expectationFailed(let expectation)):
        fault = fault ?? .expectation(expectation, part: part, show)
        // The earlier checks have changed nothing.
        let before = lines.prefix { $0 != line }.filter { !$0.text.hasPrefix("expect ") }
        failedChecks.append(
          FailedCheck(expectation: expectation, lines: lines, before: before, held: held))
        return .wrong
      case .line, .answer, .refused, .stopped:
        return stopped(error.asLearnerFault)
      }
    }
  }

  private mutating func judge(_ variation: Exercise.Variation) -> PartVerdict {
    if let obstacle = obstacleOfVariation(variation.id) {
      return variation.verdict(.notJudged(because: obstacle), lines: [])
    }
    defer { noteEndless(in: variation.id) }
    let scenes = own == .right ? [] : reference.scenes
    for (index, scene) in scenes.enumerated() where scene.plan.id == variation.id {
      let outcome = judge(
        exercise.compared(in: variation.id), inScene: index, part: variation.id, variation.show)
      if outcome != .right { return variation.verdict(outcome, lines: scene.plan.shownLines) }
    }
    let lines = reference.scenes.first { $0.plan.id == variation.id }?.plan.texts ?? []
    return variation.verdict(.right, lines: variation.isRandom ? [] : lines)
  }

  // MARK: Maps

  private mutating func judgeMap(
    _ index: Int, part: String, _ show: PartVerdict.Show
  ) -> PartVerdict.Outcome {
    let scene = reference.scenes[index]
    let asking = depth == .whole ? scene.plan.asking : .somePoints
    do throws(Stage.Failure) {
      let (first, stage) = try self.asked(index, asking)
      maps[index] = first
      if let mistake = own?.mistake, asking == .somePoints {
        mistakes.note(first, of: mistake, in: index)
      }
      if scene.isEqual(first, comparer) {
        try stage.map { stage throws(Stage.Failure) in try askOtherwise(index, stage) }
        return .right
      }
      // The picture of the fault, and its numbers, are of every point.
      let isKnown = asking == .everyPoint || fault != nil || depth != .whole
      let map = isKnown ? first : try self.map(index, .everyPoint)
      fault = fault ?? .map(scene: index, part: part, map, show)
      return .wrong
    } catch {
      return stopped(scene.plan.shown(error).asLearnerFault)
    }
  }

  private mutating func map(
    _ index: Int, _ asking: StagePlan.Asking
  ) throws(Stage.Failure) -> HitMap {
    try asked(index, asking).map
  }

  /// The map of a scene and the stage that was asked for it, which a known map has not.
  private mutating func asked(
    _ index: Int, _ asking: StagePlan.Asking
  ) throws(Stage.Failure) -> (map: HitMap, stage: Stage?) {
    let scene = reference.scenes[index]
    if let known = own.flatMap({ mistakes.known.asked($0, index, asking) }) {
      sideEffect = sideEffect ?? known.sideEffect
      return (known.map.map, nil)
    }
    let stage = try Stage(exercise, files, scene.plan, in: practice)
    let before = stage.session.scene.states
    let map: HitMap
    do throws(Stage.Failure) {
      map = try stage.map(asking, guide: scene.guide)
    } catch {
      // An answer that takes long for each point can still be asked at some of them.
      guard asking == .everyPoint, error.isTooMuchForAllPoints else { throw error }
      return try self.asked(index, .somePoints)
    }
    let change = stage.session.scene.states.change(since: before)
    sideEffect = sideEffect ?? change
    if let own { mistakes.known.note(map, change, of: own, index, asking) }
    return (map, stage)
  }

  /// Asks some points of a scene whose map is right in other ways; in the first scene also in a new
  /// stage, and whether each question changes a variable.
  private mutating func askOtherwise(_ index: Int, _ stage: Stage) throws(Stage.Failure) {
    guard own == nil, askedOtherwise == nil else { return }
    let reasking = Reasking(exercise, reference.scenes[index], in: practice)
    askedOtherwise = try reasking.fault(afterMap: stage)
    guard index == 0, askedOtherwise == nil else { return }
    let new = try Stage(exercise, files, reference.scenes[index].plan, in: practice)
    askedOtherwise = try reasking.fault(inNew: new)
    guard askedOtherwise == nil else { return }
    let repeated = try reasking.repeated(in: new)
    askedOtherwise = repeated.conduct
    sideEffect = sideEffect ?? repeated.sideEffect
  }

  // MARK: Findings

  /// Diagnoses the fault of the first failed part.
  private func look(at fault: Fault) -> Finding? {
    if practice.isInterrupted() { return nil }
    if depth == .outcome { return nil }
    if depth == .name { return name(fault) }
    let finder = MistakeFinder(exercise, reference, mistakes, submission: files)
    let diagnoser = Diagnoser(exercise, reference, mistakes, submission: files)
    switch fault {
    case .expectation(let expectation, let part, _):
      let mistake = mistake(finder)
      return Finding(
        part: part, mistake: mistake, diagnoses: [],
        conduct: mistake == nil ? untold(diagnoser.changes()) : [],
        difference: nil, expectation: expectation,
        traces: traces(of: expectation, after: failedChecks.first?.before ?? []),
        facts: pictures(of: expectation, after: failedChecks.first?.before ?? []),
        sideEffect: sideEffect)
    case .facts(let place, let part, let show):
      let finder = FactFinder(exercise, reference, mistakes, submission: files)
      return Finding(
        part: part, mistake: made(finder.mistake(like: place)),
        facts: show == .full || show == .region
          ? finder.difference(of: place, showsFacts: show == .full) : nil,
        sideEffect: sideEffect)
    case .map(let index, let part, let map, let show):
      let scene = reference.scenes[index]
      let difference = comparer.difference(map, scene.map)
      let hasRegion = show == .full || show == .region
      let mistake = made(finder.find(wrong: index, maps: maps))
      let diagnosis = diagnoser.diagnosis(
        wrong: index, map, maps: maps, difference, isNamed: mistake != nil)
      return Finding(
        part: part, mistake: mistake, diagnoses: diagnosis.maps,
        conduct: untold(diagnosis.conduct),
        difference: hasRegion ? difference : nil, expectation: nil,
        traces: show == .full
          ? difference.flatMap { traces(at: $0.firstPoint, scene.plan) } : nil,
        sideEffect: sideEffect)
    }
  }

  /// Names only the known mistake of the first failed part.
  private func name(_ fault: Fault) -> Finding {
    let finder = MistakeFinder(exercise, reference, mistakes, submission: files)
    switch fault {
    case .expectation(_, let part, _):
      return Finding(part: part, mistake: mistake(finder), sideEffect: sideEffect)
    case .facts(let place, let part, _):
      let finder = FactFinder(exercise, reference, mistakes, submission: files)
      return Finding(
        part: part, mistake: made(finder.mistake(like: place)), sideEffect: sideEffect)
    case .map(let index, let part, _, _):
      return Finding(
        part: part, mistake: made(finder.find(wrong: index, maps: maps)),
        sideEffect: sideEffect)
    }
  }

  /// The known mistake for which one of the checks fails in the same way.
  private func mistake(_ finder: MistakeFinder) -> NamedMistake? {
    made(
      failedChecks.lazy.compactMap { check in
        finder.find(
          failing: check.expectation, in: check.lines, held: check.held, map: maps[0])
      }.first)
  }

  /// A mistake that was found, unless nothing has been written yet: the starter may behave like a
  /// mistake without being one.
  private func made(_ mistake: NamedMistake?) -> NamedMistake? {
    guard mistake != nil, own == nil else { return mistake }
    return mistakes.isStarter(files) ? nil : mistake
  }

  /// The conduct that is not already reported as a side effect.
  private func untold(_ conduct: [Conduct]) -> [Conduct] {
    conduct.filter { sideEffect == nil || !$0.isSideEffect }
  }

  /// Both traces of a point, each in a separate scene.
  private func traces(at point: CGPoint, _ plan: StagePlan) -> TracePair? {
    guard let yours = try? Stage(exercise, files, plan, in: practice),
      let solution = try? Code.file(exercise.solution, of: exercise),
      let right = try? Stage(exercise, [solution], plan, in: practice),
      let actual = yours.trace(at: point), let expected = right.trace(at: point)
    else { return nil }
    return TracePair(point: point, yours: actual, expected: expected.withoutLines)
  }

  /// The pictures of a view, this answer's and the solution's, after the lines before a check of
  /// one of its pixels that failed. Without diagnoses: the check has said what is wrong.
  private func pictures(
    of expectation: Expectation, after lines: [ExerciseLine]
  ) -> FactDifference? {
    guard case .pixel(let view, _) = expectation.subject,
      let yours = try? Stage(exercise, files, lines, in: practice),
      let solution = try? Code.file(exercise.solution, of: exercise),
      let right = try? Stage(exercise, [solution], lines, in: practice),
      let actual = yours.pixels(of: view), let expected = right.pixels(of: view),
      let pictures = PictureMeasure(actual, expected, PixelTolerance()).pictures,
      pictures.yours != pictures.expected
    else { return nil }
    return FactDifference(
      .pixels, subject: view, lines: lines.map(\.text), expected: [], actual: [],
      pictures: pictures)
  }

  /// The traces of a check that asked about a point of the screen in numbers.
  private func traces(
    of expectation: Expectation, after lines: [ExerciseLine]
  ) -> TracePair? {
    let text: String
    switch expectation.subject {
    case .hit(let point), .order(let point), .asked(_, let point), .notAsked(_, let point),
      .inside(_, let point):
      text = point
    default: return nil
    }
    let numbers = text.split { " ,()".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return traces(
      at: CGPoint(x: numbers[0], y: numbers[1]), StagePlan(id: "", lines: lines))
  }
}

extension Exercise {
  /// The first part of every verdict: whether the answer can be run at all.
  func codePart(_ outcome: PartVerdict.Outcome) -> PartVerdict {
    let title = Bilingual(en: "every line is accepted", zh: "每一行都被接受")
    return PartVerdict(
      id: "code", kind: .code, title: submission.isCommands ? title : nil, outcome: outcome)
  }

  /// Whether a part compares maps.
  func comparesMap(_ part: Part) -> Bool {
    guard case .compared(let indices) = part.check else { return false }
    return indices.contains { comparisons[$0].isMap }
  }
}

extension Exercise.Part {
  /// The record of this part with an outcome.
  func verdict(_ outcome: PartVerdict.Outcome, of exercise: Exercise) -> PartVerdict {
    let kind: PartVerdict.Kind =
      switch check {
      case .script: .script
      case .compared: exercise.comparesMap(self) ? .map : .facts
      }
    return PartVerdict(
      id: id, kind: kind, title: title, show: show, outcome: outcome,
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

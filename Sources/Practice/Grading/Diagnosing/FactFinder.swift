import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// One comparison in one scene, each by its index.
struct FactPlace: Hashable {
  let comparison: Int
  let scene: Int
}

/// Facts of an answer that differ from the solution's: the comparison and the scene.
struct FactFault {
  let comparison: Int
  let scene: Int
  let actual: [FactList]
  let expected: [FactList]

  /// The first subject with different facts.
  fileprivate func first(_ comparison: Comparison) -> (mine: FactList, right: FactList)? {
    zip(actual, expected).first { !comparison.accepts([$0], [$1]) }.map { (mine: $0, right: $1) }
  }
}

/// Finds why facts are wrong: by a known mistake, or by the difference of both lists.
///
/// As for maps, a mistake has to do the very same where the answer is wrong for the first time, and
/// the same in most other places; of several the best match is named. If the answer is right before
/// that, the mistake has to be right, too.
struct FactFinder {
  private let exercise: Exercise
  private let reference: Reference
  private let submission: [Code]
  private let answers: MistakeAnswers
  private let practice: PracticeConfiguration
  /// The known mistake whose program the submission is.
  private let own: Int?
  private let memory = Memory()

  /// The observed facts of the submission and the starter: each runs once per place.
  private final class Memory {
    var facts: [FactPlace: [String: [FactList]?]] = [:]
  }

  /// The minimum share of the other places in which a mistake does the same.
  private static let leastShare = 0.6

  init(
    _ exercise: Exercise, _ reference: Reference, _ answers: MistakeAnswers, submission: [Code]
  ) {
    self.exercise = exercise
    self.reference = reference
    self.answers = answers
    practice = answers.practice
    self.submission = submission
    own = answers.program(of: submission)
  }

  // MARK: Mistakes

  /// The mistake that behaves like the answer; nil if there is none.
  func mistake(like fault: FactFault) -> NamedMistake? {
    let place = FactPlace(comparison: fault.comparison, scene: fault.scene)
    let others = places.filter { $0 != place }
    lazy var mine = others.map(facts(at:))
    let before = places.prefix { $0 != place }
    lazy var right = before.filter { isRight(facts(at: $0), at: $0) }
    let candidates = answers.programs(for: submission)
    if let own, candidates.contains(own) {
      // The same result as below, with fewer questions: only an earlier program that does the same
      // everywhere comes before its own.
      let rival = candidates.prefix { $0 < own }.first { program in
        !practice.isInterrupted()
          && ([place] + others).allSatisfy {
            isAlike(answers.facts(of: program, $0), facts(at: $0), at: $0)
          }
      }
      return answers.programs[rival ?? own].mistake
    }
    var best: (mistake: NamedMistake, share: Double)?
    for program in candidates where !practice.isInterrupted() {
      guard isAlike(answers.facts(of: program, place), fault.actual, at: place),
        right.allSatisfy({ isRight(answers.facts(of: program, $0), at: $0) })
      else { continue }
      let same = zip(others, mine).count { place, facts in
        facts != nil && isAlike(answers.facts(of: program, place), facts, at: place)
      }
      let share = others.isEmpty ? 1 : Double(same) / Double(others.count)
      guard share >= Self.leastShare, share > best?.share ?? -1 else { continue }
      best = (answers.programs[program].mistake, share)
      if share == 1 { break }
    }
    if let best, best.share < 1, own == nil, isAsBefore(fault) { return nil }
    return best?.mistake
  }

  /// Every place at which facts are compared.
  private var places: [FactPlace] {
    reference.scenes.indices.flatMap { scene in
      reference.scenes[scene].facts.keys.sorted().map { FactPlace(comparison: $0, scene: scene) }
    }
  }

  private func isAlike(_ one: [FactList]?, _ other: [FactList]?, at place: FactPlace) -> Bool {
    exercise.comparisons[place.comparison].isAlike(one, other)
  }

  private func isRight(_ facts: [FactList]?, at place: FactPlace) -> Bool {
    guard let facts, let expected = expected(at: place) else { return false }
    return exercise.comparisons[place.comparison].accepts(facts, expected)
  }

  private func expected(at place: FactPlace) -> [FactList]? {
    reference.scenes[place.scene].facts[place.comparison]
  }

  private func facts(at place: FactPlace) -> [FactList]? {
    if let own { return answers.facts(of: own, place) }
    return facts(of: submission, at: place)
  }

  private func facts(of code: [Code], at place: FactPlace) -> [FactList]? {
    let text = code.map(\.text).joined(separator: "\0")
    if let known = memory.facts[place]?[text] { return known }
    let facts = try? FactReader.facts(
      of: place.comparison, exercise, code,
      reference.scenes[place.scene].plan, in: practice)
    memory.facts[place, default: [:]].updateValue(facts, forKey: text)
    return facts
  }

  // MARK: Differences

  /// The first subject that differs, and how. Without the facts themselves if the author does not
  /// want them shown.
  func difference(of fault: FactFault, showsFacts: Bool) -> FactDifference? {
    let comparison = exercise.comparisons[fault.comparison]
    guard case .facts(let kind, _) = comparison.kind, let (mine, right) = fault.first(comparison)
    else { return nil }
    let plan = reference.scenes[fault.scene].plan
    let showsLists = showsFacts && kind != .pixels
    return FactDifference(
      kind, subject: mine.subject,
      lines: showsFacts ? plan.shownLines + plan.shownPlay(fault.comparison, of: exercise) : [],
      expected: showsLists ? right.facts : [], actual: showsLists ? mine.facts : [],
      diagnoses: diagnoses(kind, fault, mine, right),
      pictures: showsFacts && kind == .pixels
        ? PictureMeasure(mine, right, comparison.options.pixels).pictures : nil)
  }

  private func diagnoses(
    _ kind: FactKind, _ fault: FactFault, _ mine: FactList, _ right: FactList
  ) -> [FactDiagnosis] {
    // A fact that comes too late is missing with the starter, too.
    if [.log, .callbacks].contains(kind), let late = late(fault, mine.facts, right.facts) {
      return [late]
    }
    if isAsBefore(fault) { return [.asBefore] }
    let options = exercise.comparisons[fault.comparison].options
    let unchanged: [FactDiagnosis] = isAsInFirst(fault) ? [.asInFirst] : []
    switch kind {
    case .log, .callbacks:
      return unchanged + diagnoses(ofLogs: fault, mine.facts, right.facts)
    case .layout:
      let starter = starterFacts(at: FactPlace(comparison: fault.comparison, scene: fault.scene))
      let common = ArrangementMeasure(fault.actual, fault.expected, starter: starter)?.diagnoses
      return unchanged
        + LayoutMeasure(fault.actual, fault.expected).diagnoses(common: common ?? [])
    case .pixels: return unchanged + PictureMeasure(mine, right, options.pixels).diagnoses
    case .frames: return FrameMeasure([mine], [right]).diagnoses
    case .geometry:
      return ExchangedAxes.diagnosis(of: mine.subject, mine, right).map { [$0] } ?? []
    case .order, .chain: return []
    }
  }

  private func diagnoses(
    ofLogs fault: FactFault, _ actual: [String], _ expected: [String]
  ) -> [FactDiagnosis] {
    let objects = ObjectMeasure(actual: actual, expected: expected) {
      let plan = reference.scenes[fault.scene].plan
      let stage = try? Stage(exercise, submission, plan, in: practice)
      return stage.map { SceneSketch($0.session.scene.record) }
    }
    if let object = objects.diagnosis { return [object] }
    let diagnoses = LogMeasure(actual: actual, expected: expected).diagnoses
    if diagnoses.allSatisfy(\.isCounted) {
      let logs = places.filter { exercise.comparisons[$0.comparison].isLog }
        .compactMap { self.expected(at: $0)?.first?.facts }
      let values = ValueMeasure(actual: actual, expected: expected, everywhere: logs)
      if let value = values.diagnosis { return [value] + diagnoses.prefix(1) }
    }
    if case .instead(let fact, let other)? = diagnoses.first, areExchanged(fact, other) {
      return [.exchanged(fact: fact, other: other)]
    }
    return diagnoses
  }

  /// The time in seconds after the lines of a comparison in which a missing fact may still come.
  private static let patience = "wait 10"

  /// The first fact that is missing, if it only comes later than anything that is looked at.
  private func late(
    _ fault: FactFault, _ actual: [String], _ expected: [String]
  ) -> FactDiagnosis? {
    func count(_ fact: String, _ lines: [String]) -> Int { lines.count { $0 == fact } }
    guard let missing = expected.first(where: { count($0, actual) < count($0, expected) }) else {
      return nil
    }
    let patience = ExerciseLine(Self.patience, file: "exercise.yml", line: 1)
    let longer = reference.scenes[fault.scene].plan
      .playing(patience, after: fault.comparison, of: exercise)
    let facts = try? FactReader.facts(
      of: fault.comparison, exercise, submission, longer, in: practice)
    guard let later = facts?.first?.facts, later.starts(with: actual),
      count(missing, later) >= count(missing, expected)
    else { return nil }
    return .late(fact: missing, after: nil)
  }

  /// Whether two facts are exchanged wherever logs are compared.
  private func areExchanged(_ fact: String, _ other: String) -> Bool {
    let logs = places.filter { exercise.comparisons[$0.comparison].isLog }
    return logs.contains { self.expected(at: $0)?.first?.facts.contains(fact) ?? false }
      && logs.allSatisfy { place in
        guard let mine = facts(at: place)?.first,
          let right = self.expected(at: place)?.first
        else { return false }
        return LogMeasure.areExchanged(fact, other, in: mine.facts, expected: right.facts)
      }
  }

  /// Whether every comparison in every scene is the same as with the starter, the one that failed
  /// first: an answer that behaves differently elsewhere has changed something.
  private func isAsBefore(_ fault: FactFault) -> Bool {
    let place = FactPlace(comparison: fault.comparison, scene: fault.scene)
    guard let starter = try? Code.file(exercise.starter, of: exercise),
      isAlike(facts(of: [starter], at: place), fault.actual, at: place)
    else { return false }
    return places.allSatisfy { place in
      isAlike(facts(of: [starter], at: place), facts(at: place), at: place)
    }
      && (!exercise.comparisons.contains(where: \.isMap)
        || reference.scenes.indices.allSatisfy { hasSameMap(starter, in: $0) })
  }

  /// Whether the facts are those of the first scene, where others are right.
  private func isAsInFirst(_ fault: FactFault) -> Bool {
    let first = FactPlace(comparison: fault.comparison, scene: 0)
    let place = FactPlace(comparison: fault.comparison, scene: fault.scene)
    guard fault.scene > 0, let expected = expected(at: first),
      !isAlike(expected, fault.expected, at: place)
    else { return false }
    return isAlike(facts(at: first), fault.actual, at: place)
  }

  private func starterFacts(at place: FactPlace) -> [FactList]? {
    (try? Code.file(exercise.starter, of: exercise)).flatMap { facts(of: [$0], at: place) }
  }

  private func hasSameMap(_ starter: Code, in index: Int) -> Bool {
    let scene = reference.scenes[index]
    func map(_ code: [Code]) -> HitMap? {
      let stage = try? Stage(exercise, code, scene.plan, in: practice)
      return try? stage?.map(.somePoints, guide: scene.guide)
    }
    guard let before = map([starter]), let now = map(submission) else { return false }
    let comparer = MapComparer(comparison: exercise.comparison)
    let cells = comparer.classified([before, now])
    return cells[0] == cells[1]
  }
}

extension FactDiagnosis {
  /// Whether it only says which lines differ.
  fileprivate var isCounted: Bool {
    switch self {
    case .times, .missing, .extra, .printed, .instead: true
    default: false
    }
  }
}

extension Comparison {
  fileprivate var isLog: Bool {
    switch kind {
    case .facts(.log, _), .facts(.callbacks, _): true
    default: false
    }
  }
}

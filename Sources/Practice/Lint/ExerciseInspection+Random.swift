import Records
import Workbench

extension ExerciseInspection {
  /// Checks that a seed makes a difference: an answer that is right only in the scenes that are
  /// written down is wrong for a grader.
  func checkRandom() {
    if exercise.random.isEmpty {
      return add(.nothingRandom, at: places.key("variations"))
    }
    guard let solution = code(exercise.solution),
      let stage = try? Stage(exercise, [solution], [], in: practice)
    else { return }
    for variation in exercise.variations {
      guard case .random(let random) = variation.change else { continue }
      let place = places.part(variation.id)
      if random.varies.isEmpty { add(.sameWithEverySeed(id: variation.id), at: place) }
      for (change, views) in SceneChanges.idle(exercise, random, stage.session.scene) {
        add(
          .cannotVary(change: change.rawValue, view: views.joined(separator: ", ")), at: place)
      }
    }
  }

  /// Checks that random variations try every promise of the task: one of them notices an answer
  /// that breaks it.
  func checkTried(_ trial: Trial, _ mutants: [Mutant]) {
    guard !exercise.random.isEmpty,
      let task = try? FileReading.text(at: exercise.path("README.md"))
    else { return }
    let items = Self.items(of: task)
    let mistakes = exercise.mistakes.flatMap(\.files).compactMap(code)
    var needless = exercise.fixed
    for item in items {
      let text = TightText(item.text)
      let ids = exercise.writtenDown.filter { text.holds($0.promise.en) }.map(\.id)
      if ids.isEmpty { continue }
      let tried = trial.tried(ids, by: exercise.drawn, mistakes, mutants.map(\.code))
      switch tried {
      case .noticed: break
      case .missed(let example):
        let isFixed = exercise.fixed.contains { text.holds($0.promise) }
        needless.removeAll { text.holds($0.promise) }
        if isFixed { continue }
        add(
          .promiseNotVaried(item.text, example: example?.file),
          at: ExercisePlaces.Place(file: "README.md", line: item.line, column: 1))
      }
    }
    for (index, fixed) in exercise.fixed.enumerated()
    where needless.contains(where: { $0.promise == fixed.promise }) {
      add(.notFixed(fixed.promise), at: places.element(index, of: "fixed"))
    }
  }
}

extension Exercise {
  /// The parts and the variations whose lines are written down, with the promises that they test.
  fileprivate var writtenDown: [(id: String, promise: Bilingual)] {
    let parts = parts.map { ($0.id, $0.promise) }
    let variations = variations.filter { !$0.isRandom }.map { ($0.id, $0.promise) }
    return (parts + variations).compactMap { id, promise in promise.map { (id, $0) } }
  }

  /// The ids of the random variations.
  fileprivate var drawn: [String] { variations.filter(\.isRandom).map(\.id) }
}

extension Trial {
  /// Whether some variations try a promise.
  enum Tried {
    case noticed
    /// The fact, with a wrong answer that breaks the promise and is not noticed, if there is one.
    case missed(Code?)
  }

  /// Whether random variations notice a program that breaks a promise: it is wrong in a part or a
  /// variation that tests the promise. A program that is wrong in the first scene, too, would be
  /// noticed whatever changes, so it counts only if there is no other.
  func tried(
    _ ids: [String], by random: [String], _ mistakes: [Code], _ mutants: [Code]
  ) -> Tried {
    var missed: Code?
    var isNoticed = false
    for programs in [mistakes, mutants] {
      for program in programs where !seemsToAgree(program, in: ids) {
        let isSeen = !seemsToAgree(program, in: random)
        if seemsToAgreeAtFirst(program) {
          if isSeen { return .noticed }
          missed = missed ?? program
        } else {
          isNoticed = isNoticed || isSeen
        }
      }
      // Learners make these mistakes: mutants decide only where they say nothing.
      if missed == nil, isNoticed { return .noticed }
    }
    return .missed(missed)
  }
}

import Records

/// Scenes of an exercise that are drawn from a seed: learners practise with the scenes of one seed,
/// and a grader can have others.
package struct RandomVariation {
  /// A change of a scene that an author allows by a word.
  package enum Change: String, CaseIterable {
    /// Another size and proportion: larger and smaller than in every scene that is written down.
    case size
    /// Another origin of the bounds.
    case origin
    /// Another place in the superview.
    case move
    /// Turned and scaled.
    case transform
    /// Other views of the same superview in front.
    case order
    /// Hidden, transparent, without interaction; a control also disabled.
    case switches
    /// In a container of its own: a view, a scroll view or a stack.
    case nesting
    /// Another offset of the scroll views of the scene.
    case scroll
    /// More subviews.
    case number
    /// Another size of the screen.
    case screen

    /// Whether it changes the scene as a whole, whatever views are named.
    var isOfScene: Bool { self == .scroll || self == .screen }
  }

  /// Changes of the same views.
  package struct Allowed {
    package let changes: [Change]
    /// The names of the views; empty for the one that the exercise is about.
    package let views: [String]
  }

  /// The line of `exercise.yml` with its number of scenes.
  package let line: Int
  /// The number of scenes.
  package let count: Int
  package let allowed: [Allowed]
  /// Lines with values to be drawn, which run after the changes.
  package let lines: [ExerciseLine]
  /// Lines with values to be drawn, in place of those that the exercise's comparisons play; nil for
  /// those.
  package let play: [ExerciseLine]?
  /// The lines that its own comparisons play, with values to be drawn.
  package let own: [ExerciseLine]
  /// The comparisons that judge it, by their indices; nil for those of the exercise.
  package let compared: [Int]?

  /// The words for its differences from seed to seed, as an author writes them.
  var varies: [String] {
    var words: [String] = []
    for change in allowed.flatMap(\.changes) where !words.contains(change.rawValue) {
      words.append(change.rawValue)
    }
    let hasDraws = (lines + (play ?? []) + own).contains { $0.text.contains(Draws.mark) }
    return words + (hasDraws ? ["lines"] : [])
  }
}

extension Exercise {
  /// The random variations.
  var random: [RandomVariation] {
    variations.compactMap { if case .random(let random) = $0.change { random } else { nil } }
  }

  /// The changes of the scenes by a seed of a grader's own.
  package var seeded: GradeReport.Seeded {
    var varies: [String] = []
    for word in random.flatMap(\.varies) where !varies.contains(word) { varies.append(word) }
    return GradeReport.Seeded(scenes: random.reduce(0) { $0 + $1.count }, varies: varies)
  }

  /// The comparisons that judge the scenes of a part or a variation, by its id.
  func compared(in variation: String) -> [Int] {
    for one in variations where one.id == variation {
      if case .random(let random) = one.change, let own = random.compared { return own }
    }
    return compared
  }

  /// Whether a variation is random, by its id.
  func isRandom(_ id: String) -> Bool { variations.contains { $0.id == id && $0.isRandom } }

  /// The comparisons whose facts are read in a scene.
  func read(in plan: StagePlan) -> [Int] {
    guard plan.id.isEmpty else { return compared(in: plan.id) }
    // A comparison of a random variation alone plays lines that are drawn there.
    let drawn = Set(random.flatMap { $0.compared ?? [] }).filter { $0 >= comparedCount }
    return comparisons.indices.filter { !drawn.contains($0) }
  }
}

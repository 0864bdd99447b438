import Foundation
import Records
import Scenes
import Workbench

/// One scene for a submission: the first, or a variation.
package struct StagePlan {
  /// The id of the part or variation.
  package let id: String
  package let lines: [ExerciseLine]
  /// The drawn lines that comparisons, by their indices, play here in place of their own.
  package private(set) var plays: [Int: [ExerciseLine]]
  /// The size of the screen; nil for that of the exercise.
  package private(set) var screen: CGSize?
  /// Where the points that are asked begin. It differs from scene to scene and from seed to seed,
  /// so that no answer can be right at just these.
  private(set) var offset = MapOffset.none

  /// Whether the lines come from a secret seed, and are not shown to learners.
  private(set) var isSecret = false

  /// Creates the plan of a variation, or of the first scene where `id` is empty.
  package init(
    id: String, lines: [ExerciseLine], plays: [Int: [ExerciseLine]] = [:], screen: CGSize? = nil,
    offset: MapOffset = .none, isSecret: Bool = false
  ) {
    self.id = id
    self.lines = lines
    self.plays = plays
    self.screen = screen
    self.offset = offset
    self.isSecret = isSecret
  }

  /// The texts of the lines.
  package var texts: [String] { lines.map(\.text) }

  /// All that distinguishes the scene from one of another seed, as a text.
  var identity: String {
    let played = plays.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.map(\.text))" }
    return (texts + played + ["\(screen as Any) \(offset)"]).joined(separator: "\n")
  }

  /// The share of points that are asked: in the exercise's own scene every one. A variation adds a
  /// position, a rotation or a switch, for which some of them are enough.
  package var asking: Asking { id.isEmpty ? .everyPoint : .somePoints }

  /// The lines as a verdict may show them.
  package var shownLines: [String] {
    guard !isSecret else { return [] }
    return (screen.map { ["screen \(Int($0.width)) \(Int($0.height))"] } ?? []) + texts
  }

  /// The lines that a comparison, by its index, plays here.
  func play(_ comparison: Int, of exercise: Exercise) -> [ExerciseLine] {
    plays[comparison] ?? exercise.comparisons[comparison].play
  }

  /// The same scene in which a comparison plays one more line at the end.
  func playing(_ line: ExerciseLine, after comparison: Int, of exercise: Exercise) -> StagePlan {
    var plan = self
    plan.plays[comparison] = play(comparison, of: exercise) + [line]
    return plan
  }

  /// The same, as a verdict may show them.
  func shownPlay(_ comparison: Int, of exercise: Exercise) -> [String] {
    isSecret && plays[comparison] != nil ? [] : play(comparison, of: exercise).map(\.text)
  }

  /// A failure without secret lines.
  package func shown(_ failure: Stage.Failure) -> Stage.Failure {
    guard isSecret, case .line(let line, let problem) = failure,
      (lines + plays.values.joined()).contains(line)
    else {
      return failure
    }
    return .line(ExerciseLine("…", file: line.file, line: line.line), problem)
  }

  package enum Asking: Int {
    case everyPoint = 1
    /// In each row and each column one point of three at a distance from changes of owner with the
    /// solution, and every point near those.
    case somePoints = 4
  }

  /// The first scene, then every variation; random ones are made from the solution's first scene.
  /// With `seed` they differ from the public ones, and are secret. Another try draws other values.
  package static func plans(
    of exercise: Exercise, in first: Stage, seed: String? = nil, try number: Int = 0
  ) -> [StagePlan] {
    let word = exercise.id + (seed.map { " \($0)" } ?? "")
    var plans = [StagePlan(id: "", lines: [], offset: offset(word, 0))]
    for variation in exercise.variations {
      switch variation.change {
      case .lines(let lines):
        plans.append(
          StagePlan(id: variation.id, lines: lines, offset: offset(word, plans.count)))
      case .random(let random):
        for scene in 0..<random.count {
          let deck = SeededDeck(
            "\(word) \(variation.id)", count: random.count, scene: scene, try: number)
          plans.append(
            drawn(
              variation.id, random, exercise, in: first, deck, offset(word, plans.count),
              isSecret: seed != nil))
        }
      }
    }
    return plans
  }

  /// The number of times that a scene is drawn: then it is the author's lines that do not run.
  static let mostTries = 12

  /// A scene of a random variation.
  private static func drawn(
    _ id: String, _ random: RandomVariation, _ exercise: Exercise, in first: Stage,
    _ deck: SeededDeck, _ offset: MapOffset, isSecret: Bool
  ) -> StagePlan {
    let changes = SceneChanges(exercise, random, first.session.scene, deck)
    var draws = Draws(deck)
    let lines = changes.lines.map { ExerciseLine($0, file: "exercise.yml", line: random.line) }
    let drawn = lines + random.lines.map { draws.fill($0) }
    return StagePlan(
      id: id, lines: drawn, plays: plays(random, exercise, &draws), screen: changes.screen,
      offset: offset, isSecret: isSecret)
  }

  /// The lines that the comparisons of a random variation play in place of their own.
  private static func plays(
    _ random: RandomVariation, _ exercise: Exercise, _ draws: inout Draws
  ) -> [Int: [ExerciseLine]] {
    let common = random.play.map { $0.map { draws.fill($0) } }
    var plays: [Int: [ExerciseLine]] = [:]
    for index in random.compared ?? exercise.compared
    where !exercise.comparisons[index].play.isEmpty {
      let isOwn = index >= exercise.comparedCount
      let own = isOwn ? exercise.comparisons[index].play.map { draws.fill($0) } : nil
      plays[index] = own ?? common
    }
    return plays
  }

  /// Where the points of a scene begin: within a square of those that are asked far from borders.
  private static func offset(_ word: String, _ scene: Int) -> MapOffset {
    var generator = SeededGenerator("\(word) points", scene)
    let most = Asking.somePoints.rawValue - 1
    return MapOffset(x: generator.whole(0...most), y: generator.whole(0...most))
  }
}

import Records

/// A choice of questions whose mean difficulty is as near to a target as exchanging them one by one
/// allows.
struct QuestionChoice {
  /// The parts of an interview; a question is only exchanged for another of its part.
  enum Part {
    case scene
    case spoken
    case code
  }

  private struct Candidate {
    let made: MadeQuestion
    let part: Part
    var isChosen: Bool

    var difficulty: Double { made.question.demand?.difficulty ?? 0 }
  }

  private let target: Double
  /// The time for questions about scenes, in seconds.
  var room = 0
  private var candidates: [Candidate] = []

  init(target: Double) {
    self.target = target
  }

  private var taken: [Candidate] { candidates.filter(\.isChosen) }

  var isEmpty: Bool { taken.isEmpty }

  /// The time of everything that is chosen, in seconds.
  var seconds: Int { taken.reduce(0) { $0 + $1.made.question.seconds } }

  /// The chosen questions of a part, in the order in which they were added.
  func chosen(_ part: Part) -> [MadeQuestion] {
    taken.filter { $0.part == part }.map(\.made)
  }

  /// The share by which the mean difficulty differs from the target.
  var deviation: Double {
    let all = taken.map(\.difficulty)
    guard !all.isEmpty else { return 0 }
    return abs(all.reduce(0, +) / Double(all.count) / target - 1)
  }

  /// Adds the questions of a part and chooses the first ones.
  mutating func take(_ questions: [MadeQuestion], _ count: Int, of part: Part) {
    for (index, made) in questions.enumerated() {
      candidates.append(Candidate(made: made, part: part, isChosen: index < count))
    }
  }

  /// Adds questions about scenes.
  mutating func add(_ questions: [MadeQuestion]) { take(questions, 0, of: .scene) }

  private var free: Int {
    room - chosen(.scene).reduce(0) { $0 + $1.question.seconds }
  }

  /// Chooses questions about scenes in their order, as long as there is time.
  mutating func fill(most: Int) {
    for index in candidates.indices where !candidates[index].isChosen {
      guard candidates[index].part == .scene, chosen(.scene).count < most,
        candidates[index].made.question.seconds <= free
      else { continue }
      candidates[index].isChosen = true
    }
  }

  /// Exchanges the pair that brings the mean nearest to the target, until none brings it nearer.
  mutating func balance() {
    for _ in candidates.indices {
      guard let (out, into) = bestExchange() else { return }
      candidates[out].isChosen = false
      candidates[into].isChosen = true
    }
  }

  private func bestExchange() -> (out: Int, into: Int)? {
    let wanted = target * Double(taken.count) - taken.reduce(0) { $0 + $1.difficulty }
    let free = free
    var best: (pair: (Int, Int), rest: Double)?
    for out in candidates.indices where candidates[out].isChosen {
      for into in candidates.indices where !candidates[into].isChosen {
        guard fits(into, for: out, free) else { continue }
        let rest = abs(wanted - candidates[into].difficulty + candidates[out].difficulty)
        if rest + 0.001 < best?.rest ?? abs(wanted) { best = ((out, into), rest) }
      }
    }
    return best?.pair
  }

  /// Whether there is time for a question in place of another of its part.
  private func fits(_ into: Int, for out: Int, _ free: Int) -> Bool {
    let (new, old) = (candidates[into], candidates[out])
    guard new.part == old.part else { return false }
    let longer = new.made.question.seconds - old.made.question.seconds
    return longer <= 0 || new.part == .scene && longer <= free
  }
}

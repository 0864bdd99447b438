import Records

extension ExerciseReader {
  /// The ranges of an exercise's numbers.
  enum Bounds {
    /// A working day at most: anything longer is several exercises.
    package static let minutes = 1...480
    package static let points = 0...Verdict.most
    package static let pass = 1...Verdict.most
    /// Seeded scenes of one variation; each is asked for every submission.
    package static let random = 1...100
    /// In points. A border wider than a finger leaves nothing to judge, and the time to compute it
    /// grows with its square.
    package static let border = 10
    /// Of 255 for a colour component; of a hundred pixels; pixels per point.
    package static let within = 0...128
    static let agree = 50...100
    package static let scale = 1...3
    /// Parts, variations or mistakes of an exercise: each answer is tried in every one, or with it.
    static let listed = 1...200
    /// Every answer and every mutant gets its own scene, in each variation.
    static let sceneLines = 1_000
    /// Instructions of the interpreter for one question.
    package static let steps = 1_000...100_000_000
  }

  /// Reports parts and variations that share an id, and points that do not add up to 100; numbers
  /// that could not be read are not reported again.
  func checkWholes(_ exercise: Exercise, _ table: YAMLTable) {
    for (key, count) in [
      ("parts", exercise.parts.count), ("variations", exercise.variations.count),
      ("mistakes", exercise.mistakes.count),
    ] where count > Bounds.listed.upperBound {
      report.add(
        .outOfRange(
          key: key, value: "\(count)", from: "\(Bounds.listed.lowerBound)",
          to: "\(Bounds.listed.upperBound)"), at: table.value(key))
    }
    let parts = exercise.parts.map(\.points) + exercise.variations.map(\.points)
    let sum = parts.reduce(0, +)
    if sum != Verdict.most, !exercise.parts.isEmpty, !report.tells(ofKey: "points") {
      report.add(.pointsDoNotSum(sum), at: table.value("parts"))
    }
    checkNames(exercise, table)
  }

  private func checkNames(_ exercise: Exercise, _ table: YAMLTable) {
    var titles: Set<String> = []
    let parts =
      exercise.parts.compactMap(\.title?.en) + exercise.variations.compactMap(\.title?.en)
    for title in parts where !title.isEmpty && !titles.insert(title).inserted {
      report.add(.sameTitle(title), at: table.value("parts"))
    }
    if exercise.variations.count(where: { $0.isRandom && $0.title == nil }) > 1 {
      report.add(.sameTitle(nil), at: table.value("variations"))
    }
    var ids: Set<String> = []
    for id in exercise.parts.map(\.id) + exercise.variations.map(\.id)
    where !id.isEmpty && !ids.insert(id).inserted {
      report.add(.duplicateID(id), at: table.value("parts"))
    }
  }
}

extension ContentReport {
  /// Whether a problem was reported for a key of that name, in any table.
  fileprivate func tells(ofKey name: String) -> Bool {
    problems.contains { problem in
      switch problem.fact {
      case .wrongType(let key, .number), .missingKey(let key, _), .outOfRange(let key, _, _, _):
        key == name || key.hasSuffix(".\(name)")
      default: false
      }
    }
  }
}

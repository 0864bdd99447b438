import Foundation
import Records
import Scenes
import Workbench

/// What the solution does in every scene of an exercise. Made once, also for many submissions.
package struct Reference: Codable {
  /// One scene.
  struct Scene {
    let plan: StagePlan
    let map: HitMap
    /// The points that are not judged, as a map that has them where it has anybody.
    let border: HitMap

    /// Whether a cell is judged.
    nonisolated func isJudged(_ cell: Int) -> Bool { border.cells[cell] == HitMap.nobody }

    /// Whether no judged point of a map differs.
    nonisolated func isEqual(_ map: HitMap, _ comparer: MapComparer) -> Bool {
      let cells = comparer.classified([map, self.map])
      return cells[0].indices.allSatisfy { cells[0][$0] == cells[1][$0] || !isJudged($0) }
    }
  }

  let scenes: [Scene]

  /// The reference of an exercise, made now or kept from before; throws if the solution does not
  /// run. With a secret seed it is made now and kept nowhere.
  package static func of(
    _ exercise: Exercise, seed: String? = nil
  ) throws(GraderFailure) -> Reference {
    if let seed { return try make(exercise, seed: seed) }
    let store = ReferenceStore(exercise)
    if let kept = store?.reference { return kept }
    let made = try make(exercise)
    store?.keep(made)
    return made
  }

  /// Runs the solution in every scene; throws where it does not run.
  static func make(
    _ exercise: Exercise, seed: String? = nil
  ) throws(GraderFailure) -> Reference {
    let solution = try Code.file("solution.swift", of: exercise)
    do {
      let first = try Stage(exercise, [solution], [])
      let plans = StagePlan.plans(of: exercise, in: first, seed: seed)
      var scenes: [Scene] = []
      for plan in plans {
        let stage = try Stage(exercise, [solution], plan.lines)
        let (map, unjudged) = try stage.map(plan.asking, border: exercise.border)
        scenes.append(Scene(plan: plan, map: map, border: Self.border(unjudged, of: map)))
      }
      return Reference(scenes: scenes)
    } catch {
      throw GraderFailure(
        .ownCode(file: "solution.swift", LearnerFaultBox(error.asLearnerFault)))
    }
  }
}

extension Reference.Scene: Codable {
  private enum Key: String, CodingKey {
    case plan
    case map
    case border
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func map(_ key: Key) throws -> HitMap {
      guard let map = try container.decode(PackedMap.self, forKey: key).map else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "runs that do not fill the map")
      }
      return map
    }
    plan = try container.decode(StagePlan.self, forKey: .plan)
    self.map = try map(.map)
    border = try map(.border)
    guard border.width == self.map.width, border.height == self.map.height else {
      throw DecodingError.dataCorruptedError(
        forKey: .border, in: container, debugDescription: "a border of another size")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(plan, forKey: .plan)
    try container.encode(PackedMap(map), forKey: .map)
    try container.encode(PackedMap(border), forKey: .border)
  }
}

extension Reference {
  private nonisolated static func border(_ unjudged: [Bool], of map: HitMap) -> HitMap {
    let cells = unjudged.map { $0 ? 0 : HitMap.nobody }
    return HitMap(width: map.width, height: map.height, names: ["border"], cells: cells)
  }
}

/// Something of ours that is broken.
package struct GraderFailure: Error {
  package let fault: GraderFault

  package init(_ fault: GraderFault) {
    self.fault = fault
  }
}

extension Code {
  /// The files that were read beforehand, by their paths.
  private static var known: [String: Code] = [:]

  /// Reads every file of Swift of an exercise now, for a process that cannot read any later.
  package static func readAll(of exercise: Exercise) {
    let files = ["starter.swift", "solution.swift"] + exercise.alternatives
    for name in files + exercise.mistakes.flatMap(\.files) {
      known[exercise.path(name)] = try? file(name, of: exercise)
    }
  }

  /// A file of an exercise; learners' names are in its messages.
  static func file(_ name: String, of exercise: Exercise) throws(GraderFailure) -> Code {
    if let code = known[exercise.path(name)] { return code }
    do {
      return Code(file: name, text: try FileReading.text(at: exercise.path(name)))
    } catch let problem as Problem {
      throw GraderFailure(
        .exercise([
          ContentProblem(.unreadable(ProblemBox(problem)), file: "\(exercise.id)/\(name)")
        ]))
    } catch {
      throw GraderFailure(
        .exercise([ContentProblem(.missingFile, file: "\(exercise.id)/\(name)")]))
    }
  }
}

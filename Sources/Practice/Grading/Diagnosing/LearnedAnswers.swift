import Foundation
import HitMaps
import Records

/// The findings about the known programs of an exercise in some scenes: passed between processes
/// that find out a part each, and stored for other runs.
struct LearnedAnswers: Codable {
  /// A map of a program, folded; nil if it stops in the scene.
  struct Map: Codable {
    let program: Int
    let scene: Int
    let bytes: Data?
  }

  /// A map of a program as submissions are asked; the program is -1 for one that is right.
  struct Asked: Codable {
    let program: Int
    let scene: Int
    let points: Int
    let bytes: Data
    let sideEffect: SideEffect?
  }

  struct Facts: Codable {
    let program: Int
    let comparison: Int
    let scene: Int
    let facts: [FactList]?
  }

  struct Failure: Codable {
    let lines: [ExerciseLine]
    let program: Int
    let failure: Expectation?
  }

  var maps: [Map] = []
  var asked: [Asked] = []
  var facts: [Facts] = []
  var failures: [Failure] = []
  var changes: [Int: Bool] = [:]
  /// The files of the solution and the alternatives that were judged right.
  var right: [String] = []
}

/// The keys of the findings so far, to find those that were added.
struct LearnedKeys {
  fileprivate var maps: Set<MistakeAnswers.Place> = []
  fileprivate var asked: Set<KnownPrograms.Asked> = []
  fileprivate var facts: [FactPlace: Set<Int>] = [:]
  fileprivate var failures: [[ExerciseLine]: Set<Int>] = [:]
  fileprivate var changes: Set<Int> = []
}

extension MistakeAnswers {
  /// The keys of the findings so far.
  var keys: LearnedKeys {
    LearnedKeys(
      maps: Set(kept.keys), asked: Set(known.maps.keys),
      facts: conduct.facts.mapValues { Set($0.keys) },
      failures: conduct.failures.mapValues { Set($0.keys) }, changes: Set(conduct.changes.keys))
  }

  /// Everything that is known and is not among `keys`.
  func learned(since keys: LearnedKeys) -> LearnedAnswers {
    var learned = LearnedAnswers()
    for (place, map) in kept where !keys.maps.contains(place) {
      learned.maps.append(
        LearnedAnswers.Map(
          program: place.program, scene: place.scene, bytes: map.map(Self.data)))
    }
    for (asked, found) in known.maps where !keys.asked.contains(asked) {
      learned.asked.append(
        LearnedAnswers.Asked(
          program: asked.program.mistake ?? -1, scene: asked.scene, points: asked.points.rawValue,
          bytes: Self.data(found.map), sideEffect: found.sideEffect))
    }
    for (place, programs) in conduct.facts {
      for (program, facts) in programs where keys.facts[place]?.contains(program) != true {
        learned.facts.append(
          LearnedAnswers.Facts(
            program: program, comparison: place.comparison, scene: place.scene, facts: facts))
      }
    }
    for (lines, programs) in conduct.failures {
      for (program, failure) in programs where keys.failures[lines]?.contains(program) != true {
        learned.failures.append(
          LearnedAnswers.Failure(lines: lines, program: program, failure: failure))
      }
    }
    learned.changes = conduct.changes.filter { !keys.changes.contains($0.key) }
    return learned
  }

  /// Adds what another process has found out.
  func take(_ learned: LearnedAnswers) {
    for one in learned.maps {
      let map = one.bytes.flatMap(Self.map)
      guard one.bytes == nil || map != nil else { continue }
      kept[Place(program: one.program, scene: one.scene)] = .some(map)
    }
    for one in learned.asked {
      guard let points = StagePlan.Asking(rawValue: one.points), let map = Self.map(one.bytes)
      else { continue }
      let program = one.program < 0 ? KnownProgram.right : .wrong(one.program)
      known.maps[KnownPrograms.Asked(program: program, scene: one.scene, points: points)] =
        (map, one.sideEffect)
    }
    for one in learned.facts {
      conduct.add(
        one.facts, of: one.program, FactPlace(comparison: one.comparison, scene: one.scene))
    }
    for one in learned.failures {
      conduct.failures[one.lines, default: [:]][one.program] = .some(one.failure)
    }
    conduct.changes.merge(learned.changes) { _, new in new }
  }

  private static func data(_ map: FoldedHitMap) -> Data {
    var bytes = KeptBytes()
    map.write(to: &bytes)
    return Data(bytes.bytes)
  }

  private static func map(_ data: Data) -> FoldedHitMap? {
    var reader = KeptBytesReader(Array(data))
    return FoldedHitMap(&reader)
  }
}

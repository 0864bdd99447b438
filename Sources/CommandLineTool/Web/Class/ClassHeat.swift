import Foundation

/// The wrong regions of a class for one exercise: the last region of each learner, and the scene
/// that they belong to.
nonisolated enum ClassHeat {
  /// The learners whose regions are sent, and the parts of a region.
  private static let (most, mostParts) = (500, 4000)

  /// The exercises with wrong regions, and the number of learners with one.
  static func exercises(_ seats: [ClassSeat]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for exercise in seats.flatMap(\.wrong) { counts[exercise, default: 0] += 1 }
    return counts
  }

  /// The answer for a page, as JSON. The files were written by processes that ran learners' code:
  /// only numbers and one scene are passed on, which a page shows as text and shapes.
  static func answer(_ exercise: String, _ seats: [ClassSeat]) -> [UInt8] {
    var regions: [[[Double]]] = []
    var scene: Any?
    for seat in seats.prefix(most) {
      guard let bytes = seat.wrongNote(of: exercise),
        let note = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        let region = note["region"] as? [[Double]]
      else { continue }
      let parts = region.prefix(mostParts).filter { part in
        part.count == 4 && part.allSatisfy { $0.isFinite && abs($0) < 10_000 }
      }
      regions.append(Array(parts))
      scene = scene ?? note["scene"]
    }
    let object: [String: Any] = ["regions": regions, "scene": scene ?? NSNull()]
    return (try? JSONSerialization.data(withJSONObject: object)).map(Array.init)
      ?? Array("{}".utf8)
  }
}

import Foundation
import Records
import SeededRandom
import Testing
import UIKitModel

@testable import Workbench

/// `why NAME` by area: every point that is counted has the cause that it is counted for.
@Suite struct WhyAreaTests {
  @Test("Each point of the area is counted for what why says at its middle")
  func countsAreRight() throws {
    var points = 0
    for seed in 1...24 as ClosedRange<UInt64> {
      var random = DeafScenes(seed: seed &* 7919)
      let (lines, views) = random.scene()
      let session = freshSession()
      for line in lines { _ = try? session.run(line) }
      let scene = session.scene
      for name in views {
        guard let view = scene.object(named: name) as? UIView else { continue }
        points += try compare(view, scene, "seed \(seed &* 7919), \(name)")
      }
    }
    #expect(points > 40_000, "\(points)")
  }

  /// Compares the area with the answers at every point of the screen; gives how many there are.
  private func compare(_ view: UIView, _ scene: Scene, _ place: String) throws -> Int {
    guard let area = try AreaFinder(scene, view, isInterrupted: { false }).area() else { return 0 }
    var counts: [String: Int] = [:]
    let way = WayDown(to: view)
    let size = scene.application.screen.bounds.size
    let stride = area.points > 4_000 ? 3 : 1
    for row in Swift.stride(from: 0, to: Int(size.height), by: 1) {
      for column in Swift.stride(from: 0, to: Int(size.width), by: 1) {
        let point = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
        let own = way.point(point, at: way.path.count - 1)
        guard view.point(inside: own, with: nil) else { continue }
        guard stride == 1 else {
          counts["all", default: 0] += 1
          continue
        }
        let finding = try WhyFinder(scene, view, at: point).find()
        let key =
          finding.isReached
          ? finding.result === view ? "own" : name(finding.result)
          : "\(finding.decision.map { "\($0.kind)" } ?? "none") \(name(finding.culprit))"
        counts[key, default: 0] += 1
      }
    }
    #expect(area.points == counts.values.reduce(0, +), "\(place)")
    guard stride == 1 else { return area.points }
    for part in area.parts {
      let point = WayGeometry.middle(part.column, part.row)
      let finding = try WhyFinder(scene, view, at: point).find()
      let key = "\(finding.decision.map { "\($0.kind)" } ?? "none") \(name(part.view))"
      #expect(counts[key] == part.count, "\(place): \(key) \(counts)")
    }
    for share in area.shares {
      #expect(counts[name(share.view)] == share.count, "\(place): \(name(share.view))")
    }
    let own = area.reached - area.shares.reduce(0) { $0 + $1.count }
    #expect(counts["own", default: 0] == own, "\(place): \(counts)")
    return area.points
  }

  private func name(_ view: UIView?) -> String {
    view.map { "\(ObjectIdentifier($0))" } ?? "nobody"
  }
}

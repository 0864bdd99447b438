import Foundation
import Records
import Scenes
import SeededRandom
import Testing
import UIKitModel
import Workbench

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

  @Test("What goes elsewhere is told with counts, the largest cause first, and a point inside each")
  func parts() throws {
    let session = session(after: [
      "add view box 100 100 100 200", "add button ok 0 0 120 120 in box",
      "add view sheet 100 160 290 400", "add view side 350 0 100 50",
    ])
    guard case .why(let ok)? = try session.run("why ok").first, let area = ok.area else { return }
    #expect(area.points == 14_400 && area.reached == 6_000)
    #expect(area.parts.map(\.points) == [7_200, 1_200])
    #expect(area.parts.map(\.point) == [CGPoint(x: 160, y: 190), CGPoint(x: 210, y: 130)])
    #expect(ok.point == CGPoint(x: 160, y: 190))
    guard case .why(let box)? = try session.run("why box").first else { return }
    #expect(box.area?.subviews.map(\.points) == [6_000])
    guard case .why(let side)? = try session.run("why side").first else { return }
    #expect(side.area?.points == 2_000 && side.area?.offScreen == 3_000)
    #expect(side.area?.reached == 2_000)
  }

  @Test(
    "Sizes of the edge of numbers are counted without counting", arguments: ["", " rotation 3deg"])
  func hugeViews(_ turn: String) throws {
    let session = session(after: [
      "add view huge -5e8 -5e8 1e9 1e9", "set huge.transform scale 1e6\(turn)",
    ])
    guard case .why(let record)? = try session.run("why huge").first else { return }
    #expect(record.area?.points == 390 * 844 && record.area?.reached == 390 * 844)
    #expect(session.shown("why huge").contains("more than 1,000,000,000 more lie off the screen"))
  }

  /// Compares the area with the answers at every point of the screen; gives how many there are.
  private func compare(_ view: UIView, _ scene: Scene, _ place: String) throws -> Int {
    guard let area = try AreaFinder(scene, view, isInterrupted: { false }).area() else { return 0 }
    var counts: [String: Int] = [:]
    let way = WayDown(to: view)
    let size = scene.application.screen.bounds.size
    let stride = area.points > 4_000 ? 3 : 1
    let near = Self.near(view.storedBounds.applying(way.mapToScreen), size)
    for row in 0..<Int(size.height) {
      for column in 0..<Int(size.width) {
        // Of the points that are far from the view every seventh in each direction will do.
        guard
          near.rows.contains(row) && near.columns.contains(column)
            || row % 7 == 0 && column % 7 == 0
        else { continue }
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

  /// The rows and columns of a screen that lie in a box or near it; all where it is none.
  private static func near(
    _ box: CGRect, _ size: CGSize
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    func range(_ low: CGFloat, _ high: CGFloat, _ end: CGFloat) -> ClosedRange<Int> {
      guard low.isFinite, high.isFinite else { return 0...Int(end) }
      let (first, last) = (min(max(low - 2, 0), end), min(max(high + 2, 0), end))
      return Int(first)...Int(last)
    }
    return (range(box.minX, box.maxX, size.width), range(box.minY, box.maxY, size.height))
  }

  private func name(_ view: UIView?) -> String {
    view.map { "\(ObjectIdentifier($0))" } ?? "nobody"
  }
}

import Foundation
import Records
import Rendering
import Testing
import UIKitModel
import Workbench

/// A record's geometry of a view on the screen equals the model's own.
@Suite struct SceneRecordTests {
  @Test("The corners are where the model converts them to", arguments: UInt64(100)...130)
  func corners(_ seed: UInt64) throws {
    let session = RandomScene(seed: seed).session()
    let views = Self.views(of: session)
    let record = session.scene.record
    #expect(record.views.count == views.count)
    for (view, entry) in zip(views, record.views) {
      let bounds = view.bounds.standardized
      let own = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      let window = try #require(view.window)
      for (point, corner) in zip(own, entry.corners) {
        let converted = window.convert(view.convert(point, to: window), to: nil as UIWindow?)
        #expect(abs(converted.x - corner.x) < 1e-6, "seed \(seed), \(entry.name)")
        #expect(abs(converted.y - corner.y) < 1e-6, "seed \(seed), \(entry.name)")
      }
    }
  }

  /// Every view in the order of the record, found on another way.
  private static func views(of session: Session) -> [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return session.scene.application.windowsFrontToBack.reversed().flatMap { all($0) }
  }

  @Test("What superviews that clip leave is a polygon, and nothing where nothing is left")
  func clipping() throws {
    let session = session(after: [
      "add view box 100 100 100 100 clipsToBounds true", "add view half 50 0 100 50 in box",
      "add view out 200 0 10 10 in box", "add view free 0 0 10 10",
      "add view turned 0 0 100 100 in box", "set turned.transform rotation 45deg",
    ])
    let views = session.scene.record.views
    func view(_ name: String) throws -> SceneRecord.View {
      try #require(views.first { $0.name == name })
    }
    let half = try #require(try view("half").visible)
    #expect(
      Set(half.map { "\($0.x) \($0.y)" }) == [
        "150.0 100.0", "200.0 100.0", "200.0 150.0", "150.0 150.0",
      ])
    #expect(try view("out").visible?.isEmpty == true)
    #expect(try view("free").visible == nil)
    #expect(try view("box").visible == nil)
    // A square that is turned by half a right angle in one as large loses its four tips.
    #expect(try view("turned").visible?.count == 8)
  }
}

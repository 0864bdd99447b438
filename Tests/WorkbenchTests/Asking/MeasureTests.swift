import Foundation
import Records
import SeededRandom
import Testing
import UIKitModel
import Workbench

/// Distances between views and points.
@Suite struct MeasureTests {
  private func measure(_ line: String, in session: Session) throws -> MeasureRecord? {
    for case .measure(let measure) in try session.run("measure \(line)") { return measure }
    return nil
  }

  @Test(
    "In random scenes a distance is the same both ways, and no sampled one is shorter",
    arguments: 1...25)
  func distances(_ seed: Int) throws {
    var random = RandomSessions(seed: UInt64(seed))
    let session = freshSession()
    for line in random.lines(40) { _ = try? session.run(line) }
    let views = session.scene.namedObjects.filter { ($0.object as? UIView)?.window != nil }
      .prefix(6)
    for (name, object) in views {
      for (otherName, other) in views where name != otherName {
        guard let view = object as? UIView, let otherView = other as? UIView else { continue }
        let there = try #require(try measure("\(name) \(otherName)", in: session))
        let back = try #require(try measure("\(otherName) \(name)", in: session))
        #expect(abs(there.gap - back.gap) < 1e-6)
        #expect(abs(there.middleDistance - back.middleDistance) < 1e-6)
        let gap = there.gapOfShapes ?? there.gap
        guard case .view(let space) = there.space,
          let spaceView = session.scene.object(named: space.text) as? UIView
        else { continue }
        for point in Self.samples(view) {
          for otherPoint in Self.samples(otherView) {
            let a = view.convert(point, to: spaceView)
            let b = otherView.convert(otherPoint, to: spaceView)
            #expect(hypot(a.x - b.x, a.y - b.y) >= gap - 1e-6)
          }
        }
      }
    }
  }

  /// Points of a view's bounds, edges included.
  private static func samples(_ view: UIView) -> [CGPoint] {
    let bounds = view.bounds.standardized
    let parts = stride(from: 0.0, through: 1, by: 0.25)
    return parts.flatMap { x in
      parts.map {
        CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * $0)
      }
    }
  }

  @Test("Gaps, what is shared and how far one lies inside are told in the nearest view above both")
  func relations() throws {
    let session = session(after: [
      "add view box 100 100 200 200", "add view a 10 10 50 50 in box",
      "add view b 100 80 60 60 in box", "add view c 40 40 40 40 in box",
      "set box.bounds.origin 5 5",
    ])
    let apart = try #require(try measure("a b", in: session))
    #expect(apart.space == .view(ObjectName("box", className: "UIView")))
    #expect(apart.across == .after(end: 60, begin: 100))
    #expect(apart.down == .after(end: 60, begin: 80))
    #expect(abs(apart.gap - hypot(40, 20)) < 1e-9)
    let shared = try #require(try measure("a c", in: session))
    #expect(shared.overlap == CGRect(x: 40, y: 40, width: 20, height: 20))
    let inside = try #require(try measure("box a", in: session))
    #expect(
      inside.insets == .init(isSecond: true, top: 5, left: 5, bottom: 145, right: 145))
    let outer = try #require(try measure("a root", in: session))
    #expect(outer.first.frame == CGRect(x: 105, y: 105, width: 50, height: 50))
    #expect(outer.first.steps.count == 2)
  }

  @Test("A point on the near edge is inside, one on the far edge is not (HT-10)")
  func edges() throws {
    let session = session(after: ["add view a 100 100 50 50"])
    for (point, isInside) in [("100 100", true), ("150 120", false), ("149.5 149.5", true)] {
      let found = try #require(try measure("a \(point)", in: session))
      #expect(found.containment?.isInside == isInside)
      #expect(found.gap == 0)
    }
  }

  @Test("A turned view is measured by its box, and its shape is told as well (GE-4)")
  func turned() throws {
    let session = session(after: [
      "add view a 100 100 100 100", "set a.transform rotation 45deg", "add view b 250 20 100 50",
    ])
    let found = try #require(try measure("a b", in: session))
    #expect(found.first.isTurned)
    #expect(abs(found.first.frame.width - 100 * 2.0.squareRoot()) < 1e-9)
    let gap = try #require(found.gapOfShapes)
    #expect(gap > found.gap)
    session.mustRun(["expect measure a b is \(gap) within 0.001"])
  }

  @Test(
    "What cannot be measured is refused with a reason",
    arguments: [
      "a", "a nobody", "a 1", "a nan 1", "a b b", "a app", "a lost", "lost 10 10", "", "a 1e300 0",
    ])
  func refusals(_ line: String) {
    let session = session(after: [
      "add view a 0 0 9 9", "add view b 0 0 9 9", "add view lost 0 0 9 9", "remove lost",
    ])
    #expect(session.refusal(of: "measure \(line)") != nil, "\(line)")
  }
}

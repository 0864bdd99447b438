import Foundation
import HitMaps
import Records
import Scenes
import Testing
import UIKitModel
import Workbench

/// Overrides that are asked at many points together, in the scenes where they are.
@Suite("Points asked together") struct TogetherTests {
  /// Bodies of `point(inside:with:)`: some only compute, some stop, write or ask others somewhere.
  private static let insides = [
    "let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY); return dx * dx + dy * dy <= 90",
    "bounds.insetBy(dx: -7, dy: -3).contains(point)",
    "super.point(inside: point, with: event) || point.x > 20 && point.y < 4",
    "10 / Int(point.y - 14.5) < 3",
    "Int(point.x / (bounds.width - 20)) == 0 && point.y > 0",
    "while point.x > 22 && point.y > 22 {}; return point.x > 3",
    "[1, 2, 3][max(0, Int(point.y))] > 1",
    "if point.x > 12 { asked += 1 }; return asked % 3 == 1",
    "UIBezierPath(ovalIn: bounds).contains(point)",
    "subviews.isEmpty || subviews[0].frame.contains(point)",
    "convert(point, to: superview).x < 25",
    "alpha > 0.5 && !isHidden && frame.contains(convert(point, to: superview))",
    "superview!.bounds.contains(point) != (tag == 3)",
    "switch (point.x, point.y) { case (..<0, _): return true; case (_, 9...): return false; default: return point.x < 9 }",
    "var sum: CGFloat = 0; for i in 0..<4 { sum += point.x * CGFloat(i) }; return sum < 30",
    "if point.x > 15 { superview?.subviews.first?.frame.origin.x += 1 }; return point.y > 3",
    "print(point.x); return point.x > 5",
    "CGFloat.random(in: 0...1) > 0.5",
    "limit > point.x && TouchArea.extra > point.y",
    "subviews.contains { $0.frame.contains(point) && $0.alpha > 0.5 } || point.x < CGFloat.pi",
    """
    let path = UIBezierPath()
        path.move(to: bounds.origin)
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
        path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        path.close()
        return path.contains(point)
    """,
    """
    let path = UIBezierPath()
        path.move(to: .zero)
        if point.x > 8 { path.addLine(to: CGPoint(x: 9, y: 30)) }
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 0, y: point.y > 12 ? 30 : 20))
        return path.contains(point)
    """,
    "(layer.presentation() ?? layer).convert(point, to: superview?.layer).x < 20 || window == nil",
    """
    let corners = [CGPoint(x: 0, y: 0.3), CGPoint(x: 1, y: 0), CGPoint(x: 0.5, y: 1)]
        let path = UIBezierPath()
        for (row, corner) in corners.enumerated() {
          let place = CGPoint(x: corner.x * bounds.width, y: corner.y * bounds.height)
          if row == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        path.apply(CGAffineTransform(rotationAngle: 0.2))
        return path.contains(point) && path.bounds.width > 3 && !path.isEmpty
    """,
    """
    let corners = [CGPoint(x: 4, y: 3), CGPoint(x: 30, y: 0), CGPoint(x: 15, y: 25)]
        var isInside = false
        for i in 0..<corners.count {
          let (a, b) = (corners[i], corners[(i + 1) % corners.count])
          if (a.y > point.y) != (b.y > point.y),
            point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
        }
        return isInside
    """,
    """
    let path = CGMutablePath()
        path.addEllipse(in: bounds.insetBy(dx: 2, dy: 5))
        if point.y > 20 { path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }
        return path.contains(point) || path.boundingBox.minX > point.x
    """,
    "CGPath(ellipseIn: bounds, transform: nil).contains(point, using: .evenOdd)",
    "UIBezierPath(roundedRect: bounds, cornerRadius: 9).cgPath.contains(point)",
    "UIBezierPath(cgPath: CGPath(rect: bounds, transform: nil)).currentPoint.x < point.x",
  ]

  /// Bodies of `hitTest(_:with:)`.
  private static let hits = [
    "guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }; return hypot(point.x - bounds.midX, point.y - bounds.midY) <= 9 ? self : nil",
    "let hit = super.hitTest(point, with: event); return hit === self ? nil : hit",
    """
    if let hit = super.hitTest(point, with: event) { return hit }
        for child in subviews.reversed() {
          if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return nil
    """,
    "for child in subviews where child.frame.contains(point) { return child }; return nil",
    "self.point(inside: point, with: event) ? superview : nil",
    "if point.x > 18 { asked += 1 }; return asked > 4 ? self : super.hitTest(point, with: event)",
    "return point.x > 9 ? subviews[Int(point.y)] : self",
    "guard let friend else { return nil }; return friend.hitTest(convert(point, to: friend), with: event) ?? self",
    "friend == nil || point.x > 9 ? self : super.hitTest(point, with: event)",
    "gone.isHidden ? nil : self",
    """
    var view = super.hitTest(point, with: event)
        while let other = view, other != self { view = other.superview }
        return view == self && point.y > 5 ? view : friend
    """,
    "super.hitTest(point, with: event) == self ? superview : friend",
    "superview == friend?.superview ? friend : self",
    "subviews.reversed().first { $0.frame.contains(point) } ?? super.hitTest(point, with: event)",
    """
    let near = subviews.filter { !$0.isHidden }
        let distance = { (view: UIView) in abs(view.center.x - point.x) }
        return near.min { distance($0) < distance($1) } ?? self
    """,
    """
    var found: [UIView] = [self]
        for child in subviews where child.frame.contains(point) { found.append(child) }
        return found.count > 2 ? found[1] : found.last
    """,
    "point.x > 16 ? superview?.hitTest(convert(point, to: superview), with: event) : self",
  ]

  private static func program(_ name: String, _ member: String) -> String {
    """
    class \(name): UIView {
      static let extra: CGFloat = 11
      var asked = 0
      let limit: CGFloat = 17
      weak var friend: UIView?
      unowned var gone = UIView()
      \(member)
    }
    """
  }

  private static var programs: [String] {
    insides.map {
      program(
        "TouchArea",
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { \($0) }")
    }
      + hits.map {
        program(
          "TouchArea",
          "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { \($0) }")
      }
  }

  private static let scenes = [
    [
      "add TouchArea a 5 5 24 20", "add view child -6 10 20 20 in a",
      "add button deep 4 4 30 8 in child", "add view front 30 2 8 8", "a.friend = child",
    ],
    [
      "add view box 2 2 34 28", "add TouchArea a 4 6 24 20 in box",
      "set a.transform rotation 30deg scale 1.2", "set a.bounds.origin 3 -2", "a.friend = box",
    ],
    [
      "add TouchArea a 2 2 20 20", "add TouchArea b 8 8 20 20", "add TouchArea c 4 4 9 9 in a",
      "set b.alpha 0.3", "a.friend = b", "b.friend = c",
    ],
  ]

  /// The result of one way: the map, or where and why it stopped, and the writes of scripts.
  private struct Outcome: Equatable {
    var map: HitMap?
    var stop: String?
    var asked: String?
  }

  private func outcome(
    _ program: String, _ lines: [String], _ ask: (HitMapQuestion) throws -> HitMap
  ) throws -> Outcome {
    let session = freshSession()
    session.limitScripts(steps: 3_000)
    _ = try session.run("screen 40 32")
    _ = try session.run(program)
    session.mustRun(lines)
    var outcome = Outcome()
    do {
      outcome.map = try ask(HitMapQuestion(session.scene))
    } catch let stop as HitMapQuestion.Stop {
      let report = stop.report
      outcome.stop = "\(stop.point) \(report.problem) \(report.line) \(report.printed)"
    }
    outcome.asked = session.shown("a.asked")
    return outcome
  }

  @Test("Every kind of override gives the same map both ways, or stops at the same point")
  func bothWays() throws {
    var maps = 0
    for program in Self.programs {
      for lines in Self.scenes {
        let together = try outcome(program, lines) { try $0.map() }
        let alone = try outcome(program, lines) { try $0.referenceMap() }
        #expect(together == alone, "\(program)\n\(lines)")
        if together.map != nil { maps += 1 }
      }
    }
    #expect(maps > 40, "\(maps)")
  }

  @Test("A layer that shows no view changes no map; the layer of a view does")
  func layers() throws {
    let session = freshSession()
    session.mustRun(["screen 40 32", "add view a 5 5 24 20"])
    let question = HitMapQuestion(session.scene)
    let copy = CALayer()
    copy.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    copy.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    copy.isHidden = true
    #expect(question.isPainted)
    let view = try #require(session.scene.object(named: "a") as? UIView)
    view.layer.isHidden = true
    #expect(!question.isPainted)
  }

  @Test("A coarse map of what only computes is the whole map")
  func coarse() throws {
    for program in Self.programs.prefix(2) {
      for lines in Self.scenes {
        let coarse = try outcome(program, lines) { try $0.map(spacing: 16) }
        let whole = try outcome(program, lines) { try $0.referenceMap() }
        #expect(coarse.map == whole.map, "\(program)\n\(lines)")
      }
    }
  }
}

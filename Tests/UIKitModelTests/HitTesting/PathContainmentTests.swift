import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Which points a path contains (GE-22 to GE-24).
@Suite struct PathContainmentTests {
  private func polygon(_ points: [CGPoint], isClosed: Bool = true) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if isClosed { path.close() }
    return path
  }

  /// Two squares in each other, both gone round the same way or each its own.
  private func nested(sameWay: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 100, 100))
    let inner = [at(25, 25), at(75, 25), at(75, 75), at(25, 75)]
    path.addLines(between: sameWay ? inner : inner.reversed())
    path.closeSubpath()
    return path
  }

  @Test("GE-22: turns decide unless another rule is asked for")
  func windingByDefault() {
    #expect(nested(sameWay: true).contains(at(50, 50)))
    #expect(!nested(sameWay: true).contains(at(50, 50), using: .evenOdd))
    #expect(nested(sameWay: true).contains(at(10, 10), using: .evenOdd))
    #expect(!nested(sameWay: false).contains(at(50, 50)))
    #expect(!nested(sameWay: false).contains(at(50, 50), using: .evenOdd))
  }

  @Test("GE-22: a star of five strokes has a middle by turns and a hole by crossings")
  func star() {
    let points = (0..<5).map { index in
      let angle = CGFloat(index * 2) * 2 * .pi / 5 - .pi / 2
      return at(50 + 50 * cos(angle), 50 + 50 * sin(angle))
    }
    let path = polygon(points)
    #expect(path.cgPath.contains(at(50, 50)))
    #expect(!path.cgPath.contains(at(50, 50), using: .evenOdd))
    #expect(path.cgPath.contains(at(50, 10), using: .evenOdd))
    #expect(!path.cgPath.contains(at(5, 5)))
  }

  @Test("GE-22: the transform is for the point")
  func transformOfThePoint() {
    let path = CGPath(rect: rect(100, 100, 10, 10), transform: nil)
    let move = CGAffineTransform(translationX: 100, y: 100)
    #expect(!path.contains(at(5, 5)))
    #expect(path.contains(at(5, 5), using: .winding, transform: move))
  }

  @Test("GE-22: the transform of an initializer is for the path")
  func transformOfThePath() {
    var move = CGAffineTransform(translationX: 100, y: 0)
    let path = CGPath(ellipseIn: rect(0, 0, 10, 10), transform: &move)
    #expect(path.contains(at(105, 5)))
    #expect(!path.contains(at(5, 5)))
  }

  @Test("GE-23: open subpaths count as closed")
  func openSubpaths() {
    let corner = [at(0, 0), at(100, 0), at(100, 100)]
    #expect(polygon(corner, isClosed: false).contains(at(70, 50)))
    #expect(!polygon(corner, isClosed: false).contains(at(30, 50)))
    let arc = UIBezierPath(
      arcCenter: at(50, 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(arc.contains(at(50, 60)))
    #expect(!arc.contains(at(50, 40)))
  }

  @Test("GE-23: usesEvenOddFillRule is false by default and decides")
  func evenOddSwitch() {
    let path = UIBezierPath(cgPath: nested(sameWay: true))
    #expect(!path.usesEvenOddFillRule)
    #expect(path.contains(at(50, 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(at(50, 50)))
    #expect((path.copy() as? UIBezierPath)?.contains(at(50, 50)) == false)
    #expect(path.cgPath.contains(at(50, 50)))
  }

  @Test("GE-23: the width of the line does not count")
  func lineWidth() {
    let path = UIBezierPath(rect: rect(10, 10, 10, 10))
    path.lineWidth = 20
    #expect(!path.contains(at(5, 15)))
  }

  @Test("GE-24: angle 0 is at three o'clock and angles grow downwards")
  func angles() {
    func half(_ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    }
    #expect(half(true).contains(at(0, 5)))
    #expect(!half(true).contains(at(0, -5)))
    #expect(half(false).contains(at(0, -5)))
    #expect(!half(false).contains(at(0, 5)))
    let quarter = UIBezierPath()
    quarter.move(to: .zero)
    quarter.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    quarter.close()
    #expect(quarter.contains(at(5, 5)))
    #expect(!quarter.contains(at(5, -5)) && !quarter.contains(at(-5, 5)))
    #expect(isClose(quarter.currentPoint, .zero))
  }

  @Test("GE-24: Core Graphics means the other way round by clockwise")
  func clockwiseOfCoreGraphics() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(path.contains(at(0, 5)))
    #expect(!path.contains(at(0, -5)))
  }

  @Test("GE-24: angles a whole turn apart make the whole circle, whichever way")
  func wholeCircle() {
    for clockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      for point in [at(5, 5), at(-5, 5), at(5, -5), at(-5, -5)] { #expect(path.contains(point)) }
      #expect(!path.contains(at(8, 8)))
    }
  }

  @Test("HT-10: a rectangle's path takes in its left and top edge and leaves out the others")
  func edgesOfARectangle() {
    let path = UIBezierPath(rect: rect(0, 0, 100, 50))
    #expect(path.contains(at(0, 0)) && path.contains(at(0, 25)) && path.contains(at(50, 0)))
    #expect(!path.contains(at(100, 25)) && !path.contains(at(50, 50)) && !path.contains(at(100, 0)))
    #expect(path.contains(at(99.999, 49.999)))
  }

  @Test("GE-22: an ellipse is met to less than a thousandth of its radius")
  func ellipseIsExact() {
    var random = SeededRandom(seed: SeededRandom.seed)
    let path = UIBezierPath(ovalIn: rect(-100, -50, 200, 100))
    for _ in 0..<4_000 {
      let point = at(random.number(-110...110), random.number(-60...60))
      let distance = hypot(point.x / 100, point.y / 50)
      if abs(distance - 1) < 0.0005 { continue }
      #expect(path.contains(point) == (distance < 1), "\(point)")
    }
  }

  @Test("GE-22: polygons agree with counting crossings of a fine ray")
  func polygonsAgreeWithCounting() {
    var random = SeededRandom(seed: SeededRandom.seed &+ 1)
    for _ in 0..<40 {
      let points = (0..<7).map { _ in at(random.number(0...100), random.number(0...100)) }
      let path = polygon(points).cgPath
      for _ in 0..<50 {
        let point = at(random.number(0...100), random.number(0...100))
        var crossings = 0
        var winding = 0
        for index in points.indices {
          let (a, b) = (points[index], points[(index + 1) % points.count])
          guard (a.y > point.y) != (b.y > point.y) else { continue }
          guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
        #expect(path.contains(point) == (winding != 0))
        #expect(path.contains(point, using: .evenOdd) == (crossings % 2 == 1))
      }
    }
  }

  @Test("GE-22: a curve that turns back is met exactly")
  func curveThatTurnsBack() {
    let path = UIBezierPath()
    path.move(to: at(0, 0))
    path.addCurve(to: at(0, 100), controlPoint1: at(200, 150), controlPoint2: at(200, -50))
    path.close()
    // By symmetry the curve is at y = 50 only once, at x = 150.
    #expect(path.contains(at(149.99, 50)))
    #expect(!path.contains(at(150.01, 50)))
    let parabola = UIBezierPath()
    parabola.move(to: at(0, 0))
    parabola.addQuadCurve(to: at(0, 100), controlPoint: at(100, 50))
    #expect(parabola.contains(at(49.99, 50)))
    #expect(!parabola.contains(at(50.01, 50)))
  }

  @Test("HT-12: a point that is not a number is in no path")
  func strangePoints() {
    let path = UIBezierPath(rect: rect(-1e9, -1e9, 2e9, 2e9))
    #expect(!path.contains(at(.nan, 0)) && !path.contains(at(0, .nan)))
    #expect(!path.contains(at(.infinity, 0)) && !path.contains(at(0, -.infinity)))
    #expect(!UIBezierPath().contains(.zero))
  }

  @Test("GE-22: a path says of a point what it says of it among many, and after it has grown")
  func askedOften() {
    var random = SeededRandom(seed: SeededRandom.seed &+ 2)
    func point() -> CGPoint {
      // Whole numbers meet ends and edges.
      let isWhole = random.number(0...1) < 0.5
      let (x, y) = (random.number(-10...110), random.number(-10...110))
      return isWhole ? at(x.rounded(), y.rounded()) : at(x, y)
    }
    for number in 0..<60 {
      let path = UIBezierPath()
      path.usesEvenOddFillRule = number % 2 == 0
      for step in 0..<8 {
        switch step == 0 ? 0 : Int(random.number(0...4.99)) {
        case 0: path.move(to: point())
        case 1, 2: path.addLine(to: point())
        case 3: path.addQuadCurve(to: point(), controlPoint: point())
        default: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
        for _ in 0..<40 {
          let place = point()
          let once = path.cgPath.contains(
            place, using: path.usesEvenOddFillRule ? .evenOdd : .winding)
          #expect(path.contains(place) == once, "\(place) in \(path.cgPath)")
        }
      }
    }
  }
}

import Foundation
import Testing
import UIKitModel

/// Building paths.
@Suite struct PathTests {
  @Test("GE-22: round corners are cut off where they are asked for")
  func roundCorners() {
    let all = UIBezierPath(roundedRect: rect(0, 0, 100, 100), cornerRadius: 20)
    for corner in [at(2, 2), at(98, 2), at(2, 98), at(98, 98)] { #expect(!all.contains(corner)) }
    #expect(all.contains(at(50, 1)) && all.contains(at(1, 50)))
    let some = UIBezierPath(
      roundedRect: rect(0, 0, 100, 100), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!some.contains(at(2, 2)) && !some.contains(at(98, 98)))
    #expect(some.contains(at(98, 2)) && some.contains(at(2, 98)))
    let every = UIBezierPath(
      roundedRect: rect(0, 0, 100, 100), byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(every.cgPath == all.cgPath)
  }

  @Test("GE-22: a radius beyond half of the sides gives an ellipse")
  func largeRadius() {
    let path = UIBezierPath(roundedRect: rect(0, 0, 100, 100), cornerRadius: 500)
    #expect(!path.contains(at(10, 10)))
    #expect(path.contains(at(50, 1)))
  }

  @Test("GE-22: boxes go round the path, with and without control points")
  func boxes() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.isEmpty)
    path.move(to: at(0, 0))
    path.addQuadCurve(to: at(100, 0), control: at(50, 100))
    #expect(path.boundingBox == rect(0, 0, 100, 100))
    #expect(isClose(path.boundingBoxOfPath, rect(0, 0, 100, 50)))
    #expect(path.currentPoint == at(100, 0))
    #expect(UIBezierPath(rect: rect(1, 2, 3, 4)).bounds == rect(1, 2, 3, 4))
  }

  @Test("GE-22: steps without a beginning do nothing; after a close they begin where that began")
  func currentPoint() {
    let path = UIBezierPath()
    path.addLine(to: at(10, 10))
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: at(5, 5))
    path.addLine(to: at(50, 5))
    path.addLine(to: at(50, 50))
    path.close()
    #expect(path.currentPoint == at(5, 5))
    path.addLine(to: at(5, 90))
    path.addLine(to: at(45, 90))
    #expect(path.contains(at(10, 80)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("GE-22: paths are appended, moved and turned round")
  func changes() {
    let path = UIBezierPath(rect: rect(0, 0, 100, 100))
    path.append(UIBezierPath(rect: rect(25, 25, 50, 50)).reversing())
    #expect(!path.contains(at(50, 50)))
    #expect(path.contains(at(10, 10)))
    path.apply(CGAffineTransform(translationX: 1_000, y: 0))
    #expect(path.contains(at(1_010, 10)))
    #expect(!path.contains(at(10, 10)))
    let copy = path.cgPath.mutableCopy()
    copy?.addRect(rect(0, 0, 5, 5))
    #expect(copy?.contains(at(1, 1)) == true)
    #expect(!path.contains(at(1, 1)))
  }

  @Test("GE-22: what a line covers, with each kind of end and corner")
  func strokes() {
    let line = CGMutablePath()
    line.addLines(between: [at(0, 0), at(100, 0), at(100, 100)])
    func stroke(_ cap: CGLineCap, _ join: CGLineJoin) -> CGPath {
      line.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: 10)
    }
    let plain = stroke(.butt, .bevel)
    #expect(plain.contains(at(50, 9)) && plain.contains(at(50, -9)) && plain.contains(at(91, 50)))
    #expect(!plain.contains(at(50, 11)) && !plain.contains(at(-5, 0)))
    #expect(!plain.contains(at(109, -9)))
    #expect(stroke(.butt, .miter).contains(at(109, -9)))
    #expect(stroke(.butt, .round).contains(at(106, -6)))
    #expect(!stroke(.butt, .round).contains(at(109, -9)))
    #expect(stroke(.square, .bevel).contains(at(-9, 9)))
    #expect(stroke(.round, .bevel).contains(at(-9, 0)))
    #expect(!stroke(.round, .bevel).contains(at(-9, 9)))
  }
}

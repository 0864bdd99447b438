import Foundation
import Testing
import UIKitModel

/// CGAffineTransform, which Foundation lacks on Linux, and rectangles (GE-15 to GE-18).
@Suite struct TransformTests {
  private let skew = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 10, ty: 20)
  private let turn = CGAffineTransform(rotationAngle: 0.7)

  @Test("GE-12: the makers give Core Graphics' entries")
  func makers() {
    #expect(CGAffineTransform() == .identity)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!skew.isIdentity)
    #expect(turn.a == cos(0.7) && turn.b == sin(0.7) && turn.c == -sin(0.7) && turn.d == cos(0.7))
    #expect(
      CGAffineTransform(scaleX: 2, y: 3)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    #expect(
      CGAffineTransform(translationX: 2, y: 3)
        == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3))
  }

  @Test("GE-1: concatenating means this one first, then the other")
  func concatenating() {
    let move = CGAffineTransform(translationX: 5, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(at(1, 1).applying(move.concatenating(double)) == at(12, 2))
    #expect(at(1, 1).applying(double.concatenating(move)) == at(7, 2))
    let both = at(3, 4).applying(skew).applying(turn)
    #expect(isClose(at(3, 4).applying(skew.concatenating(turn)), both, 1e-12))
  }

  @Test("GE-1: rotated, scaledBy and translatedBy act before the transform itself")
  func actingBefore() {
    #expect(skew.translatedBy(x: 1, y: 2).tx == 10)
    #expect(isClose(skew.rotated(by: 0.7), turn.concatenating(skew)))
    #expect(
      isClose(
        skew.scaledBy(x: 2, y: 5), CGAffineTransform(scaleX: 2, y: 5).concatenating(skew)))
    #expect(
      isClose(
        skew.translatedBy(x: 2, y: 5),
        CGAffineTransform(translationX: 2, y: 5).concatenating(skew)))
  }

  @Test("GE-25: inverted undoes, and gives a singular transform back")
  func inverted() {
    #expect(isClose(skew.concatenating(skew.inverted()), .identity))
    #expect(isClose(skew.inverted().concatenating(skew), .identity))
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
    #expect(skew.determinant == 7)
    #expect(singular.determinant == 0)
  }

  @Test("GE-4: upright rectangles stay upright under scales and quarter turns only")
  func keepsAxes() {
    #expect(CGAffineTransform(scaleX: -2, y: 3).keepsAxes)
    #expect(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4).keepsAxes)
    #expect(!turn.keepsAxes)
    #expect(!CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0).keepsAxes)
  }

  @Test("GE-21: a rectangle becomes the box round its corners; null stays null")
  func rectangles() {
    #expect(rect(0, 0, 10, 20).applying(skew) == rect(-10, 20, 40, 70))
    #expect(CGRect.null.applying(skew).isNull)
    #expect(CGSize(width: 3, height: 4).applying(skew) == CGSize(width: 2, height: 15))
  }

  @Test("GE-15: CGRect.contains is half-open, and false for null and empty rectangles")
  func contains() {
    let unit = rect(0, 0, 1, 1)
    #expect(unit.contains(at(0, 0)))
    #expect(!unit.contains(at(1, 0)))
    #expect(!unit.contains(at(0, 1)))
    #expect(!CGRect.null.contains(at(0, 0)))
    #expect(!rect(0, 0, 0, 5).contains(at(0, 0)))
    #expect(!rect(0, 0, 5, 0).contains(at(0, 0)))
  }

  @Test("GE-16: negative sizes are standardized by edges, contains and insetBy, not by size")
  func standardized() {
    let negative = rect(10, 20, -10, -20)
    #expect(negative.standardized == rect(0, 0, 10, 20))
    #expect(negative.width == 10 && negative.height == 20)
    #expect(negative.size.width == -10)
    #expect(negative.minX == 0 && negative.maxX == 10 && negative.minY == 0)
    #expect(negative.contains(at(5, 5)))
    #expect(negative.insetBy(dx: 1, dy: 1) == rect(1, 1, 8, 18))
    let view = UIView()
    view.bounds = negative
    #expect(view.point(inside: at(5, 5), with: nil), "as point(inside:) has it, too")
    #expect(!view.point(inside: at(10, 5), with: nil))
    #expect(!view.point(inside: at(15, 5), with: nil))
  }

  @Test("GE-17: insetBy is null where the result had a negative size, and exactly empty is not")
  func insetBy() {
    #expect(rect(0, 0, 10, 10).insetBy(dx: 6, dy: 0).isNull)
    #expect(rect(0, 0, 10, 10).insetBy(dx: 0, dy: 6).isNull)
    let empty = rect(0, 0, 10, 10).insetBy(dx: 5, dy: 5)
    #expect(!empty.isNull && empty.isEmpty)
    #expect(empty == rect(5, 5, 0, 0))
    #expect(rect(0, 0, 10, 10).insetBy(dx: -5, dy: -1) == rect(-5, -1, 20, 12))
  }

  @Test("GE-17: inset(by:) moves each edge, and is null as insetBy is")
  func insetByInsets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect(10, 10, 20, 20).inset(by: insets) == rect(12, 11, 14, 16))
    #expect(rect(30, 30, -20, -20).inset(by: insets) == rect(12, 11, 14, 16))
    let outwards = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4)
    #expect(rect(10, 10, 20, 20).inset(by: outwards) == rect(8, 9, 26, 24))
    let wide = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 6)
    #expect(rect(0, 0, 20, 20).inset(by: wide).isNull)
    let tall = UIEdgeInsets(top: 15, left: 0, bottom: 6, right: 0)
    #expect(rect(0, 0, 20, 20).inset(by: tall).isNull)
    let exact = rect(0, 0, 20, 20).inset(by: UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0))
    #expect(!exact.isNull && exact == rect(0, 5, 20, 0))
    #expect(CGRect.null.inset(by: outwards).isNull)
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    #expect(rect(1, 2, 3, 4).inset(by: .zero) == rect(1, 2, 3, 4))
  }

  @Test(
    "GE-18: null has an infinite origin and is neutral in unions; disjoint intersections are null")
  func null() {
    #expect(CGRect.null.origin == at(.infinity, .infinity))
    #expect(CGRect.null.size == .zero)
    #expect(CGRect.null.isNull && CGRect.null.isEmpty)
    #expect(CGRect.null.union(rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
    #expect(rect(1, 2, 3, 4).union(.null) == rect(1, 2, 3, 4))
    #expect(rect(0, 0, 1, 1).intersection(rect(5, 5, 1, 1)).isNull)
    #expect(rect(0, 0, 2, 2).intersection(rect(1, 1, 2, 2)) == rect(1, 1, 1, 1))
  }

  @Test("GE-18: touching rectangles meet in an empty one here, so intersects is true")
  func touching() {
    let (first, second) = (rect(0, 0, 1, 1), rect(1, 0, 1, 1))
    #expect(first.intersection(second) == rect(1, 0, 0, 1))
    #expect(first.intersects(second), "as Foundation on Linux has it; ask isEmpty where it matters")
  }
}

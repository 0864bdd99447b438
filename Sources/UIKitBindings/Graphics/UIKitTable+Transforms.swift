import Foundation
import ScriptLibrary
import UIKitModel

/// Transforms of the plane and of space.
extension UIKitTable {
  static func addTransforms(_ table: Table) {
    table.structure(
      CGAffineTransform.self, protocols: ["Equatable", "Hashable"],
      "A map of the plane; positive rotations are clockwise on screen (GE-12)."
    ) {
      $0.field("a", \CGAffineTransform.a, "The entry that takes x to x′.")
      $0.field("b", \CGAffineTransform.b, "The entry that takes x to y′.")
      $0.field("c", \CGAffineTransform.c, "The entry that takes y to x′.")
      $0.field("d", \CGAffineTransform.d, "The entry that takes y to y′.")
      $0.field("tx", \CGAffineTransform.tx, "The move along x.")
      $0.field("ty", \CGAffineTransform.ty, "The move along y.")
      $0.memberwise("init(a:b:c:d:tx:ty:)", "A map by its six entries.")
      $0.initializer("init()", "The map that changes nothing.") { () in CGAffineTransform.identity }
      $0.initializer("init(rotationAngle:)", "A rotation in radians (GE-12).") {
        (angle: CGFloat) in CGAffineTransform(rotationAngle: angle)
      }
      $0.initializer("init(scaleX:y:)", "A scale along each axis.") {
        (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y)
      }
      $0.initializer("init(translationX:y:)", "A move.") {
        (x: CGFloat, y: CGFloat) in CGAffineTransform(translationX: x, y: y)
      }
      $0.staticProperty(
        "identity", get: { CGAffineTransform.identity }, "The map that changes nothing.")
      $0.property(
        "isIdentity", get: { (t: CGAffineTransform) in t.isIdentity },
        "Whether it changes nothing.")
      $0.method("rotated(by:)", "A rotation in radians first, then this map.") {
        (t: CGAffineTransform, angle: CGFloat) in t.rotated(by: angle)
      }
      $0.method("scaledBy(x:y:)", "A scale first, then this map.") {
        (t: CGAffineTransform, x: CGFloat, y: CGFloat) in t.scaledBy(x: x, y: y)
      }
      $0.method("translatedBy(x:y:)", "A move first, then this map.") {
        (t: CGAffineTransform, x: CGFloat, y: CGFloat) in t.translatedBy(x: x, y: y)
      }
      $0.method("concatenating(_:)", "This map first, then the other.") {
        (t: CGAffineTransform, other: CGAffineTransform) in t.concatenating(other)
      }
      $0.method("inverted()", "What undoes it; itself when nothing does (GE-25).") {
        (t: CGAffineTransform) in t.inverted()
      }
      $0.describe(debug: { (t: CGAffineTransform) in t.debugDescription }) {
        (t: CGAffineTransform) in t.description
      }
    }
    addSpatialTransforms(table)
  }

  private static func addSpatialTransforms(_ table: Table) {
    table.structure(
      CATransform3D.self, protocols: ["Equatable", "Hashable"],
      "A map of space; m34 gives it perspective (GE-32)."
    ) {
      $0.field("m11", \CATransform3D.m11, "Row 1, column 1.")
      $0.field("m12", \CATransform3D.m12, "Row 1, column 2.")
      $0.field("m13", \CATransform3D.m13, "Row 1, column 3.")
      $0.field("m14", \CATransform3D.m14, "Row 1, column 4.")
      $0.field("m21", \CATransform3D.m21, "Row 2, column 1.")
      $0.field("m22", \CATransform3D.m22, "Row 2, column 2.")
      $0.field("m23", \CATransform3D.m23, "Row 2, column 3.")
      $0.field("m24", \CATransform3D.m24, "Row 2, column 4.")
      $0.field("m31", \CATransform3D.m31, "Row 3, column 1.")
      $0.field("m32", \CATransform3D.m32, "Row 3, column 2.")
      $0.field("m33", \CATransform3D.m33, "Row 3, column 3.")
      $0.field("m34", \CATransform3D.m34, "Row 3, column 4: the perspective.")
      $0.field("m41", \CATransform3D.m41, "Row 4, column 1: the move along x.")
      $0.field("m42", \CATransform3D.m42, "Row 4, column 2: the move along y.")
      $0.field("m43", \CATransform3D.m43, "Row 4, column 3: the move along z.")
      $0.field("m44", \CATransform3D.m44, "Row 4, column 4.")
      $0.initializer("init()", "A map of zeros.") { () in CATransform3D() }
    }
    table.global(
      "CATransform3DIdentity", get: { CATransform3DIdentity }, "The map that changes nothing.")
    table.function("CATransform3DMakeRotation(_:_:_:_:)", "A rotation around an axis.") {
      (angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) in
      CATransform3DMakeRotation(angle, x, y, z)
    }
    table.function("CATransform3DMakeScale(_:_:_:)", "A scale.") {
      (x: CGFloat, y: CGFloat, z: CGFloat) in CATransform3DMakeScale(x, y, z)
    }
    table.function("CATransform3DMakeTranslation(_:_:_:)", "A move.") {
      (x: CGFloat, y: CGFloat, z: CGFloat) in CATransform3DMakeTranslation(x, y, z)
    }
    table.function("CATransform3DRotate(_:_:_:_:_:)", "A rotation first, then a map.") {
      (t: CATransform3D, angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) in
      CATransform3DRotate(t, angle, x, y, z)
    }
    table.function("CATransform3DScale(_:_:_:_:)", "A scale first, then a map.") {
      (t: CATransform3D, x: CGFloat, y: CGFloat, z: CGFloat) in CATransform3DScale(t, x, y, z)
    }
    table.function("CATransform3DTranslate(_:_:_:_:)", "A move first, then a map.") {
      (t: CATransform3D, x: CGFloat, y: CGFloat, z: CGFloat) in CATransform3DTranslate(t, x, y, z)
    }
    table.function("CATransform3DConcat(_:_:)", "The first map, then the second.") {
      (a: CATransform3D, b: CATransform3D) in CATransform3DConcat(a, b)
    }
    table.function("CATransform3DMakeAffineTransform(_:)", "What moves the plane as a map does.") {
      (t: CGAffineTransform) in CATransform3DMakeAffineTransform(t)
    }
    table.function("CATransform3DGetAffineTransform(_:)", "What a map does to the plane.") {
      (t: CATransform3D) in CATransform3DGetAffineTransform(t)
    }
    table.function("CATransform3DIsIdentity(_:)", "Whether a map changes nothing.") {
      (t: CATransform3D) in CATransform3DIsIdentity(t)
    }
    table.function("CATransform3DInvert(_:)", "The inverse; the same map if there is none.") {
      (t: CATransform3D) in CATransform3DInvert(t)
    }
    table.function("CATransform3DEqualToTransform(_:_:)", "Whether both maps are the same.") {
      (a: CATransform3D, b: CATransform3D) in CATransform3DEqualToTransform(a, b)
    }
    table.function("CATransform3DIsAffine(_:)", "Whether a map moves the plane alone.") {
      (t: CATransform3D) in CATransform3DIsAffine(t)
    }
  }
}

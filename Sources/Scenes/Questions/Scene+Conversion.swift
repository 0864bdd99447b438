import Foundation
import Records
import UIKitModel

extension Scene {
  /// One conversion between a view and its superview, with the numbers that it is based on.
  package func conversion(
    of point: CGPoint, to result: CGPoint, for view: UIView,
    _ direction: PointConversion.Direction
  ) -> PointConversion {
    PointConversion(
      view: objectName(view), direction: direction, from: point, to: result,
      frameOrigin: view.frame.origin, boundsOrigin: view.bounds.origin,
      transform: view.conversionEntries,
      isPossible: direction == .up || view.isConvertible)
  }

  /// A point converted between a view and its superview, without the rounding of a matrix if the
  /// view is only translated.
  package func conversion(
    of point: CGPoint, for view: UIView, _ direction: PointConversion.Direction
  ) -> PointConversion {
    let map = direction == .up ? view.mapToSuperview : view.mapFromSuperview
    let result =
      view.isExact ? view.movedExactly(point, direction) : point.applying(map)
    return conversion(of: point, to: result, for: view, direction)
  }

  /// A point converted to a view's coordinates step by step: from `source`, or from the screen.
  package func conversionRecord(
    of point: CGPoint, from source: UIView?, to target: UIView
  ) throws -> ConversionRecord {
    guard let window = target.window else {
      throw Problem.notInWindow(objectName(target).text)
    }
    if let source, source.topmost !== target.topmost {
      throw Problem.notInSameWindow(objectName(source).text, objectName(target).text)
    }
    var steps: [PointConversion] = []
    var current = point
    func go(_ view: UIView, _ direction: PointConversion.Direction) {
      let step = conversion(of: current, for: view, direction)
      steps.append(step)
      current = step.to
    }
    let path = ConversionPath(from: source ?? window, to: target)
    if source == nil { go(window, .down) }
    for view in path.up { go(view, .up) }
    for view in path.down { go(view, .down) }
    return ConversionRecord(
      from: point, source: source.map(objectName), target: objectName(target), steps: steps,
      result: current, isInside: target.bounds.holds(current), bounds: target.bounds)
  }
}

extension UIView {
  /// Whether the conversion is a mere translation, without the rounding of a matrix.
  fileprivate var isExact: Bool { transform.isIdentity && !isInPerspective }

  /// The entries of the transform: nil for the identity; with perspective nine, those of the map to
  /// the superview.
  var conversionEntries: [Double]? {
    if isInPerspective { return mapToSuperview.entries }
    return transform.isIdentity ? nil : transform.entries
  }

  fileprivate var isConvertible: Bool {
    isInPerspective ? mapToSuperview.isInvertible : transform.isInvertible
  }

  fileprivate func movedExactly(
    _ point: CGPoint, _ direction: PointConversion.Direction
  ) -> CGPoint {
    let offset = CGPoint(
      x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y)
    return direction == .up
      ? CGPoint(x: point.x + offset.x, y: point.y + offset.y)
      : CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }
}

extension Projection {
  /// The nine entries, row by row: those of the points' x, of their y and of 1.
  nonisolated package var entries: [Double] {
    [plane.a, plane.b, slopeX, plane.c, plane.d, slopeY, plane.tx, plane.ty, scale]
  }
}

extension CGAffineTransform {
  /// The six entries in the order a, b, c, d, tx, ty.
  nonisolated package var entries: [Double] { [a, b, c, d, tx, ty] }
}

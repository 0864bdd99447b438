import Foundation

/// A transform, composed step by step, and its effect on a view (TF-4, TF-5, TF-11).
package struct TransformRecord: Codable, Sendable {
  /// One step of a transform.
  package enum Step: Codable, Sendable, Hashable {
    /// By an angle in degrees, clockwise on the screen.
    case rotate(Double)
    case scale(x: Double, y: Double)
    /// By a number of points.
    case move(x: Double, y: Double)
  }

  /// A step, and the matrix of all steps up to it: the last step is multiplied at the right.
  package struct Stage: Codable, Sendable, Hashable {
    package let step: Step
    /// The six entries of the step alone.
    package let own: [Double]
    /// The six entries of the product.
    package let product: [Double]

    package init(step: Step, own: [Double], product: [Double]) {
      self.step = step
      self.own = own
      self.product = product
    }
  }

  /// A corner of the bounds, converted to the superview.
  package struct Corner: Codable, Sendable, Hashable {
    /// Relative to the anchor point.
    package let offset: CGPoint
    /// The same after the matrix.
    package let moved: CGPoint
    /// Its position in the superview without the transform, and with it.
    package let before: CGPoint
    package let after: CGPoint

    package init(offset: CGPoint, moved: CGPoint, before: CGPoint, after: CGPoint) {
      self.offset = offset
      self.moved = moved
      self.before = before
      self.after = after
    }
  }

  package let view: ObjectName
  /// Empty if the view's own transform is shown.
  package let stages: [Stage]
  /// The six entries.
  package let matrix: [Double]
  /// The entries of the steps in the other order; nil if there is only one.
  package let reverse: [Double]?
  /// Whether the matrix can be inverted (TF-8).
  package let isInvertible: Bool
  package let center: CGPoint
  package let anchorPoint: CGPoint
  /// From the top left one, clockwise unless mirrored.
  package let corners: [Corner]
  /// The bounding box of the corners (GE-4).
  package let frame: CGRect
  /// The term for the center, for an object that is not a view.
  package let term: PlaceTerm?

  package init(
    view: ObjectName, stages: [Stage], matrix: [Double], reverse: [Double]?, isInvertible: Bool,
    center: CGPoint, anchorPoint: CGPoint, corners: [Corner], frame: CGRect,
    term: PlaceTerm? = nil
  ) {
    self.term = term
    self.view = view
    self.stages = stages
    self.matrix = matrix
    self.reverse = reverse
    self.isInvertible = isInvertible
    self.center = center
    self.anchorPoint = anchorPoint
    self.corners = corners
    self.frame = frame
  }
}

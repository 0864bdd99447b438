import Foundation

/// A point converted from one view to another, step by step.
package struct ConversionRecord: Codable, Sendable {
  /// The point as it was given.
  package let from: CGPoint
  /// The view in whose coordinates it was given; nil for the screen.
  package let source: ObjectName?
  package let target: ObjectName
  package let steps: [PointConversion]
  package let result: CGPoint
  /// Whether the result is in the target's bounds (HT-10).
  package let isInside: Bool
  package let bounds: CGRect

  package init(
    from: CGPoint, source: ObjectName?, target: ObjectName, steps: [PointConversion],
    result: CGPoint, isInside: Bool, bounds: CGRect
  ) {
    self.from = from
    self.source = source
    self.target = target
    self.steps = steps
    self.result = result
    self.isInside = isInside
    self.bounds = bounds
  }
}

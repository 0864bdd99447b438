import Foundation

/// The destination of a touch, and the other views that are drawn at its point.
package struct TouchRecord: Codable, Sendable {
  /// The point of the screen.
  package let point: CGPoint
  /// The view that gets it; nil for none.
  package let result: ObjectName?
  /// Whether it is a disabled control (CT-4).
  package let isDisabled: Bool
  /// The object whose code returned it, and the location of that code; nil if UIKit's own rules
  /// decided.
  package let giver: ObjectName?
  package let code: CodeOrigin?
  /// The other views drawn there, the foremost first; windows if no view gets the touch.
  package let others: [Other]
  /// The number of further ones.
  package let furtherOthers: Int
  /// The view that the user most likely means.
  package let likely: ObjectName?
  /// Whether the scene has changed since the hit in question.
  package let isOutdated: Bool

  package init(
    point: CGPoint, result: ObjectName?, isDisabled: Bool, giver: ObjectName?, code: CodeOrigin?,
    others: [Other], furtherOthers: Int, likely: ObjectName?, isOutdated: Bool
  ) {
    self.isOutdated = isOutdated
    self.point = point
    self.result = result
    self.isDisabled = isDisabled
    self.giver = giver
    self.code = code
    self.others = others
    self.furtherOthers = furtherOthers
    self.likely = likely
  }

  /// A view that does not get the touch, and the first decision against it.
  package struct Other: Codable, Sendable {
    package let view: ObjectName
    package let cause: WhyCause

    package init(view: ObjectName, cause: WhyCause) {
      self.view = view
      self.cause = cause
    }
  }
}

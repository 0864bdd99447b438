import Foundation

/// Where a touch goes, and what else is drawn at its point and does not get it.
package struct TouchRecord: Codable, Sendable {
  /// The point of the screen.
  package let point: CGPoint
  /// The view that gets it; nil for none.
  package let result: ObjectName?
  /// Whether it is a control that does nothing (CT-4).
  package let isDisabled: Bool
  /// The object whose code gave the touch to it, and where that code is; nil where UIKit's own
  /// rules did.
  package let giver: ObjectName?
  package let code: CodeOrigin?
  /// The other views drawn there, the foremost first; windows where no view gets the touch.
  package let others: [Other]
  /// How many more there are.
  package let furtherOthers: Int
  /// The view that the user is most likely to ask about.
  package let likely: ObjectName?
  /// Whether the scene has changed since the hit that is asked about.
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

  /// A view that does not get the touch, and the first decision that kept it away.
  package struct Other: Codable, Sendable {
    package let view: ObjectName
    package let cause: WhyCause

    package init(view: ObjectName, cause: WhyCause) {
      self.view = view
      self.cause = cause
    }
  }
}

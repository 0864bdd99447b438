import Foundation

/// The reason why UIKit refuses a constraint between two attributes (AL-26).
nonisolated public enum PairingRefusal: Equatable, Sendable {
  /// An edge, a center or a size with one of another kind.
  case attributes
  /// A leading or trailing edge with a left or right one.
  case directions
  /// An edge or a center with a constant alone.
  case location
}

extension NSLayoutConstraint {
  /// The reason why the constraint cannot be created; nil if it can.
  final var pairingRefusal: PairingRefusal? {
    guard let kind = firstAttribute.kind else { return .attributes }
    let isNumber = !hasSecond || multiplier == 0 || secondAttribute == .notAnAttribute
    if isNumber, kind != .size { return .location }
    guard let other = secondAttribute.kind, kind != other else { return nil }
    switch (kind, other) {
    case (.leftOrRight, .leadingOrTrailing), (.leadingOrTrailing, .leftOrRight):
      return .directions
    case (.horizontalMiddle, .leftOrRight), (.horizontalMiddle, .leadingOrTrailing),
      (.leftOrRight, .horizontalMiddle), (.leadingOrTrailing, .horizontalMiddle):
      return nil
    default: return .attributes
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes, which can be paired only with each other.
  enum Kind {
    case leftOrRight, leadingOrTrailing, horizontalMiddle, vertical, size
  }

  /// Its kind; nil for `notAnAttribute`.
  var kind: Kind? {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftOrRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingOrTrailing
    case .centerX, .centerXWithinMargins: .horizontalMiddle
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: nil
    }
  }
}

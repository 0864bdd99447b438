/// A declaration that the scan of a file has found, by its head alone.
package struct Declared: Sendable, Equatable {
  /// The relevant kinds: types, extensions, and globals.
  package enum Kind: String, Sendable {
    case `class`, structure, enumeration, `protocol`, `extension`, alias, function, variable
    /// `@interface NAME : SUPERCLASS` and `@implementation NAME`.
    case interface, implementation
    /// Either of them for a category.
    case category

    /// Whether it is a class, with a superclass if its head names one.
    package var isClass: Bool { self == .class || self == .interface }
    /// Whether it adds members to a type that is declared elsewhere.
    package var isAddition: Bool { self == .extension || self == .category }
  }

  package let kind: Kind
  /// The name; for an extension that of its type.
  package let name: String
  /// The enclosing type; empty at the top level.
  package let outer: String
  /// The types after the colon of its head.
  package var inherited: [String]
  /// The names of its functions and properties; selectors in Objective-C.
  package var members: [String]
  /// The line of its name, from 1.
  package let line: Int

  package init(
    _ kind: Kind, _ name: String, outer: String = "", inherited: [String] = [],
    members: [String] = [], line: Int
  ) {
    self.kind = kind
    self.name = name
    self.outer = outer
    self.inherited = inherited
    self.members = members
    self.line = line
  }
}

/// The members that affect touches.
package enum TouchMembers {
  /// Whether a member with that name, or that selector, affects touches when it is overridden.
  package static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set<String> = Set(
    """
    hitTest point touchesBegan touchesMoved touchesEnded touchesCancelled \
    pressesBegan pressesEnded pressesCancelled pressesChanged \
    touchesEstimatedPropertiesUpdated beginTracking continueTracking endTracking cancelTracking \
    sendAction sendActions sendEvent layoutSubviews layoutIfNeeded setNeedsLayout \
    gestureRecognizerShouldBegin gestureRecognizer gestureRecognizerShouldReceive \
    canBecomeFirstResponder canResignFirstResponder next canPerformAction target \
    isUserInteractionEnabled touchesShouldBegin touchesShouldCancel addGestureRecognizer \
    bounds frame isHidden alpha isExclusiveTouch isMultipleTouchEnabled \
    hitTest:withEvent: pointInside:withEvent: touchesBegan:withEvent: touchesMoved:withEvent: \
    touchesEnded:withEvent: touchesCancelled:withEvent: beginTrackingWithTouch:withEvent: \
    continueTrackingWithTouch:withEvent: endTrackingWithTouch:withEvent: \
    cancelTrackingWithEvent: sendAction:to:forEvent: sendEvent: \
    gestureRecognizerShouldBegin: gestureRecognizer:shouldReceiveTouch: \
    gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: \
    gestureRecognizer:shouldRequireFailureOfGestureRecognizer: \
    gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: \
    nextResponder touchesShouldBegin:withEvent:inContentView: \
    touchesShouldCancelInContentView: setFrame: setBounds:
    """.split(separator: " ").map(String.init))
}

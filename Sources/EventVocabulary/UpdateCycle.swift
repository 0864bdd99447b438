/// A pass of an update cycle, in the order in which a turn runs them (LC-1).
public enum CyclePass: String, Codable, Sendable, Hashable, CaseIterable {
  /// `updateConstraints`, from the leaves up (LC-2).
  case constraints
  /// `layoutSubviews`, from the window down (LC-2).
  case layout
  /// `draw(_:)`.
  case display
}

/// The reason why a view waits for a pass of the update cycle (LC-4, LC-6).
public enum MarkReason: String, Codable, Sendable, Hashable, CaseIterable {
  /// The app called `setNeedsLayout()`, `setNeedsDisplay()` or `setNeedsUpdateConstraints()`.
  case asked
  /// A subview was added.
  case subviewAdded
  /// The view was added to a superview.
  case added
  /// A subview was removed.
  case subviewRemoved
  /// The order of the subviews changed.
  case reordered
  /// It enters a window, and makes constraints of its own.
  case firstShown
  /// The size of its bounds changed.
  case resized
  /// The origin of its bounds changed, as in scrolling.
  case scrolled
  /// The size of a subview's bounds changed.
  case subviewResized
  /// Its size changed, and its content mode requires drawing then.
  case redraws
  /// A constraint changed that concerns the view.
  case constraintChanged
  /// Its intrinsic size changed: `invalidateIntrinsicContentSize()` (AL-13).
  case naturalSizeChanged

  /// The rule for a mark for a pass.
  public func rule(for pass: CyclePass) -> String {
    switch self {
    case .asked:
      switch pass {
      case .constraints: "LC-15"
      case .layout: "LC-3"
      case .display: "LC-4"
      }
    case .firstShown: "LC-11"
    case .redraws: "LC-4"
    case .constraintChanged: "LC-17"
    case .naturalSizeChanged: "AL-13"
    case .subviewAdded, .added, .subviewRemoved, .reordered, .resized, .scrolled, .subviewResized:
      "LC-6"
    }
  }
}

import Baseline

/// A tree of views as plain numbers, from which both sides of a benchmark are built.
struct Tree {
  /// Whether a view takes part in hit testing.
  enum Participation {
    case normal
    case hidden
    case interactionDisabled
  }

  /// The size of the screen, which is the size of every root.
  static let screen = (width: width, height: height)
  nonisolated static let width: Int32 = 390
  nonisolated static let height: Int32 = 844

  /// The root first, each parent before its children, subviews from back to front.
  private(set) var nodes: [TreeNode] = []

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  /// Adds a view in front of the other children of `parent` and returns its place in `nodes`.
  @discardableResult
  mutating func add(
    _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32,
    to parent: Int, _ participation: Participation = .normal
  ) -> Int {
    nodes.append(
      TreeNode(
        x: x, y: y, width: width, height: height, parent: Int32(parent),
        isHidden: participation == .hidden,
        isUserInteractionEnabled: participation != .interactionDisabled))
    return nodes.count - 1
  }

  /// Adds the root, which covers the screen.
  @discardableResult
  mutating func addRoot() -> Int {
    add(0, 0, Self.screen.width, Self.screen.height, to: -1)
  }

  /// Forgets the views that were added after the first `count`.
  mutating func truncate(to count: Int) {
    nodes.removeSubrange(count...)
  }
}

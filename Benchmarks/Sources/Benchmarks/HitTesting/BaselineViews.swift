import Baseline

/// A tree built in C++.
nonisolated final class BaselineViews {
  private let tree: OpaquePointer

  init(_ nodes: [TreeNode]) {
    tree = baselineCreate(nodes, nodes.count)
  }

  deinit {
    baselineDestroy(tree)
  }

  /// Hit-tests each point and returns the checksum of the answers.
  func sweep(_ points: [TouchPoint]) -> UInt64 {
    baselineSweep(tree, points, points.count)
  }
}

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

  /// Paints the hit map of the whole screen.
  func paint(_ cells: inout [Int32]) {
    cells.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      baselinePaint(tree, start, Tree.width, Tree.height)
    }
  }

  /// The checksum of cells that were painted.
  static func checksum(_ cells: [Int32]) -> UInt64 { baselineChecksum(cells, cells.count) }
}

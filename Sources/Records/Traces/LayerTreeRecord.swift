import Foundation

/// The trees of layers, from the windows' layers down.
package struct LayerTreeRecord: Codable, Sendable {
  package struct Node: Codable, Sendable {
    package let layer: ObjectName
    package let depth: Int
    /// The frame in the superlayer's coordinates.
    package let frame: CGRect
    /// Its zPosition among its siblings; omitted if it is 0 (LA-30).
    package let zPosition: Double?
    /// The view that it belongs to; omitted for a standalone one, which no touch reaches (LA-3).
    package let view: ObjectName?
    /// True for the mask of the layer above; omitted for its sublayers (LA-38).
    package let isMask: Bool?
    /// True for one that is not shown, including its subtree; omitted for others (LA-41).
    package let isHidden: Bool?

    package init(
      layer: ObjectName, depth: Int, frame: CGRect, zPosition: Double, view: ObjectName?,
      isMask: Bool, isHidden: Bool
    ) {
      self.layer = layer
      self.depth = depth
      self.frame = frame
      self.zPosition = zPosition == 0 ? nil : zPosition
      self.view = view
      self.isMask = isMask ? true : nil
      self.isHidden = isHidden ? true : nil
    }
  }

  /// Each layer after its superlayer: first its mask, then its sublayers from back to front as in
  /// `sublayers` (LA-7).
  package let nodes: [Node]

  package init(nodes: [Node]) {
    self.nodes = nodes
  }
}

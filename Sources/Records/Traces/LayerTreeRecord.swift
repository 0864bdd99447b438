import Foundation

/// The trees of layers, from the windows' layers down.
package struct LayerTreeRecord: Codable, Sendable {
  package struct Node: Codable, Sendable {
    package let layer: ObjectName
    package let depth: Int
    /// In the layer above.
    package let frame: CGRect
    /// What orders it among its siblings on the screen; left out where it is 0 (LA-30).
    package let zPosition: Double?
    /// The view that it is the layer of; left out for a free one, which no touch reaches (LA-3).
    package let view: ObjectName?
    /// True for what masks the layer above; left out for its sublayers (LA-38).
    package let isMask: Bool?
    /// True for one that is not shown, with all that is in it; left out for others (LA-41).
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

  /// Each layer after the one above it: first its mask, then its sublayers from the back to the
  /// front as `sublayers` has them (LA-7).
  package let nodes: [Node]

  package init(nodes: [Node]) {
    self.nodes = nodes
  }
}

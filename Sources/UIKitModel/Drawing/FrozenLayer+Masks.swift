extension FrozenLayer {
  /// A snapshot of a layer's mask; nil where masks are in masks more deeply than is drawn.
  ///
  /// Unlike a sublayer, a layer may be the mask of any number of others, and of layers that contain
  /// it: each way to it is drawn, and there may be as many as there are in a graph.
  static func mask(_ layer: CALayer, depth: Int) -> Inner? {
    guard maskDepth < deepestMask else { return nil }
    if maskDepth == 0 { maskCount = 0 }
    maskCount += 1
    guard maskCount <= mostMasks else { return nil }
    maskDepth += 1
    defer { maskDepth -= 1 }
    return Inner(layer, depth: depth)
  }

  /// The number of masks around the layer of which a snapshot is being made.
  private static var maskDepth = 0
  /// The number of masks in the outermost one so far.
  private static var maskCount = 0

  /// The deepest mask in masks that is drawn.
  private static let deepestMask = 4
  /// The maximum number of masks in one.
  private static let mostMasks = 1_000
}

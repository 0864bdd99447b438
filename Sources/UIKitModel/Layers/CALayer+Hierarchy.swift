import Foundation

/// The tree of layers. The layers of subviews are in it automatically; others are added.
extension CALayer {
  /// The layer that contains this one.
  public final var superlayer: CALayer? {
    if let lasting { return lasting.superlayer?.moment }
    if let superview = view?.superview { return superview.layer }
    return outer
  }

  /// The sublayers, from back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    if let lasting { return lasting.sublayers?.map(\.moment) }
    let layers = order ?? view?.subviews.map(\.layer) ?? []
    return layers.isEmpty ? nil : layers
  }

  /// Adds `layer` in front of the sublayers, removing it from where it was.
  public final func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.endIndex }
  }

  /// Inserts `layer` at an index, counted from the back; one beyond the end means the front.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.endIndex) }
  }

  /// Inserts `layer` directly behind `sibling`; in front of all when that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? layers.endIndex }
  }

  /// Inserts `layer` directly in front of `sibling`; in front of all when that is not a sublayer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in
      layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.endIndex
    }
  }

  /// Replaces `oldLayer` by `newLayer`.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.outer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. A view's layer leaves with its view only.
  public final func removeFromSuperlayer() {
    guard let outer else { return }
    if let index = outer.order?.lastIndex(where: { $0 === self }) {
      UIApplication.spend(((outer.order?.count ?? 0) - index) / 4)
      outer.order?.remove(at: index)
    }
    self.outer = nil
    state.pointee.enter(nil)
  }

  /// A layer that contains this one is refused (EX-26). Has no effect on the layer of a view that
  /// has a superview.
  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    var depth = 0
    var above: CALayer? = self
    while let current = above {
      if current === layer { return UIView.refused(.exception(.layerCycle, [layer])) }
      depth += 1
      above = current.superlayer
    }
    guard UIApplication.spend(4 * depth), layer.view?.superview == nil else { return }
    guard layer.fits(UIView.deepestLevel - depth) else { return UIView.refused(.tooDeep) }
    let wasCommitted = layer.isCommitted
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    // The only reference to the list, so that it is not copied.
    order = nil
    layers.insert(layer, at: index(layers))
    order = layers
    layer.outer = self
    layer.state.pointee.enter(state.pointee.space?.inner)
    if !wasCommitted { layer.addedAt = UIApplication.shared.transactions.commits }
    noteLevels(layer.state.pointee.levels)
    state.pointee.needsLayout = true
  }

  /// Records in this layer and its ancestors that this one now contains that many levels.
  final func noteLevels(_ below: Int32) {
    var levels = below
    var above: CALayer? = self
    while let current = above {
      levels += 1
      guard current.state.pointee.levels < levels else { return }
      current.state.pointee.levels = levels
      above = current.superlayer
    }
  }

  /// The number of layers above this one, or for a copy above the layer that it presents, so that
  /// no copies are made for it.
  package final var levelsAbove: Int {
    var layer = lasting ?? self
    var count = 0
    // The layers of superviews are counted together.
    while layer.view?.superview == nil, let above = layer.superlayer {
      count += 1
      layer = above
    }
    return count + (layer.view?.depth ?? 0)
  }

  /// Whether this layer's tree has no more levels than there is room for.
  private func fits(_ room: Int) -> Bool {
    if Int(state.pointee.levels) <= room { return true }
    let levels = levels
    state.pointee.levels = Int32(levels)
    return levels <= room
  }

  /// The number of levels of this layer's tree.
  private var levels: Int {
    var levels = 0
    var level = [self]
    while !level.isEmpty {
      levels += 1
      level = level.flatMap { $0.sublayers ?? [] }
    }
    return levels
  }

  /// Whether the layer, which has no view, is on screen: the transaction that added it is committed
  /// (LA-20).
  final var isCommitted: Bool {
    var current = self
    while current.view == nil {
      guard let above = current.outer,
        current.addedAt != UIApplication.shared.transactions.commits
      else { return false }
      current = above
    }
    return current.view?.window != nil
  }

  /// The layers in this one without a view enter a window with it: they are on screen after the
  /// next commit.
  final func stampOwnLayers() {
    guard let order else { return }
    let commits = UIApplication.shared.transactions.commits
    for layer in order where layer.view == nil { layer.addedAt = commits }
  }

  // The members below synchronize the order with the subviews of the layer's view.

  /// Adjusts the order after a subview was inserted at an index.
  final func insert(_ subview: UIView, at index: Int) {
    guard var layers = order, let view else { return }
    let above = index + 1 < view.subviewCount ? view.subviews[index + 1] : nil
    let place = layers.firstIndex { $0.view != nil && $0.view === above } ?? layers.endIndex
    layers.insert(subview.layer, at: place)
    order = layers
  }

  /// Adjusts the order after a subview left.
  final func remove(_ subview: UIView) {
    order?.removeAll { $0.view === subview }
  }

  /// Adjusts the order after two subviews changed places.
  final func exchange(_ first: UIView, _ second: UIView) {
    guard let layers = order, let one = layers.firstIndex(where: { $0.view === first }),
      let other = layers.firstIndex(where: { $0.view === second })
    else { return }
    order?.swapAt(one, other)
  }
}

/// The conversion of points between layers.
extension CALayer {
  /// Whether a point, in the layer's own coordinates, is in its bounds (HT-10). Corners, masks and
  /// paths are ignored.
  public final func contains(_ p: CGPoint) -> Bool {
    state.contains(p)
  }

  /// The farthest layer of this tree that contains a point, which is in the superlayer's
  /// coordinates; nil when it is outside the bounds.
  ///
  /// Sublayers are asked from the last to the first; zPosition does not count (HT-8).
  public final func hitTest(_ p: CGPoint) -> CALayer? {
    if isHidden { return nil }
    let own = state.convertFromSuperview(p)
    guard Door.send(.layerContains, to: self, [own], native: { contains(own) }) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      let hit = Door.send(.layerHitTest, to: layer, [own]) { layer.hitTest(own) }
      if let hit { return hit }
    }
    return self
  }

  /// A point of this layer in the coordinates of `layer`; nil means the topmost layer.
  public final func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    // Conversions one level down or up, which overrides of hit tests use, need no path.
    if let layer {
      let (own, other) = (lasting ?? self, layer.lasting ?? layer)
      if other.superlayer === own { return layer.state.convertFromSuperview(p) }
      if own.superlayer === other { return state.convertToSuperview(p) }
    }
    let path = LayerPath(from: self, to: layer ?? topmost)
    let meeting = path.up.reduce(p) { $1.state.convertToSuperview($0) }
    return path.down.reduce(meeting) { $1.state.convertFromSuperview($0) }
  }

  /// A point of `layer` in the coordinates of this one; nil means the topmost layer.
  public final func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    (layer ?? topmost).convert(p, to: self)
  }

  /// A rectangle of this layer in the coordinates of `layer`: an upright one around its corners,
  /// boxed where both branches meet and again at the end (GE-21).
  public final func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    let path = LayerPath(from: self, to: layer ?? topmost)
    let up = path.up.reduce(Projection.identity) {
      $0.concatenating($1.state.pointee.projection)
    }
    let down = path.down.reduce(Projection.identity) { map, layer in
      let step = layer.state.pointee.projection
      return map.concatenating(step.isInvertible ? step.inverted() : .impossible)
    }
    return r.applying(up).applying(down)
  }

  /// A rectangle of `layer` in the coordinates of this one; nil means the topmost layer.
  public final func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    (layer ?? topmost).convert(r, to: self)
  }

  private var topmost: CALayer {
    var top = lasting ?? self
    while let above = top.superlayer { top = above }
    return lasting == nil ? top : top.moment
  }
}

/// The path between two layers: up from one to where both branches meet, down to the other. For a
/// presentation copy the layers on the path are such copies, too; no others are made.
private struct LayerPath {
  let up: [CALayer]
  let down: [CALayer]

  init(from source: CALayer, to target: CALayer) {
    let sources = Self.chain(source)
    let targets = Self.chain(target)
    var shared = 0
    while shared < min(sources.count, targets.count),
      sources[sources.count - 1 - shared] === targets[targets.count - 1 - shared]
    {
      shared += 1
    }
    up = Self.shown(sources.dropLast(shared), of: source)
    down = Self.shown(targets.dropLast(shared), of: target).reversed()
  }

  /// The layer, or the one that a copy presents, and its ancestors.
  private static func chain(_ layer: CALayer) -> [CALayer] {
    var chain: [CALayer] = []
    var next: CALayer? = layer.lasting ?? layer
    while let current = next {
      chain.append(current)
      next = current.superlayer
    }
    return chain
  }

  private static func shown(_ chain: ArraySlice<CALayer>, of layer: CALayer) -> [CALayer] {
    guard layer.lasting != nil, !chain.isEmpty else { return Array(chain) }
    return [layer] + chain.dropFirst().map(\.moment)
  }
}

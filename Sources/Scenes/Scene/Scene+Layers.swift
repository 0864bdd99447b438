import Records
import UIKitModel

/// Layers in commands. They have no names of their own: a Swift variable contains them, or they are
/// the layer of a view, as in `red.layer`.
extension Scene {
  /// The layer in a global variable, or that of the view before `.layer`; nil if there is none.
  package func layer(named name: String) -> CALayer? {
    if let layer = engineIfMade?.object(inVariable: name) as? CALayer { return layer }
    guard name.hasSuffix(Self.layerEnding) else { return nil }
    let owner = String(name.dropLast(Self.layerEnding.count))
    return (object(named: owner) as? UIView)?.layer
  }

  /// The name of an object in the answer to a command that addressed it: one that can be typed.
  package func addressedName(of object: ModelObject) -> ObjectName {
    guard let layer = object as? CALayer else { return explainedName(of: object) }
    let className = className(of: layer)
    let name =
      engineIfMade?.variableName(of: layer)
      ?? shownView(of: layer).flatMap { typedName(of: $0) }.map { $0 + Self.layerEnding }
    return ObjectName(name ?? className, className: className)
  }

  /// The view that draws a layer: its own, or that of an ancestor; nil for none.
  package func view(drawing layer: CALayer) -> UIView? {
    var next: CALayer? = layer
    // No tree of layers is deeper, so that a cycle ends, too.
    for _ in 0..<Self.deepestLayer {
      guard let layer = next else { return nil }
      if let view = shownView(of: layer) { return view }
      next = layer.superlayer
    }
    return nil
  }

  /// The position of a layer among others.
  func facts(of layer: CALayer) -> LayerFacts {
    let sublayers = layer.sublayers ?? []
    return LayerFacts(
      view: shownView(of: layer).map { addressedName(of: $0) },
      superlayer: layer.superlayer.map { addressedName(of: $0) },
      sublayers: sublayers.prefix(LayerFacts.most).map { addressedName(of: $0) },
      sublayerCount: sublayers.count)
  }

  /// The layers below that of a view, or of all windows in the order of `tree(from:)`.
  package func layerTree(from start: UIView?) -> LayerTreeRecord {
    var nodes: [LayerTreeRecord.Node] = []
    for top in start.map({ [$0] }) ?? allWindows {
      var waiting = [WaitingLayer(layer: top.layer, depth: 0)]
      while let next = waiting.popLast() {
        nodes.append(node(next))
        for sublayer in (next.layer.sublayers ?? []).reversed() {
          waiting.append(
            WaitingLayer(layer: sublayer, depth: next.depth + 1, isInMask: next.isInMask))
        }
        // A mask's own mask is ignored (LA-38), and may be one of the layers that it masks.
        if let mask = next.layer.mask, !next.isInMask {
          waiting.append(
            WaitingLayer(layer: mask, depth: next.depth + 1, isMask: true, isInMask: true))
        }
      }
    }
    return LayerTreeRecord(nodes: nodes)
  }

  /// A layer that is still to be recorded.
  private struct WaitingLayer {
    let layer: CALayer
    let depth: Int
    var isMask = false
    var isInMask = false
  }

  private func node(_ next: WaitingLayer) -> LayerTreeRecord.Node {
    let layer = next.layer
    return LayerTreeRecord.Node(
      layer: addressedName(of: layer), depth: next.depth, frame: layer.frame,
      zPosition: layer.zPosition, view: shownView(of: layer).map { addressedName(of: $0) },
      isMask: next.isMask, isHidden: layer.isHidden)
  }

  /// The view that a layer belongs to, which is its delegate then (LA-2).
  private func shownView(of layer: CALayer) -> UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }

  private static let layerEnding = ".layer"
  private static let deepestLayer = 10_000
}

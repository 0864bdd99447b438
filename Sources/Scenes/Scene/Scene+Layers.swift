import Records
import UIKitModel

/// Layers that commands name. They have no names of their own: a variable of Swift holds them, or
/// they are the layer of a view, as in `red.layer`.
extension Scene {
  /// The layer in a variable of the top level, or that of the view before `.layer`; nil where
  /// there is none.
  package func layer(named name: String) -> CALayer? {
    if let layer = engineIfMade?.object(inVariable: name) as? CALayer { return layer }
    guard name.hasSuffix(Self.layerEnding) else { return nil }
    let owner = String(name.dropLast(Self.layerEnding.count))
    return (object(named: owner) as? UIView)?.layer
  }

  /// How an object is spoken of in the answer to a command that it was named for.
  package func addressedName(of object: ModelObject) -> ObjectName {
    guard let layer = object as? CALayer else { return objectName(object) }
    let className = className(of: layer)
    let name =
      engineIfMade?.variableName(of: layer)
      ?? shownView(of: layer).flatMap { typedName(of: $0) }.map { $0 + Self.layerEnding }
    return ObjectName(name ?? className, className: className)
  }

  /// The view that a layer is drawn in: its own, or that of a layer above it; nil for none.
  package func view(drawing layer: CALayer) -> UIView? {
    var next: CALayer? = layer
    // No tree of layers is deeper, so that one in a ring ends, too.
    for _ in 0..<Self.deepestLayer {
      guard let layer = next else { return nil }
      if let view = shownView(of: layer) { return view }
      next = layer.superlayer
    }
    return nil
  }

  /// Where a layer is among others.
  func facts(of layer: CALayer) -> LayerFacts {
    let sublayers = layer.sublayers ?? []
    return LayerFacts(
      view: shownView(of: layer).map { addressedName(of: $0) },
      superlayer: layer.superlayer.map { addressedName(of: $0) },
      sublayers: sublayers.prefix(LayerFacts.most).map { addressedName(of: $0) },
      sublayerCount: sublayers.count)
  }

  /// The view that a layer is that of: it is the delegate then (LA-2).
  private func shownView(of layer: CALayer) -> UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }

  private static let layerEnding = ".layer"
  private static let deepestLayer = 10_000
}

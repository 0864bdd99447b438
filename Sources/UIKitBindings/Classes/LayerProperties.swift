import Foundation
import UIKitModel

/// The properties of layers as commands know them: `inspect`, `set` and `frame` of a layer.
package enum LayerProperties {
  /// The rows: those that views show of their layers, then those that only layers have.
  package static let all: [ModelProperty] = {
    let rows = PropertyRows(collectingFor: "CALayer", .state)
    UIKitTable.addLayerSettings(rows)
    return rows.collected + own + ofShapes + ofGradients + ofTexts + ofReplicators
  }()

  /// A new layer of the same class of the model, to compare with.
  package static func prototype(of layer: CALayer) -> CALayer {
    CALayer.ofClass(type(of: layer))
  }

  private static let own = [
    row(
      "CALayer", "transform",
      .transform(
        PropertyAccess(
          get: { (l: CALayer) in l.affineTransform() }, set: { $0.setAffineTransform($1) }))),
    color("CALayer", "backgroundColor", \CALayer.backgroundColor),
    color("CALayer", "borderColor", \CALayer.borderColor),
    color("CALayer", "shadowColor", \CALayer.shadowColor),
    row(
      "CALayer", "name",
      .text(PropertyAccess(get: { (l: CALayer) in l.name }, set: { $0.name = $1 }))),
    row(
      "CALayer", "contentsScale",
      .number(
        PropertyAccess(get: { (l: CALayer) in l.contentsScale }, set: { $0.contentsScale = $1 }))),
  ]

  private static let ofShapes = [
    color("CAShapeLayer", "fillColor", \CAShapeLayer.fillColor),
    color("CAShapeLayer", "strokeColor", \CAShapeLayer.strokeColor),
    row(
      "CAShapeLayer", "lineWidth",
      .number(
        PropertyAccess(get: { (l: CAShapeLayer) in l.lineWidth }, set: { $0.lineWidth = $1 }))),
  ]

  private static let ofGradients = [
    row(
      "CAGradientLayer", "startPoint",
      .point(
        PropertyAccess(get: { (l: CAGradientLayer) in l.startPoint }, set: { $0.startPoint = $1 }))),
    row(
      "CAGradientLayer", "endPoint",
      .point(
        PropertyAccess(get: { (l: CAGradientLayer) in l.endPoint }, set: { $0.endPoint = $1 }))),
  ]

  private static let ofTexts = [
    row(
      "CATextLayer", "string",
      .text(
        PropertyAccess(
          get: { (l: CATextLayer) in
            (l.string as? AttributedText)?.string ?? l.string as? String
          }, set: { $0.string = $1 }))),
    row(
      "CATextLayer", "fontSize",
      .number(PropertyAccess(get: { (l: CATextLayer) in l.fontSize }, set: { $0.fontSize = $1 }))),
    color("CATextLayer", "foregroundColor", \CATextLayer.foregroundColor),
    row(
      "CATextLayer", "isWrapped",
      .boolean(
        PropertyAccess(get: { (l: CATextLayer) in l.isWrapped }, set: { $0.isWrapped = $1 }))),
  ]

  private static let ofReplicators = [
    row(
      "CAReplicatorLayer", "instanceCount",
      .wholeNumber(
        PropertyAccess(
          get: { (l: CAReplicatorLayer) in l.instanceCount }, set: { $0.instanceCount = $1 })))
  ]

  private static func row(
    _ owner: String, _ path: String, _ value: ModelProperty.Value
  ) -> ModelProperty {
    ModelProperty(owner: owner, path: path, value, topic: .state)
  }

  /// A colour, which commands name as they name those of views.
  private static func color<Layer: CALayer>(
    _ owner: String, _ name: String, _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> ModelProperty {
    let access = PropertyAccess<UIColor?>(
      get: { (layer: Layer) in layer[keyPath: path].map { UIColor(cgColor: $0) } },
      set: { layer, color in layer[keyPath: path] = color?.cgColor })
    return row(owner, name, .color(access))
  }
}

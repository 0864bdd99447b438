import EventVocabulary
import Records
import UIKitModel

/// What showing a view costs.
extension Scene {
  /// The layers of a view, and what the GPU has to do for them beyond drawing each once.
  package func costs(of view: UIView) -> CostRecord {
    let costs = RenderCosts(view)
    return CostRecord(
      view: objectName(view), layers: costs.layers,
      offscreen: costs.offscreen.map { layer, reasons in
        CostRecord.Pass(layer: name(of: layer), reasons: reasons)
      }, blended: costs.blended.map { name(of: $0) }, points: costs.pixels,
      blendedPoints: costs.blendedPixels, mostBlended: costs.mostBlended,
      drawnBytes: costs.drawnBytes)
  }

  /// A layer by the view that it shows, where there is one.
  private func name(of layer: CALayer) -> ObjectName {
    layer.shownView.map { objectName($0) } ?? objectName(ofAny: layer)
  }
}

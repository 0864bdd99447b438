import EventVocabulary
import Records
import UIKitModel

/// What showing a view costs.
extension Scene {
  /// The columns of a map of overdraw, at most.
  private static var mostColumns: Int { 64 }

  /// The layers of a view, and what the GPU has to do for them beyond drawing each once; with a map
  /// of how often something is blended where it is asked for.
  package func costs(of view: UIView, asMap: Bool = false) -> CostRecord {
    let costs = RenderCosts(view)
    let map = asMap ? costs.overdraw(columns: Self.mostColumns) : nil
    return CostRecord(
      view: objectName(view), layers: costs.layers,
      offscreen: costs.offscreen.map { layer, reasons in
        CostRecord.Pass(layer: name(of: layer), reasons: reasons)
      }, blended: costs.blended.map { name(of: $0) }, points: costs.pixels,
      blendedPoints: costs.blendedPixels, mostBlended: costs.mostBlended,
      drawnBytes: costs.drawnBytes,
      pictures: costs.pictures.map { picture in
        CostRecord.Picture(
          layer: name(of: picture.layer), pixels: picture.pixels, shown: picture.shown,
          bytes: picture.bytes, isScaled: picture.isScaled, isMisaligned: picture.isMisaligned)
      },
      overdraw: map.map { CostRecord.Overdraw(step: $0.step, rows: $0.rows) })
  }

  /// A layer by the view that it shows, where there is one.
  private func name(of layer: CALayer) -> ObjectName {
    layer.shownView.map { objectName($0) } ?? objectName(ofAny: layer)
  }
}

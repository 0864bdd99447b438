import EventVocabulary
import Records
import UIKitModel

/// The rendering cost of views.
extension Scene {
  /// The maximum number of columns of a map of overdraw.
  private static var mostColumns: Int { 64 }

  /// The layers of a view, and the GPU's work on them beyond drawing each once; with a map of how
  /// often each place is blended if it is requested. Views without a name are distinguished by
  /// their positions, as in `root subview 2`; `byClass`, by their class alone.
  package func costs(
    of view: UIView, asMap: Bool = false, byClass: Bool = false
  ) -> CostRecord {
    let name: (CALayer) -> ObjectName = { self.name(of: $0, byClass: byClass) }
    let costs = RenderCosts(view)
    let map = asMap ? costs.overdraw(columns: Self.mostColumns) : nil
    return CostRecord(
      view: objectName(view), layers: costs.layers,
      offscreen: costs.offscreen.map { layer, reasons in
        CostRecord.Pass(layer: name(layer), reasons: reasons)
      }, blended: costs.blended.map(name), points: costs.pixels,
      blendedPoints: costs.blendedPixels, mostBlended: costs.mostBlended,
      drawnBytes: costs.drawnBytes,
      pictures: costs.pictures.map { picture in
        CostRecord.Picture(
          layer: name(picture.layer), pixels: picture.pixels, shown: picture.shown,
          bytes: picture.bytes, isScaled: picture.isScaled, isMisaligned: picture.isMisaligned)
      },
      overdraw: map.map { CostRecord.Overdraw(step: $0.step, rows: $0.rows) })
  }

  /// The name of a layer by the view that it shows, if there is one.
  private func name(of layer: CALayer, byClass: Bool) -> ObjectName {
    guard let view = layer.shownView else { return objectName(ofAny: layer) }
    return byClass ? objectName(view) : explainedName(of: view)
  }
}

import EventVocabulary
import Foundation
import Records
import UIKitModel

/// Pictures of views, and recordings of their drawing.
extension Scene {
  /// The pixels of a view; nil if it has none, or more than a picture may have.
  package func picture(of view: UIView, scale: Double) -> PictureRecord? {
    guard let pixels = view.rendered(scale: CGFloat(scale)) else { return nil }
    return PictureRecord(
      view: objectName(view), width: Double(view.bounds.width),
      height: Double(view.bounds.height), scale: scale, columns: pixels.width,
      rows: pixels.height, rgba: Data(pixels.rgba), file: nil)
  }

  /// The calls of the view's `draw(_:)`, for the whole of its bounds. The view does not change.
  package func drawing(of view: UIView) -> DrawingRecord {
    let (calls, further) = view.traceDrawing()
    return DrawingRecord(
      view: objectName(view), rectangle: view.bounds.typed,
      isOwn: view.hasDrawingCode,
      calls: calls.map {
        DrawingRecord.Call(name: $0.name, numbers: $0.numbers, effects: $0.effects)
      }, further: further)
  }
}

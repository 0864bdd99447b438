import Records
import UIKitModel

/// Records the first of each kind of misuse that UIKit silently accepts while a line runs.
final class MisuseRecorder {
  private struct Found {
    var lostCall: String?
    // Names are read when the line is over: a view that is created in it has none before.
    weak var opaqueView: UIView?
    weak var transformed: ModelObject?
    weak var coloured: CALayer?
    var colorKey = ""
    var bitmap: LargeBitmap?
  }

  private var found = Found()

  deinit {}

  /// Begins a line.
  func begin() { found = Found() }

  /// The app did something that UIKit accepts without a message.
  func observe(_ misuse: SilentMisuse) {
    switch misuse {
    case .drawsNowhere(let call): found.lostCall = found.lostCall ?? call
    case .drawsOpaque(let view): found.opaqueView = found.opaqueView ?? view
    case .transformBeyondNumbers(let object): found.transformed = found.transformed ?? object
    case .colorOfAnotherKind(let layer, let key):
      if found.coloured == nil { (found.coloured, found.colorKey) = (layer, key) }
    case .largeBitmap(let bitmap): found.bitmap = found.bitmap ?? bitmap
    }
  }

  /// The remarks on the line, with the present names of objects in a scene.
  func remarks(in scene: Scene) -> [Remark] {
    var remarks: [Remark] = []
    if let call = found.lostCall { remarks.append(.drawsNowhere(call)) }
    if let view = found.opaqueView { remarks.append(.drawsOpaque(scene.objectName(view))) }
    if let object = found.transformed {
      remarks.append(.transformBeyondNumbers(scene.addressedName(of: object)))
    }
    if let layer = found.coloured {
      remarks.append(
        .colorOfAnotherKind(scene.addressedName(of: layer), key: found.colorKey))
    }
    if let bitmap = found.bitmap {
      remarks.append(
        .largeBitmap(
          size: bitmap.size, scale: Double(bitmap.scale), bytes: bitmap.bytes,
          isOfView: bitmap.use == .view))
    }
    return remarks
  }
}

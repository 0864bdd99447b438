import Records
import UIKitModel

/// Keeps the first of each kind of what UIKit took without a word while a line ran.
final class MisuseRecorder {
  private struct Found {
    var lostCall: String?
    // Names are asked for when the line is over: a view that is made in it has none before.
    weak var opaqueView: UIView?
    weak var transformed: ModelObject?
    var bitmap: LargeBitmap?
  }

  private var found = Found()

  deinit {}

  /// A line begins.
  func begin() { found = Found() }

  /// The app did something that UIKit takes without a word.
  func observe(_ misuse: SilentMisuse) {
    switch misuse {
    case .drawsNowhere(let call): found.lostCall = found.lostCall ?? call
    case .drawsOpaque(let view): found.opaqueView = found.opaqueView ?? view
    case .transformBeyondNumbers(let object): found.transformed = found.transformed ?? object
    case .largeBitmap(let bitmap): found.bitmap = found.bitmap ?? bitmap
    }
  }

  /// What should be known of the line, with the names that objects have in a scene by now.
  func remarks(in scene: Scene) -> [Remark] {
    var remarks: [Remark] = []
    if let call = found.lostCall { remarks.append(.drawsNowhere(call)) }
    if let view = found.opaqueView { remarks.append(.drawsOpaque(scene.objectName(view))) }
    if let object = found.transformed {
      remarks.append(.transformBeyondNumbers(scene.addressedName(of: object)))
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

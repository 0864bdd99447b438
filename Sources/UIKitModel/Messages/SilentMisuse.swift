import Foundation

/// A probable mistake of an app that UIKit accepts silently.
package enum SilentMisuse {
  /// A call found no context to draw into, and nothing is drawn (DR-2).
  case drawsNowhere(call: String)
  /// A view that is opaque and has no background drew for the first time: where it draws nothing
  /// the result is undefined, black in practice (DR-14).
  case drawsOpaque(UIView)
  /// A view or a layer was given a transform with an entry that is NaN or infinite.
  case transformBeyondNumbers(ModelObject)
  /// Key-value coding gave a layer a UIColor under a name for a CGColor, which it cannot draw.
  case colorOfAnotherKind(CALayer, key: String)
  /// Code draws into a bitmap that takes more memory than a device lets an app have (DR-12).
  case largeBitmap(LargeBitmap)
}

extension SilentMisuse {
  /// Reports it to the host, if there is one.
  func tell() { UIApplication.host?.observe(self) }
}

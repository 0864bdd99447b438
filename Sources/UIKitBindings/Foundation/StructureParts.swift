import Foundation
import Machine
import ScriptLibrary
import UIKitModel

/// The fields of layers' structures at the end of a key path: `transform.scale` (EX-30).
extension KeyValueCoding {
  /// The field of a structure; nil if there is none with that name.
  static func part(_ keys: ArraySlice<String>, of whole: Any) -> Any? {
    guard let first = keys.first else { return whole }
    let rest = keys.dropFirst()
    return switch (whole, first) {
    case (let rect as CGRect, "origin"): part(rest, of: rect.origin)
    case (let rect as CGRect, "size"): part(rest, of: rect.size)
    case (let point as CGPoint, "x") where rest.isEmpty: point.x
    case (let point as CGPoint, "y") where rest.isEmpty: point.y
    case (let size as CGSize, "width") where rest.isEmpty: size.width
    case (let size as CGSize, "height") where rest.isEmpty: size.height
    case (let transform as CATransform3D, _): transform.part(at: keys.joined(separator: "."))
    default: nil
    }
  }

  /// The structure with a field replaced; nil if there is none with that name, or if the value has
  /// another type.
  static func replacing(
    _ keys: ArraySlice<String>, of whole: Any, with value: AnyValue
  ) -> Any? {
    let rest = keys.dropFirst()
    guard let first = keys.first else {
      let native = Crossing.native(value)
      return Swift.type(of: native) == Swift.type(of: whole) ? native : nil
    }
    let number = rest.isEmpty ? number(value.object).map { CGFloat($0) } : nil
    switch (whole, first) {
    case (var rect as CGRect, "origin"):
      guard let origin = replacing(rest, of: rect.origin, with: value) as? CGPoint else {
        return nil
      }
      rect.origin = origin
      return rect
    case (var rect as CGRect, "size"):
      guard let size = replacing(rest, of: rect.size, with: value) as? CGSize else { return nil }
      rect.size = size
      return rect
    case (let point as CGPoint, "x"): return number.map { CGPoint(x: $0, y: point.y) }
    case (let point as CGPoint, "y"): return number.map { CGPoint(x: point.x, y: $0) }
    case (let size as CGSize, "width"): return number.map { CGSize(width: $0, height: size.height) }
    case (let size as CGSize, "height"): return number.map { CGSize(width: size.width, height: $0) }
    case (let transform as CATransform3D, _):
      return transform.replacing(keys.joined(separator: "."), with: Crossing.native(value))
    default: return nil
    }
  }
}

import Foundation

/// The classes that answer hit tests as `UIView` itself does.
///
/// A class cannot be asked whether it overrides a method in Swift, so only classes of the model
/// count, whose overrides are known; all others are assumed to override. Overrides by scripts and
/// `setMethod` are in method tables and independent of classes.
package enum PlainHitTesting {
  /// The model's own classes that override `hitTest(_:with:)` or `point(inside:with:)`. A test
  /// compares the list with the sources.
  package static let overriding: [UIView.Type] = []

  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let module = moduleName(of: UIView.self)

  /// Whether a class, with its superclasses, overrides neither method in Swift.
  package static func isPlain(_ type: UIView.Type) -> Bool {
    let identifier = ObjectIdentifier(type)
    if let isPlain = known[identifier] { return isPlain }
    var current = type
    var isPlain = true
    while isPlain, current != UIView.self {
      isPlain = moduleName(of: current) == module && !overriding.contains { $0 == current }
      guard let superclass = _getSuperclass(current) as? UIView.Type else { break }
      current = superclass
    }
    known[identifier] = isPlain
    return isPlain
  }

  private static func moduleName(of type: UIView.Type) -> Substring {
    // Not by `String(reflecting:)`, which looks through every conformance first.
    _typeName(type).prefix { $0 != "." }
  }
}

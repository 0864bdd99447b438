import Foundation

/// The parts of a transform that key paths name, as `transform.scale.x` does.
@MainActor extension CATransform3D {
  /// The part at the rest of a key path, such as `scale.x`; nil if it names none.
  public func part(at path: String) -> Any? {
    ShownProperty("transform." + path).map { $0.boxed($0.value(in: ShownValues(transform: self))) }
  }

  /// The transform with a part replaced; nil if the path names none, or the value has another type.
  public func replacing(_ path: String, with value: Any) -> CATransform3D? {
    guard let property = ShownProperty("transform." + path),
      let numbers = property.numbers(of: value)
    else { return nil }
    var values = ShownValues(transform: self)
    property.set(numbers, in: &values)
    return values.transform
  }
}

/// A function of Objective-C that Swift calls by a view of it, with the types that the importer
/// makes.
///
/// There are two functions for one method, therefore, and each has its place among those that
/// subclasses override. An override in Objective-C comes with a view of its own; one in Swift
/// overrides the view, and `bridge` takes the place of the method.
package struct ViewedFunction {
  package let original: Function
  /// A function with the types of the original that calls the view; nil where Swift cannot override
  /// it.
  package let bridge: Function?
  /// The stored property that the original reads or sets, whose uses pass the accessors by until
  /// one of them is overridden.
  package let property: Property?
  /// Whether the original is a class method that makes an object, and the view an initializer.
  package let isFactory: Bool

  package init(
    _ original: Function, bridge: Function?, property: Property? = nil, isFactory: Bool = false
  ) {
    self.original = original
    self.bridge = bridge
    self.property = property
    self.isFactory = isFactory
  }
}

extension Function {
  /// Whether Swift sees another function in its place.
  package var isBehindView: Bool { view != nil }

  /// Whether it is what Swift sees of a function in Objective-C, or overrides that in Swift: no
  /// message of Objective-C's leads to it.
  package var isViewOrOverride: Bool { viewed != nil || overridden?.isViewOrOverride ?? false }
}

extension Property {
  /// The same for a property.
  package var isViewOrOverride: Bool {
    if viewed != nil || overridden?.isViewOrOverride ?? false { return true }
    guard case .computed(let getter, _) = storage else { return false }
    return getter.viewed != nil
  }
}

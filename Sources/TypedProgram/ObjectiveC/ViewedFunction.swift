/// An Objective-C function that Swift calls through a view of it, with the types that the importer
/// determines.
///
/// So there are two functions for one method, each with its index among those that subclasses
/// override. An override in Objective-C comes with a view of its own; one in Swift overrides the
/// view, and `bridge` replaces the method.
package struct ViewedFunction {
  package let original: Function
  /// A function with the types of the original that calls the view; nil if Swift cannot override
  /// it.
  package let bridge: Function?
  /// The stored property that the original reads or sets; uses bypass the accessors until one of
  /// them is overridden.
  package let property: Property?
  /// Whether the original is a factory method, and the view an initializer.
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

  /// Whether it is Swift's view of an Objective-C function, or overrides such a view in Swift: no
  /// Objective-C message calls it directly.
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

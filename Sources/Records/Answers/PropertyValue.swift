import Foundation

/// The value of a property.
package enum PropertyValue: Codable, Sendable, Hashable {
  case number(Double)
  case boolean(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rectangle(CGRect)
  /// A colour by name, or by its components if it has none; nil for no colour.
  case color(String?)
  case text(String?)
  /// The six entries of a transform.
  case transform([Double])
  /// The name of a class or an object.
  case className(String)
  /// One of a few words, such as a content mode.
  case word(String)
  /// Any of a few words, such as edges; none for an empty set.
  case words([String])
}

/// A property of an object, with its value and its default.
package struct PropertyReading: Codable, Sendable {
  package let path: String
  /// The class that declares it.
  package let declaredBy: String
  package let value: PropertyValue
  package let isDefault: Bool
  /// The code that an app writes instead, for a property that UIKit does not have; nil for UIKit's
  /// own.
  package let inApp: String?

  package init(
    path: String, declaredBy: String, value: PropertyValue, isDefault: Bool, inApp: String? = nil
  ) {
    self.inApp = inApp
    self.path = path
    self.declaredBy = declaredBy
    self.value = value
    self.isDefault = isDefault
  }
}

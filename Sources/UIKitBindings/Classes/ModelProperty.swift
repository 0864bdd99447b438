import Foundation
import UIKitModel

/// The access to a property; an object without the property has no value.
package struct PropertyAccess<Value> {
  package typealias Getter = @MainActor (ModelObject) -> Value?
  package typealias Setter = @MainActor (ModelObject, Value) -> Void

  /// The value; nil when the object has no such property.
  package let get: Getter
  /// Sets the value; nil for a property that is read only.
  package let set: Setter?

  private init(reading get: @escaping Getter, writing set: Setter?) {
    self.get = get
    self.set = set
  }

  /// The access to a property of `Owner`, or of the part of an object that `reach` finds.
  package init<Owner: ModelObject>(
    through reach: (@MainActor (ModelObject) -> ModelObject?)? = nil,
    get: @escaping @MainActor (Owner) -> Value,
    set: (@MainActor (Owner, Value) -> Void)?
  ) {
    let owner: @MainActor (ModelObject) -> Owner? = { object in
      guard let reach else { return object as? Owner }
      return reach(object) as? Owner
    }
    self.get = { object in
      guard let owner = owner(object) else { return nil }
      return get(owner)
    }
    guard let set else {
      self.set = nil
      return
    }
    self.set = { object, value in
      if let owner = owner(object) { set(owner, value) }
    }
  }

  /// The same property as a value of another type.
  func mapped<Other>(
    _ there: @escaping @MainActor (Value) -> Other, _ back: @escaping @MainActor (Other) -> Value
  ) -> PropertyAccess<Other> {
    let (get, set) = (get, set)
    let reading: PropertyAccess<Other>.Getter = { object in
      guard let value = get(object) else { return nil }
      return there(value)
    }
    guard let set else { return PropertyAccess<Other>(reading: reading, writing: nil) }
    return PropertyAccess<Other>(reading: reading) { object, value in set(object, back(value)) }
  }

  /// A part of the value; setting it does not change the other parts.
  func part<Part>(_ path: WritableKeyPath<Value, Part>) -> PropertyAccess<Part> {
    let (get, set) = (get, set)
    let reading: PropertyAccess<Part>.Getter = { object in
      guard let value = get(object) else { return nil }
      return value[keyPath: path]
    }
    guard let set else { return PropertyAccess<Part>(reading: reading, writing: nil) }
    return PropertyAccess<Part>(reading: reading) { object, part in
      guard var value = get(object) else { return }
      value[keyPath: path] = part
      set(object, value)
    }
  }
}

/// A property of a class of the model for commands: `set`, `add`, `inspect` and completion.
package struct ModelProperty {
  /// The type of a property for commands, with its access.
  package enum Value {
    case number(PropertyAccess<CGFloat>)
    case wholeNumber(PropertyAccess<Int>)
    /// A number of items, at least one.
    case count(PropertyAccess<Int>)
    /// Seconds.
    case duration(PropertyAccess<Double>)
    case boolean(PropertyAccess<Bool>)
    case point(PropertyAccess<CGPoint>)
    case size(PropertyAccess<CGSize>)
    case rectangle(PropertyAccess<CGRect>)
    case transform(PropertyAccess<CGAffineTransform>)
    case color(PropertyAccess<UIColor?>)
    case text(PropertyAccess<String?>)
    case picture(PropertyAccess<UIImage?>)
    case contentMode(PropertyAccess<UIView.ContentMode>)
    case controller(PropertyAccess<UIViewController?>)
    /// The app's delegate.
    case delegate(PropertyAccess<AnyObject?>)
    /// One of several words.
    case word([String], PropertyAccess<String>)
    /// A set of several words.
    case words([String], PropertyAccess<[String]>)
  }

  /// The subjects by which lists group properties.
  package enum Topic {
    /// The object's state and look.
    case state
    /// The handling of events.
    case events
    /// The conditions for recognizing a gesture.
    case recognition
  }

  /// The name of the class that declares it.
  package let owner: String
  /// The path as Swift writes it, such as `layer.cornerRadius`.
  package let path: String
  package let value: Value
  /// The equivalent code in an app, for a property that UIKit does not have; nil for UIKit's own.
  package let inApp: String?
  package let topic: Topic

  package init(
    owner: String, path: String, _ value: Value, inApp: String? = nil, topic: Topic
  ) {
    self.owner = owner
    self.path = path
    self.value = value
    self.inApp = inApp
    self.topic = topic
  }

  /// The name in Objective-C, if it differs: the name of a flag has no `is`, which only its getter
  /// has.
  package var objectiveCName: String? {
    guard case .boolean(let access) = value, access.set != nil, inApp == nil else { return nil }
    var parts = path.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), last.hasPrefix("is") else { return nil }
    let bare = last.dropFirst(2)
    guard bare.first?.isUppercase ?? false else { return nil }
    return (parts + [bare.prefix(1).lowercased() + bare.dropFirst()]).joined(separator: ".")
  }
}

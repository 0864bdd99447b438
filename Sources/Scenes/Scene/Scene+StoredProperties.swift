import Machine
import UIKitModel

/// Stored properties as names: `page.button` is the view in the property `button` of a controller
/// with the name `page`. Reading one runs no code of a script.
extension Scene {
  /// The view, controller or recognizer in a stored property of an object; nil for anything else.
  func storedObject(_ property: String, of owner: ModelObject) -> ModelObject? {
    stored(in: owner).last { $0.property == property }.flatMap { Self.nameable($0.object) }
  }

  /// The names of the stored properties of an object that contain views, controllers or
  /// recognizers.
  func storedNames(of owner: ModelObject) -> [String] {
    stored(in: owner).filter { Self.nameable($0.object) != nil }.map(\.property)
  }

  /// The first stored property of a named object that contains an object, as commands take it for a
  /// NAME; nil if there is none. `isSwift`: whether Swift has to accept it as well, which refuses
  /// private properties outside of their class.
  func storedPath(of object: ModelObject, isSwift: Bool = false) -> String? {
    guard engineIfMade != nil, Self.nameable(object) != nil else { return nil }
    for (name, owner) in namedObjects {
      for stored in stored(in: owner) where stored.object === object {
        if !isSwift || !stored.isPrivate { return "\(name).\(stored.property)" }
      }
    }
    return nil
  }

  private func stored(in owner: ModelObject) -> [StoredReference] {
    engineIfMade?.host.fields(of: owner).map(HeldReferences.objectsInProperties) ?? []
  }

  /// An object of a kind that commands name.
  private static func nameable(_ object: AnyObject) -> ModelObject? {
    (object as? UIResponder) ?? (object as? UIGestureRecognizer)
  }
}

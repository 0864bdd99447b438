import Machine
import Records
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
    // Swift would have to unwrap and cast a window's controller first.
    for (name, owner) in isSwift ? namedObjects : pathOwners {
      if object === owner, object is UIViewController, name.contains(".") { return name }
      if let view = (owner as? UIViewController)?.viewIfLoaded, view === object, name.contains(".")
      {
        return "\(name).view"
      }
      for stored in stored(in: owner) where stored.object === object {
        if !isSwift || !stored.isPrivate { return "\(name).\(stored.property)" }
      }
    }
    return nil
  }

  /// The objects from which paths begin: those with a name, then the root view controllers of named
  /// windows, which need no variable.
  fileprivate var pathOwners: [(name: String, object: ModelObject)] {
    let named = namedObjects
    return named
      + named.compactMap { name, object in
        guard let controller = (object as? UIWindow)?.rootViewController,
          givenName(of: controller) == nil
        else { return nil }
        return ("\(name).rootViewController", controller)
      }
  }

  /// The name of a view without one of its own by the property that has it, such as `vc.button`.
  func storedName(of view: UIView) -> ObjectName? {
    guard givenName(of: view) == nil, let path = storedPath(of: view) else { return nil }
    return ObjectName(path, className: className(of: view))
  }

  /// Runs a job in which views are named by the stored properties that contain them; the properties
  /// are searched only once.
  func namingStoredViews<Result>(_ job: () -> Result) -> Result {
    guard storedNames == nil else { return job() }
    storedNames = StoredNames(self)
    defer { storedNames = nil }
    return job()
  }

  fileprivate func stored(in owner: ModelObject) -> [StoredReference] {
    engineIfMade?.host.fields(of: owner).map(HeldReferences.objectsInProperties) ?? []
  }

  /// An object of a kind that commands name.
  fileprivate static func nameable(_ object: AnyObject) -> ModelObject? {
    (object as? UIResponder) ?? (object as? UIGestureRecognizer)
  }
}

/// The paths of stored properties that lead to unnamed views and recognizers, found lazily: each
/// row of a trace needs them.
final class StoredNames {
  private struct Found {
    weak var object: ModelObject?
    let path: String
  }

  private unowned let scene: Scene
  private var found: [ObjectIdentifier: Found]?

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The path to a view or a recognizer; nil if no property of a named object contains it.
  func path(of object: ModelObject) -> String? {
    guard scene.engineIfMade != nil, object is UIView || object is UIGestureRecognizer else {
      return nil
    }
    let found = found ?? find()
    self.found = found
    return found[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.path : nil }
  }

  private func find() -> [ObjectIdentifier: Found] {
    var found: [ObjectIdentifier: Found] = [:]
    func add(_ object: ModelObject?, _ path: String) {
      guard let object, object is UIView || object is UIGestureRecognizer,
        found[ObjectIdentifier(object)] == nil
      else { return }
      found[ObjectIdentifier(object)] = Found(object: object, path: path)
    }
    for (name, owner) in scene.pathOwners {
      if name.contains(".") { add((owner as? UIViewController)?.viewIfLoaded, "\(name).view") }
      for stored in scene.stored(in: owner) {
        add(Scene.nameable(stored.object), "\(name).\(stored.property)")
      }
    }
    return found
  }
}

import Foundation

/// The strong references of objects of the model, as in their UIKit headers.
extension ModelObject {
  /// The objects that this one references strongly, each with the property that does.
  public final var heldObjects: [(property: String, object: AnyObject)] {
    var held: [(property: String, object: AnyObject)] = []
    func add(_ property: String, _ object: AnyObject?) {
      if let object { held.append((property, object)) }
    }
    func add(_ property: String, all objects: [AnyObject]) {
      for (index, object) in objects.enumerated() { add("\(property)[\(index)]", object) }
    }
    for association in associations.values { add("associated object", association.held) }
    switch self {
    case let controller as UIViewController:
      add("view", controller.viewIfLoaded)
      add("children", all: controller.children)
      add("presentedViewController", controller.ownPresented)
    case let view as UIView:
      if let window = view as? UIWindow { add("rootViewController", window.rootViewController) }
      add("subviews", all: view.subviews)
      add("gestureRecognizers", all: view.gestureRecognizers ?? [])
      if let control = view as? UIControl { add("action", all: control.registeredActions) }
    case let action as UIAction: add("handler", action.handlerObject)
    default: break
    }
    return held
  }
}

extension UIControl {
  /// The actions that are closures, in the order in which they were added.
  fileprivate final var registeredActions: [UIAction] {
    registrations.compactMap {
      guard case .closure(let action) = $0.kind else { return nil }
      return action
    }
  }
}

extension Association {
  /// The associated object, if the reference is strong.
  fileprivate var held: AnyObject? {
    guard case .kept(let value) = self else { return nil }
    return value as AnyObject
  }
}

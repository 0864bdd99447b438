// The names are those of Objective-C's run time.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The storage policy of an associated object.
nonisolated public enum objc_AssociationPolicy: UInt, Sendable, CaseIterable, CaseNamed {
  case OBJC_ASSOCIATION_ASSIGN
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN
  case OBJC_ASSOCIATION_COPY
}

/// A value associated with an object under a key.
enum Association {
  case kept(Any)
  case assigned(WeakTarget)

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .assigned(let target): target.object
    }
  }
}

/// Associates `value` with an object of the model under `key`; nil removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = object as AnyObject as? ModelObject else { return }
  guard let value else {
    object.associations[key] = nil
    return
  }
  object.associations[key] =
    policy == .OBJC_ASSOCIATION_ASSIGN ? .assigned(WeakTarget(value as AnyObject)) : .kept(value)
}

/// The value associated with an object of the model under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as AnyObject as? ModelObject)?.associations[key]?.value
}

/// The same for what is known to be an object: any other value has to be looked at for what could
/// make an object of it.
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  (object as? ModelObject)?.associations[key]?.value
}

/// Removes all associations of an object of the model.
public func objc_removeAssociatedObjects(_ object: Any) {
  (object as AnyObject as? ModelObject)?.associations = [:]
}

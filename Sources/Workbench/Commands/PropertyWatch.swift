import Foundation
import Records
import Scenes
import UIKitModel

/// A property of an object with its value before a change of it, for the answer that shows both.
struct PropertyWatch {
  private let object: ModelObject
  private let property: Property
  private let part: String?
  private let old: PropertyValue

  /// Reads the value before the change.
  init(_ property: Property, _ part: String?, of object: ModelObject, in scene: Scene) {
    self.object = object
    self.property = property
    self.part = part
    old = Self.value(property, part, of: object, in: scene)
  }

  /// The change, with the remarks on it after `remarks`.
  func change(in scene: Scene, after remarks: [Remark] = []) -> PropertyChange {
    let path = part.map { "\(property.path).\($0)" } ?? property.path
    var remarks = remarks
    if let view = object as? UIView { remarks += scene.remarks(setting: path, of: view) }
    return PropertyChange(
      object: scene.addressedName(of: object), path: path, old: old,
      new: Self.value(property, part, of: object, in: scene),
      frame: (object as? UIView)?.frame ?? (object as? CALayer)?.frame, remarks: remarks)
  }

  /// The value, or the name of the object that it is.
  private static func value(
    _ property: Property, _ part: String?, of object: ModelObject, in scene: Scene
  ) -> PropertyValue {
    if let held = held(property, of: object) {
      return .className(scene.objectName(ofAny: held).text)
    }
    let whole = property.read(object) ?? .text(nil)
    return part.flatMap { PropertyPart.read($0, of: whole) } ?? whole
  }

  /// The controller or the delegate in a property; nil for other properties.
  private static func held(_ property: Property, of object: ModelObject) -> AnyObject? {
    switch property.type {
    case .controller: (object as? UIWindow)?.rootViewController
    case .applicationDelegate: (object as? UIApplication)?.delegateObject
    default: nil
    }
  }
}

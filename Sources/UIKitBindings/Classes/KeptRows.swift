import EventVocabulary
import Foundation
import ScriptLibrary
import TypedProgram
import UIKitModel

// Rows of properties that are only stored. Each says what the property decides on a device, and
// setting it reports that to the host, which remarks on it once: a line that does nothing here
// would otherwise look as if it did nothing on a device.

extension KeptProperty {
  /// Reports that the property was set, if it decides anything on a device.
  func tell() {
    if !effects.isEmpty { UIApplication.host?.observe(self) }
  }
}

extension TypeTable {
  /// A property that is only stored, and `decides` something on a device.
  @discardableResult
  func kept<Owner: AnyObject & Bridged, Value: Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    decides effects: [KeptProperty.Effect], _ summary: String
  ) -> Property {
    let kept = KeptProperty(owner: nominal.name, name: name, effects: effects)
    return property(
      name, get: { (owner: Owner) in owner[keyPath: path] },
      set: { (owner: Owner, value: Value) in
        owner[keyPath: path] = value
        kept.tell()
      }, kept.summary(summary))
  }

  /// Attributes of texts that are only stored, since the texts are not drawn.
  func keptAttributes<Owner: AnyObject & Bridged>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, AnyObject?>, _ summary: String
  ) {
    let kept = KeptProperty(owner: nominal.name, name: name, effects: [.drawing])
    property(
      name,
      get: { (owner: Owner) -> GivenAttributes? in
        owner[keyPath: path].map { GivenAttributes(object: $0) }
      },
      set: { (owner: Owner, value: GivenAttributes?) in
        owner[keyPath: path] = value?.object
        kept.tell()
      }, kept.summary(summary))
  }

  /// A method that only stores its argument, and would decide something on a device.
  func kept<Owner: ModelObject, A: Bridged, B: Bridged>(
    _ name: String, decides effects: [KeptProperty.Effect], _ summary: String,
    _ call: @escaping @MainActor (Owner, A, B) -> Void
  ) {
    let kept = KeptProperty(owner: nominal.name, name: name, effects: effects)
    method(name, kept.summary(summary)) { (owner: Owner, a: A, b: B) in
      call(owner, a, b)
      kept.tell()
    }
  }
}

extension PropertyRows {
  /// A property that is only stored, and `decides` something on a device. Commands copy properties
  /// from object to object, so for them an equal value is not a setting.
  func kept<Owner: ModelObject, Value: Bridged & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    decides effects: [KeptProperty.Effect], _ summary: String
  ) {
    if let table {
      table.kept(name, path, decides: effects, summary)
      return
    }
    let kept = KeptProperty(owner: owner, name: name, effects: effects)
    collect(name, .byType) { (owner: Owner) in
      owner[keyPath: path]
    } set: { owner, value in
      guard owner[keyPath: path] != value else { return }
      owner[keyPath: path] = value
      kept.tell()
    }
  }
}

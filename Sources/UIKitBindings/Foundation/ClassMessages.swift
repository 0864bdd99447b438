import Foundation
import Machine
import Records
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Messages of `NSObject` for a class: whether it, or its instances, have a method, and a call of
/// one by its name. `ClassMessages.swift` of the prelude declares them for Swift.
extension UIKitTable {
  static func addClassMessages(_ type: TypeTable) {
    type.staticMethod("_responds(_:_:)", "Whether a class has a class method.") {
      (type: TypeValue, selector: Selector?) -> Bool in
      guard let name = selector?.name, let host = ScriptHost.active,
        case .nominal(let nominal, _) = type.type
      else { return false }
      // Every object, and so every class, has the methods of NSObject.
      return host.hasClassMethod(name, of: nominal)
        || Array(nominal.lineage).last.flatMap { host.method(name, of: $0) } != nil
    }
    type.staticMethod("_instancesRespond(_:_:)", "Whether instances of a class have a method.") {
      (type: TypeValue, selector: Selector?) -> Bool in
      guard let name = selector?.name, let host = ScriptHost.active,
        case .nominal(let nominal, _) = type.type
      else { return false }
      return host.method(name, of: nominal) != nil
    }
    type.staticMethod("_perform(_:_:)", "Calls a class method without parameters by its name.") {
      (type: TypeValue, selector: Selector?) throws(RunStop) -> Calls.Unmanaged? in
      guard let name = selector?.name, let host = ScriptHost.active,
        case .nominal(let nominal, _) = type.type
      else { return nil }
      guard let method = host.classMethod(name, of: nominal), method.parameters.isEmpty else {
        throw RunStop(.unrecognizedSelector(name, of: nominal.name))
      }
      let receiver = method.takesType ? MetatypeObject(type.type) : nil
      return host.machine.evaluate(method, on: receiver).map { Calls.Unmanaged(AnyValue($0)) }
    }
  }
}

extension ScriptHost {
  /// Whether a class, or one above it, has a class method with a selector.
  func hasClassMethod(_ selector: String, of type: Nominal) -> Bool {
    type.lineage.contains { row(selector, of: $0) != nil || ownMethod(selector, of: $0) != nil }
  }

  /// The class method that a selector names in a class, or in one above it; nil for one without
  /// code that can be called.
  func classMethod(_ selector: String, of type: Nominal) -> Function? {
    for nominal in type.lineage {
      if let own = ownMethod(selector, of: nominal) { return own }
      if let row = row(selector, of: nominal) { return row.function }
    }
    return nil
  }

  private func row(_ selector: String, of nominal: Nominal) -> ObjectiveCMethod? {
    guard !nominal.isScript else { return nil }
    return (library.objectiveC as? ObjectiveCRows)?.index(of: nominal).method(
      selector, isClassMethod: true)
  }

  /// A class method of a script's class, or of an extension.
  private func ownMethod(_ selector: String, of nominal: Nominal) -> Function? {
    let added = machine.module?.extensionMembers[ObjectIdentifier(nominal)] ?? [:]
    let own = nominal.isScript ? nominal.members : [:]
    for member in [own, added].flatMap(\.values).joined() {
      switch member {
      case .function(let function)
      where function.isStatic && function.isExposed && function.selector == selector:
        return function
      case .property(let property) where property.isStatic && property.name == selector:
        if let getter = property.getter, getter.isExposed { return getter }
      default: continue
      }
    }
    return nil
  }
}

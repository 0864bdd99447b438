import Foundation
import Machine
import Records
import TypedProgram
import UIKitModel

// Selectors: the part of Objective-C's runtime that deals with names of methods.

/// A selector and the class on which it was looked up.
struct ActionKey: Hashable {
  let type: ObjectIdentifier
  let selector: String
}

extension ScriptHost: ActionPerforming {
  package func perform(
    _ action: Selector, on target: AnyObject, sender: Any?, event: UIEvent?
  ) -> Bool {
    guard let function = method(action.name, of: target) else { return false }
    do throws(RunStop) {
      _ = try machine.perform(function, on: target, with: [sender.map { $0 as AnyObject }, event])
    } catch {
      ScriptCalls.stop(error, machine)
    }
    return true
  }

  /// Calls a function with as many of `arguments` as it takes; `target` is its self.
  package func run(
    _ function: Function, on target: AnyObject, with arguments: [AnyObject?]
  ) {
    do throws(RunStop) {
      _ = try machine.perform(function, on: target, with: arguments)
    } catch {
      ScriptCalls.stop(error, machine)
    }
  }

  package func knows(_ selector: Selector, _ object: AnyObject) -> Bool {
    method(selector.name, of: object) != nil
  }

  package func answer(
    _ selector: Selector, of object: AnyObject, _ arguments: [Any?]
  ) -> PerformedCall {
    guard object is Fields || fields(of: object) != nil,
      let function = method(selector.name, of: object)
    else { return .unknown }
    return call(function, on: object, with: arguments)
  }

  /// Calls a function with as many of `arguments` as it takes, and returns its result.
  package func call(
    _ function: Function, on object: AnyObject, with arguments: [Any?]
  ) -> PerformedCall {
    do throws(RunStop) {
      let objects = zip(arguments, function.parameters).map { argument, parameter in
        argument.map { Crossing.boxed($0, for: parameter.type) }
      }
      let result = try machine.perform(function, on: object, with: objects)
      guard let box = result as? AnyBox else { return .answered(result) }
      let scratch = box.unpacked()
      defer { withExtendedLifetime(scratch) {} }
      return .answered(Crossing.read(box.type, from: scratch.registers))
    } catch {
      ScriptCalls.stop(error, machine)
      return .answered(nil)
    }
  }

  package func setValue(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Bool {
    do throws(RunStop) {
      return try machine.set(value, forKey: key, of: object)
    } catch {
      ScriptCalls.stop(error, machine)
      return true
    }
  }

  package func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
    do throws(RunStop) {
      return try KeyValueCoding.setNibValue(value, forKeyPath: path, of: object)
    } catch {
      ScriptCalls.stop(error, machine)
      return true
    }
  }

  package func doesNotRecognize(_ action: Selector, _ target: AnyObject) {
    ScriptCalls.stop(RunStop(unrecognized(action.name, target)), machine)
  }

  /// The reason of the stop when a method is called that an object does not have.
  func unrecognized(_ selector: String, _ target: AnyObject) -> RunProblem {
    .unrecognizedSelector(selector, of: machine.className(of: target))
  }

  /// The method that a selector names in an object's class, or in one that it derives from.
  func method(_ selector: String, of object: AnyObject) -> Function? {
    let type = machine.classType(of: object)
    let key = ActionKey(type: ObjectIdentifier(type), selector: selector)
    let found: Function?
    if let known = actions[key] {
      found = known
    } else {
      found = method(selector, of: type)
      actions[key] = .some(found)
    }
    guard let found, !isOnlyDeclared(found, selector, object) else { return nil }
    return found.message.flatMap { script(for: $0, of: object) }
      ?? machine.method(found, of: object as? Fields ?? fields(of: object))
  }

  /// Whether a method is one of an edit menu that the object's class does not override.
  private func isOnlyDeclared(_ found: Function, _ selector: String, _ object: AnyObject) -> Bool {
    guard found.isHost, UIKitTable.editSelectors.contains(selector),
      found.owner?.name == "UIResponder", let message = found.message
    else { return false }
    return script(for: message, of: object) == nil
  }

  /// The same for a class.
  func method(_ selector: String, of type: Nominal) -> Function? {
    for nominal in type.lineage {
      let added = machine.module?.extensionMembers[ObjectIdentifier(nominal)] ?? [:]
      if let accessor = accessor(selector, in: nominal) { return accessor }
      for members in [nominal.members, added] {
        for member in members.values.joined() {
          if let function = method(selector, in: member) { return function }
        }
      }
    }
    return nil
  }

  /// The getter or setter of a property of the model under its Objective-C name, `hidden`.
  private func accessor(_ selector: String, in nominal: Nominal) -> Function? {
    guard !nominal.isScript, !selector.contains(":") || selector.hasPrefix("set"),
      let method = (library.objectiveC as? ObjectiveCRows)?.index(of: nominal).method(
        selector, isClassMethod: false)
    else { return nil }
    return method.property == nil ? nil : method.function
  }

  func method(_ selector: String, in member: Member) -> Function? {
    switch member {
    case .function(let function):
      guard !function.isStatic, !function.isViewOrOverride, function.isExposed,
        function.selector == selector
      else { return nil }
      return function
    case .property(let property):
      guard !property.isStatic, !property.isViewOrOverride else { return nil }
      // A stored property in Objective-C has accessors that can only be called by their names.
      let (reserved, names) = (property.reservedAccessors, property.objectiveC)
      if (names?.getter).flatMap({ $0.isEmpty ? nil : $0 }) ?? property.name == selector,
        let getter = property.getter ?? reserved?.getter, getter.isExposed
      {
        return getter
      }
      guard let setter = property.setter ?? reserved?.setter, setter.isExposed else { return nil }
      return (names?.setter ?? property.setterSelector) == selector ? setter : nil
    default: return nil
    }
  }
}

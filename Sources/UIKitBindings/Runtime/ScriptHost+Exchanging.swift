import Foundation
import Machine
import Records
import SourceTree
import TypedProgram
import UIKitModel

// Exchanging the implementations of two methods, as `method_exchangeImplementations` does.

/// A method of a class, for code that exchanges implementations.
final class MethodObject: NSObject {
  let owner: Nominal
  let selector: String
  fileprivate let target: Target
  /// For a method of UIKit: the function whose code replaces it, once it was exchanged.
  fileprivate var slot: Function?

  fileprivate enum Target {
    case script(Function)
    case row(ObjectiveCMethod)
  }

  fileprivate init(_ owner: Nominal, _ selector: String, _ target: Target) {
    self.owner = owner
    self.selector = selector
    self.target = target
  }

  /// The function whose code is exchanged; nil for a method of UIKit that was not exchanged yet.
  fileprivate var function: Function? {
    if case .script(let function) = target { return function }
    return slot
  }
}

extension ScriptHost {
  /// The method of a class for a selector; one object for each method.
  func methodObject(_ selector: String, of type: Nominal) -> MethodObject? {
    for nominal in type.lineage {
      let key = ActionKey(type: ObjectIdentifier(nominal), selector: selector)
      if let known = exchangeable[key] { return known }
      guard let target = target(selector, in: nominal) else { continue }
      let method = MethodObject(nominal, selector, target)
      exchangeable[key] = method
      return method
    }
    return nil
  }

  private func target(_ selector: String, in nominal: Nominal) -> MethodObject.Target? {
    let added = machine.module?.extensionMembers[ObjectIdentifier(nominal)] ?? [:]
    for members in [added, nominal.isScript ? nominal.members : [:]] {
      for member in members.values.joined() {
        if let function = method(selector, in: member) { return .script(function) }
      }
    }
    guard !nominal.isScript, let rows = library.objectiveC as? ObjectiveCRows else { return nil }
    return rows.index(of: nominal).method(selector, isClassMethod: false).map { .row($0) }
  }

  /// Exchanges two methods. Throws if that would be unsound, or not what a device does.
  func exchange(_ one: MethodObject, _ other: MethodObject) throws(RunStop) {
    guard one !== other else { return }
    guard one.owner === other.owner else {
      let (above, below) = other.owner.isDerived(from: one.owner) ? (one, other) : (other, one)
      throw RunStop(
        .notExchanged(
          .otherClass(above.selector, of: above.owner.name, other: below.owner.name)))
    }
    try prepare(one, like: other)
    try prepare(other, like: one)
    guard let first = one.function, let second = other.function else {
      throw RunStop(.notExchanged(.ofFrameworks(one.selector, other.selector)))
    }
    guard first.type == second.type else {
      throw RunStop(.notExchanged(.otherTypes(one.selector, other.selector)))
    }
    onExchange()
    actions = [:]
    machine.exchangeCode(of: first, second)
  }

  // MARK: Methods of UIKit

  /// Prepares a method of UIKit with two functions: an override, which calls the code that is
  /// exchanged, and that code, which is UIKit's own at first.
  private func prepare(_ method: MethodObject, like other: MethodObject) throws(RunStop) {
    guard case .row(let row) = method.target, method.slot == nil,
      case .script(let like) = other.target
    else { return }
    guard let replaced = Replaced(row) else {
      throw RunStop(.notExchanged(.fixed(method.selector, of: method.owner.name)))
    }
    let slot = Function(
      name: method.selector, parameters: like.parameters, result: like.result,
      owner: method.owner, implementation: .script)
    let override = Function(
      name: method.selector, parameters: replaced.parameters, result: replaced.result,
      owner: method.owner, implementation: .script)
    override.message = replaced.message
    override.viewed = ViewedFunction(slot, bridge: nil)
    for function in [slot, override] {
      function.file = like.file
      function.range = like.range
      function.isObjectiveC = true
    }
    guard give(slot, { replaced.call($0, $1, slot.range) }, replaced.parameters, replaced.result),
      give(
        override,
        { receiver, values in
          TypedExpression(
            .send(slot, receiver: receiver, values, isSuper: true), slot.result, slot.range)
        }, slot.parameters, slot.result)
    else { throw RunStop(.notExchanged(.otherTypes(method.selector, other.selector))) }
    method.slot = slot
    install(overrides: [(method.owner, .function(override))])
  }

  /// Gives a function the code of a call with other types; returns false if the types cannot be
  /// converted.
  private func give(
    _ function: Function, _ call: (TypedExpression, [TypedExpression]) -> TypedExpression,
    _ parameters: [ParameterInfo], _ result: Type
  ) -> Bool {
    guard let table = library.objectiveC, let owner = function.owner,
      let file = function.file, parameters.count == function.parameters.count
    else { return false }
    let (range, own) = (function.range, Type.nominal(owner, []))
    let context = FunctionContext(
      function: function, parent: nil, file: file, result: function.result, isThrowing: false,
      selfType: own, owner: owner, substitution: Substitution())
    var variables: [LocalVariable] = []
    var values: [TypedExpression] = []
    for (given, wanted) in zip(function.parameters, parameters) {
      let variable = LocalVariable(
        name: given.name, type: given.type, isConstant: true, range: range)
      variable.context = context
      variables.append(variable)
      let value = TypedExpression(.local(variable), given.type, range)
      guard let converted = table.converted(value, to: wanted.type) else { return false }
      values.append(converted)
    }
    let sent = call(TypedExpression(.selfReference, own, range), values)
    var statement = TypedStatement(.expression(sent), range)
    if function.result != .void {
      guard let value = table.converted(sent, to: function.result) else { return false }
      statement = TypedStatement(.returning(value), range)
    }
    function.checked.body = FunctionBody(
      parameters: variables, statements: [statement], selfType: own, context: context)
    machine.module?.note(checked: function)
    return true
  }
}

/// A method of UIKit that scripts override: its message, its types, and the call of its own code.
/// called.
private struct Replaced {
  let message: Int
  let parameters: [ParameterInfo]
  let result: Type
  let call: (TypedExpression, [TypedExpression], SourceRange) -> TypedExpression

  /// nil for one that the model does not send.
  init?(_ row: ObjectiveCMethod) {
    switch row.row {
    case .method(let function):
      guard let message = function.message else { return nil }
      self.message = message
      (parameters, result) = (function.parameters, function.result)
      call = { receiver, values, range in
        TypedExpression(
          .send(function, receiver: receiver, values, isSuper: true), function.result, range)
      }
    case .getter(let property):
      guard let message = property.getterMessage else { return nil }
      self.message = message
      (parameters, result) = ([], property.type)
      call = { receiver, _, range in
        TypedExpression(.property(receiver, property, isSuper: true), property.type, range)
      }
    case .setter(let property):
      guard let message = property.setterMessage else { return nil }
      self.message = message
      parameters = [ParameterInfo(label: nil, name: "newValue", type: property.type)]
      result = .void
      call = { receiver, values, range in
        let place = TypedExpression(
          .property(receiver, property, isSuper: true), property.type, range)
        return TypedExpression(.assign(place, values[0]), .void, range)
      }
    case .initializer, .factory: return nil
    }
  }
}

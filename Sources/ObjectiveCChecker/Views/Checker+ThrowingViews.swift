import ObjectiveCTree
import SourceTree
import TypedProgram

// Errors across the languages: a last parameter `NSError **` is `throws` in Swift, and vice versa.

extension Checker {
  /// The signature of a method that Swift imports as throwing, by the importer's rule: the last
  /// parameter is an error pointer, and the result NO or nil indicates an error. nil for other
  /// methods.
  func throwingShape(
    _ tree: Tree.Method, _ parameters: [ImportedType], _ result: ImportedType
  ) -> ViewShape? {
    guard let last = tree.parameters.last, let piece = tree.pieces.last?.name.text,
      piece == "error" || piece.hasSuffix("AndReturnError") || piece.hasSuffix("WithError"),
      let type = last.type, isErrorPlace(resolve(type))
    else { return nil }
    let rest = Array(parameters.dropLast())
    if result.type == .bool {
      return ViewShape(parameters: rest, result: ImportedType(.void), isThrowing: true)
    }
    // A result that is never nil does not indicate errors.
    guard case .optional(let present) = result.type else { return nil }
    return ViewShape(parameters: rest, result: ImportedType(present), isThrowing: true)
  }

  private func isErrorPlace(_ type: ObjectiveCType) -> Bool {
    guard case .pointer(.object(let object)) = type else { return false }
    return object.nominal?.name == "NSError"
  }

  /// Gives Swift's view the code that calls the method with an error pointer, and throws the error
  /// if the method failed.
  func forwardThrowing(_ view: Function, to original: Function) -> Bool {
    guard let owner = view.owner, let place = original.parameters.last,
      let nominal = frameworkClass("NSError"), let missing = runtime("missingError")
    else { return false }
    let (range, type) = (view.range, Type.nominal(nominal, []))
    return giveCode(view, selfType: .nominal(owner, [])) { receiver, values in
      guard var arguments = crossed(values, to: original) else { return nil }
      let variable = LocalVariable(name: "", type: place.type, isConstant: false, range: range)
      variable.isHidden = true
      variable.isWritten = true
      variable.context = scope.context
      let error = TypedExpression(.local(variable), place.type, range)
      arguments.append(error)
      let call = TypedExpression(
        .send(original, receiver: receiver, arguments, isSuper: true), original.result, range)
      let none = TypedExpression(.call(missing, receiver: nil, []), type, range)
      guard let found = coerced(error, to: .optional(type)) else { return nil }
      let thrown = TypedStatement(
        .throwing(TypedExpression(.coalesce(found, none), type, range)), range)
      var statements = [TypedStatement(.declare(variable), range)]
      if original.result == .bool {
        let failed = TypedExpression(.intrinsic(.not, [call]), .bool, range)
        statements.append(conditional(failed, [thrown]))
        return statements
      }
      guard case .optional(let wrapped) = original.result else { return nil }
      let result = hidden(original.result, range)
      let value = TypedExpression(.local(result), original.result, range)
      statements.append(
        TypedStatement(.bind(TypedPattern(.variable(result), result.type, range), call), range))
      statements.append(
        conditional(TypedExpression(.intrinsic(.isNull(wrapped), [value]), .bool, range), [thrown]))
      guard let shown = crossing(value, to: view.result) else { return nil }
      return statements + [TypedStatement(.returning(shown), range)]
    }
  }

  /// Gives a function with an error pointer the code that calls a throwing one.
  func forwardCatching(_ function: Function, to other: Function) -> Bool {
    guard let owner = function.owner, let place = function.parameters.last,
      let nominal = frameworkClass("NSError"), let errors = library.protocols["Error"]
    else { return false }
    let (range, type) = (function.range, Type.nominal(nominal, []))
    let existential = Type.nominal(errors, [])
    return giveCode(function, selfType: .nominal(owner, [])) { receiver, values in
      guard let error = values.last, let arguments = crossed(Array(values.dropLast()), to: other),
        let failure = zero(function.result, range)
      else { return nil }
      let call = TypedExpression(
        .send(other, receiver: receiver, arguments, isSuper: false), other.result, range)
      var body: [TypedStatement]
      if other.result == .void {
        body = [
          TypedStatement(.expression(call), range),
          TypedStatement(.returning(TypedExpression(.boolean(true), .bool, range)), range),
        ]
      } else {
        guard let result = crossing(call, to: function.result) else { return nil }
        body = [TypedStatement(.returning(result), range)]
      }
      let caught = hidden(existential, range)
      let object = TypedExpression(
        .forcedCast(TypedExpression(.local(caught), existential, range), type), type, range)
      guard let value = coerced(object, to: place.type) else { return nil }
      let clause = TypedCatch(
        items: [(TypedPattern(.variable(caught), existential, range), nil)],
        body: [
          TypedStatement(
            .expression(TypedExpression(.assign(error, value), .void, range)), range),
          TypedStatement(.returning(failure), range),
        ])
      body = [
        TypedStatement(.doBlock(body, catches: [clause], JumpTarget(label: nil)), range),
        TypedStatement(.returning(failure), range),
      ]
      return body
    }
  }

  /// Objective-C's view of a throwing Swift method: a method with an error pointer. nil for a
  /// result that cannot indicate an error by nil.
  func catching(_ function: Function, of nominal: Nominal) -> FoundMethod? {
    guard let errorType = frameworkClass("NSError").map({ Type.nominal($0, []) }) else {
      return nil
    }
    let result: Type
    switch function.result {
    case .void: result = .bool
    case .optional: return nil
    case let type where type.isNullable: result = .optional(type)
    default: return nil
    }
    var place = ParameterInfo(label: "error", name: "error", type: .optional(errorType))
    place.isInout = true
    let bridge = twin(of: function, function.parameters + [place], result)
    bridge.objectiveCName = function.selector
    bridge.viewed = ViewedFunction(function, bridge: nil)
    guard forwardCatching(bridge, to: function) else { return nil }
    let types = function.parameters.map { table.type(of: $0.type) }
    return FoundMethod(
      selector: function.selector, target: .function(bridge), owner: nominal,
      isClassMethod: function.isStatic,
      parameters: types + [.pointer(.object(ObjectiveCObject(frameworkClass("NSError"))))],
      result: table.type(of: result), returnsInstance: false)
  }

  private func crossed(
    _ values: [TypedExpression], to other: Function
  ) -> [TypedExpression]? {
    var arguments: [TypedExpression] = []
    for (value, parameter) in zip(values, other.parameters) {
      guard let argument = crossing(value, to: parameter.type) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  private func conditional(
    _ test: TypedExpression, _ body: [TypedStatement]
  ) -> TypedStatement {
    TypedStatement(
      .conditional([TypedCondition(.boolean(test), test.range)], then: body, otherwise: []),
      test.range)
  }
}

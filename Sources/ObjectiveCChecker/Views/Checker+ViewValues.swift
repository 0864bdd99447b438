import Records
import SourceTree
import TypedProgram

// Conversions between an Objective-C function and Swift's view of it.

extension Checker {
  /// A value with the type of the other side; nil if it cannot be converted. A nil string or
  /// collection is converted to an empty one if the type in Swift is not optional.
  func crossing(_ code: TypedExpression, to target: Type) -> TypedExpression? {
    let source = code.type
    if source == target { return code }
    let range = code.range
    switch (source, target) {
    case (.optional(let from), .optional(let to)):
      if isSameObject(from, to) { return TypedExpression(.convert(code), target, range) }
      let element = TypedExpression(.chainElement(code), from, range)
      return crossing(element, to: to).map { TypedExpression(.optionalChain($0), target, range) }
    case (_, .optional(let to)):
      return crossing(code, to: to).map { TypedExpression(.wrap($0), target, range) }
    case (.optional(let from), _):
      if let none = emptyValue(target, range) {
        guard let value = crossing(code, to: .optional(target)) else { return nil }
        return TypedExpression(.coalesce(value, none), target, range)
      }
      let present = TypedExpression(.forceUnwrap(code, isImplicit: true), from, range)
      return crossing(present, to: target)
    case (.function(let from), .function(let to)): return adapted(code, from, to)
    default: break
    }
    if let value = crossingEnumeration(code, to: target) { return value }
    return table.converted(code, to: target)
  }

  private func isSameObject(_ one: Type, _ other: Type) -> Bool {
    guard case .nominal(let from, _) = one, case .nominal(let to, _) = other else { return false }
    return from === to
  }

  private func emptyValue(_ type: Type, _ range: SourceRange) -> TypedExpression? {
    switch type {
    case .string: TypedExpression(.string(""), type, range)
    case .array: TypedExpression(.array([]), type, range)
    case .set: TypedExpression(.set([]), type, range)
    case .dictionary: TypedExpression(.dictionary([]), type, range)
    default: nil
    }
  }

  /// A C number as the enum case or the option set in Swift, or the reverse.
  private func crossingEnumeration(
    _ code: TypedExpression, to target: Type
  ) -> TypedExpression? {
    if case .nominal(let nominal, _) = code.type, nominal.isScript, target.numberKind != nil,
      nominal.kind == .structure, nominal.storedProperties.count == 1
    {
      return coerced(
        TypedExpression(
          .property(code, nominal.storedProperties[0], isSuper: false),
          nominal.storedProperties[0].type, code.range), to: target)
    }
    if case .nominal(let nominal, _) = target, nominal.isScript, code.type.numberKind != nil,
      nominal.kind == .structure, nominal.storedProperties.count == 1
    {
      return coerced(code, to: nominal.storedProperties[0].type).map {
        reinterpreted($0, as: target)
      }
    }
    return enumeration(code, as: target)
  }

  // MARK: Blocks

  /// A closure of another type that calls a closure; the same one if no conversion is needed.
  private func adapted(
    _ code: TypedExpression, _ from: FunctionType, _ to: FunctionType
  ) -> TypedExpression? {
    guard from.parameters.count == to.parameters.count else { return nil }
    let range = code.range
    let isSame = zip(from.parameters, to.parameters).allSatisfy { isSamePart($0.type, $1.type) }
    if isSame, isSamePart(from.result, to.result) {
      return TypedExpression(.convert(code), .function(to), range)
    }
    let outer = scope
    defer { scope = outer }
    let context = FunctionContext(
      function: nil, parent: outer.context, file: outer.context.file, result: to.result,
      isThrowing: false, selfType: outer.context.selfType, owner: outer.context.owner,
      substitution: Substitution())
    context.isKept = true
    scope = Scope(parent: outer, context: context)
    let inner = LocalVariable(
      name: "block", type: .function(from), isConstant: true, range: range)
    inner.isCapturedCopy = true
    inner.context = context
    var variables: [LocalVariable] = []
    var arguments: [TypedExpression] = []
    for (given, wanted) in zip(to.parameters, from.parameters) {
      let variable = LocalVariable(name: "", type: given.type, isConstant: false, range: range)
      variable.isHidden = true
      variable.context = context
      if given.isInout {
        variable.isInout = true
        variable.isWritten = true
      }
      variables.append(variable)
      guard
        let argument = crossing(
          TypedExpression(.local(variable), given.type, range), to: wanted.type)
      else { return nil }
      arguments.append(argument)
    }
    let call = TypedExpression(
      .invoke(TypedExpression(.local(inner), .function(from), range), arguments), from.result,
      range)
    let statement: TypedStatement
    if to.result == .void {
      statement = TypedStatement(.expression(call), range)
    } else {
      guard let result = crossing(call, to: to.result) else { return nil }
      statement = TypedStatement(.returning(result), range)
    }
    let closure = TypedClosure(
      parameters: variables, type: to,
      body: FunctionBody(
        parameters: [], statements: [statement], selfType: context.selfType, context: context),
      captures: [(inner, code)], range: range)
    return TypedExpression(.closure(closure), .function(to), range)
  }

  /// Whether a value of one type is one of the other in the same register.
  private func isSamePart(_ one: Type, _ other: Type) -> Bool {
    one == other || isSameObject(one.unwrapped, other.unwrapped)
  }
}

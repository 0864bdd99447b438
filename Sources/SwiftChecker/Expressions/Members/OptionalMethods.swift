import Records
import SourceTree
import TypedProgram

/// Methods of `@objc` protocols that conforming types may leave out: `delegate.allows?(view)`.
extension Checker {
  /// A call of such a method after `?` or `!`; nil for everything else.
  func optionalMethodCall(
    _ method: Expression, _ callee: Expression, _ call: Call
  ) -> TypedExpression? {
    guard case .member(let base?, let name) = method.withoutParentheses.kind else { return nil }
    let before = diagnostics.count
    let probe = trial {
      self.meaning(
        of: name, memberOf: base, method.range, hint: nil, in: call.scope, isCalled: true)
    }
    guard probe.errors == 0, case .functions(let callees, _) = probe.result,
      callees.contains(where: { $0.function?.isCalledWithMark == true })
    else { return nil }
    let meaning = meaning(
      of: name, memberOf: base, method.range, hint: nil, in: call.scope, isCalled: true)
    guard case .functions(let known, _) = meaning, diagnostics.count == before else { return nil }
    let result = choose(known, name, call)
    guard case .send(let function, let receiver, let arguments, let isSuper) = result.kind,
      function.isCalledWithMark
    else { return result }
    let object = implementing(function, receiver)
    let kind: TypedExpression.Kind =
      if case .forceUnwrap = callee.kind {
        .forceUnwrap(object, isImplicit: false)
      } else {
        .chainElement(object)
      }
    let present = TypedExpression(kind, receiver.type, receiver.range)
    return TypedExpression(
      .send(function, receiver: present, arguments, isSuper: isSuper), result.type, result.range)
  }

  /// A call of a method that may be missing, which requires `?` or `!`: reported if neither is
  /// written.
  func calledWhole(_ result: TypedExpression, _ callee: Expression) -> TypedExpression {
    guard case .send(let function, _, _, _) = result.kind, function.mayBeMissing else {
      return result
    }
    let type = Type.function(function.type)
    report(
      .optionalNotUnwrapped(type: "\(Type.optional(type))", wrapped: "\(type)"), callee.range,
      fixIt: CodeFixIt(SourceRange(callee.range.end, callee.range.end), "?"))
    return .invalid(result.range)
  }

  /// The object as an optional that is nil when it has no such method.
  func implementing(_ function: Function, _ receiver: TypedExpression) -> TypedExpression {
    TypedExpression(
      .intrinsic(.implementing(Intrinsic.Requirement(function)), [receiver]),
      .optional(receiver.type), receiver.range)
  }

  /// Such a method as a value: nil when the object has none.
  func optionalReference(
    _ function: Function, _ receiver: TypedExpression, _ type: Type, _ range: SourceRange
  ) -> TypedExpression {
    let present = TypedExpression(
      .chainElement(implementing(function, receiver)), receiver.type, receiver.range)
    let reference = TypedExpression(
      .functionReference(function, receiver: present), type, range)
    return TypedExpression(.optionalChain(reference), .optional(type), range)
  }

  /// A property of such a protocol that may be missing.
  func optionalProperty(_ value: TypedExpression) -> TypedExpression {
    guard case .property(let receiver, let property, let isSuper) = value.kind,
      case .computed(let getter, _) = property.storage, getter.mayBeMissing
    else { return value }
    let present = TypedExpression(
      .chainElement(implementing(getter, receiver)), receiver.type, receiver.range)
    let read = TypedExpression(
      .property(present, property, isSuper: isSuper), value.type, value.range)
    return TypedExpression(.optionalChain(read), .optional(value.type), value.range)
  }
}

extension Function {
  /// Whether `?` or `!` may come between its name and its arguments.
  fileprivate var isCalledWithMark: Bool { mayBeMissing || isMessage }

  /// Whether it is a protocol's requirement that conforming types may leave out.
  var mayBeMissing: Bool { isOptional && isRequirement }
}

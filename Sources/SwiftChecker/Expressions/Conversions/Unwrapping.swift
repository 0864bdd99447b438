import Records
import SourceTree
import TypedProgram

/// Optional chains, `!`, casts and `try`.
extension Checker {
  func inferChainElement(
    _ base: Expression, _ range: SourceRange, isMarkedAgain: Bool = false, in scope: Scope
  ) -> TypedExpression {
    var value: TypedExpression
    if case .optionalElement(let inner) = base.kind {
      value = inferChainElement(inner, base.range, isMarkedAgain: true, in: scope)
    } else {
      value = infer(base, in: scope)
    }
    if value.type.isError { return value }
    // `object.superview?.alpha`: a single mark applies to the value, not to the member.
    if !isMarkedAgain, conversion.isLookedUpOptional(value) { value = implicitlyUnwrapped(value) }
    if !isMarkedAgain, let optional = optionalCoalescing(value) { value = optional }
    guard case .optional(let wrapped) = inference.resolved(value.type) else {
      report(
        .chainOnNonOptional(type: "\(value.type)"), SourceRange(range.end - 1, range.end),
        fixIt: CodeFixIt(SourceRange(range.end - 1, range.end), ""))
      return .invalid(range)
    }
    return TypedExpression(.chainElement(value), wrapped, range)
  }

  /// `(own ?? tintColor)?`: a `T!` on the right stays an optional where one is expected.
  private func optionalCoalescing(_ value: TypedExpression) -> TypedExpression? {
    guard case .coalesce(let left, let right) = value.kind,
      case .forceUnwrap(let kept, isImplicit: true) = right.kind, kept.type.unwrapped == value.type
    else { return nil }
    return TypedExpression(.coalesce(left, kept), kept.type, value.range)
  }

  func inferChain(
    _ chain: Expression, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    // A generic result decides by the whole hint whether it is an optional itself.
    let inner = inferWithTypes(chain, hint: chain.isCall ? hint : hint?.unwrapped, in: scope)
    if inner.type.isError { return inner }
    return chained(inner, range)
  }

  func chained(_ inner: TypedExpression, _ range: SourceRange) -> TypedExpression {
    let type = inference.resolved(inner.type)
    return TypedExpression(
      .optionalChain(inner), type.isOptional ? type : .optional(type), range)
  }

  func inferForceUnwrap(
    _ base: Expression, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let value = infer(base, hint: hint.map { .optional($0) }, in: scope)
    if value.type.isError { return value }
    if case .delegate(let function, _, _) = value.kind, function.isFailable {
      return TypedExpression(.forceUnwrap(value, isImplicit: false), .void, range)
    }
    guard case .optional(let wrapped) = inference.resolved(value.type), !value.kind.isNull else {
      if value.kind.isNull {
        report(.nilNeedsContext, range)
      } else {
        let mark = SourceRange(range.end - 1, range.end)
        report(
          .forceOnNonOptional(type: "\(value.type)"), range, fixIt: CodeFixIt(mark, ""))
      }
      return .invalid(range)
    }
    return TypedExpression(.forceUnwrap(value, isImplicit: false), wrapped, range)
  }

  // MARK: - Casts

  func inferTypeTest(
    _ value: Expression, _ type: TypeExpression, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let wanted = resolve(type, in: scope)
    let subject = settled(infer(value, in: scope))
    if subject.type.isError || wanted.isError { return .invalid(range) }
    reportCast(subject.type, wanted, isTest: true, range)
    guard !wanted.isOptional, let element = innermostElement(of: subject) else {
      return TypedExpression(.typeTest(subject, wanted), .bool, range)
    }
    let cast = TypedExpression(.conditionalCast(element, wanted), .optional(wanted), range)
    let chain = TypedExpression(.optionalChain(cast), .optional(wanted), range)
    return negated(TypedExpression(.intrinsic(.isNull(wanted), [chain]), .bool, range))
  }

  func inferCast(
    _ value: Expression, _ kind: CastKind, _ type: TypeExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression {
    let wanted =
      kind == .coercion ? resolveOpen(type, in: scope) : resolve(type, in: scope)
    if wanted.isError {
      _ = infer(value, in: scope)
      return .invalid(range)
    }
    if kind == .coercion { return coercion(value, wanted, range, in: scope) }
    let subject = settled(infer(value, hint: value.needsContext ? wanted : nil, in: scope))
    if subject.type.isError { return .invalid(range) }
    reportCast(subject.type, wanted, isTest: false, range)
    if kind == .forced { return forcedCast(subject, wanted, range) }
    guard !wanted.isOptional, let element = innermostElement(of: subject) else {
      return TypedExpression(.conditionalCast(subject, wanted), .optional(wanted), range)
    }
    let cast = TypedExpression(.conditionalCast(element, wanted), .optional(wanted), range)
    return TypedExpression(.optionalChain(cast), .optional(wanted), range)
  }

  private func forcedCast(
    _ subject: TypedExpression, _ wanted: Type, _ range: SourceRange
  ) -> TypedExpression {
    guard case .optional(let wrapped) = subject.type, !wanted.isOptional else {
      return TypedExpression(.forcedCast(subject, wanted), wanted, range)
    }
    let inner = TypedExpression(.forceUnwrap(subject, isImplicit: false), wrapped, subject.range)
    return forcedCast(inner, wanted, range)
  }

  /// The value of an optional, through all of its levels, as a link of a chain; nil if it is not an
  /// optional.
  private func innermostElement(of value: TypedExpression) -> TypedExpression? {
    guard case .optional(let wrapped) = value.type else { return nil }
    let element = TypedExpression(.chainElement(value), wrapped, value.range)
    return innermostElement(of: element) ?? element
  }

  private func coercion(
    _ value: Expression, _ wanted: Type, _ range: SourceRange, in scope: Scope
  ) -> TypedExpression {
    let subject = infer(value, hint: wanted, in: scope)
    if subject.type.isError { return .invalid(range) }
    if let result = inference.attempt({ conversion.coerce(subject, to: wanted) }) {
      return result.at(range)
    }
    if let object = foundationObject(subject, as: wanted) { return object.at(range) }
    if !wanted.isOptional, conversion.isImplicitlyUnwrapped(subject),
      case .optional(let wrapped) = subject.type
    {
      let value = TypedExpression(
        .forceUnwrap(subject, isImplicit: true), wrapped, subject.range)
      if let object = foundationObject(value, as: wanted) { return object.at(range) }
    }
    // Every value becomes an object; for a parameter the copies for concrete types determine
    // whether it is one.
    if wanted == .anyObject {
      return objectOrNull(subject, range) ?? anyObject(subject, range)
    }
    let isDowncast =
      relations.isSubtype(wanted, of: subject.type) || subject.type == .any
      || subject.type.unwrapped == .any
      || relations.isSubtype(wanted.unwrapped, of: subject.type.unwrapped)
    report(
      isDowncast && !subject.type.isNumber
        ? .coercionNeedsForce(from: "\(subject.type)", to: "\(wanted)")
        : .cannotConvert(from: "\(subject.type)", to: "\(wanted)", .coercion),
      range)
    return .invalid(range)
  }

  /// The object of an optional, or NSNull for nil; nil for other types.
  private func objectOrNull(_ value: TypedExpression, _ range: SourceRange) -> TypedExpression? {
    guard let element = innermostElement(of: value), let null = nullObject(range) else {
      return nil
    }
    let object = TypedExpression(
      .optionalChain(anyObject(element, range)), .optional(.anyObject), range)
    return TypedExpression(.coalesce(object, anyObject(null, range)), .anyObject, range)
  }

  /// The object that stands for nil in collections of objects; nil in a library without it.
  private func nullObject(_ range: SourceRange) -> TypedExpression? {
    guard let nominal = library.hostType(named: "NSNull") else { return nil }
    for case .initializer(let function) in relations.ownMembers(named: "init", of: nominal)
    where function.parameters.isEmpty {
      let type = Type.nominal(nominal, [])
      return TypedExpression(.construct(function, type, []), type, range)
    }
    return nil
  }

  /// A value as an object: in a box if it is not one.
  private func anyObject(_ value: TypedExpression, _ range: SourceRange) -> TypedExpression {
    if case .parameter = value.type { return TypedExpression(.convert(value), .anyObject, range) }
    let boxed = value.type == .any ? value : TypedExpression(.convert(value), .any, value.range)
    return TypedExpression(.convert(boxed), .anyObject, range)
  }

  /// Warnings about casts that always or never succeed.
  private func reportCast(_ source: Type, _ target: Type, isTest: Bool, _ range: SourceRange) {
    guard !source.hasParameters, !target.hasParameters else { return }
    if !source.isOptional, source == target || relations.isSubtype(source, of: target) {
      warn(
        isTest
          ? .testAlwaysTrue(type: "\(target)")
          : .castAlwaysSucceeds(from: "\(source)", to: "\(target)"), range)
      return
    }
    let from = source.unwrapped
    let to = target.unwrapped
    let isRelated =
      switch (from, to) {
      case (.any, _), (_, .any), (.anyObject, _), (_, .anyObject): true
      case (.nominal(let left, _), .nominal(let right, _)):
        left.kind == .protocol || right.kind == .protocol || left === right
          || left.kind == .class && right.kind == .class
            && (left.isDerived(from: right) || right.isDerived(from: left))
      case (.nominal(let left, _), _) where left.kind == .protocol: true
      case (_, .nominal(let right, _)) where right.kind == .protocol:
        relations.conforms(from, to: right)
      case (.array, .array), (.dictionary, .dictionary), (.set, .set), (.tuple, .tuple),
        (.function, .function), (.metatype, .metatype):
        true
      case (.floating, .floating): from == to || from.isDoubleOrCGFloat && to.isDoubleOrCGFloat
      default: from == to || from.isObject(of: to) || to.isObject(of: from)
      }
    if !isRelated {
      warn(.castAlwaysFails(from: "\(source)", to: "\(target)"), range)
    }
  }

  // MARK: - try

  func inferAttempt(
    _ kind: AttemptKind, _ inner: Expression, _ range: SourceRange, hint: Type?, in scope: Scope
  ) -> TypedExpression {
    let innerHint = kind == .optional ? hint.map(\.unwrapped) : hint
    return attempted(kind, range, in: scope) { infer(inner, hint: innerHint, in: scope) }
  }

  func attempted(
    _ kind: AttemptKind, _ range: SourceRange, in scope: Scope, _ work: () -> TypedExpression
  ) -> TypedExpression {
    let before = expressions.attempt
    expressions.attempt = Attempt(kind: kind, outer: before)
    let value = work()
    let throwsAnything = expressions.attempt?.throwsAnything ?? false
    expressions.attempt = before
    if value.type.isError { return value }
    if !throwsAnything { warn(.tryWithoutThrow, range) }
    let type = inference.resolved(value.type)
    switch kind {
    case .plain, .forced: return TypedExpression(.attempt(kind, value), type, range)
    case .optional:
      let result = type.isOptional ? type : Type.optional(type)
      return TypedExpression(.attempt(kind, value), result, range)
    }
  }

  /// Records a call that may throw: a `try` must be on the left, and the error must be handled.
  func noteThrowing(_ range: SourceRange, in scope: Scope) {
    guard let attempt = expressions.attempt else {
      report(
        handlesErrors(in: scope) == nil ? .callNotMarkedNorHandled : .callNotMarkedWithTry, range,
        fixIt: CodeFixIt(SourceRange(range.start, range.start), "try "))
      return
    }
    var isHandled = false
    var current: Attempt? = attempt
    while let level = current {
      level.throwsAnything = true
      if level.kind != .plain { isHandled = true }
      current = level.outer
    }
    guard !isHandled else { return }
    switch handlesErrors(in: scope) {
    case .all: break
    case .some: report(.catchesNotExhaustive(isThrow: false), range)
    case nil: report(.errorNotHandled, range)
    }
  }
}

/// One enclosing `try`.
final class Attempt {
  let kind: AttemptKind
  let outer: Attempt?
  var throwsAnything = false

  init(kind: AttemptKind, outer: Attempt?) {
    self.kind = kind
    self.outer = outer
  }
}

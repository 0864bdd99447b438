import Records
import SourceTree

/// Conversions that nobody writes.
extension Checker {
  /// A checked value as a value of `type`, or a report in the words for `purpose`.
  func convert(
    _ value: TypedExpression, to type: Type, for purpose: ConversionPurpose
  ) -> TypedExpression {
    let target = resolved(type)
    if value.type.isError { return value }
    if target.isError { return value }
    if let result = attempt({ coerce(value, to: target) }) { return result }
    reportMismatch(value, target, purpose)
    return .invalid(value.range)
  }

  /// The value with a conversion in front of it where one is needed; nil when there is none.
  func coerce(_ value: TypedExpression, to type: Type) -> TypedExpression? {
    let target = resolved(type)
    let source = resolved(value.type)
    if source == target { return value.retyped(source) }
    if source.isError || target.isError { return value }
    if source == .nothing, value.kind.isNull {
      guard target.isOptional else { return nil }
      return TypedExpression(.null, target, value.range)
    }
    if source.hasVariables || target.hasVariables {
      if attempt({ unify(source, target) ? true : nil }) != nil {
        return value.retyped(resolved(source))
      }
    }
    if case .optional(let wanted) = target {
      if let result = coerce(value, source, toOptional: wanted) { return result }
      guard source.isNestedOptional else { return nil }
    }
    if case .string(let text) = value.kind, target == .character, text.count == 1 {
      return value.retyped(.character)
    }
    // `Any` takes the optional as it is.
    if target != .any, isImplicitlyUnwrapped(value), case .optional(let wrapped) = source {
      return coerce(
        TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range), to: target)
    }
    if let number = coerceNumber(value, source, target) { return number }
    if target == .any || isSubtype(source, of: target) {
      return TypedExpression(.convert(value), target, value.range)
    }
    return coerceInside(value, source, target)
  }

  private func coerce(
    _ value: TypedExpression, _ source: Type, toOptional wanted: Type
  ) -> TypedExpression? {
    let target = Type.optional(wanted)
    guard case .optional(let wrapped) = source else {
      return coerce(value, to: wanted).map {
        TypedExpression(.wrap($0), .optional($0.type), value.range)
      }
    }
    if case .wrap(let inner) = value.kind {
      return coerce(inner, to: wanted).map {
        TypedExpression(.wrap($0), .optional($0.type), value.range)
      }
    }
    if wrapped.isClassType, isSubtype(wrapped, of: wanted), wanted.isClassType {
      return TypedExpression(.convert(value), target, value.range)
    }
    let element = TypedExpression(.chainElement(value), wrapped, value.range)
    if let inside = attempt({ coerce(element, to: wanted) }),
      !inside.type.isOptional || wanted.isOptional
    {
      guard !wanted.isOptional else { return nil }
      return TypedExpression(.optionalChain(inside), .optional(inside.type), value.range)
    }
    if wanted == .any || wanted.isOptional {
      // An optional inside an optional.
      return coerce(value, to: wanted).map {
        TypedExpression(.wrap($0), .optional($0.type), value.range)
      }
    }
    return nil
  }

  /// Double and CGFloat convert to each other; nothing else among numbers does.
  private func coerceNumber(
    _ value: TypedExpression, _ source: Type, _ target: Type
  ) -> TypedExpression? {
    guard source.isDoubleOrCGFloat, target.isDoubleOrCGFloat,
      let from = source.numberKind, let to = target.numberKind
    else { return nil }
    if case .number = value.kind { return value.retyped(target) }
    return TypedExpression(.intrinsic(.convert(from: from, to: to), [value]), target, value.range)
  }

  private func coerceInside(
    _ value: TypedExpression, _ source: Type, _ target: Type
  ) -> TypedExpression? {
    switch (source, target) {
    case (.tuple(let from), .tuple(let to)):
      return coerceTuple(value, from, to)
    case (.function(let from), .function(let to)):
      return fits(from, to) ? TypedExpression(.convert(value), target, value.range) : nil
    case (.array(let from), .array(let to)):
      return coerceCollection(value, [(from, to)], target)
    case (.set(let from), .set(let to)):
      return coerceCollection(value, [(from, to)], target)
    case (.dictionary(let fromKey, let fromValue), .dictionary(let toKey, let toValue)):
      return coerceCollection(value, [(fromKey, toKey), (fromValue, toValue)], target)
    default: return nil
    }
  }

  private func coerceTuple(
    _ value: TypedExpression, _ from: [TupleTypeElement], _ to: [TupleTypeElement]
  ) -> TypedExpression? {
    guard from.count == to.count else { return nil }
    for (from, to) in zip(from, to) {
      if let left = from.label, let right = to.label, left != right { return nil }
    }
    let parts: [TypedExpression]
    if case .tuple(let written) = value.kind {
      parts = written
    } else if zip(from, to).allSatisfy({ resolved($0.type) == resolved($1.type) }) {
      return value.retyped(.tuple(to))
    } else {
      guard value.isPlainPlace else { return nil }
      parts = from.indices.map {
        TypedExpression(.tupleElement(value, $0), from[$0].type, value.range)
      }
    }
    var converted: [TypedExpression] = []
    for (part, element) in zip(parts, to) {
      guard let part = coerce(part, to: element.type) else { return nil }
      converted.append(part)
    }
    let type = Type.tuple(zip(to, converted).map { TupleTypeElement($0.label, $1.type) })
    return TypedExpression(.tuple(converted), type, value.range)
  }

  private func coerceCollection(
    _ value: TypedExpression, _ parts: [(from: Type, to: Type)], _ target: Type
  ) -> TypedExpression? {
    for (from, to) in parts where from != to {
      guard isSubtype(from, of: to) || optionalFits(from, to) else { return nil }
    }
    return TypedExpression(.convert(value), target, value.range)
  }

  private func optionalFits(_ from: Type, _ to: Type) -> Bool {
    guard case .optional(let wanted) = to else { return false }
    return from == wanted || isSubtype(from.unwrapped, of: wanted)
  }

  /// Whether one function can stand for another without code between: parameters may be wider,
  /// results narrower, as long as registers are the same.
  private func fits(_ from: FunctionType, _ to: FunctionType) -> Bool {
    guard from.parameters.count == to.parameters.count, !from.isThrowing || to.isThrowing else {
      return false
    }
    for (from, to) in zip(from.parameters, to.parameters) {
      guard from.isInout == to.isInout, sameRegisters(to.type, from.type) else { return false }
    }
    return sameRegisters(from.result, to.result)
  }

  private func sameRegisters(_ from: Type, _ to: Type) -> Bool {
    if from == to || unify(from, to) { return true }
    if from.isReference, to.isReference { return isSubtype(from, of: to) }
    guard case .optional(let wanted) = to, wanted.isReference else { return false }
    return from.unwrapped.isReference && isSubtype(from.unwrapped, of: wanted)
  }

  /// Whether a value is a use of something declared with `!`.
  func isImplicitlyUnwrapped(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local(let variable): variable.isImplicitlyUnwrapped
    case .global(let variable): variable.isImplicitlyUnwrapped
    case .property(_, let property, _): property.isImplicitlyUnwrapped
    case .call(let function, _, _): function.isImplicitlyUnwrapped
    case .lookedUp: true
    case .forceUnwrap(let inner, isImplicit: false): isLookedUpOptional(inner)
    case .optionalChain(let inner): isImplicitlyUnwrapped(inner) && inner.type.isOptional
    default: false
    }
  }

  /// Whether a value is a member of `AnyObject` that may be nil itself.
  func isLookedUpOptional(_ value: TypedExpression) -> Bool {
    guard case .lookedUp = value.kind else { return false }
    return resolved(value.type).isNestedOptional
  }

  // MARK: - Costs

  /// How far a type is from another, for choosing among overloads; nil when it does not convert.
  func cost(from source: Type, to target: Type, isImplicit: Bool = false) -> Int? {
    let source = resolved(source)
    let target = resolved(target)
    if source == target || source.isError || target.isError { return 0 }
    if case .variable = target { return unify(source, target) ? 3 : nil }
    if case .variable = source { return unify(source, target) ? 3 : nil }
    if source == .nothing { return target.isOptional ? 0 : nil }
    if target.hasVariables, attempt({ unify(source, target) ? true : nil }) != nil { return 3 }
    if case .optional(let wanted) = target {
      if case .optional(let wrapped) = source { return cost(from: wrapped, to: wanted) }
      return cost(from: source, to: wanted).map { $0 + 10 }
    }
    if isImplicit, case .optional(let wrapped) = source {
      return cost(from: wrapped, to: target).map { $0 + 100 }
    }
    if source.isDoubleOrCGFloat, target.isDoubleOrCGFloat { return source == .double ? 55 : 50 }
    if target == .any { return 30 }
    if isSubtype(source, of: target) {
      if target.isProtocol || target == .anyObject { return 8 }
      let chain = superclassChain(of: source)
      return 2 + (chain.firstIndex(of: target) ?? 0)
    }
    let probe = TypedExpression(.void, source, SourceRange(0, 0))
    return coerceInside(probe, source, target) == nil ? nil : 6
  }

  // MARK: - Words

  private func reportMismatch(
    _ value: TypedExpression, _ target: Type, _ purpose: ConversionPurpose
  ) {
    let source = resolved(value.type)
    if source == .nothing, value.kind.isNull {
      report(.nilNotCompatible(type: "\(target)", purpose.words), value.range)
      return
    }
    if target == .bool, source == .optional(.bool), case .optionalChain = value.kind,
      purpose == .condition || purpose == .returning
    {
      report(.optionalAsCondition(type: "Bool?"), value.range)
      return
    }
    if purpose == .condition, target == .bool {
      if source.isOptional, source != .optional(.bool) {
        report(
          .optionalAsCondition(type: "\(source)"), value.range,
          fixIt: CodeFixIt(SourceRange(value.range.end, value.range.end), " != nil"))
        return
      }
      if source.isNumber {
        report(
          .numberAsCondition(type: "\(source)"), value.range,
          fixIt: CodeFixIt(SourceRange(value.range.end, value.range.end), " != 0"))
        return
      }
    }
    if case .optional(let wrapped) = source, !target.isOptional,
      cost(from: wrapped, to: target) != nil
    {
      report(.optionalNotUnwrapped(type: "\(source)", wrapped: "\(wrapped)"), value.range)
      return
    }
    if case .function(let function) = source, function.parameters.isEmpty,
      target.functionType == nil,
      isFunctionName(value), cost(from: function.result, to: target) != nil
    {
      report(
        .functionNotCalled(type: "\(target)"), value.range,
        fixIt: CodeFixIt(SourceRange(value.range.end, value.range.end), "()"))
      return
    }
    if case .function(let from) = source, case .function(let to) = target, from.isThrowing,
      !to.isThrowing
    {
      report(.throwingFunctionNotAllowed(from: "\(source)", to: "\(target)"), value.range)
      return
    }
    // A value that is there becomes what an optional holds, so that is what it does not fit.
    let wanted = source.isOptional ? target : target.unwrapped
    report(
      .cannotConvert(from: "\(source)", to: "\(wanted)", purpose.words), value.range,
      fixIt: numberFixIt(value, source, wanted))
  }

  private func isFunctionName(_ value: TypedExpression) -> Bool {
    if case .functionReference = value.kind { return true }
    return false
  }

  /// `CGFloat(…)` around a number of another kind.
  private func numberFixIt(_ value: TypedExpression, _ source: Type, _ target: Type) -> CodeFixIt? {
    guard source.isNumber, target.isNumber else { return nil }
    let text = file.text(of: value.range)
    guard value.range.end <= file.text.utf8.count, !text.contains("\n") else { return nil }
    return CodeFixIt(value.range, "\(target)(\(text))")
  }
}

extension ConversionPurpose {
  /// The purpose as a fact.
  var words: ExpressionProblem.Purpose {
    switch self {
    case .initialization: .initialization
    case .assignment: .assignment
    case .argument: .argument
    case .returning: .returning
    case .condition: .condition
    case .element: .element
    case .coercion: .coercion
    case .closureResult: .closureResult
    case .index: .index
    case .branch: .branch
    case .rawValue: .rawValue
    case .throwing: .throwing
    case .operand: .operand
    }
  }
}

extension Type {
  /// Whether it is an optional in an optional.
  var isNestedOptional: Bool {
    if case .optional(.optional) = self { return true }
    return false
  }
}

extension TypedExpression {
  /// A place whose reading has no effects, so that it may be read twice.
  var isPlainPlace: Bool {
    switch kind {
    case .local, .global, .selfReference: true
    case .tupleElement(let base, _): base.isPlainPlace
    case .property(let base, let property, _):
      switch property.storage {
      case .field, .part: base.isPlainPlace
      default: false
      }
    default: false
    }
  }
}

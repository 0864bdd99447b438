import Records
import SourceTree
import TypedProgram

/// Implicit conversions of a value to the type of its context, if Swift has one.
package struct Conversion {
  package let relations: TypeRelations
  package let inference: Inference
  /// The files whose values convert, by their offsets: a function that is adapted is code in one.
  private let files: [SourceFile]

  /// Creates a conversion from its parts.
  package init(relations: TypeRelations, inference: Inference, files: [SourceFile] = []) {
    self.relations = relations
    self.inference = inference
    self.files = files
  }

  /// The file that a range is in; nil without files.
  func file(at range: SourceRange) -> SourceFile? {
    files.count == 1 ? files[0] : files.last { $0.offset <= range.start } ?? files.first
  }

  /// The value with a conversion where one is needed; nil if there is none.
  package func coerce(_ value: TypedExpression, to type: Type) -> TypedExpression? {
    let target = inference.resolved(type)
    let source = inference.resolved(value.type)
    if source == target { return value.retyped(source) }
    if source.isError || target.isError { return value }
    if source == .nothing, value.kind.isNull {
      guard target.isOptional else { return nil }
      return TypedExpression(.null, target, value.range)
    }
    if source.hasVariables || target.hasVariables {
      if inference.attempt({ inference.unify(source, target) ? true : nil }) != nil {
        return value.retyped(inference.resolved(source))
      }
      if let above = relations.superclass(of: source, like: target),
        inference.attempt({ inference.unify(above, target) ? true : nil }) != nil
      {
        return TypedExpression(
          .convert(value.retyped(inference.resolved(source))), inference.resolved(target),
          value.range)
      }
    }
    if case .optional(let wanted) = target {
      if let result = coerce(value, source, toOptional: wanted) { return result }
      guard source.isNestedOptional else { return nil }
    }
    if case .string(let text) = value.kind, target == .character, text.count == 1 {
      return value.retyped(.character)
    }
    if let object = literalObject(value, as: target) { return object }
    // `Any` takes the optional unchanged.
    if target != .any, isImplicitlyUnwrapped(value), case .optional(let wrapped) = source {
      return coerce(
        TypedExpression(.forceUnwrap(value, isImplicit: true), wrapped, value.range), to: target)
    }
    if let number = coerceNumber(value, source, target) { return number }
    if target == .any || relations.isSubtype(source, of: target) {
      return TypedExpression(.convert(value), target, value.range)
    }
    return coerceInside(value, source, target) ?? coerceBranches(value, to: target)
  }

  /// Each of the values of `?:`, when the whole does not convert: one of them may be unwrapped
  /// implicitly.
  private func coerceBranches(_ value: TypedExpression, to target: Type) -> TypedExpression? {
    guard case .ternary(let test, let yes, let no) = value.kind,
      let first = coerce(yes.unwrapped, to: target),
      let second = coerce(no.unwrapped, to: target)
    else { return nil }
    return TypedExpression(.ternary(test, first, second), target, value.range)
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
    if wrapped.isClassType, relations.isSubtype(wrapped, of: wanted), wanted.isClassType {
      return TypedExpression(.convert(value), target, value.range)
    }
    let isSame = source.innermostWrapped == target.innermostWrapped
    if isSame && source.optionalDepth < target.optionalDepth {
      // An optional inside an optional.
      return coerce(value, to: wanted).map {
        TypedExpression(.wrap($0), .optional($0.type), value.range)
      }
    }
    let element = TypedExpression(.chainElement(value), wrapped, value.range)
    guard let inside = inference.attempt({ coerce(element, to: wanted) }) else { return nil }
    guard inside.type.isOptional else {
      return TypedExpression(.optionalChain(inside), .optional(inside.type), value.range)
    }
    guard wanted.isOptional else { return nil }
    let outer = Type.optional(inside.type)
    return TypedExpression(
      .optionalChain(TypedExpression(.wrap(inside), outer, value.range)), outer, value.range)
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

  /// Conversions of the elements of a tuple, a collection or a function; nil if there is none.
  func coerceInside(
    _ value: TypedExpression, _ source: Type, _ target: Type
  ) -> TypedExpression? {
    switch (source, target) {
    case (.tuple(let from), .tuple(let to)):
      return coerceTuple(value, from, to)
    case (.function(let from), .function(let to)):
      if fits(from, to) { return TypedExpression(.convert(value), target, value.range) }
      return adapted(value, from, to)
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
    } else if zip(from, to).allSatisfy({
      inference.resolved($0.type) == inference.resolved($1.type)
    }) {
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
      guard relations.isSubtype(from, of: to) || optionalFits(from, to) else { return nil }
    }
    return TypedExpression(.convert(value), target, value.range)
  }

  private func optionalFits(_ from: Type, _ to: Type) -> Bool {
    guard case .optional(let wanted) = to else { return false }
    return from == wanted || relations.isSubtype(from.unwrapped, of: wanted)
  }

  /// Whether one function can replace another without code between: parameters may be wider,
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
    if from == to || inference.unify(from, to) { return true }
    if from.isReference, to.isReference { return relations.isSubtype(from, of: to) }
    guard case .optional(let wanted) = to, wanted.isReference else { return false }
    return from.unwrapped.isReference && relations.isSubtype(from.unwrapped, of: wanted)
  }

  /// Whether a value is a use of a declaration with `!`.
  func isImplicitlyUnwrapped(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local(let variable): variable.isImplicitlyUnwrapped
    case .global(let variable): variable.isImplicitlyUnwrapped
    case .property(_, let property, _): property.isImplicitlyUnwrapped
    case .call(let function, _, _), .send(let function, _, _, _), .construct(let function, _, _):
      function.isImplicitlyUnwrapped
    case .lookedUp: true
    case .forceUnwrap(let inner, isImplicit: false): isLookedUpOptional(inner)
    case .optionalChain(let inner): isImplicitlyUnwrapped(inner) && inner.type.isOptional
    default: false
    }
  }

  /// Whether a value is a member of `AnyObject` that may be nil itself.
  func isLookedUpOptional(_ value: TypedExpression) -> Bool {
    guard case .lookedUp = value.kind else { return false }
    return inference.resolved(value.type).isNestedOptional
  }
}

extension Type {
  /// Whether it is an optional in an optional.
  var isNestedOptional: Bool {
    if case .optional(.optional) = self { return true }
    return false
  }

  /// The type in all optionals around it.
  fileprivate var innermostWrapped: Type {
    if case .optional(let wrapped) = self { return wrapped.innermostWrapped }
    return self
  }

  /// The number of optionals around the innermost type.
  fileprivate var optionalDepth: Int {
    if case .optional(let wrapped) = self { return wrapped.optionalDepth + 1 }
    return 0
  }
}

extension TypedExpression {
  /// The value in the optional that the checker made of it; itself if it made none.
  var unwrapped: TypedExpression {
    if case .wrap(let inner) = kind { return inner.unwrapped }
    return self
  }

  /// Whether it is a location whose reading has no effects, so that it may be read twice.
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

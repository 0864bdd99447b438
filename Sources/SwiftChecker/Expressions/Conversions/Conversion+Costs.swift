import Records
import SourceTree
import TypedProgram

extension Conversion {
  /// The distance from one type to another, for choosing among overloads; nil when it does not
  /// convert.
  package func cost(from source: Type, to target: Type, isImplicit: Bool = false) -> Int? {
    let source = inference.resolved(source)
    let target = inference.resolved(target)
    if source == target || source.isError || target.isError { return 0 }
    if case .variable = target { return inference.unify(source, target) ? 3 : nil }
    if case .variable = source { return inference.unify(source, target) ? 3 : nil }
    if source == .nothing { return target.isOptional ? 0 : nil }
    if target.hasVariables,
      inference.attempt({ inference.unify(source, target) ? true : nil }) != nil
    {
      return 3
    }
    if source.hasVariables || target.hasVariables,
      let above = relations.superclass(of: source, like: target),
      inference.attempt({ inference.unify(above, target) ? true : nil }) != nil
    {
      return 4
    }
    if case .optional(let wanted) = target {
      if case .optional(let wrapped) = source { return cost(from: wrapped, to: wanted) }
      return cost(from: source, to: wanted).map { $0 + 10 }
    }
    if isImplicit, case .optional(let wrapped) = source {
      return cost(from: wrapped, to: target).map { $0 + 100 }
    }
    if source.isDoubleOrCGFloat, target.isDoubleOrCGFloat { return source == .double ? 55 : 50 }
    if target == .any { return 30 }
    if relations.isSubtype(source, of: target) {
      if target.isProtocol || target == .anyObject { return 8 }
      let chain = relations.superclassChain(of: source)
      return 2 + (chain.firstIndex(of: target) ?? 0)
    }
    let probe = TypedExpression(.void, source, SourceRange(0, 0))
    return coerceInside(probe, source, target) == nil ? nil : 6
  }

  /// The common type for values of two types; nil when only `Any` would do.
  package func commonType(_ left: Type, _ right: Type) -> Type? {
    let left = inference.resolved(left)
    let right = inference.resolved(right)
    if left == right { return left }
    switch (left, right) {
    case (.error, _), (.never, _): return right
    case (_, .error), (_, .never): return left
    case (.nothing, .optional), (.optional, .nothing): return left == .nothing ? right : left
    case (.nothing, _): return .optional(right)
    case (_, .nothing): return .optional(left)
    case (.optional(let left), .optional(let right)):
      return commonType(left, right).map { .optional($0) }
    case (.optional(let left), _): return commonType(left, right).map { .optional($0) }
    case (_, .optional(let right)): return commonType(left, right).map { .optional($0) }
    case (.floating(.double), .floating(.cgFloat)), (.floating(.cgFloat), .floating(.double)):
      return .double
    case (.array(let left), .array(let right)): return commonType(left, right).map { .array($0) }
    case (.dictionary(let key, let left), .dictionary(let otherKey, let right)):
      guard key == otherKey else { return nil }
      return commonType(left, right).map { .dictionary(key, $0) }
    case (.tuple(let left), .tuple(let right)):
      guard left.count == right.count else { return nil }
      var elements: [TupleTypeElement] = []
      for (left, right) in zip(left, right) {
        guard let type = commonType(left.type, right.type) else { return nil }
        elements.append(TupleTypeElement(left.label == right.label ? left.label : nil, type))
      }
      return .tuple(elements)
    default: break
    }
    if relations.isSubtype(left, of: right) { return right }
    if relations.isSubtype(right, of: left) { return left }
    guard left.isClassType, right.isClassType else { return nil }
    return relations.superclassChain(of: left).first { relations.isSubtype(right, of: $0) }
  }
}

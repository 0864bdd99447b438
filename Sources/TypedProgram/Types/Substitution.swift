/// Types in place of generic parameters.
package struct Substitution {
  package var types: [GenericParameterType: Type] = [:]

  package init() {}

  package init(_ parameters: [GenericParameterType], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { types[parameter] = argument }
  }

  package var isEmpty: Bool { types.isEmpty }
}

extension Type {
  /// This type with every generic parameter in `substitution` replaced.
  package func replacing(_ substitution: Substitution) -> Type {
    if substitution.isEmpty { return self }
    return mapped { type in
      guard case .parameter(let parameter) = type else { return nil }
      return substitution.types[parameter]
    }
  }

  /// This type with every part for which `transform` returns a type replaced by that.
  package func mapped(_ transform: (Type) -> Type?) -> Type {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .optional(let wrapped): return .optional(wrapped.mapped(transform))
    case .array(let element): return .array(element.mapped(transform))
    case .set(let element): return .set(element.mapped(transform))
    case .dictionary(let key, let value):
      return .dictionary(key.mapped(transform), value.mapped(transform))
    case .range(let bound, let isClosed): return .range(bound.mapped(transform), isClosed: isClosed)
    case .tuple(let elements):
      return .tuple(elements.map { TupleTypeElement($0.label, $0.type.mapped(transform)) })
    case .function(let function):
      return .function(
        FunctionType(
          function.parameters.map {
            FunctionTypeParameter($0.type.mapped(transform), isInout: $0.isInout)
          },
          function.result.mapped(transform), isThrowing: function.isThrowing))
    case .nominal(let nominal, let arguments):
      return .nominal(nominal, arguments.map { $0.mapped(transform) })
    case .metatype(let type): return .metatype(type.mapped(transform))
    default: return self
    }
  }
}

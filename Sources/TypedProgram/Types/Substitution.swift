/// Types in place of generic parameters.
package struct Substitution {
  package var types: [GenericParameterType: Type] = [:]

  package init() {}

  /// The arguments for the parameters, and what follows from them: with `NameCell` for `Cell`, the
  /// `Model` of `NameCell` for `Cell.Model`.
  package init(_ parameters: [GenericParameterType], _ arguments: [Type]) {
    for (parameter, argument) in zip(parameters, arguments) { types[parameter] = argument }
    for (parameter, argument) in zip(parameters, arguments) { complete(parameter, argument) }
  }

  private mutating func complete(_ parameter: GenericParameterType, _ type: Type) {
    for (name, member) in parameter.associated where types[member] == nil {
      guard let found = type.associated(name) else { continue }
      types[member] = found
      complete(member, found)
    }
  }

  package var isEmpty: Bool { types.isEmpty }
}

extension Type {
  /// The type in place of an associated type of its protocols, as far as declarations and checked
  /// conformances determine it; nil for types that are being inferred.
  fileprivate func associated(_ name: String) -> Type? {
    switch self {
    case .parameter(let parameter): return parameter.associated[name].map { .parameter($0) }
    case .array(let element), .set(let element): return name == "Element" ? element : nil
    case .nominal(let nominal, let arguments) where nominal.isScript:
      let own = Substitution(nominal.genericParameters, arguments)
      for case .type(let type) in nominal.members[name] ?? [] { return type.replacing(own) }
      if let index = nominal.genericParameters.firstIndex(where: { $0.name == name }) {
        return arguments.indices.contains(index) ? arguments[index] : nil
      }
      if let implied = nominal.impliedTypes[name] { return implied.replacing(own) }
      return nominal.superclass?.replacing(own).associated(name)
    default: return nil
    }
  }

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

import Records
import SourceTree
import TypedProgram

/// The matching of a class's members to the inherited members that they override, with the reasons
/// for a mismatch.
package struct OverrideMatching {
  package let relations: TypeRelations

  /// Creates a matching from its parts.
  package init(relations: TypeRelations) {
    self.relations = relations
  }

  // MARK: - Functions

  /// All functions of a name that a class inherits, nearest first.
  package func functions(
    above nominal: Nominal, named name: String, isStatic: Bool
  ) -> [Function] {
    nominal.superclasses.flatMap { above in
      relations.ownMembers(named: name, of: above).compactMap { member in
        guard case .function(let function) = member, function.isStatic == isStatic else {
          return nil
        }
        return function
      }
    }
  }

  /// The reason why a function does not override one of the same name; nil when it does. A type
  /// that differs only in not being optional is not a difference here: it is reported on its own.
  package func difference(
    of function: Function, from above: Function, in nominal: Nominal
  ) -> OverrideDifference? {
    guard function.parameters.count == above.parameters.count else { return .parameterCount }
    guard function.genericParameters.count == above.genericParameters.count else {
      return .genericParameters
    }
    let types = substitution(of: above, seenFrom: nominal, function)
    for (index, (own, other)) in zip(function.parameters, above.parameters).enumerated() {
      if own.label != other.label { return .label(index) }
      if own.isInout != other.isInout || !takes(own.type, other.type.replacing(types)) {
        return .parameter(index)
      }
    }
    return isCovariant(function.result, with: above.result.replacing(types)) ? nil : .result
  }

  /// Whether a parameter of an override accepts all values of the overridden one.
  private func takes(_ own: Type, _ above: Type) -> Bool {
    if own.isError || above.isError || own == above { return true }
    if own == .optional(above) || .optional(own) == above { return true }
    return !own.isOptional && !above.isOptional && relations.isSubtype(above, of: own)
  }

  /// Whether two functions of one name would override except for their labels.
  package func differsInLabels(
    _ function: Function, from above: Function, in nominal: Nominal
  ) -> Bool {
    guard function.parameters.count == above.parameters.count else { return false }
    let types = substitution(of: above, seenFrom: nominal, function)
    for (own, other) in zip(function.parameters, above.parameters) {
      let type = other.type.replacing(types)
      let fits = own.type.isError || own.type == type || own.type.unwrapped == type.unwrapped
      guard fits else { return false }
    }
    return isCovariant(function.result, with: above.result.replacing(types))
  }

  private func substitution(
    of above: Function, seenFrom nominal: Nominal, _ function: Function
  ) -> Substitution {
    var types = above.owner.map { relations.substitution(from: nominal, to: $0) } ?? Substitution()
    for (own, other) in zip(function.genericParameters, above.genericParameters) {
      types.types[other] = .parameter(own)
    }
    return types
  }

  private func isCovariant(_ own: Type, with above: Type) -> Bool {
    if own.isError || above.isError || own == above { return true }
    if case .optional(let wrapped) = above {
      if case .optional(let ownWrapped) = own {
        return relations.isSubtype(ownWrapped, of: wrapped)
      }
      return own == wrapped || relations.isSubtype(own, of: wrapped)
    }
    return own != .void && relations.isSubtype(own, of: above)
  }

  /// Whether an initializer matches one of the superclass: the same labels and types.
  func isSameSignature(_ function: Function, _ above: Function, of nominal: Nominal) -> Bool {
    guard function.parameters.count == above.parameters.count else { return false }
    let substitution = above.owner.map { relations.substitution(from: nominal, to: $0) }
    return zip(function.parameters, above.parameters).allSatisfy { own, other in
      let type = other.type.replacing(substitution ?? Substitution())
      return own.label == other.label && (own.type == type || own.type == .optional(type))
    }
  }

  /// The subscript that a class inherits with the labels and types of another one.
  package func subscripting(above nominal: Nominal, like member: SubscriptMember)
    -> SubscriptMember?
  {
    let inherited = nominal.superclasses.flatMap {
      relations.ownMembers(named: "subscript", of: $0)
    }
    return inherited.lazy.compactMap { other -> SubscriptMember? in
      guard case .subscripting(let other) = other else { return nil }
      let types =
        other.owner.map { relations.substitution(from: nominal, to: $0) } ?? Substitution()
      guard
        other.parameters.map({ $0.type.replacing(types) }) == member.parameters.map(\.type),
        other.parameters.map(\.label) == member.parameters.map(\.label)
      else { return nil }
      return other
    }.first
  }

  /// The inherited method whose full name is nearest to that of one that overrides nothing.
  package func nearMethod(_ function: Function, _ nominal: Nominal) -> Function? {
    func words(_ name: String) -> Set<String> {
      var words: Set<String> = []
      var word = ""
      for character in name {
        if character.isUppercase || !character.isLetter {
          if !word.isEmpty { words.insert(word.lowercased()) }
          word = ""
        }
        if character.isLetter { word.append(character) }
      }
      if !word.isEmpty { words.insert(word.lowercased()) }
      return words.subtracting(["with", "event", "for", "in", "the", "of"])
    }
    let own = words(function.fullName)
    var best: (function: Function, score: Double)?
    for above in nominal.superclasses {
      for member in above.members.values.joined() {
        guard case .function(let candidate) = member, !candidate.isStatic else { continue }
        let other = words(candidate.fullName)
        let union = own.union(other).count
        guard union > 0 else { continue }
        let score = Double(own.intersection(other).count) / Double(union)
        let isBetter =
          best.map {
            score > $0.score || score == $0.score && candidate.fullName < $0.function.fullName
          } ?? true
        if score >= 0.5, isBetter { best = (candidate, score) }
      }
    }
    return best?.function
  }

  // MARK: - Properties

  /// The property that a class inherits under the name of another one.
  package func property(above nominal: Nominal, like property: Property) -> Property? {
    for above in nominal.superclasses {
      for member in relations.ownMembers(named: property.name, of: above) {
        if case .property(let other) = member, other.isStatic == property.isStatic { return other }
      }
    }
    return nil
  }

  /// The obstacle for a property of an inherited name: an override that is not possible, or else a
  /// missing `override`.
  func missingOverride(_ property: Property, _ above: Property) -> DeclarationProblem {
    switch property.storage {
    case .field, .part, .global: .overridesWithStored(property.name)
    case .computed(_, nil) where above.isSettable: .overridesReadOnly(property.name)
    case .computed: .overrideMissing(property.name)
    }
  }

  /// The reason why a property cannot override an inherited one with its accessors; nil when it
  /// can.
  package func accessorProblem(_ property: Property, _ above: Property) -> DeclarationProblem? {
    guard case .computed(_, let setter) = property.storage else {
      return .overridesWithStored(property.name)
    }
    if above.isConstant {
      if case .computed = above.storage { return nil }
      return .overridesLet(property.name)
    }
    if setter == nil, above.isSettable { return .overridesReadOnly(property.name) }
    if property.isObserving, !above.isSettable { return .setterAboveMissing(property.name) }
    return nil
  }
}

/// The reason why one function does not override another one of the same name.
package enum OverrideDifference: Equatable {
  case parameterCount
  case genericParameters
  /// The label of a parameter, by its number.
  case label(Int)
  /// The type of a parameter, or whether it is `inout`.
  case parameter(Int)
  case result
}

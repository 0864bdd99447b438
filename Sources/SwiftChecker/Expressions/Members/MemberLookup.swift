import Records
import SourceTree
import TypedProgram

/// A member as seen from a type: with the types in place of its owner's parameters.
struct FoundMember {
  let member: Member
  let owner: Nominal
  let substitution: Substitution
  /// The number of superclasses in between; protocols come last.
  let distance: Int
}

extension Checker {
  /// The members of that name of instances of a type and of the type itself: the type's own and its
  /// extensions', its superclasses', its protocols', without overridden or hidden ones.
  func members(named name: String, of type: Type) -> [FoundMember] {
    switch type {
    case .parameter(let parameter):
      var found: [FoundMember] = []
      for constraint in parameter.constraints {
        found += members(named: name, of: constraint, as: type)
      }
      return withoutHidden(found)
    case .variable(let variable):
      return variable.binding.map { members(named: name, of: $0) } ?? []
    default: return withoutHidden(members(named: name, of: type, as: type))
    }
  }

  private func members(named name: String, of type: Type, as receiver: Type) -> [FoundMember] {
    var found: [FoundMember] = []
    var distance = 0
    var inheritsConveniences = true
    for current in [type] + relations.superclassChain(of: type) {
      defer { distance += 1 }
      guard let (nominal, arguments) = library.declaration(of: current) else { continue }
      // A script's class has its inherited initializers among its own members, and those of the
      // host make objects of their own class, which would be taken for another's. Those that
      // extensions add are inherited whenever that is.
      if distance > 0, name == "init" {
        guard inheritsConveniences else { break }
        found += addedInitializers(of: nominal, typesInPlace(of: nominal, arguments))
          .map { FoundMember(member: $0, owner: nominal, substitution: $1, distance: distance) }
        inheritsConveniences = takesConveniences(nominal)
        continue
      }
      inheritsConveniences = takesConveniences(nominal)
      var substitution = typesInPlace(of: nominal, arguments)
      if let selfParameter = nominal.selfParameter {
        substitution.types[selfParameter] = receiver
        addAssociatedTypes(of: nominal, for: receiver, to: &substitution)
      }
      for member in relations.ownMembers(named: name, of: nominal)
      where applies(member, substitution) && (distance == 0 || !member.isOpenMember) {
        found.append(
          FoundMember(
            member: member, owner: nominal, substitution: substitution, distance: distance))
      }
    }
    // They are compared with one another, to find hidden ones.
    _ = allowance.spend(found.count * found.count / 4)
    for nominal in protocols(of: type, with: name) {
      guard library.declaration(of: type)?.nominal !== nominal else { continue }
      let own = answers(among: relations.ownMembers(named: name, of: nominal), for: receiver)
      guard !own.isEmpty else { continue }
      let substitution = protocolSubstitution(nominal, receiver)
      for member in own where applies(member, substitution) {
        found.append(
          FoundMember(
            member: member, owner: nominal, substitution: substitution, distance: 2_000))
      }
    }
    return found
  }

  /// A generic type's arguments for its parameters, and what follows from them: with `NameCell` for
  /// `Cell`, the `Model` of `NameCell` for `Cell.Model`.
  private func typesInPlace(of nominal: Nominal, _ arguments: [Type]) -> Substitution {
    let own = Substitution(nominal.genericParameters, arguments)
    let hasAssociated = nominal.genericParameters.contains { !$0.associated.isEmpty }
    return hasAssociated ? completed(own) : own
  }

  /// The convenience initializers that extensions in scripts add to a class.
  private func addedInitializers(
    of nominal: Nominal, _ substitution: Substitution
  ) -> [(Member, Substitution)] {
    // The host's own rows need not be declared for that.
    let added = module.extensionMembers[ObjectIdentifier(nominal)]?["init"] ?? []
    return (nominal.isScript ? nominal.members["init"] ?? [] : added).compactMap { member in
      guard case .initializer(let function) = member, function.isConvenience,
        function.isOfExtension, function.file?.isOfLibrary == false,
        applies(member, substitution)
      else { return nil }
      return (member, substitution)
    }
  }

  /// Whether a class has the convenience initializers of its superclass: if it declares no
  /// designated ones, or all that the superclass has.
  private func takesConveniences(_ nominal: Nominal) -> Bool {
    guard nominal.isScript, let above = nominal.superclassNominal else { return true }
    let own = initializers(of: nominal)
    let isWritten = own.contains { function in
      if case .inheritedInitializer = function.implementation { return false }
      return !function.isConvenience
    }
    guard isWritten else { return true }
    return initializers(of: above).filter { !$0.isConvenience }.allSatisfy { function in
      own.contains { matching.isSameSignature($0, function, of: nominal) }
    }
  }

  /// A protocol's members for a type with known witnesses: the default implementation rather than
  /// the requirement.
  private func answers(among members: [Member], for receiver: Type) -> [Member] {
    switch receiver {
    case .parameter, .variable: return members
    default: if receiver.isProtocol { return members }
    }
    let members = members.filter { !$0.isOpenMember }
    let defaults = members.filter { !$0.isRequirement }
    return defaults.isEmpty ? members : defaults
  }

  /// The protocols of a type that have members of a name. Few have, and to find out whether a type
  /// conforms takes longer.
  private func protocols(of type: Type, with member: String) -> [Nominal] {
    func hasMember(_ nominal: Nominal) -> Bool {
      !relations.ownMembers(named: member, of: nominal).isEmpty
    }
    var found = relations.allProtocols(of: type).filter(hasMember)
    for name in ["Equatable", "Hashable", "Comparable", "Sequence", "Collection"] {
      guard let nominal = library.protocols[name], hasMember(nominal), !found.contains(nominal),
        relations.conforms(type, to: nominal)
      else { continue }
      found.append(nominal)
    }
    // The library extends no others; scripts may.
    if module.extensionMembers.isEmpty { return found }
    for nominal in library.protocolsByNature {
      guard module.extensionMembers[ObjectIdentifier(nominal)] != nil, hasMember(nominal),
        !found.contains(nominal), relations.conforms(type, to: nominal)
      else { continue }
      found.append(nominal)
    }
    return found
  }

  /// The types of `Self` and of a protocol's associated types for a conforming type.
  func protocolSubstitution(_ nominal: Nominal, _ receiver: Type) -> Substitution {
    var substitution = Substitution()
    if let selfParameter = nominal.selfParameter { substitution.types[selfParameter] = receiver }
    addAssociatedTypes(of: nominal, for: receiver, to: &substitution)
    for inherited in relations.allProtocols(of: .nominal(nominal, [])) {
      for associated in inherited.associatedTypes where substitution.types[associated] == nil {
        if let type = associatedType(associated.name, of: receiver) {
          substitution.types[associated] = type
        }
      }
    }
    return substitution
  }

  /// Adds a protocol's associated types for a generic parameter.
  private func addAssociatedTypes(
    of nominal: Nominal, for receiver: Type, to substitution: inout Substitution
  ) {
    guard case .parameter(let parameter) = receiver else { return }
    // Inside a protocol and its extensions they refer to themselves, with the constraints of a
    // `where` clause.
    guard parameter.name != "Self" else {
      for associated in nominal.associatedTypes {
        substitution.types[associated] = work.opaque.types[associated]
      }
      return
    }
    for associated in nominal.associatedTypes {
      let member = Type.parameter(parameter.member(associated))
      substitution.types[associated] = member.replacing(work.opaque)
    }
  }

  /// Completes a substitution with the associated types of generic parameters, for the types in
  /// place of the parameters.
  func completed(_ substitution: Substitution) -> Substitution {
    var whole = substitution
    for (parameter, type) in substitution.types {
      complete(parameter, inference.resolved(type), &whole)
    }
    return whole
  }

  private func complete(
    _ parameter: GenericParameterType, _ type: Type, _ substitution: inout Substitution
  ) {
    if case .variable = type { return }
    for (name, member) in parameter.associated {
      let found: Type?
      if case .parameter(let other) = type {
        found = other.associated[name].map { .parameter($0) } ?? ownAssociatedType(name, of: other)
      } else {
        found = associatedType(name, of: type)
      }
      guard let found else { continue }
      if let open = substitution.types[member], open.hasVariables {
        _ = inference.unify(open, found)
      }
      substitution.types[member] = found
      complete(member, found, &substitution)
    }
  }

  /// The associated type of `Self` inside its protocol: the protocol's own.
  private func ownAssociatedType(_ name: String, of parameter: GenericParameterType) -> Type? {
    guard parameter.name == "Self" else { return nil }
    for nominal in relations.allProtocols(of: .parameter(parameter)) {
      guard let own = nominal.associatedTypes.first(where: { $0.name == name }) else { continue }
      return Type.parameter(own).replacing(work.opaque)
    }
    return nil
  }

  /// The type's associated type: a nested type, a generic parameter, or the type inferred from a
  /// witness.
  func associatedType(_ name: String, of receiver: Type) -> Type? {
    switch (name, receiver) {
    case ("Element", .array(let element)), ("Element", .set(let element)): return element
    case ("Element", .dictionary(let key, let value)):
      return .tuple([TupleTypeElement("key", key), TupleTypeElement("value", value)])
    case ("Element", .string): return .character
    case ("Element", .range(let bound, _)): return bound
    case ("Index", .array): return .int
    case ("Index", .set), ("Index", .dictionary): return placeInHashedStorage
    case ("Index", .range(let bound, _)): return bound
    default: break
    }
    for current in [receiver] + relations.superclassChain(of: receiver) {
      guard let (nominal, arguments) = library.declaration(of: current) else { continue }
      let substitution = Substitution(nominal.genericParameters, arguments)
      for member in relations.ownMembers(named: name, of: nominal) {
        if case .type(let type) = member { return type.replacing(substitution) }
      }
      if let index = nominal.genericParameters.firstIndex(where: { $0.name == name }) {
        return arguments[index]
      }
      if nominal.kind != .protocol, let type = inferredAssociatedType(name, current) {
        return type
      }
      if name == "Element", let type = iteratedElement(of: nominal) {
        return type.replacing(substitution)
      }
      if name == "Index", current.isArraySlice { return .int }
    }
    return nil
  }

  /// The index type of sets and dictionaries, which the prelude declares.
  private var placeInHashedStorage: Type? {
    library.prepare(Library.hashedPlace)
    for case .type(let type) in library.members[Library.hashedPlace] ?? [] { return type }
    return nil
  }

  /// The element type of a script's own sequence.
  private func iteratedElement(of nominal: Nominal) -> Type? {
    guard nominal.kind != .protocol, nominal.isScript else { return nil }
    for case .function(let function) in nominal.members["makeIterator"] ?? [] {
      if case .nominal(nominal, _) = function.result { continue }
      return associatedType("Element", of: function.result)
    }
    return nil
  }

  /// An associated type that a conforming type does not spell, inferred from the types of the
  /// protocol's witnesses.
  private func inferredAssociatedType(_ name: String, _ type: Type) -> Type? {
    guard let (nominal, _) = library.declaration(of: type) else { return nil }
    for conformance in relations.allProtocols(of: type) {
      guard let parameter = conformance.associatedTypes.first(where: { $0.name == name }) else {
        continue
      }
      // Members of the type itself take precedence over those of the protocol's extensions.
      for owner in [nominal, conformance] {
        if let found = witnessed(parameter, of: conformance, by: owner, for: type) { return found }
      }
    }
    return nil
  }

  /// The associated type that members of `owner` imply; nil if they only name it.
  private func witnessed(
    _ parameter: GenericParameterType, of conformance: Nominal, by owner: Nominal, for type: Type
  ) -> Type? {
    var own = Substitution()
    if let itself = conformance.selfParameter { own.types[itself] = type }
    for (name, requirements) in conformance.members {
      let witnesses = relations.ownMembers(named: name, of: owner).filter { !$0.isRequirement }
      for requirement in requirements where requirement.isRequirement {
        for witness in witnesses {
          let variable = TypeVariable()
          var substitution = Substitution()
          substitution.types[parameter] = .variable(variable)
          guard matchTypes(requirement, witness, substitution, own), let found = variable.binding,
            !found.contains({ part in
              conformance.associatedTypes.contains { part == .parameter($0) }
            })
          else { continue }
          return found
        }
      }
    }
    return nil
  }

  private func matchTypes(
    _ requirement: Member, _ witness: Member, _ substitution: Substitution, _ own: Substitution
  ) -> Bool {
    switch (requirement, witness) {
    case (.property(let left), .property(let right)):
      return inference.unify(left.type.replacing(substitution), right.type.replacing(own))
    case (.function(let left), .function(let right)) where left.fullName == right.fullName:
      for (left, right) in zip(left.parameters, right.parameters) {
        _ = inference.unify(left.type.replacing(substitution), right.type.replacing(own))
      }
      return inference.unify(left.result.replacing(substitution), right.result.replacing(own))
    default: return false
    }
  }

  /// Whether the `where` clause around a member permits the type to use it.
  private func applies(_ member: Member, _ substitution: Substitution) -> Bool {
    switch member {
    case .property(let property): satisfies(property.requirements, substitution)
    case .subscripting(let member): satisfies(member.requirements, substitution)
    case .function(let function), .initializer(let function):
      // A function's own parameters are not known yet; only constraints on the type count here.
      satisfies(
        function.requirements.filter { requirement in
          !function.genericParameters.contains { requirement.mentions($0) }
        }, substitution)
    default: true
    }
  }

  func satisfies(_ requirements: [TypeRequirement], _ substitution: Substitution) -> Bool {
    requirements.allSatisfy { requirement in
      let subject = inference.resolved(requirement.subject.replacing(substitution))
      let other = inference.resolved(requirement.other.replacing(substitution))
      if case .variable = subject { return true }
      if subject.isError || other.isError { return true }
      if requirement.isSameType { return subject == other }
      if case .nominal(let nominal, _) = other, nominal.kind == .protocol {
        return relations.conforms(subject, to: nominal)
      }
      return relations.isSubtype(subject, of: other)
    }
  }

  /// Removes members that a nearer one overrides, hides or satisfies.
  private func withoutHidden(_ found: [FoundMember]) -> [FoundMember] {
    guard found.count > 1 else { return found }
    var kept: [FoundMember] = []
    for candidate in found where !kept.contains(where: { hides($0, candidate) }) {
      kept.append(candidate)
    }
    return kept
  }

  private func hides(_ near: FoundMember, _ far: FoundMember) -> Bool {
    switch (near.member, far.member) {
    case (.property(let near), .property(let far)): return near.isStatic == far.isStatic
    case (.property, .function), (.function, .property): return false
    case (.type, .type), (.enumCase, .enumCase): return true
    case (.enumCase, .property(let far)): return far.isStatic
    case (.enumCase, .function(let far)): return far.isStatic
    case (.function(let nearFunction), .function(let farFunction)),
      (.initializer(let nearFunction), .initializer(let farFunction)):
      if nearFunction === farFunction { return true }
      guard near.distance < far.distance || near.owner !== far.owner,
        nearFunction.isStatic == farFunction.isStatic,
        nearFunction.parameters.count == farFunction.parameters.count,
        nearFunction.fullName == farFunction.fullName
      else { return false }
      if far.owner.kind == .protocol, near.owner.kind != .protocol,
        !nearFunction.isInitializer, !farFunction.isRequirement
      {
        // A text's own `filter` returns a text, a sequence's an array: the context decides.
        let left = nearFunction.result.replacing(near.substitution)
        let right = farFunction.result.replacing(far.substitution)
        if left != right, !left.hasParameters, !right.hasParameters { return false }
      }
      return zip(nearFunction.parameters, farFunction.parameters).allSatisfy {
        let left = $0.type.replacing(near.substitution)
        let right = $1.type.replacing(far.substitution)
        return left == right || left.hasParameters || right.hasParameters
          || left.unwrapped == right.unwrapped
      }
    case (.subscripting(let nearMember), .subscripting(let farMember)):
      return near.distance < far.distance
        && nearMember.parameters.map(\.label) == farMember.parameters.map(\.label)
        && nearMember.parameters.map { $0.type.replacing(near.substitution) }
          == farMember.parameters.map { $0.type.replacing(far.substitution) }
    default: return false
    }
  }
}

extension FoundMember {
  /// Whether a protocol of the library requires it, so that its witness may be synthesized.
  var isRequirementOfLibrary: Bool { member.isRequirement && !owner.isScript }
}

extension TypeRequirement {
  /// Whether it mentions a parameter or its associated types.
  func mentions(_ parameter: GenericParameterType) -> Bool {
    let own = [parameter] + parameter.allAssociated
    return [subject, other].contains { side in
      side.contains { type in own.contains { type == .parameter($0) } }
    }
  }
}

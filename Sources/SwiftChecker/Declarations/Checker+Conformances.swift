import Records
import SourceTree
import TypedProgram

/// One protocol after a colon.
struct ConformanceSite {
  let nominal: Nominal
  let protocolNominal: Nominal
  let range: SourceRange
  /// The `where` clause of the extension that names the protocol.
  var requirements: [TypeRequirement] = []
}

extension Checker {
  /// Looks for the witness of each requirement of the protocols that the unit's types name.
  func checkConformances() {
    let sites = work.conformances
    work.conformances = []
    for site in sites where site.nominal.kind != .protocol { checkConformance(site) }
    passMessagesDown()
  }

  private func checkConformance(_ site: ConformanceSite) {
    var notes: [CodeNote] = []
    var seen: Set<Nominal> = []
    func visit(_ protocolNominal: Nominal) {
      guard seen.insert(protocolNominal).inserted else { return }
      if !synthesize(protocolNominal, site) {
        notes += missing(protocolNominal, site)
      }
      for case .nominal(let inherited, _) in relations.declaredProtocols(of: protocolNominal) {
        visit(inherited)
      }
    }
    visit(site.protocolNominal)
    guard !notes.isEmpty else { return }
    report(
      .doesNotConform(site.nominal.name, to: site.protocolNominal.name), site.range, notes: notes)
  }

  // MARK: - Requirements

  private func missing(_ protocolNominal: Nominal, _ site: ConformanceSite) -> [CodeNote] {
    let type = relations.declaredType(of: site.nominal).replacing(
      opaqueSubstitution(site.requirements))
    let types = protocolSubstitution(protocolNominal, type)
    var notes: [CodeNote] = []
    for parameter in protocolNominal.associatedTypes {
      if let implied = types.types[parameter] {
        if site.requirements.isEmpty { site.nominal.impliedTypes[parameter.name] = implied }
        continue
      }
      notes.append(
        CodeNote(.declaration(.missingRequirement("associatedtype " + parameter.name)), site.range))
    }
    let requirements = protocolNominal.members.sorted { $0.key < $1.key }.flatMap(\.value)
    for requirement in requirements.sorted(by: { $0.range.start < $1.range.start }) {
      guard let spelling = unanswered(requirement, site, type, types) else { continue }
      notes.append(CodeNote(.declaration(.missingRequirement(spelling)), site.range))
      if let near = nearWitness(requirement, type) {
        notes.append(
          CodeNote(
            .declaration(.nearRequirement(found: near.spelling, required: spelling)), near.range))
      }
    }
    return notes
  }

  /// The requirement as Swift writes it, if it has no witness.
  private func unanswered(
    _ requirement: Member, _ site: ConformanceSite, _ type: Type, _ types: Substitution
  ) -> String? {
    switch requirement {
    case .function(let function), .initializer(let function):
      guard case .required = function.implementation, !function.isOpenMember,
        !function.isBehindView
      else { return nil }
      let isAnswered = answer(function, site, type, types)
      return isAnswered || function.isOptional ? nil : function.spelled(types)
    case .property(let property):
      guard case .computed(let getter, let setter) = property.storage,
        case .required = getter.implementation, !getter.isOpenMember, property.view == nil
      else { return nil }
      if answer(property, getter, setter, site, type, types) || getter.isOptional { return nil }
      let accessors = setter == nil ? "{ get }" : "{ get set }"
      return "var \(property.name): \(property.type.replacing(types)) \(accessors)"
    case .subscripting(let member):
      guard case .required = member.getter.implementation, !member.getter.isOpenMember else {
        return nil
      }
      return answer(member, site, type, types) ? nil : "subscript"
    case .enumCase, .type: return nil
    }
  }

  private func answer(
    _ requirement: Function, _ site: ConformanceSite, _ type: Type, _ types: Substitution
  ) -> Bool {
    for found in members(named: requirement.name, of: type) {
      let witness: Function
      switch found.member {
      case .function(let function), .initializer(let function): witness = function
      case .enumCase(let enumCase):
        if requirement.isStatic, enumCase.payload.count == requirement.parameters.count {
          return true
        }
        continue
      default: continue
      }
      guard !witness.isRequirement,
        matches(witness, requirement, found.substitution, types)
      else { continue }
      keepWitness(witness, for: requirement, site)
      return true
    }
    return false
  }

  private func keepWitness(
    _ witness: Function, for requirement: Function, _ site: ConformanceSite
  ) {
    module.witnesses[Module.Witness(site.nominal, requirement)] = witness
    if let viewed = requirement.viewed, let bridge = viewed.bridge {
      module.witnesses[Module.Witness(site.nominal, viewed.original)] = bridge
    }
    if requirement.isExposed, case .script = witness.implementation { witness.isObjectiveC = true }
    if let name = requirement.importedSelector, witness.objectiveCName == nil,
      case .script = witness.implementation
    {
      witness.objectiveCName = name
      work.undo.append { witness.objectiveCName = nil }
    }
    if let message = requirement.message, witness.message == nil,
      case .script = witness.implementation
    {
      witness.message = message
      work.undo.append { witness.message = nil }
    }
  }

  private func matches(
    _ witness: Function, _ requirement: Function, _ own: Substitution, _ types: Substitution
  ) -> Bool {
    guard witness.isStatic == requirement.isStatic,
      witness.isInitializer == requirement.isInitializer,
      witness.parameters.count == requirement.parameters.count,
      witness.genericParameters.count == requirement.genericParameters.count,
      !witness.isThrowing || requirement.isThrowing,
      !witness.isMutating || requirement.isMutating || witness.owner?.kind == .protocol
    else { return false }
    var types = types
    for (left, right) in zip(requirement.genericParameters, witness.genericParameters) {
      types.types[left] = .parameter(right)
    }
    for (left, right) in zip(witness.parameters, requirement.parameters) {
      guard left.label == right.label, left.isInout == right.isInout else { return false }
      let (given, wanted) = (left.type.replacing(own), right.type.replacing(types))
      if given != wanted, given != .optional(wanted), !given.isError, !wanted.isError {
        return false
      }
    }
    if witness.isInitializer { return requirement.isFailable || !witness.isFailable }
    let (given, wanted) = (witness.result.replacing(own), requirement.result.replacing(types))
    return given == wanted || given.isError || wanted.isError
      || relations.isSubtype(given, of: wanted)
      || wanted == .optional(given)
  }

  private func answer(
    _ requirement: Property, _ getter: Function, _ setter: Function?, _ site: ConformanceSite,
    _ type: Type, _ types: Substitution
  ) -> Bool {
    let wanted = requirement.type.replacing(types)
    for found in members(named: requirement.name, of: type) {
      if case .enumCase = found.member, requirement.isStatic { return true }
      guard case .property(let property) = found.member, property !== requirement,
        property.isStatic == requirement.isStatic, !property.isRequirement
      else { continue }
      let given = property.type.replacing(found.substitution)
      guard
        given == wanted || given.isError || wanted.isError
          || setter == nil && (relations.isSubtype(given, of: wanted) || .optional(given) == wanted)
      else { continue }
      if setter != nil, !property.isSettable { continue }
      guard !property.isStatic else { return true }
      let accessors = accessors(of: property)
      keepWitness(accessors.getter, for: getter, site)
      if let setter, let own = accessors.setter { keepWitness(own, for: setter, site) }
      return true
    }
    return false
  }

  private func accessors(of property: Property) -> (getter: Function, setter: Function?) {
    if case .computed(let getter, let setter) = property.storage { return (getter, setter) }
    if let known = property.accessors ?? property.reservedAccessors { return known }
    let made = makeAccessors(property)
    property.reservedAccessors = made
    return made
  }

  private func answer(
    _ requirement: SubscriptMember, _ site: ConformanceSite, _ type: Type, _ types: Substitution
  ) -> Bool {
    for found in members(named: "subscript", of: type) {
      guard case .subscripting(let member) = found.member, !member.getter.isRequirement,
        matches(member.getter, requirement.getter, found.substitution, types)
      else { continue }
      guard let setter = requirement.setter else {
        keepWitness(member.getter, for: requirement.getter, site)
        return true
      }
      guard let own = member.setter else { continue }
      keepWitness(member.getter, for: requirement.getter, site)
      keepWitness(own, for: setter, site)
      return true
    }
    return false
  }

  private func nearWitness(
    _ requirement: Member, _ type: Type
  ) -> (spelling: String, range: SourceRange)? {
    for found in members(named: requirement.name, of: type) {
      guard library.declaration(of: type)?.nominal === found.owner else { continue }
      switch (requirement, found.member) {
      case (.function, .function(let function)) where !function.isRequirement:
        return (function.signature, function.range)
      case (.property, .property(let property)):
        return ("var \(property.name): \(property.type)", property.range)
      default: continue
      }
    }
    return nil
  }

  /// Overrides of methods that satisfy a host's protocol satisfy it, too.
  private func passMessagesDown() {
    for nominal in work.types where nominal.kind == .class {
      for member in work.members[ObjectIdentifier(nominal)] ?? [] {
        guard case .function(let function) = member, function.message == nil else { continue }
        var above = function.overridden
        while let current = above {
          if let message = current.message {
            function.message = message
            break
          }
          above = current.overridden
        }
      }
    }
  }

  // MARK: - Synthesized by the compiler

  /// Whether a protocol's requirements are synthesized; reports the reason when they cannot be.
  private func synthesize(_ protocolNominal: Nominal, _ site: ConformanceSite) -> Bool {
    guard !protocolNominal.isScript else { return false }
    let nominal = site.nominal
    switch protocolNominal.name {
    case "Equatable", "Hashable":
      if declaresOperator("==", nominal) { return true }
      if nominal.kind == .class {
        guard !nominal.isHostDerived else { return true }
        let type = nominal.name
        report(
          .doesNotConform(type, to: protocolNominal.name), site.range,
          notes: [
            CodeNote(
              .declaration(
                .missingRequirement("static func == (left: \(type), right: \(type)) -> Bool")),
              site.range)
          ])
        return true
      }
      checkParts(nominal, protocolNominal, site)
      return true
    case "Comparable":
      let isPlain = nominal.kind == .enumeration && nominal.rawType == nil
      if isPlain || declaresOperator("<", nominal) { return true }
      let type = nominal.name
      report(
        .doesNotConform(type, to: "Comparable"), site.range,
        notes: [
          CodeNote(
            .declaration(
              .missingRequirement("static func < (left: \(type), right: \(type)) -> Bool")),
            site.range)
        ])
      return true
    case "Error", "Sendable", "CaseIterable", "Codable", "Encodable",
      "Decodable", "NSCoding", "NSObjectProtocol":
      return true
    case "RawRepresentable": return nominal.rawType != nil
    default: return false
    }
  }

  private func declaresOperator(_ name: String, _ nominal: Nominal) -> Bool {
    if nominal.lineage.contains(where: { !relations.ownMembers(named: name, of: $0).isEmpty }) {
      return true
    }
    return (module.members[name] ?? []).contains { member in
      guard case .function(let function) = member else { return false }
      return function.parameters.contains { library.declaration(of: $0.type)?.nominal === nominal }
    }
  }

  private func checkParts(
    _ nominal: Nominal, _ protocolNominal: Nominal, _ site: ConformanceSite
  ) {
    let parts =
      nominal.kind == .enumeration
      ? nominal.cases.flatMap { enumCase in enumCase.payload.map { (enumCase.name, $0.type) } }
      : nominal.storedProperties.map { ($0.name, $0.type) }
    for (name, type) in parts {
      if type.hasParameters || relations.conforms(type, toNamed: protocolNominal.name) { continue }
      if case .nominal(let own, _) = type.unwrapped, own === nominal { continue }
      report(
        .cannotSynthesize(nominal.name, to: protocolNominal.name, property: "\(name): \(type)"),
        site.range)
      return
    }
  }
}

extension Function {
  /// Whether it is a protocol's requirement rather than code.
  var isRequirement: Bool {
    if case .required = implementation { return true }
    return false
  }

  fileprivate func spelled(_ types: Substitution) -> String {
    let list = parameters.map { parameter in
      let label = parameter.label ?? "_"
      return (label == parameter.name ? label : "\(label) \(parameter.name)")
        + ": \(parameter.type.replacing(types))"
    }.joined(separator: ", ")
    let head = isInitializer ? "init" + (isFailable ? "?" : "") : "func " + name
    let result = result.replacing(types)
    let tail = isInitializer || result == .void ? "" : " -> \(result)"
    return (isStatic ? "static " : "") + head + "(" + list + ")" + (isThrowing ? " throws" : "")
      + tail
  }
}

extension Member {
  /// Whether it only declares to generic code the members that types of the library have.
  var isOpenMember: Bool {
    switch self {
    case .function(let function), .initializer(let function): return function.isOpenMember
    case .property(let property):
      guard case .computed(let getter, _) = property.storage else { return false }
      return getter.isOpenMember
    case .subscripting(let member): return member.getter.isOpenMember
    case .enumCase, .type: return false
    }
  }

  /// Whether it is a protocol's requirement rather than code.
  var isRequirement: Bool {
    switch self {
    case .function(let function), .initializer(let function): function.isRequirement
    case .property(let property): property.isRequirement
    case .subscripting(let member): member.getter.isRequirement
    case .enumCase, .type: false
    }
  }
}

extension Property {
  fileprivate var isRequirement: Bool {
    if case .computed(let getter, _) = storage { return getter.isRequirement }
    return false
  }
}

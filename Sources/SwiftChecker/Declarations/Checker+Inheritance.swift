import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Sets the constraints of a type's generic parameters.
  func constrain(_ site: TypeSite) {
    guard let tree = site.nominal.declaration, site.extending == nil else { return }
    for (parameter, written) in zip(site.nominal.genericParameters, tree.genericParameters) {
      if let constraint = written.constraint {
        parameter.constraints.append(resolve(constraint, in: site.scope))
      }
    }
    constrain(by: resolve(tree.requirements, in: site.scope))
    for member in tree.members {
      guard case .associatedType(let name, let inherited) = member.kind,
        let parameter = site.nominal.associatedTypes.first(where: { $0.name == name.text })
      else { continue }
      parameter.constraints += inherited.map { resolve($0, in: site.scope) }
    }
  }

  /// Adds the constraints of a declaration's own `where` clause on its own parameters.
  func constrain(by requirements: [TypeRequirement]) {
    for requirement in requirements where !requirement.isSameType {
      guard case .parameter(let parameter) = requirement.subject else { continue }
      parameter.constraints.append(requirement.other)
    }
  }

  /// Resolves the list after the colon: a superclass, a raw type, protocols.
  func inherit(_ site: TypeSite) {
    for (index, tree) in site.inherited.enumerated() { inherit(tree, isFirst: index == 0, site) }
    let nominal = site.nominal
    if nominal.kind == .protocol, site.extending == nil {
      // `where Self: UIView` means the same as `: UIView`.
      for requirement in nominal.declaration?.requirements ?? [] where !requirement.isSameType {
        if case .name(let name) = requirement.subject.kind, name.text == "Self" {
          inherit(requirement.other, isFirst: false, site)
        }
      }
    }
    guard nominal.kind == .enumeration, site.extending == nil else { return }
    if nominal.rawType != nil { addProtocol(named: "RawRepresentable", to: nominal) }
  }

  private func inherit(_ tree: TypeExpression, isFirst: Bool, _ site: TypeSite) {
    if case .composition(let parts) = tree.kind {
      for part in parts { inherit(part, isFirst: isFirst, site) }
      return
    }
    let nominal = site.nominal
    let type = resolve(tree, in: site.scope)
    switch type {
    case .error: work.unknownAbove.insert(ObjectIdentifier(nominal))
    case .anyObject where nominal.kind == .protocol: nominal.isClassBound = true
    case .any: break
    case .nominal(let other, _) where !other.parts.isEmpty:
      for part in other.parts {
        guard case .nominal(let declaration, _) = part else { continue }
        if declaration.kind == .protocol {
          conform(nominal, to: part, declaration, tree, site)
        } else if nominal.kind == .class {
          derive(nominal, from: part, declaration, tree, isFirst: isFirst, site)
        } else {
          nominal.isClassBound = true
          nominal.superclass = part
        }
      }
    case .nominal(let other, _) where other.kind == .protocol:
      conform(nominal, to: type, other, tree, site)
    case .nominal(let other, _) where other.kind == .class && nominal.kind == .class:
      derive(nominal, from: type, other, tree, isFirst: isFirst, site)
    case .nominal(let other, _) where other.kind == .class && nominal.kind == .protocol:
      nominal.isClassBound = true
      nominal.superclass = type
    default:
      if nominal.kind == .enumeration, site.extending == nil, isFirst {
        nominal.rawType = type
        if !type.isRawType { report(.rawTypeNotLiteral(type.description), tree.range) }
        return
      }
      report(
        .notInheritable(
          type.description, by: nominal.name,
          allowsClass: nominal.kind == .class && site.extending == nil), tree.range)
    }
  }

  /// Whether a type or one of its superclasses derives from something unknown.
  func inheritsUnknown(_ nominal: Nominal?) -> Bool {
    nominal?.lineage.contains { work.unknownAbove.contains(ObjectIdentifier($0)) } ?? false
  }

  private func conform(
    _ nominal: Nominal, to type: Type, _ other: Nominal, _ tree: TypeExpression, _ site: TypeSite
  ) {
    if other === nominal {
      report(.inheritsFromItself(nominal.name), tree.range)
      return
    }
    if nominal.kind == .protocol, other.isClassBound { nominal.isClassBound = true }
    if other.isClassBound, nominal.kind == .structure || nominal.kind == .enumeration {
      report(.classOnlyProtocol(other.name, type: nominal.name), tree.range)
      return
    }
    // A conformance that UIKit declares already is not a mistake.
    if !nominal.isScript, nominal.protocols.contains(type) { return }
    guard !relations.declaredProtocols(of: nominal).contains(type) else {
      report(.redundantConformance(nominal.name, to: other.name), tree.range)
      return
    }
    addProtocol(type, to: nominal)
    work.conformances.append(
      ConformanceSite(
        nominal: nominal, protocolNominal: other, range: tree.range,
        requirements: site.requirements))
  }

  func addProtocol(_ type: Type, to nominal: Nominal) {
    if nominal.isScript {
      nominal.protocols.append(type)
    } else {
      module.extensionProtocols[ObjectIdentifier(nominal), default: []].append(type)
    }
  }

  func addProtocol(named name: String, to nominal: Nominal) {
    guard let known = library.protocols[name] else { return }
    let type = Type.nominal(known, [])
    if !relations.declaredProtocols(of: nominal).contains(type) { addProtocol(type, to: nominal) }
  }

  private func derive(
    _ nominal: Nominal, from type: Type, _ other: Nominal, _ tree: TypeExpression, isFirst: Bool,
    _ site: TypeSite
  ) {
    if site.extending != nil {
      report(
        .notInheritable(type.description, by: nominal.name, allowsClass: false), tree.range)
    } else if let first = nominal.superclass {
      report(
        .severalSuperclasses(
          nominal.name, first: first.description, second: type.description), tree.range)
    } else if !isFirst {
      report(.superclassNotFirst(type.description), tree.range)
    } else if other.isFinal, other.isOpenOnDevice {
      report(.syntax(.unsupported(.subclass(of: type.description))), tree.range)
      nominal.superclass = type
    } else if other.isFinal {
      report(.inheritsFromFinal(type.description), tree.range)
    } else {
      nominal.superclass = type
    }
  }

  /// The maximum number of superclasses of a class: all of them are searched for each name.
  private static let mostSuperclasses = 250

  func refuseCircle(_ site: TypeSite) {
    guard site.extending == nil else { return }
    var seen: Set<Nominal> = [site.nominal]
    var current = site.nominal.superclassNominal
    while let nominal = current {
      guard seen.count <= Self.mostSuperclasses else {
        guard let tree = site.inherited.first else { return }
        report(.tooManySuperclasses(most: Self.mostSuperclasses), tree.range)
        site.nominal.superclass = nil
        work.unknownAbove.insert(ObjectIdentifier(site.nominal))
        return
      }
      guard seen.insert(nominal).inserted else {
        guard let tree = site.inherited.first else { return }
        report(.inheritsFromItself(site.nominal.name), tree.range)
        site.nominal.superclass = nil
        return
      }
      current = nominal.superclassNominal
    }
    refuseProtocolCircle(site)
  }

  private func refuseProtocolCircle(_ site: TypeSite) {
    guard site.nominal.kind == .protocol else { return }
    var waiting = site.nominal.protocols
    var seen: Set<Nominal> = []
    while let type = waiting.popLast() {
      guard case .nominal(let nominal, _) = type, seen.insert(nominal).inserted else { continue }
      if nominal === site.nominal {
        report(.inheritsFromItself(nominal.name), site.inherited[0].range)
        nominal.protocols = []
        return
      }
      waiting += relations.declaredProtocols(of: nominal)
    }
  }

  /// Superclasses before their subclasses, protocols before all, extensions after.
  func superclassesFirst(_ sites: [TypeSite]) -> [TypeSite] {
    func depth(_ site: TypeSite) -> Int { Array(site.nominal.superclasses).count }
    func rank(_ site: TypeSite) -> Int {
      if site.extending != nil { return 10_000 + depth(site) }
      return site.nominal.kind == .protocol ? 0 : 1 + depth(site)
    }
    return sites.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  /// A value that contains a value of its own type would be infinite.
  func checkRecursion(_ site: TypeSite) {
    let nominal = site.nominal
    guard site.extending == nil, nominal.kind == .structure || nominal.kind == .enumeration,
      !nominal.isIndirect
    else { return }
    var seen: Set<Nominal> = []
    func holds(_ type: Type) -> Bool {
      switch type {
      case .optional(let wrapped): return holds(wrapped)
      case .range(let bound, _): return holds(bound)
      case .tuple(let elements): return elements.contains { holds($0.type) }
      case .nominal(let other, let arguments):
        if other === nominal { return true }
        guard other.isScript, !other.isIndirect, seen.insert(other).inserted else { return false }
        let substitution = Substitution(other.genericParameters, arguments)
        return parts(of: other).contains { holds($0.replacing(substitution)) }
      default: return false
      }
    }
    if nominal.kind == .structure {
      guard let property = nominal.storedProperties.first(where: { holds($0.type) }) else { return }
      report(.recursiveValueType(nominal.name), property.range)
    } else if parts(of: nominal).contains(where: holds), let tree = nominal.declaration {
      let start = SourceRange(site.declaration.range.start, site.declaration.range.start)
      report(.recursiveEnum(nominal.name), tree.name.range, fixIt: CodeFixIt(start, "indirect "))
    }
  }

  private func parts(of nominal: Nominal) -> [Type] {
    switch nominal.kind {
    case .structure: nominal.storedProperties.map(\.type)
    case .enumeration: nominal.cases.flatMap { $0.payload.map(\.type) }
    default: []
    }
  }
}

extension Type {
  /// Whether an enumeration's cases can have raw values of this type.
  var isRawType: Bool {
    switch self {
    case .integer, .floating, .string, .character, .error: true
    default: false
    }
  }
}

extension Nominal {
  /// Whether it is a class of UIKit's or Foundation's, which have subclasses in an app.
  fileprivate var isOpenOnDevice: Bool {
    !isScript && kind == .class && ["UI", "NS", "CA"].contains(String(name.prefix(2)))
  }
}

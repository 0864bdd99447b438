import Records
import SourceTree
import TypedProgram

/// Members of `AnyObject`: those of any class of Objective-C's under a name. The object's own class
/// decides at run time, so a property is an optional, which is implicitly unwrapped if its value is
/// needed, and a method may be called with `?`.
extension Checker {
  func dynamicMeaning(
    of name: Name, memberOf base: TypedExpression, _ range: SourceRange, in scope: Scope
  ) -> NameMeaning {
    var callees: [Callee] = []
    var property: TypedExpression?
    for found in dynamicMembers(named: name.text) {
      switch found.member {
      case .function(let function):
        let message = library.message(like: function)
        guard !callees.contains(where: { $0.function === message }) else { continue }
        callees.append(Callee(.function(message), receiver: base, owner: found.owner))
      case .property(let member):
        guard let next = dynamicRead(member, found, base, range, in: scope) else { continue }
        guard let known = property else {
          property = next
          continue
        }
        // Other classes have properties of the name, too; the first that fits the object is read.
        guard next.type == known.type, base.isRepeatable else { continue }
        property = TypedExpression(.coalesce(known, next), known.type, range)
      default: break
      }
    }
    let read = property.map { TypedExpression(.lookedUp($0), $0.type, range) }
    if !callees.isEmpty { return .functions(callees, property: read) }
    return read.map { .value($0) } ?? .missing
  }

  private func dynamicRead(
    _ property: Property, _ found: FoundMember, _ base: TypedExpression, _ range: SourceRange,
    in scope: Scope
  ) -> TypedExpression? {
    let type = relations.declaredType(of: found.owner)
    let cast = TypedExpression(.conditionalCast(base, type), .optional(type), base.range)
    let object = TypedExpression(.chainElement(cast), type, base.range)
    let use = propertyUse(property, found, receiver: object, type: type, range, in: scope)
    if use.type.isError { return nil }
    // A value that may be nil itself is an optional in an optional: the outer one determines
    // whether the object has the member.
    let value = use.type.isOptional ? TypedExpression(.wrap(use), .optional(use.type), range) : use
    return TypedExpression(.optionalChain(value), .optional(use.type), range)
  }

  /// The members that classes of Objective-C's declare under a name, responders' first, without
  /// those inherited from a superclass.
  private func dynamicMembers(named name: String) -> [FoundMember] {
    var found: [FoundMember] = []
    for nominal in objectiveCClasses {
      guard !found.contains(where: { nominal.isDerived(from: $0.owner) }) else { continue }
      for member in relations.ownMembers(named: name, of: nominal)
      where member.isDynamic(in: nominal) {
        found.append(
          FoundMember(member: member, owner: nominal, substitution: Substitution(), distance: 0))
      }
    }
    return found
  }

  private var objectiveCClasses: [Nominal] {
    let scripts = module.members.values.flatMap { $0 }.compactMap { member -> Nominal? in
      guard case .type(.nominal(let nominal, _)) = member else { return nil }
      return nominal
    }
    func rank(_ nominal: Nominal) -> (Int, Int, String) {
      let lineage = nominal.lineage.map(\.name)
      return (lineage.contains("UIResponder") ? 0 : 1, lineage.count, nominal.name)
    }
    return (library.hostTypes.values + scripts)
      .filter {
        ($0.kind == .class || $0.kind == .protocol && $0.isObjectiveC)
          && $0.genericParameters.isEmpty
      }
      .map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension Member {
  /// Whether Objective-C finds it by its name in any object.
  fileprivate func isDynamic(in owner: Nominal) -> Bool {
    switch self {
    case .function(let function) where owner.kind == .protocol: !function.isStatic
    case .property where owner.kind == .protocol: false
    case .function(let function): !function.isStatic && (function.isHost || function.isExposed)
    case .property(let property): !property.isStatic && property.isExposed
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it may be computed more than once.
  fileprivate var isRepeatable: Bool {
    if case .convert(let inner) = kind { return inner.isRepeatable }
    return isPlainPlace
  }
}

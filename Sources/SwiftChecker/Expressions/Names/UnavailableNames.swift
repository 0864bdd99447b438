import Records
import SourceTree
import TypedProgram

/// Names that apps use and that the host does not have, and those that have no effect.
extension Checker {
  /// Reports a name that apps use and that the host lists as unavailable.
  func reportUnavailable(_ name: Name) -> Bool {
    if let text = library.unavailable[name.text],
      let reason = ExpressionProblem.Unavailability(rawValue: text)
    {
      report(unavailable: name.text, reason, name.range)
      return true
    }
    guard library.isKnown(name.text) else { return false }
    report(unavailable: name.text, .notYet, name.range)
    return true
  }

  /// Reports a member that a type has on a device by its headers, if it has none of the name here.
  private func reportKnown(
    _ name: String, fullName: String?, _ range: SourceRange, memberOf nominal: Nominal
  ) -> Bool {
    let isKnown = nominal.lineage.contains { current in
      guard case .host = current.origin else { return false }
      // Headers have the names of Objective-C: `UIButtonConfiguration`.
      let types = [current.fullName, current.importedName ?? current.fullName.filter { $0 != "." }]
      return types.contains { type in
        library.isKnownMember(name, type)
          || fullName.map { library.isKnownMember($0, type) } == true
      }
    }
    guard isKnown else { return false }
    let isHere = nominal.lineage.contains { current in
      guard case .host = current.origin else { return false }
      return relations.ownMembers(named: name, of: current).contains { member in
        // Initializers differ by their labels; a class of a script does not inherit all.
        guard name == "init", case .initializer(let function) = member else {
          return name != "init"
        }
        return function.fullName == fullName
      }
    }
    if isHere { return false }
    report(unavailable: name == "init" ? fullName ?? name : name, .notYet, range)
    return true
  }

  /// Reports a member that a type's class of the host, or a superclass, has on a device but not
  /// here.
  func reportUnavailable(_ name: String, _ range: SourceRange, memberOf type: Type?) -> Bool {
    guard let type, let nominal = library.declaration(of: type)?.nominal else { return false }
    return reportUnavailable(name, range, memberOf: nominal)
  }

  /// The same for a declaration. A method that overrides is matched by its full name, too.
  func reportUnavailable(
    _ name: String, fullName: String? = nil, _ range: SourceRange, memberOf nominal: Nominal
  ) -> Bool {
    for current in nominal.lineage {
      guard let members = library.unavailableMembers[current.name] else { continue }
      guard let text = members[name] ?? fullName.flatMap({ members[$0] }),
        let reason = ExpressionProblem.Unavailability(rawValue: text)
      else { continue }
      let full = fullName.flatMap { members[$0] == nil ? nil : $0 }
      report(unavailable: full ?? name, reason, range)
      return true
    }
    return reportKnown(name, fullName: fullName, range, memberOf: nominal)
  }

  private func report(
    unavailable name: String, _ reason: ExpressionProblem.Unavailability, _ range: SourceRange
  ) {
    report(.unavailable(name, reason), range)
  }

  /// Notes that a used or overridden member has no effect, once for each reason.
  func note(_ silence: ExpressionProblem.Silence?, of name: String, _ range: SourceRange) {
    guard let silence else { return }
    let isKnown = diagnostics.contains { diagnostic in
      guard case .expression(.silent(_, silence)) = diagnostic.problem else { return false }
      return true
    }
    guard !isKnown else { return }
    diagnostics.append(
      CodeDiagnostic(.expression(.silent(name, silence)), range, severity: .warning))
  }

  /// Removes errors that follow from an unavailable name: those after it in the same function, with
  /// those about the same name again, such as the `super` of an override.
  func takeBackFollowers(in unit: SourceUnit) {
    let unavailable = diagnostics.filter { diagnostic in
      guard case .expression(.unavailable) = diagnostic.problem else { return false }
      return true
    }
    guard !unavailable.isEmpty else { return }
    let functions = unit.items.flatMap { item -> [SourceRange] in
      guard case .declaration(let declaration) = item.kind else { return [] }
      return declaration.functionRanges
    }
    func function(around range: SourceRange) -> SourceRange? {
      functions.last { $0.start <= range.start && range.end <= $0.end }
    }
    diagnostics.removeAll { diagnostic in
      guard diagnostic.severity == .error, let place = function(around: diagnostic.range)
      else { return false }
      let isUnavailable = unavailable.contains(diagnostic)
      return unavailable.contains {
        $0.range.start < diagnostic.range.start && function(around: $0.range) == place
          && (!isUnavailable || $0.problem == diagnostic.problem)
      }
    }
  }
}

extension Declaration {
  /// The ranges of the functions, initializers and properties that it is or contains, outer ones
  /// first.
  fileprivate var functionRanges: [SourceRange] {
    switch kind {
    case .type(let type): type.members.flatMap(\.functionRanges)
    case .extending(let extending): extending.members.flatMap(\.functionRanges)
    default: [range]
    }
  }
}

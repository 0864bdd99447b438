import Records

/// A name that a text uses and that is not declared.
enum MissingName: Hashable {
  /// A type, or a global.
  case global(String)
  /// A member that an extension of a type may declare.
  case member(String, of: String)

  /// The name as it is written.
  var text: String {
    switch self {
    case .global(let name), .member(let name, _): name
    }
  }
}

extension CodeProblem {
  /// The name whose declaration is missing; nil for other problems.
  var missing: MissingName? {
    switch self {
    case .expression(.notInScope(let name, _)), .expression(.typeNotInScope(let name, _)),
      .objectiveC(.undeclared(let name, _)), .objectiveC(.unknownType(let name, _)),
      .objectiveC(.unknownProtocol(let name)), .objectiveC(.forwardClass(let name)):
      .global(name)
    case .objectiveC(.unknownSuperclass(let name, _, _)): .global(name)
    case .expression(.noMember(let name, let type, _)),
      .expression(.noStaticMember(let name, let type, _)),
      .expression(.noTypeMember(let name, let type, _)),
      .objectiveC(.noProperty(let name, let type, _)):
      .member(name, of: type)
    case .objectiveC(.noVisibleInterface(let type, let selector, _)):
      .member(selector, of: type)
    default: nil
    }
  }

  /// The reason for leaving out a part with this problem.
  var reason: SourcesReport.Reason {
    if case .global(let name)? = missing { return .missing(name) }
    return .code(self)
  }

  /// The protocol that a type declares conformance to and does not satisfy.
  var brokenConformance: String? {
    switch self {
    case .declaration(.doesNotConform(_, let name)): name
    default: nil
    }
  }
}

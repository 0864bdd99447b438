extension Library {
  /// The declaration of a type of the host; created when a row first mentions it, so that rows may
  /// be in any order.
  package func hostNominal(
    _ type: Any.Type, _ kind: Nominal.Kind, named name: String? = nil
  ) -> Nominal {
    let key = ObjectIdentifier(type)
    if let known = hostTypes[key] { return known }
    // Like `String(describing:)`, which however first looks through every conformance of the
    // program: that was most of the cost of the first line of Swift.
    let typeName = _typeName(type, qualified: false)
    // Foundation's own name of NSRange, an alias of another name, begins with an underscore.
    let plainName = typeName.hasPrefix("_NS") ? String(typeName.dropFirst()) : typeName
    let nominal = Nominal(name: name ?? plainName, kind: kind, origin: .host(key))
    nominal.names = rowNames
    hostTypes[key] = nominal
    return nominal
  }

  /// The declaration of a protocol; created when it is first mentioned.
  package func protocolNominal(
    _ name: String, origin: @autoclosure () -> Nominal.Origin = .host(nil)
  ) -> Nominal {
    if let known = protocols[name] { return known }
    let nominal = Nominal(name: name, kind: .protocol, origin: origin())
    if case .host = nominal.origin { nominal.names = rowNames }
    protocols[name] = nominal
    return nominal
  }

  /// Declares all deferred members of all types of the table; for complete lists, such as the names
  /// of messages.
  package func declareEverything() {
    let builtIn = [array, dictionary, set, optional, string, character, bool, range, closedRange]
    for nominal in builtIn + integers.values + floatings.values { _ = nominal.members }
    for nominal in hostTypes.values { _ = nominal.members }
    for nominal in protocols.values { _ = nominal.members }
  }

  /// Adds a declaration of the top level.
  package func add(_ member: Member, named name: String) {
    members[name, default: []].append(member)
  }
}

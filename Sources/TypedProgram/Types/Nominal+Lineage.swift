extension Nominal {
  /// The superclass as a declaration.
  package var superclassNominal: Nominal? {
    guard case .nominal(let nominal, _)? = superclass else { return nil }
    return nominal
  }

  /// The type itself and its superclasses, nearest first. Finite even if a class derives from
  /// itself, which the checker refuses.
  package var lineage: some Sequence<Nominal> {
    sequence(first: self, next: \.superclassNominal).prefix(1_000)
  }

  /// The superclasses, nearest first.
  package var superclasses: some Sequence<Nominal> { lineage.dropFirst() }

  /// The type itself and those of its superclasses that scripts declare, nearest first.
  package var scriptLineage: [Nominal] { lineage.prefix(while: \.isScript) }

  /// Whether this is `other`, or derived from it.
  package func isDerived(from other: Nominal) -> Bool {
    if self === other { return true }
    return superclasses.contains { $0 === other }
  }

  /// Every protocol that a protocol inherits, directly or indirectly. Finite even if one inherits
  /// itself, which the checker refuses.
  var inheritedProtocols: Set<Nominal> {
    var found: Set<Nominal> = []
    var waiting = protocols
    while case .nominal(let next, _)? = waiting.popLast() {
      if found.insert(next).inserted { waiting += next.protocols }
    }
    return found
  }

  /// Whether this is a class of the host, or derived from one: its instances are objects of the
  /// host, which store a script's properties, and have the host's `==`.
  package var isHostDerived: Bool { lineage.contains { $0.kind == .class && !$0.isScript } }
}

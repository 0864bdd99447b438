import Records
import SourceTree
import TypedProgram

extension Checker {
  /// Declares the declarations of a part of the prelude in the library itself. Bodies are checked
  /// when the functions are used.
  package static func load(prelude unit: SourceUnit, into library: Library) {
    let module = Module()
    let checker = Checker(library: library, module: module, file: unit.file)
    checker.declareLibrary(unit)
    let faults = (unit.diagnostics + checker.diagnostics).filter { $0.severity == .error }
    precondition(faults.isEmpty, "the prelude does not check: \(faults.map(\.problem))")
    for (name, members) in module.members { library.members[name, default: []] += members }
    for nominal in library.extensible {
      for type in module.extensionProtocols[ObjectIdentifier(nominal)] ?? []
      where !nominal.protocols.contains(type) {
        nominal.protocols.append(type)
      }
      guard let members = module.extensionMembers[ObjectIdentifier(nominal)] else { continue }
      for (name, members) in members {
        for member in members { nominal.add(member, named: name) }
      }
    }
  }

  /// Declares everything of a unit, and defers the bodies.
  private func declareLibrary(_ unit: SourceUnit) {
    work.kind = .file
    let scope = declarationScope(of: nil, in: unit.file)
    let declarations = unit.items.compactMap { item -> Declaration? in
      guard case .declaration(let declaration) = item.kind else { return nil }
      return declaration
    }
    declareTypes(declarations, in: scope)
    resolveInferred(isLast: true)
    finishTypes()
    work.bodies = []
  }
}

extension Library {
  /// The types that the prelude extends.
  fileprivate var extensible: [Nominal] {
    [array, dictionary, set, optional, string, character, bool, range, closedRange]
      + Array(protocols.values) + extendedHostTypes
  }
}

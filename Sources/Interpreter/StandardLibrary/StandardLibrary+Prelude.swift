import Records
import SourceTree

extension StandardLibrary {
  /// Lets a library load the prelude's parts, and `more` of a host's, as their names are looked up.
  /// `parse` makes a tree of a text, given with its name.
  package static func attachPrelude(
    to library: Library, with more: [Prelude.Part] = [],
    parse: @escaping (_ text: String, _ name: String) -> SourceUnit
  ) {
    var remaining = Prelude.parts + more
    library.preludeNames = Set(remaining.flatMap(\.names))
    library.loadPrelude = { [unowned library] name in
      let wanted = remaining.filter { $0.names.contains(name) }
      remaining.removeAll { $0.names.contains(name) }
      library.preludeNames = Set(remaining.flatMap(\.names))
      for part in wanted { load(prelude: parse(part.text, Prelude.fileName), into: library) }
    }
  }

  /// Declares what a part of the prelude says, in the library itself. Bodies are checked when the
  /// functions are used.
  package static func load(prelude unit: SourceUnit, into library: Library) {
    let module = Module()
    let checker = Checker(library: library, module: module, file: unit.file)
    checker.declareLibrary(unit)
    let faults = (unit.diagnostics + checker.diagnostics).filter { $0.severity == .error }
    precondition(faults.isEmpty, "the prelude does not check: \(faults.map(\.problem))")
    for (name, members) in module.members { library.members[name, default: []] += members }
    for nominal in library.extensible {
      guard let members = module.extensionMembers[ObjectIdentifier(nominal)] else { continue }
      for (name, members) in members {
        for member in members { nominal.add(member, named: name) }
      }
    }
  }
}

extension Checker {
  /// Declares everything of a unit, and leaves the bodies for later.
  fileprivate func declareLibrary(_ unit: SourceUnit) {
    work.kind = .file
    let scope = declarationScope(of: nil)
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

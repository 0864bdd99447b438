import Machine
import TypedProgram

extension StandardLibrary {
  /// Lets a library load the prelude's parts, and `more` of a host's, as their names are looked up.
  /// `load` adds the declarations of a text to the library, as a checker does.
  package static func attachPrelude(
    to library: Library, with more: [Prelude.Part] = [],
    load: @escaping (_ text: String, _ library: Library) -> Void
  ) {
    var remaining = Prelude.parts + more
    library.preludeNames = Set(remaining.flatMap(\.names))
    library.loadPrelude = { [unowned library] name in
      let wanted = remaining.filter { $0.names.contains(name) }
      remaining.removeAll { $0.names.contains(name) }
      library.preludeNames = Set(remaining.flatMap(\.names))
      for part in wanted { load(part.text, library) }
    }
  }
}

import Records
import SourceTree

extension SourceFile {
  /// The name of the library's code in Swift as a source text, which no learner's file has.
  package static let libraryName = "Swift"

  /// Whether this is the standard library's prelude, or code of the host's table, which has no
  /// text; traces omit both.
  package var isOfLibrary: Bool { name == Self.libraryName || text.isEmpty }
}

extension Nominal {
  /// Whether the standard library's prelude declares it.
  package var isOfPrelude: Bool {
    guard case .script(let file, _) = origin else { return false }
    return file.isOfLibrary
  }
}

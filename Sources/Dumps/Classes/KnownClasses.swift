/// The classes that can be created for those of a dump, and the names by which they are guessed.
package nonisolated struct KnownClasses: Sendable {
  /// The names of the classes.
  package private(set) var names: Set<String>
  /// Names that dumps print for views that behave like another class, with that class.
  private let printedAs: [String: String]
  /// Suffixes of names with the class that each suggests, the narrower before the broader.
  private let endings: [(ending: String, standIn: String)]

  /// Creates classes some of which are guessed by suffixes and some by whole names; a longer suffix
  /// takes precedence over a shorter one.
  package init(
    names: Set<String>, printedAs: [String: String] = [:],
    endings: [(ending: String, standIn: String)] = []
  ) {
    self.names = names
    self.printedAs = printedAs
    self.endings = endings.sorted { $0.ending.utf8.count > $1.ending.utf8.count }
  }

  /// The same, if only some of the classes can be created.
  package func limited(to names: Set<String>) -> KnownClasses {
    var known = self
    known.names = names
    return known
  }

  /// The classes that a name suggests, the likeliest first, whether or not they can be created.
  func standIns(for name: String) -> [String] {
    let exact = printedAs[name].map { [$0] } ?? []
    return exact + endings.filter { name.hasSuffix($0.ending) }.map(\.standIn)
  }
}

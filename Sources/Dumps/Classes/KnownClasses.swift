/// The classes that can be made for those of a dump, and the names by which they are guessed.
package nonisolated struct KnownClasses: Sendable {
  /// The names of the classes.
  package private(set) var names: Set<String>
  /// Names that dumps print for what behaves as another class, with that class.
  private let printedAs: [String: String]
  /// Ends of names with the class that each promises, the narrower before the broader.
  private let endings: [(ending: String, standIn: String)]

  /// Classes of which some are guessed by ends of names and some by whole names; a longer end
  /// counts before a shorter one.
  package init(
    names: Set<String>, printedAs: [String: String] = [:],
    endings: [(ending: String, standIn: String)] = []
  ) {
    self.names = names
    self.printedAs = printedAs
    self.endings = endings.sorted { $0.ending.utf8.count > $1.ending.utf8.count }
  }

  /// The same as long as only some of the classes can be made.
  package func limited(to names: Set<String>) -> KnownClasses {
    var known = self
    known.names = names
    return known
  }

  /// The classes that a name promises, the likeliest first, whether or not they can be made.
  func standIns(for name: String) -> [String] {
    let exact = printedAs[name].map { [$0] } ?? []
    return exact + endings.filter { name.hasSuffix($0.ending) }.map(\.standIn)
  }
}

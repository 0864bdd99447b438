/// The entries of a session.
package struct History {
  /// The entries that made the scene.
  package private(set) var journal = Journal()
  /// The number of changes of the journal.
  package private(set) var changes = 0
  /// The entries as they were typed, for `history`.
  package private(set) var typed: [String] = []

  /// Stores an entry that was typed, whether or not it is accepted.
  package mutating func note(typed entry: String) {
    typed.append(entry)
  }

  /// Creates an empty history.
  package init() {}

  /// Changes the journal.
  package mutating func add(_ record: Journal.Record) {
    changes += 1
    journal.apply(record)
  }

  /// Starts again, with the entries of another run of the program.
  package mutating func begin(with entries: [Journal.Entry]) {
    journal = Journal()
    for entry in entries { journal.apply(.entry(entry)) }
  }
}

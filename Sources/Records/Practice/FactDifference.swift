import Foundation

/// What an exercise compares beside the owners of points.
package enum FactKind: String, Codable, Sendable, Hashable, CaseIterable {
  /// The order in which views are asked.
  case order
  /// The responder chain.
  case chain
  /// What objects hear, send and come to.
  case log
  /// Where views are, and their switches.
  case geometry
}

/// A list of facts about one subject, in the words of the command language.
package struct FactList: Codable, Sendable, Hashable {
  /// A point in numbers, or the name of an object; empty for the log.
  package let subject: String
  package let facts: [String]

  package init(_ subject: String, _ facts: [String]) {
    self.subject = subject
    self.facts = facts
  }
}

/// The first subject of which an answer's facts are other than the solution's.
package struct FactDifference: Codable, Sendable {
  package let kind: FactKind
  /// A point in numbers, or the name of an object; empty for the log.
  package let subject: String
  /// The lines that led there, after those of the scene.
  package let lines: [String]
  package let expected: [String]
  package let actual: [String]
  package let diagnoses: [FactDiagnosis]

  package init(
    _ kind: FactKind, subject: String, lines: [String], expected: [String], actual: [String],
    diagnoses: [FactDiagnosis] = []
  ) {
    self.kind = kind
    self.subject = subject
    self.lines = lines
    self.expected = expected
    self.actual = actual
    self.diagnoses = diagnoses
  }

  /// Two facts beside each other; one is nil where the other side has nothing for it.
  package struct Row: Sendable, Hashable {
    package let yours: String?
    package let expected: String?

    /// Whether both sides have the same.
    package var isSame: Bool { yours == expected }
  }

  /// All facts, the equal ones beside each other.
  package var rows: [Row] {
    let changes = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (mine, theirs) = (0, 0)
    while mine < actual.count || theirs < expected.count {
      let isMissing = removed.contains(theirs)
      let isExtra = inserted.contains(mine)
      rows.append(
        Row(
          yours: isExtra || !isMissing ? actual[mine] : nil,
          expected: isMissing || !isExtra ? expected[theirs] : nil))
      if isExtra || !isMissing { mine += 1 }
      if isMissing || !isExtra { theirs += 1 }
    }
    return rows
  }
}

/// In what way a log is another than the solution's: found in the two, not guessed.
package enum FactDiagnosis: Codable, Sendable, Hashable {
  /// Everything is as with the starter.
  case asBefore
  /// Nothing is told of an object of which something should be.
  case silent(name: String)
  /// A fact comes this many times, and should come another number of times.
  case times(fact: String, actual: Int, expected: Int)
  /// A fact that should be there is not.
  case missing(fact: String)
  /// A fact that should not be there is.
  case extra(fact: String)
  /// One fact comes before the other, and should come after it.
  case early(fact: String, before: String)
  /// Something is sent or heard though the touch was cancelled.
  case afterCancel(fact: String)
  /// A fact comes wherever another one should.
  case instead(fact: String, of: String)
  /// Two facts come in each other's place, in every scene.
  case exchanged(fact: String, other: String)
  /// A fact that should not be there comes directly after one that should.
  case also(fact: String, after: String)
  /// A fact that should not be there comes before the last finger, with nothing else wrong.
  case unawaited(fact: String)
}

/// Something of a view that changed while it was only asked (HT-23).
package struct SideEffect: Codable, Sendable, Hashable {
  /// The view, by its name.
  package let name: String
  /// The property, as UIKit spells it: `frame`, `subviews`.
  package let property: String
  package let before: String
  package let after: String

  package init(name: String, property: String, before: String, after: String) {
    self.name = name
    self.property = property
    self.before = before
    self.after = after
  }
}

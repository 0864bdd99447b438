/// The result of one part of an exercise.
package struct PartVerdict: Codable, Sendable {
  /// The outcome of a part. The five are never confused.
  package enum Outcome: Codable, Sendable, Hashable {
    case right
    case wrong
    /// The learner's code stopped before it.
    case learnersError
    /// An earlier part failed.
    case notJudged(because: String)
    case fault
  }

  /// The kind of check.
  package enum Kind: String, Codable, Sendable {
    /// Whether the text parses, type-checks and contains the required declarations.
    case code
    case map
    /// Facts other than maps: orders, chains, logs, geometry.
    case facts
    case script
    case variation
    /// Seeded variations.
    case random
  }

  /// How much of a failure is shown.
  package enum Show: String, Codable, Sendable, CaseIterable {
    /// The region, the first wrong point and the two traces.
    case full
    /// The region.
    case region
    /// Only the failure.
    case verdict
    /// Not even its title.
    case hidden
  }

  /// The prefix of the ids of an exercise's requirements on the code.
  private static let requirement = "requires-"

  /// The id of a requirement by its number, from 1.
  package static func requirement(_ number: Int) -> String { "\(requirement)\(number)" }

  /// Whether the code does not meet this requirement of the exercise.
  package var isUnmetRequirement: Bool { id.hasPrefix(Self.requirement) && outcome == .wrong }

  package let id: String
  package let outcome: Outcome
  package let points: Int
  package let of: Int
  package let title: Bilingual?
  /// The sentence of the task that a variation tests.
  package let promise: Bilingual?
  package let kind: Kind
  package let show: Show
  /// The lines that made the variation, so that it can be reproduced.
  package let lines: [String]

  package init(
    id: String, kind: Kind, title: Bilingual? = nil, show: Show = .full, outcome: Outcome,
    points: Int = 0, of: Int = 0, promise: Bilingual? = nil, lines: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.show = show
    self.outcome = outcome
    self.points = points
    self.of = of
    self.promise = promise
    self.lines = lines
  }
}

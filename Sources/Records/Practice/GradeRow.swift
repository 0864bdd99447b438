/// The verdicts on one submission, or on all submissions of one student.
package struct GradeRow: Codable, Sendable {
  /// The completeness of a row's verdicts.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// There is a submission for every exercise, and it was judged.
    case complete
    /// Something is missing.
    case incomplete
    /// Nothing was submitted.
    case missing
    /// A submission could not be judged, by no fault of its own.
    case fault
  }

  /// The path that was named, or the student.
  package let name: String
  /// A verdict for each exercise of the report, in its order.
  package let verdicts: [Verdict]
  /// A fingerprint of the text of each verdict, equal for equal texts; nil if none was read.
  package let texts: [String?]
  /// The total from 0 to 100, each exercise by its weight.
  package let total: Double
  package let status: Status
  /// Whether the student is in the roster; nil if there is none.
  package let isInRoster: Bool?

  /// Creates a row; `weights` contains one number for each verdict, more than 0.
  package init(
    name: String, verdicts: [Verdict], texts: [String?], weights: [Double],
    isInRoster: Bool? = nil
  ) {
    self.name = name
    self.verdicts = verdicts
    self.texts = texts
    self.isInRoster = isInRoster
    let whole = weights.reduce(0, +)
    let sum = zip(verdicts, weights).reduce(0) { $0 + Double($1.0.points) * $1.1 }
    // Two decimals, so that every program that reads the number gets the same.
    total = whole > 0 ? (sum / whole * 100).rounded() / 100 : 0
    status =
      if verdicts.contains(where: { $0.outcome == .fault }) {
        .fault
      } else if verdicts.allSatisfy(\.isMissing) {
        .missing
      } else if verdicts.contains(where: \.isMissing) { .incomplete } else { .complete }
  }

  /// The most frequent mistake of the row's verdicts; the first of several.
  package var commonestMistake: Bilingual? {
    let names = verdicts.compactMap { $0.finding?.mistake?.name }
    return names.max { one, other in
      let (few, many) = (names.count { $0 == one }, names.count { $0 == other })
      return few < many
    }
  }

  /// Whether a person should look at it: a limit of the process ended the code, it could not be
  /// read or was submitted twice, or it was not judged by no fault of its own.
  package var needsLook: Bool {
    verdicts.contains { verdict in
      switch verdict.learnerFault {
      case .limit, .unread, .declaredTwice: true
      default: verdict.outcome == .fault
      }
    }
  }
}

/// The verdicts on one submission, or on all submissions of one student.
package struct GradeRow: Codable, Sendable {
  /// The completeness of a row's verdicts.
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// There is a submission for every exercise, and each of them ran.
    case complete
    /// There is one for every exercise, and some could not be run, by their own fault.
    case unjudged
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
  /// The total, each exercise by its weight, by the rules of the report.
  package let total: Double
  package let status: Status
  /// Whether the student is in the roster; nil if there is none.
  package let isInRoster: Bool?
  /// The other columns of the roster; nil if there are none.
  package let fields: [StudentRecord.Field]?
  /// The number of days after the deadline, and the points of the total that they cost; nil if
  /// unknown.
  package let daysLate: Int?
  package let lostByDays: Double?
  /// The exercises that do not count, because others have more points; nil if all do.
  package let dropped: [String]?
  /// The name of the folder or file that was submitted; nil if nothing was.
  package let submitted: String?

  /// Creates a row with a verdict for each exercise of a report; `student` has what is known
  /// besides them.
  package init(
    name: String, verdicts: [Verdict], texts: [String?], in head: GradeReport.Head,
    student: StudentRecord = StudentRecord()
  ) {
    self.name = name
    self.texts = texts
    let verdicts = verdicts.map { verdict in
      // The last one counts, as in a table that is continued.
      student.overrides.last { $0.exercise == verdict.exercise }.map(verdict.overridden) ?? verdict
    }
    self.verdicts = verdicts
    isInRoster = student.isInRoster
    fields = student.fields.isEmpty ? nil : student.fields
    submitted = student.submitted
    let sum = head.rules.sum(
      verdicts.map { Double($0.points) }, head.exercises, daysLate: student.daysLate ?? 0)
    total = sum.total
    daysLate = head.rules.late == nil ? nil : student.daysLate
    lostByDays = sum.lost > 0 ? sum.lost : nil
    dropped = sum.dropped.isEmpty ? nil : sum.dropped.map { head.exercises[$0].id }
    status =
      if verdicts.contains(where: \.isFault) {
        .fault
      } else if verdicts.allSatisfy(\.isMissing) {
        .missing
      } else if verdicts.contains(where: \.isMissing) {
        .incomplete
      } else if verdicts.contains(where: \.didNotRun) { .unjudged } else { .complete }
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
      default: verdict.isFault
      }
    }
  }
}

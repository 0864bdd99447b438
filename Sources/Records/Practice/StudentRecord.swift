/// Facts about a student that are not in the submission: from the roster and the other tables of a
/// course.
package struct StudentRecord: Codable, Sendable, Equatable {
  /// A value of the roster, such as the name, with the name of its column.
  package struct Field: Codable, Sendable, Hashable {
    package let column: String
    package let value: String

    package init(column: String, value: String) {
      self.column = column
      self.value = value
    }
  }

  /// Points that a person has set in place of those of a verdict.
  package struct Override: Codable, Sendable, Hashable {
    package let exercise: String
    package let points: Int
    package let reason: String

    package init(exercise: String, points: Int, reason: String) {
      self.exercise = exercise
      self.points = points
      self.reason = reason
    }
  }

  /// Whether the student is in the roster; nil if there is none.
  package var isInRoster: Bool?
  /// The other columns of the roster, in its order.
  package var fields: [Field] = []
  /// The number of days after the deadline; nil if unknown.
  package var daysLate: Int?
  package var overrides: [Override] = []
  /// The name of the folder or file that was submitted, under which feedback is returned; nil if
  /// nothing was.
  package var submitted: String?

  package init(isInRoster: Bool? = nil) {
    self.isInRoster = isInRoster
  }
}

import Records
import TypedText

/// Several exercises that are graded together, defined by a teacher.
package struct Assignment {
  /// One exercise of the assignment.
  package struct Part {
    package let exercise: Exercise
    /// The weight of its points, relative to the other exercises; more than 0.
    package let weight: Double
    /// The patterns of a student's answer files; a file may match any of them.
    package let files: [FilePattern]
    /// Whether they are the author's own; else the file that the exercise asks for.
    package let hasOwnFiles: Bool
    /// Whether its points are added to those of the other exercises.
    package let isExtra: Bool
  }

  package let title: Bilingual
  /// The seed of random variations, in place of those that learners practise with; nil for those.
  package let seed: String?
  /// The pattern that finds the student in the name of a folder or file.
  package let student: StudentPattern?
  package let roster: Roster?
  package let parts: [Part]
  /// The rules by which the total is calculated from the exercises.
  package let rules: CourseRules
  /// The attempts of a student; nil if all files of a student are one submission.
  package let attempts: Attempts?
  /// The tables of the course beside the assignment.
  package let tables: CourseTables

  /// The facts about a student besides the submissions.
  package func record(of student: String) -> StudentRecord {
    var record = StudentRecord(isInRoster: roster.map { $0.students.contains(student) })
    record.fields = roster?.fields[student] ?? []
    record.daysLate = tables.days[student]
    record.overrides = tables.overrides[student] ?? []
    return record
  }

  /// The problems of tables that name students without a submission; `students` are all students.
  package func strangers(besides students: Set<String>) -> [ContentProblem] {
    tables.places.filter { !students.contains($0.student) }.map { place in
      ContentProblem(
        .unknownStudent(
          place.student, suggestions: Suggestions.near(place.student, in: students.sorted())),
        file: place.file, line: place.line)
    }
  }
}

/// Several attempts of one student at the same exercises.
package struct Attempts {
  /// The attempt whose verdict counts.
  package enum Counted: String, CaseIterable {
    /// The one with the most points, for each exercise.
    case best
    case last
  }

  /// The pattern that finds the number of the attempt in a path.
  private let pattern: StudentPattern
  package let counted: Counted
  /// The maximum number of attempts that count, the first ones; nil for all.
  package let most: Int?

  package init(_ pattern: StudentPattern, counted: Counted, most: Int?) {
    self.pattern = pattern
    self.counted = counted
    self.most = most
  }

  /// The number of the attempt that a path belongs to; 0 without one, as for the only attempt of a
  /// student.
  package func number(of path: String) -> Int {
    let digits = pattern.student(in: path)?.filter { ("0"..."9").contains($0) } ?? ""
    return Int(digits) ?? 0
  }
}

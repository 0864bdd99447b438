import Records

/// Several exercises that are graded together, defined by a teacher.
package struct Assignment {
  /// One exercise of the assignment.
  package struct Part {
    package let exercise: Exercise
    /// The weight of its points, relative to the other exercises; more than 0.
    package let weight: Double
    /// The patterns of a student's answer files; a file may match any of them.
    package let files: [FilePattern]
  }

  package let title: Bilingual
  /// The seed of random variations, in place of those that learners practise with; nil for those.
  package let seed: String?
  /// The pattern that finds the student in the name of a folder or file.
  package let student: StudentPattern?
  package let roster: Roster?
  package let parts: [Part]
}

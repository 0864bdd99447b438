import Records

/// Several exercises that are graded together, as a teacher has written them down.
package struct Assignment {
  /// One exercise of it.
  package struct Part {
    package let exercise: Exercise
    /// What its points count, compared with the other exercises; more than 0.
    package let weight: Double
    /// Which files of a student are the answer; any of them.
    package let files: [FilePattern]
  }

  package let title: Bilingual
  /// What random variations are made from, in place of those that learners practise with; nil for
  /// those.
  package let seed: String?
  /// The student in the name of a folder or file.
  package let student: StudentPattern?
  package let roster: Roster?
  package let parts: [Part]
}

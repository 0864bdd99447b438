import Records

/// A course in a folder: weeks with lessons, exercises and due dates, which `next`, `grade` and
/// lists use.
package struct Course {
  /// The name of its file.
  nonisolated package static let file = "course.yml"

  /// One week of a course, or one evening.
  package struct Week {
    package let title: Bilingual
    /// The day until which its exercises are handed in; nil for none.
    package let due: CalendarDay?
    /// The names of its lessons, in order.
    package let lessons: [String]
    package let parts: [Assignment.Part]
    /// The minutes that lessons and exercises take together.
    let minutes: Int
    /// The table of days after the deadline, and of points that a person set.
    let tables: CourseTables
  }

  package let title: Bilingual
  package let weeks: [Week]
  let rules: CourseRules
  /// The pattern that finds the student in the name of a folder or file.
  let student: StudentPattern?
  let roster: Roster?
  let attempts: Attempts?
  let seed: String?

  /// The exercises of a week, to be graded together. Throws if there is no such week.
  package func assignment(week number: Int) throws -> Assignment {
    guard weeks.indices.contains(number - 1) else {
      throw Problem.practice(.noWeek(week: number, of: weeks.count))
    }
    let week = weeks[number - 1]
    return Assignment(
      title: Bilingual(
        en: "\(title.en), \(number): \(week.title.en)", zh: "\(title.zh)，\(number)：\(week.title.zh)"
      ),
      seed: seed, student: student, roster: roster, parts: week.parts, rules: rules,
      attempts: attempts, tables: week.tables)
  }

  package var record: CourseRecord {
    CourseRecord(
      title: title, weeks: weeks.indices.map(record(of:)), freeDays: rules.late?.free ?? 0,
      perDay: rules.late?.perDay ?? 0)
  }

  private func record(of index: Int) -> CourseRecord.Week {
    let week = weeks[index]
    return CourseRecord.Week(
      number: index + 1, title: week.title, due: week.due?.description, lessons: week.lessons,
      exercises: week.parts.map { CourseRecord.Part(id: $0.exercise.id, weight: $0.weight) },
      minutes: week.minutes)
  }

  /// The next step of the course: the first lesson of the first unfinished week, then its first
  /// exercise; nil when all is done. An open exercise is skipped.
  func next(
    _ lessons: [LessonRecord], _ exercises: [ExerciseRecord], without open: String?
  ) -> (act: NextStep.Act, week: CourseRecord.Week)? {
    for (index, week) in weeks.enumerated() {
      let undone = week.lessons.lazy.compactMap { id in lessons.first { $0.id == id } }
        .first { $0.status != .solved }
      if let undone { return (.lesson(undone, page: nil), record(of: index)) }
      let exercise = week.parts.lazy
        .compactMap { part in exercises.first { $0.id == part.exercise.id } }
        .first { !$0.progress.isSolved && !$0.progress.sawSolution && $0.id != open }
      if let exercise { return (.exercise(exercise), record(of: index)) }
    }
    return nil
  }
}

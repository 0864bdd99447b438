/// A course as its file has it: weeks with lessons, exercises and due dates.
package struct CourseRecord: Codable, Sendable {
  /// One week of a course, or one evening.
  package struct Week: Codable, Sendable, Hashable {
    /// The number, from 1.
    package let number: Int
    package let title: Bilingual
    /// The day until which its exercises are handed in: `2027-03-14`; nil for none.
    package let due: String?
    /// The ids of its lessons.
    package let lessons: [String]
    package let exercises: [Part]
    /// The minutes that lessons and exercises take together.
    package let minutes: Int

    package init(
      number: Int, title: Bilingual, due: String?, lessons: [String], exercises: [Part],
      minutes: Int
    ) {
      self.number = number
      self.title = title
      self.due = due
      self.lessons = lessons
      self.exercises = exercises
      self.minutes = minutes
    }
  }

  /// An exercise of a week.
  package struct Part: Codable, Sendable, Hashable {
    package let id: String
    /// The weight of its points, relative to the other exercises of the course.
    package let weight: Double

    package init(id: String, weight: Double) {
      self.id = id
      self.weight = weight
    }
  }

  package let title: Bilingual
  package let weeks: [Week]
  /// The days that a learner may be late without loss, in all.
  package let freeDays: Int
  /// The share of the points that each further day takes, in hundredths; 0 for none.
  package let perDay: Double

  package init(title: Bilingual, weeks: [Week], freeDays: Int, perDay: Double) {
    self.title = title
    self.weeks = weeks
    self.freeDays = freeDays
    self.perDay = perDay
  }
}

/// The progress of a learner that was handed in as a file, checked against the content here.
package struct HandedInProgress: Codable, Sendable {
  /// The file.
  package let file: String
  /// The learner's own name for it; nil for none.
  package let learner: String?
  /// The ids of the exercises that were solved, with the content that is here.
  package let solved: [String]
  /// Those that were solved with other content, or that are not here.
  package let otherContent: [String]
  /// The ids of the lessons that were completed.
  package let lessons: [String]
  /// Whether the text is as it was written.
  package let isWhole: Bool

  package init(
    file: String, learner: String?, solved: [String], otherContent: [String], lessons: [String],
    isWhole: Bool
  ) {
    self.file = file
    self.learner = learner
    self.solved = solved
    self.otherContent = otherContent
    self.lessons = lessons
    self.isWhole = isWhole
  }
}

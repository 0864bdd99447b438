/// The one thing to do now, on the path through lessons, exercises and questions.
package struct NextStep: Codable, Sendable {
  /// A thing to do.
  package enum Act: Codable, Sendable {
    /// A lesson, from its beginning or where the learner left it.
    case lesson(LessonRecord, page: Int?)
    case exercise(ExerciseRecord)
    /// Questions about what is due again.
    case questions(count: Int)
    case interview(level: Int, minutes: Int)
    /// All of the path is done.
    case nothing

    private enum LessonCodingKeys: String, CodingKey { case _0 = "lesson", page }
  }

  /// Why it comes now.
  package enum Reason: String, Codable, Sendable {
    /// It was begun.
    case begun
    /// It is the first thing on the path that is not done.
    case follows
    /// It practises a lesson that is done.
    case practises
    /// It was learned, or answered wrongly, some days ago.
    case due
    /// The course in the folder asks for it.
    case assigned
    /// A level is done.
    case levelDone
    case allDone
  }

  package let act: Act
  package let reason: Reason
  /// The lessons and exercises that are done, and how many there are.
  package let lessons: Share
  package let exercises: Share
  /// The week of the course that asks for it; nil if none does.
  package var week: CourseRecord.Week?

  package struct Share: Codable, Sendable, Hashable {
    package let done: Int
    package let count: Int

    package init(done: Int, count: Int) {
      (self.done, self.count) = (done, count)
    }
  }

  package init(act: Act, reason: Reason, lessons: Share, exercises: Share) {
    self.act = act
    self.reason = reason
    self.lessons = lessons
    self.exercises = exercises
  }

  /// The line that does it at the prompt; nil if there is nothing.
  package var line: String? {
    switch act {
    case .lesson(let lesson, _): "lesson \(lesson.number)"
    case .exercise(let exercise): "exercise \(exercise.id)"
    case .questions: "review"
    case .interview(let level, let minutes): "interview \(minutes) minutes level \(level)"
    case .nothing: nil
    }
  }
}

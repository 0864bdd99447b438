import Records

/// The order in which a learner takes lessons, exercises and interviews, and the position in it.
///
/// Questions that are due again come first, as they are short. Then a lesson that was begun; then
/// exercises that practise lessons which are done, a few for each, so that the next lesson is never
/// far; then that lesson. After the last one come the other exercises, by level, and at the end of
/// each level its interviews. Where the learner takes a course, its weeks come before these.
package struct LearningPath {
  private let lessons: [LessonRecord]
  private let exercises: [ExerciseRecord]
  /// The pages at which lessons were left, by their ids.
  package var pages: [String: Int] = [:]
  /// The lessons that are skipped because a check showed that they are known: their first exercises
  /// are, too, and the others come after the lessons that are not.
  package var known: Set<String> = []
  /// The questions about what is due again today.
  package var due = 0
  /// The levels at which an interview was completed.
  package var held: Set<Int> = []
  /// The course that the learner takes; nil for none.
  package var course: Course?

  /// Creates a path of lessons and exercises in the order of their lists.
  package init(lessons: [LessonRecord], exercises: [ExerciseRecord]) {
    self.lessons = lessons
    self.exercises = exercises
  }

  /// The number of exercises of a lesson that come before the next lesson.
  private static let fewPerLesson = 3
  /// The next step, other than an exercise that is open and left for later.
  package func next(without open: String? = nil) -> NextStep {
    let asked = assigned(without: open)
    let (act, reason) = asked.map { ($0.act, NextStep.Reason.assigned) } ?? step(without: open)
    var found = NextStep(
      act: act, reason: reason,
      lessons: NextStep.Share(
        done: lessons.count { $0.status == .solved }, count: lessons.count),
      exercises: NextStep.Share(done: exercises.count(where: Self.isDone), count: exercises.count))
    found.week = asked?.week
    return found
  }

  /// The next step of the course; nil if nothing is left of it, and if something short comes first:
  /// a question that is due, or a lesson that was begun.
  private func assigned(without open: String?) -> (act: NextStep.Act, week: CourseRecord.Week)? {
    guard due == 0, !lessons.contains(where: { $0.status == .begun }) else { return nil }
    return course?.next(lessons, exercises, without: open)
  }

  private func step(without open: String?) -> (NextStep.Act, NextStep.Reason) {
    if due > 0 { return (.questions(count: due), .due) }
    if let lesson = lessons.first(where: { $0.status == .begun }) {
      return (.lesson(lesson, page: pages[lesson.id]), .begun)
    }
    let open = waiting.filter { $0.id != open }
    if let exercise = open.first(where: { isSoon($0) }) {
      return (.exercise(exercise), reason(exercise))
    }
    if let lesson = lessons.first(where: { $0.status == .untouched }) {
      return (.lesson(lesson, page: nil), .follows)
    }
    for level in InterviewLevel.all {
      if let exercise = open.first(where: { $0.level <= level.reach }) {
        return (.exercise(exercise), reason(exercise))
      }
      if !held.contains(level.number) {
        return (.interview(level: level.number, minutes: level.minutes), .levelDone)
      }
    }
    // Exercises of packs may have other levels.
    return open.first.map { (.exercise($0), reason($0)) } ?? (.nothing, .allDone)
  }

  /// Exercises that can be done now: those that were not tried first, then by level and lesson.
  private var waiting: [ExerciseRecord] {
    let solved = Set(exercises.filter { Self.isDone($0) || isSkipped($0) }.map(\.id))
    let known = Set(exercises.map(\.id))
    let places = Dictionary(
      lessons.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let done = Set(lessons.filter { $0.status == .solved }.map(\.id))
    return exercises.filter { exercise in
      !solved.contains(exercise.id)
        && exercise.after.allSatisfy { solved.contains($0) || !known.contains($0) }
        && (exercise.lesson.map { done.contains($0) || places[$0] == nil } ?? !done.isEmpty)
    }.sorted { first, second in
      key(first, places) < key(second, places)
    }
  }

  private func key(
    _ exercise: ExerciseRecord, _ places: [String: Int]
  ) -> (Int, Int, Int, String) {
    let place = exercise.lesson.flatMap { places[$0] } ?? lessons.count
    return (exercise.progress.attempts > 0 ? 1 : 0, exercise.level, place, exercise.id)
  }

  /// Whether an exercise comes before the next lesson.
  private func isSoon(_ exercise: ExerciseRecord) -> Bool {
    guard exercise.level < 3, exercise.progress.attempts == 0,
      !(exercise.lesson.map(known.contains) ?? false)
    else { return false }
    let others = exercises.filter { $0.lesson == exercise.lesson }
    return others.count { Self.isDone($0) || $0.progress.attempts > 0 } < Self.fewPerLesson
  }

  /// Whether an exercise is skipped: a first one of a lesson that is known, and not begun.
  private func isSkipped(_ exercise: ExerciseRecord) -> Bool {
    exercise.level == 1 && exercise.progress.attempts == 0
      && exercise.lesson.map(known.contains) ?? false
  }

  /// Whether an exercise was passed, or its solution was read: it is not proposed again.
  package static func isDone(_ exercise: ExerciseRecord) -> Bool {
    exercise.progress.isSolved || exercise.progress.sawSolution
  }

  private func reason(_ exercise: ExerciseRecord) -> NextStep.Reason {
    exercise.progress.attempts > 0 ? .begun : .practises
  }
}

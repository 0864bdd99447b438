import Records
import Workbench

extension Desk {
  /// The next step on the learner's path.
  package func nextStep() throws -> NextStep {
    guard case .lessons(let lessons) = try lessonList(),
      case .exercises(let exercises) = try exerciseList()
    else { throw Problem.practice(.noLesson) }
    var path = LearningPath(lessons: lessons, exercises: exercises)
    for lesson in lessons { path.pages[lesson.id] = progress.page(of: lesson.id) }
    path.due = reviewQueue().questions.count
    path.known = progress.knownLessons
    path.held = progress.interviewLevels
    path.course = try course()
    return path.next(without: exercise?.id)
  }

  /// The course in the learner's folder; nil if there is none.
  package func course() throws -> Course? {
    guard let path = practice.course, ContentFolder.isFile(path) else { return nil }
    return try CourseReader.read(path, exercises: exercises(), lessons: lessons())
  }

  /// The events of a lesson that has ended, and the answers after them: if the path leads to
  /// something else than the lesson that follows, that is named instead.
  func leading(on events: [LessonEvent]) -> (events: [LessonEvent], after: [Answer]) {
    guard let step = try? nextStep() else { return (events, []) }
    var isOther = false
    let events = events.map { event -> LessonEvent in
      guard case .ended(let lesson, let next) = event else { return event }
      if case .lesson(let following, _) = step.act, following.id == next?.id { return event }
      isOther = true
      return .ended(lesson, next: nil)
    }
    return (events, isOther ? [.practice(.next(step))] : [])
  }

  /// Takes the next step in a session: opens what it names, under a line that says why.
  func takeNextStep(in session: Session) throws -> [Answer] {
    let step = try nextStep()
    let said = Answer.practice(.next(step))
    // It is a line like another, and the journal has it.
    return try [said] + (step.line.map { try session.run($0) } ?? [])
  }
}

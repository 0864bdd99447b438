import Records

/// The places of lessons and exercises on the path, for lists.
extension Desk {
  /// Exercises in the order of the path: by lesson, in each of them those that others need first,
  /// then by level. Those of no lesson come last.
  func inOrderOfPath(_ exercises: [ExerciseRecord]) -> [ExerciseRecord] {
    let lessons = (try? self.lessons().all()) ?? []
    let places = Dictionary(
      lessons.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let records = Dictionary(
      exercises.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return LearningPath.ordered(exercises, lessons: places).map { exercise in
      var exercise = exercise
      let lesson = exercise.lesson.flatMap { places[$0] }.map { lessons[$0] }
      var needs: [String] = []
      if let lesson, progress.status(of: lesson.id) != .solved {
        needs.append("lesson \(lesson.number)")
      }
      needs += exercise.after.filter { records[$0].map { !LearningPath.isDone($0) } ?? false }
        .map { "exercise \($0)" }
      exercise.path = PathPlace(
        lesson: lesson.map { PathPlace.Lesson(number: $0.number, title: $0.title) },
        needs: LearningPath.isDone(exercise) ? [] : needs)
      return exercise
    }
  }

  /// The place of a lesson among all, with the exercises that practise it.
  func place(of lesson: Lesson, in all: [Lesson], _ exercises: [ExerciseHead]) -> LessonPlace {
    let isDone = progress.status(of: lesson.id) == .solved
    let missing = lesson.after.filter { !isDone && progress.status(of: $0) != .solved }
    let own = exercises.filter { $0.lesson == lesson.id }
    let done = own.count {
      LearningPath.isDone($0.record(progress.progress(of: $0.id), in: codeLanguage))
    }
    return LessonPlace(
      needs: all.filter { missing.contains($0.id) }.map(\.number),
      exercises: NextStep.Share(done: done, count: own.count), page: progress.page(of: lesson.id),
      isSkipped: progress.knownLessons.contains(lesson.id))
  }
}

extension LearningPath {
  /// Exercises by the places of their lessons; in each of them those that others come after first,
  /// then by level and name.
  package static func ordered(
    _ exercises: [ExerciseRecord], lessons places: [String: Int]
  ) -> [ExerciseRecord] {
    func place(_ exercise: ExerciseRecord) -> Int {
      exercise.lesson.flatMap { places[$0] } ?? places.count
    }
    var left = exercises.sorted {
      (place($0), $0.level, $0.id) < (place($1), $1.level, $1.id)
    }
    var ordered: [ExerciseRecord] = []
    while let first = left.first {
      // Of those of one lesson the first that waits for no other of them; in a circle the first.
      let own = left.prefix { place($0) == place(first) }
      let names = Set(own.map(\.id))
      let index = own.firstIndex { names.isDisjoint(with: $0.after) } ?? left.startIndex
      ordered.append(left.remove(at: index))
    }
    return ordered
  }
}

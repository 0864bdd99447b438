import Practice
import Records
import Testing

/// The path through lessons, exercises and interviews: the next step of a learner who has done some
/// of it.
struct LearningPathTests {
  private static func lesson(
    _ number: Int, _ status: ExerciseProgress.Status = .untouched
  ) -> LessonRecord {
    LessonRecord(
      number: number, id: "l\(number)", title: Bilingual(en: "L\(number)", zh: "L\(number)"),
      minutes: 5, status: status)
  }

  private static func exercise(
    _ id: String, level: Int = 2, lesson: String? = nil, after: [String] = [],
    _ change: (inout ExerciseProgress) -> Void = { _ in }
  ) -> ExerciseRecord {
    var progress = ExerciseProgress()
    change(&progress)
    return ExerciseRecord(
      id: id, title: Bilingual(en: id, zh: id), level: level, minutes: 5, lesson: lesson,
      after: after, teaches: [], question: nil, file: "\(id).swift", progress: progress)
  }

  private static func line(_ path: LearningPath, without open: String? = nil) -> String? {
    path.next(without: open).line
  }

  @Test("Nothing is done: the first lesson")
  func begins() {
    let path = LearningPath(
      lessons: [Self.lesson(0), Self.lesson(1)], exercises: [Self.exercise("a", lesson: "l0")])
    #expect(Self.line(path) == "lesson 0")
    #expect(path.next().reason == .follows)
    #expect(path.next().exercises == NextStep.Share(done: 0, count: 1))
  }

  @Test("What is due again comes before all")
  func due() {
    var path = LearningPath(lessons: [Self.lesson(0, .begun)], exercises: [])
    path.due = 7
    #expect(Self.line(path) == "review")
    path.due = 0
    path.pages = ["l0": 3]
    #expect(Self.line(path) == "lesson 0")
    guard case .lesson(_, page: 3) = path.next().act else {
      Issue.record("\(path.next())")
      return
    }
  }

  @Test("After a lesson come its exercises, three at most, then the next lesson")
  func exercisesOfALesson() {
    var exercises = ["a", "b", "c", "d"].map { Self.exercise($0, lesson: "l0") }
    exercises.append(Self.exercise("later", lesson: "l1"))
    exercises.append(Self.exercise("hard", level: 3, lesson: "l0"))
    var lines: [String?] = []
    for _ in 0..<4 {
      let step = LearningPath(
        lessons: [Self.lesson(0, .solved), Self.lesson(1)], exercises: exercises
      ).next()
      lines.append(step.line)
      guard case .exercise(let done) = step.act else { break }
      exercises = exercises.map {
        $0.id == done.id ? Self.exercise($0.id, lesson: "l0") { $0.isSolved = true } : $0
      }
    }
    #expect(lines == ["exercise a", "exercise b", "exercise c", "lesson 1"])
  }

  @Test("An exercise waits for those before it; one that is open is left for later")
  func order() {
    let path = LearningPath(
      lessons: [Self.lesson(0, .solved)],
      exercises: [
        Self.exercise("second", level: 1, lesson: "l0", after: ["first"]),
        Self.exercise("first", lesson: "l0"), Self.exercise("third", lesson: "l0"),
      ])
    #expect(Self.line(path) == "exercise first")
    #expect(Self.line(path, without: "first") == "exercise third")
  }

  @Test("An exercise that was tried comes after those that were not, and is not lost")
  func tried() {
    let tried = Self.exercise("a", lesson: "l0") { $0.attempts = 2 }
    let path = LearningPath(
      lessons: [Self.lesson(0, .solved)],
      exercises: [tried, Self.exercise("b", lesson: "l0")])
    #expect(Self.line(path) == "exercise b")
    let alone = LearningPath(lessons: [Self.lesson(0, .solved)], exercises: [tried])
    #expect(Self.line(alone) == "interview 15 minutes level 1")
    var later = alone
    later.held = [1]
    #expect(Self.line(later) == "exercise a")
    #expect(later.next().reason == .begun)
  }

  @Test("At the end of a level comes its interview, at the end of all nothing")
  func levels() {
    var path = LearningPath(lessons: [Self.lesson(0, .solved)], exercises: [])
    var lines: [String?] = []
    for level in 1...6 {
      lines.append(Self.line(path))
      path.held.insert(level)
    }
    #expect(
      lines == [
        "interview 15 minutes level 1", "interview 30 minutes level 2",
        "interview 45 minutes level 3", "interview 45 minutes level 4",
        "interview 60 minutes level 5", nil,
      ])
    #expect(path.next().reason == .allDone)
  }

  @Test("Lists are in the order of the path, whatever the graph", arguments: 1...20)
  func orderOfLists(_ seed: Int) {
    var random = SeededGenerator("order", seed)
    let names = (0..<12).map { "e\($0)" }
    let exercises = names.enumerated().map { index, name in
      // Those before it in the list: no circle.
      let after = names.prefix(index).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      return Self.exercise(
        name, level: .random(in: 1...3, using: &random),
        lesson: "l\(index / 4)", after: after)
    }
    let places = ["l0": 0, "l1": 1, "l2": 2]
    let ordered = LearningPath.ordered(exercises.shuffled(using: &random), lessons: places)
    #expect(Set(ordered.map(\.id)) == Set(names), "seed \(seed)")
    for (place, exercise) in ordered.enumerated() {
      let before = Set(ordered[..<place].map(\.id))
      #expect(before.isSuperset(of: exercise.after), "seed \(seed): \(exercise.id)")
    }
    let circle = [Self.exercise("a", after: ["b"]), Self.exercise("b", after: ["a"])]
    #expect(LearningPath.ordered(circle, lessons: [:]).count == 2)
  }

  @Test("The lists say what is open and what an exercise needs")
  func lists() throws {
    let desk = Desk(practice)
    guard case .exercises(let exercises) = try desk.exerciseList(onPath: true),
      case .lessons(let lessons) = try desk.lessonList(onPath: true)
    else { throw Problem.practice(.noLesson) }
    let numbers = exercises.compactMap { $0.path?.lesson?.number }
    #expect(numbers == numbers.sorted())
    let circular = exercises.first { $0.id == "circular-button" }
    #expect(circular?.path?.needs == ["lesson 5"])
    let enlarged = exercises.first { $0.id == "enlarged-tap-area" }
    #expect(enlarged?.path?.needs == ["lesson 5", "exercise circular-button"])
    #expect(lessons.first?.path?.needs == [])
    #expect(lessons.allSatisfy { ($0.path?.exercises.count ?? 0) >= 0 })
    #expect(lessons.reduce(0) { $0 + ($1.path?.exercises.count ?? 0) } == exercises.count)
  }

  @Test("Who follows next alone comes to every lesson, every exercise and five interviews")
  func reachesAll() throws {
    let desk = Desk(practice)
    guard case .lessons(var lessons) = try desk.lessonList(),
      case .exercises(var exercises) = try desk.exerciseList()
    else { throw Problem.practice(.noLesson) }
    var held = Set<Int>()
    for _ in 0..<(lessons.count + exercises.count + 6) {
      var path = LearningPath(lessons: lessons, exercises: exercises)
      path.held = held
      switch path.next().act {
      case .lesson(let lesson, _):
        lessons = lessons.map { other in
          other.id == lesson.id ? Self.solved(other) : other
        }
      case .exercise(let exercise):
        for before in exercise.after {
          #expect(exercises.contains { $0.id == before && $0.progress.isSolved }, "\(exercise.id)")
        }
        if let lesson = exercise.lesson {
          #expect(lessons.contains { $0.id == lesson && $0.status == .solved }, "\(exercise.id)")
        }
        exercises = exercises.map { other in
          other.id == exercise.id ? Self.solved(other) : other
        }
      case .interview(let level, _): held.insert(level)
      case .questions, .nothing: break
      }
    }
    #expect(lessons.filter { $0.status != .solved }.map(\.id) == [])
    #expect(exercises.filter { !$0.progress.isSolved }.map(\.id) == [])
    #expect(held == Set(InterviewLevel.numbers))
  }

  private static func solved(_ lesson: LessonRecord) -> LessonRecord {
    LessonRecord(
      number: lesson.number, id: lesson.id, title: lesson.title, minutes: lesson.minutes,
      status: .solved)
  }

  private static func solved(_ record: ExerciseRecord) -> ExerciseRecord {
    var progress = ExerciseProgress()
    progress.isSolved = true
    return ExerciseRecord(
      id: record.id, title: record.title, level: record.level, minutes: record.minutes,
      lesson: record.lesson, after: record.after, teaches: record.teaches,
      question: record.question, file: record.file, progress: progress)
  }
}

import Foundation
import Practice
import Records
import Rendering
import Testing
import Wording
import Workbench

/// A course in a folder: what its file says, what is wrong with one, and what follows from it.
@Suite struct CourseFileTests {
  private static func read(_ text: String, _ files: [String: String] = [:]) throws -> Course {
    try withFolder { folder in
      try write(files.merging([Course.file: text]) { $1 }, in: folder)
      return try CourseReader.read(
        "\(folder)/\(Course.file)", exercises: ExerciseLibrary(content),
        lessons: LessonLibrary(content))
    }
  }

  private static let small = """
    format: 1
    title: Touches
    late: { free: 2, per-day: 10, table: "late-{week}.csv" }
    weeks:
      - title: First
        due: 2027-03-07
        lessons: [02-who-gets-the-touch, 04-why-no-touches]
        exercises: [{ id: three-switches, weight: 2 }]
      - title: Second
        due: 2027-03-14
        lessons: [03-last-first]
        exercises: [reverse-order]
    """

  /// The problems of a course, in words.
  private static func problems(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch Problem.practice(.broken(let problems)) {
      return problems.map { $0.text(.english) }.joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test("The sample courses have no problem, in either language", arguments: CourseSample.allCases)
  func samples(_ sample: CourseSample) throws {
    let begins = try #require(CalendarDay("2027-03-01"))
    for language in Language.allCases {
      let course = try Self.read(sample.text(begins: begins, language)).record
      #expect(course.weeks.count == (sample == .university ? 12 : 5))
      #expect(course.weeks[0].due == "2027-03-07" && course.weeks[1].due == "2027-03-14")
      #expect(course.weeks.allSatisfy { $0.title.en != $0.title.zh && !$0.lessons.isEmpty })
      let text = shown(.course(course))
      #expect(text.contains(course.weeks[4].title.en))
    }
  }

  @Test("What is wrong with a course is said with its line, all of it at once")
  func wrong() {
    let text = Self.small
      .replacing("2027-03-14", with: "2027-02-30")
      .replacing("03-last-first", with: "03-last-frist")
      .replacing("exercises: [reverse-order]", with: "exercises: [reverse-ordr]\n    weight: 3")
    let said = Self.problems(text)
    for words in [
      "course.yml:10", "is not a day", "03-last-first", "reverse-order", "weight",
    ] { #expect(said.contains(words), "\(words): \(said)") }
  }

  @Test("Weeks out of order, an exercise before its lesson, and one that comes twice are problems")
  func order() {
    #expect(Self.problems(Self.small.replacing("2027-03-14", with: "2027-03-01")).contains("above"))
    let early = Self.small.replacing(
      "exercises: [{ id: three-switches, weight: 2 }]", with: "exercises: [reverse-order]")
    #expect(Self.problems(early).contains("03-last-first"))
    #expect(Self.problems(early).contains("reverse-order"))
    let turned = Self.small
      .replacing("[02-who-gets-the-touch, 04-why-no-touches]", with: "[2, 3, 4]")
      .replacing("[03-last-first]", with: "[5]")
      .replacing("[reverse-order]", with: "[three-switches]")
      .replacing("[{ id: three-switches, weight: 2 }]", with: "[button-in-image-view]")
    #expect(
      Self.problems(turned).contains("`button-in-image-view` comes before `three-switches`"))
    #expect(!Self.problems("title: a\nweeks: []").isEmpty)
    #expect(!Self.problems("just text").isEmpty)
  }

  @Test("next follows the weeks: the lessons of the first, its exercises, then the second")
  func next() throws {
    let course = try Self.read(Self.small)
    let desk = freshDesk()
    guard case .lessons(var lessons) = try desk.lessonList(),
      case .exercises(var exercises) = try desk.exerciseList()
    else { throw Problem.practice(.noLesson) }
    var lines: [String] = []
    var weeks: [Int] = []
    for _ in 0..<6 {
      var path = LearningPath(lessons: lessons, exercises: exercises)
      path.course = course
      let step = path.next()
      guard step.reason == .assigned, let line = step.line else { break }
      lines.append(line)
      weeks.append(try #require(step.week).number)
      switch step.act {
      case .lesson(let done, _):
        lessons = lessons.map { lesson in
          guard lesson.id == done.id else { return lesson }
          return LessonRecord(
            number: lesson.number, id: lesson.id, title: lesson.title, minutes: lesson.minutes,
            status: .solved)
        }
      case .exercise(let done):
        exercises = exercises.map { exercise in
          guard exercise.id == done.id else { return exercise }
          var progress = ExerciseProgress()
          progress.isSolved = true
          return ExerciseRecord(
            id: exercise.id, title: exercise.title, level: exercise.level,
            minutes: exercise.minutes, lesson: exercise.lesson, after: exercise.after, teaches: [],
            question: nil, file: exercise.file, progress: progress)
        }
      case .questions, .interview, .nothing: break
      }
    }
    #expect(
      lines == [
        "lesson 2", "lesson 4", "exercise three-switches", "lesson 3", "exercise reverse-order",
      ])
    #expect(weeks == [1, 1, 1, 2, 2])
  }

  @Test("A review that is due, or a lesson that was begun, comes before the week's")
  func dueFirst() throws {
    guard case .lessons(let lessons) = try freshDesk().lessonList() else { return }
    var path = LearningPath(lessons: lessons, exercises: [])
    path.course = try Self.read(Self.small)
    path.due = 2
    #expect(path.next().line == "review")
    #expect(path.next().week == nil)
  }

  @Test("A week is an assignment: its exercises with their weights, late days of its own table")
  func assignment() throws {
    let course = try Self.read(
      Self.small, ["late-1.csv": "id,days\nanna,3\n", "late-3.csv": "id,days\nbert,1\n"])
    let first = try course.assignment(week: 1)
    #expect(first.parts.map(\.exercise.id) == ["three-switches"])
    #expect(first.parts.map(\.weight) == [2])
    #expect(first.record(of: "anna").daysLate == 3)
    #expect(first.rules.late == CourseRules.Late(perDay: 10, free: 2))
    #expect(try course.assignment(week: 2).record(of: "anna").daysLate == nil)
    #expect(throws: Problem.self) { try course.assignment(week: 3) }
    #expect(throws: Problem.self) { try course.assignment(week: 0) }
  }

  @Test("Days of the calendar are read as they are written, and no others")
  func days() {
    for text in ["1970-01-01", "2000-02-29", "2027-03-14", "2027-12-31", "2100-03-01"] {
      #expect(CalendarDay(text)?.description == text)
    }
    for text in [
      "2027-02-29", "2027-13-01", "2027-1-1", "27-01-01", "2027-04-31", "2027-01-00", "",
    ] {
      #expect(CalendarDay(text) == nil, "\(text)")
    }
    #expect(CalendarDay("1970-01-02")?.number == 1)
    // A day of each month of four hundred years, and back.
    for number in stride(from: 0, to: 146_097, by: 31) {
      #expect(CalendarDay(CalendarDay(number: number).description)?.number == number)
    }
  }

  @Test(
    "Exported progress counts what was solved with the content that is here, and says what is not")
  func exported() throws {
    try withFolder { folder in
      let desk = freshDesk(InterviewTests.World(folder).configuration)
      desk.keep { try $0.update("three-switches") { $0.isSolved = true } }
      desk.keep { try $0.update("three-switches") { $0.attempts = 2 } }
      desk.keep { try $0.update(lesson: "02-who-gets-the-touch", .solved) }
      let text = try ExportedProgress(of: desk, learner: "A1").text()
      @MainActor func checked(_ text: String) throws -> HandedInProgress {
        try write(["progress-a.json": text], in: folder)
        return try ExportedProgress.read("\(folder)/progress-a.json")
          .checked(against: freshDesk(), file: "a")
      }
      let whole = try checked(text)
      #expect(whole.isWhole && whole.solved == ["three-switches"] && whole.learner == "A1")
      #expect(whole.lessons == ["02-who-gets-the-touch"] && whole.otherContent.isEmpty)
      let changed = try checked(text.replacing("\"attempts\" : 2", with: "\"attempts\" : 1"))
      #expect(!changed.isWhole)
      let content = try #require(text.firstMatch(of: #/"content" : "([0-9a-f]{16})"/#))
      let other = try checked(text.replacing(content.1, with: "0123456789abcdef"))
      #expect(other.solved.isEmpty && other.otherContent == ["three-switches"])
      #expect(!shown(.handedIn([other])).isEmpty)
      #expect(throws: Problem.self) { try checked("{}") }
    }
  }
}

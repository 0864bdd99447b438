import Files
import Records
import TypedText
import Workbench
import Yams

/// Reads the file of a course, strictly: everything that is unknown, missing or out of order is
/// reported at once. Keys that an assignment has, too, mean the same here.
package struct CourseReader {
  private static let format = 1
  private static let weeksExample =
    "weeks: [{ title: Views, due: 2027-03-14, lessons: [01-views-and-coordinates] }]"

  private let keys: AssignmentReader
  private let lessons: LessonLibrary
  private var report: ContentReport { keys.report }

  /// Reads a course; throws `PracticeProblem.broken` with all problems.
  package static func read(
    _ path: String, exercises: ExerciseLibrary, lessons: LessonLibrary
  ) throws -> Course {
    let text = try FileReading.text(at: path)
    let report = ContentReport(file: path.lastPathComponent)
    let keys = AssignmentReader(path: path, library: exercises, report: report)
    let course = CourseReader(keys: keys, lessons: lessons).course(text)
    if let course, report.problems.isEmpty { return course }
    throw Problem.practice(.broken(report.problems))
  }

  private func course(_ text: String) -> Course? {
    guard let table = YAMLTable.read(text, report: report) else { return nil }
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      report.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    let title = table.sentence("title")
    if title == nil { report.add(.missingKey("title", example: "title: Touches, autumn")) }
    if table.value("weeks") == nil {
      report.add(.missingKey("weeks", example: Self.weeksExample))
    } else if table.list("weeks").isEmpty, case .sequence = table.value("weeks") {
      report.add(.emptyText(key: "weeks"), at: table.value("weeks"))
    }
    let code = keys.code(table)
    let late = late(table)
    let tableName = table.value("late").flatMap { node -> String? in
      guard case .mapping(let mapping) = node else { return nil }
      return mapping.first { $0.key.string == "table" }?.value.string
    }
    let overrides = table.optionalText("overrides")
    var seen = Seen()
    let weeks = table.list("weeks").enumerated().compactMap { index, node in
      week(node, index + 1, in: code, late: tableName, overrides: overrides, &seen)
    }
    checkOrder(seen)
    let course = Course(
      title: title ?? Bilingual(en: "", zh: ""), weeks: weeks,
      rules: CourseRules(points: 100, best: nil, late: late), student: keys.student(table),
      roster: keys.roster(table), attempts: keys.attempts(table), seed: table.optionalText("seed"))
    table.finish()
    return course
  }

  private func late(_ table: YAMLTable) -> CourseRules.Late? {
    guard let node = table.value("late"),
      let late = YAMLTable(node, path: "late", report: report)
    else { return nil }
    defer { late.finish() }
    // Read by week, below.
    _ = late.optionalText("table")
    if late.value("per-day") == nil {
      report.add(
        .missingKey("late.per-day", example: "late: { free: 3, per-day: 10 }"), at: late.node)
    }
    return CourseRules.Late(
      perDay: late.decimal("per-day", default: 0, upTo: 100),
      free: late.optionalNumber("free", in: 0...CourseTables.mostDays) ?? 0,
      most: late.optionalNumber("most", in: 0...CourseTables.mostDays))
  }

  // MARK: Weeks

  /// The things of the weeks so far.
  private struct Seen {
    var lessons: Set<String> = []
    var exercises: Set<String> = []
    /// The exercises in order, each with the list that it is in.
    var order: [(exercise: Exercise, list: Node?)] = []
    var due: CalendarDay?
  }

  private func week(
    _ node: Node, _ number: Int, in code: SourceLanguage?, late: String?, overrides: String?,
    _ seen: inout Seen
  ) -> Course.Week? {
    guard let table = YAMLTable(node, path: "weeks", report: report) else { return nil }
    defer { table.finish() }
    let title = table.sentence("title")
    if title == nil { report.add(.missingKey("weeks.title", example: "title: Views"), at: node) }
    let due = due(table, &seen)
    var minutes = 0
    var names: [String] = []
    for (word, node) in table.texts("lessons") {
      guard let lesson = lesson(word, at: node) else { continue }
      if !seen.lessons.insert(lesson.id).inserted { report.add(.duplicateID(lesson.id), at: node) }
      names.append(lesson.id)
      minutes += lesson.minutes
    }
    let parts = apart(keys.parts(table, in: code))
    for part in parts {
      if !seen.exercises.insert(part.exercise.id).inserted {
        report.add(.duplicateID(part.exercise.id), at: table.value("exercises"))
      }
      seen.order.append((part.exercise, table.value("exercises")))
      minutes += part.exercise.minutes
      guard let lesson = part.exercise.lesson, !seen.lessons.contains(lesson) else { continue }
      report.add(
        .beforeItsLesson(exercise: part.exercise.id, lesson: lesson),
        at: table.value("exercises"))
    }
    return Course.Week(
      title: title ?? Bilingual(en: "", zh: ""), due: due, lessons: names, parts: parts,
      minutes: minutes, tables: tables(number, late: late, overrides: overrides, parts))
  }

  /// The same exercises, with patterns that do not overlap: if several require a file of the same
  /// name, each is looked for in a folder that is named after the exercise.
  private func apart(_ parts: [Assignment.Part]) -> [Assignment.Part] {
    parts.map { part in
      let names = part.exercise.submission.files
      let isShared = parts.contains { other in
        other.exercise.id != part.exercise.id
          && other.exercise.submission.files.contains(where: names.contains)
      }
      guard isShared, !part.hasOwnFiles else { return part }
      return Assignment.Part(
        exercise: part.exercise, weight: part.weight,
        files: names.map { FilePattern("**/*\(part.exercise.id)/\($0)") }, hasOwnFiles: true,
        isExtra: part.isExtra)
    }
  }

  /// Reports exercises that come before others of the course that should be done first. Others that
  /// are not in the course are up to the learner.
  private func checkOrder(_ seen: Seen) {
    let places = Dictionary(
      seen.order.enumerated().map { ($1.exercise.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, (exercise, list)) in seen.order.enumerated() {
      for needed in exercise.after where places[needed] ?? place > place {
        report.add(.beforeExercise(exercise: exercise.id, needs: needed), at: list)
      }
    }
  }

  private func due(_ table: YAMLTable, _ seen: inout Seen) -> CalendarDay? {
    guard let text = table.optionalText("due") else { return nil }
    guard let due = CalendarDay(text) else {
      report.add(.notADay(text, key: "weeks.due"), at: table.value("due"))
      return nil
    }
    if let earlier = seen.due, due < earlier {
      report.add(
        .dueBefore(due.description, earlier: earlier.description), at: table.value("due"))
    }
    seen.due = due
    return due
  }

  private func lesson(_ word: String, at node: Node) -> Lesson? {
    if let lesson = try? lessons.lesson(word) { return lesson }
    report.add(
      .unknownLesson(word, suggestions: Suggestions.near(word, in: lessons.names)), at: node)
    return nil
  }

  /// The tables of a week: `{week}` in their names is its number. A table that does not exist yet
  /// is empty.
  private func tables(
    _ week: Int, late: String?, overrides: String?, _ parts: [Assignment.Part]
  ) -> CourseTables {
    var tables = CourseTables()
    read(late, week) { tables.readDays($0, report: $1) }
    read(overrides, week) { text, report in
      tables.readOverrides(text, exercises: parts.map(\.exercise.id), report: report)
    }
    return tables
  }

  private func read(_ name: String?, _ week: Int, _ take: (String, ContentReport) -> Void) {
    guard let name = name?.replacing("{week}", with: "\(week)"),
      ContentFolder.isFile(keys.path(beside: name))
    else { return }
    _ = keys.beside(name, at: nil, take)
  }
}

import Records
import Rulebook
import TypedText
import Workbench

/// Compares the table of claims with the rulebook, the lessons and the exercises: a common wrong
/// belief without an answer is a gap, and so is an answer that does not exist any more.
package struct ClaimCheck {
  private let content: ContentFolder
  /// Whether the content has to have a table: courses by others need not answer to our rulebook.
  private let isNeeded: Bool

  package init(_ content: ContentFolder, isNeeded: Bool) {
    // Without packs, which do not count as answers in this table.
    self.content = ContentFolder(path: content.path)
    self.isNeeded = isNeeded
  }

  /// All problems of the table.
  package func problems() -> [ContentProblem] {
    let report = ContentReport(file: "lessons/\(ClaimTable.file)")
    do {
      let text = try FileReading.text(at: "\(content.lessons)/\(ClaimTable.file)")
      if let table = ClaimTable.read(text, report: report) { check(table.rows, report) }
    } catch Problem.fileMissing {
      if isNeeded { report.add(.missingFile) }
    } catch let problem as Problem {
      report.add(.unreadable(ProblemBox(problem)))
    } catch {
      report.add(.missingFile)
    }
    return report.problems
  }

  private func check(_ rows: [ClaimTable.Row], _ report: ContentReport) {
    let shelves = Shelves(content)
    for row in rows {
      for (place, line) in row.places {
        if let fact = shelves.fault(of: place, for: row.mistake) { report.add(fact, line: line) }
      }
    }
    var known: Set<String> = []
    for row in rows {
      guard let id = row.mistake?.id else { continue }
      if !known.insert(id).inserted { report.add(.duplicateID(id), line: row.line) }
      for lesson in shelves.lessons(meeting: id) where !row.lessons.contains(lesson) {
        report.add(.unlistedLesson(id: id, lesson: lesson), line: row.line)
      }
    }
    for mistake in Rulebook.mistakes where !known.contains(mistake.id) {
      report.add(.unlistedMistake(id: mistake.id, claim: mistake.claim))
    }
  }
}

/// The lessons and exercises of some content.
private struct Shelves {
  private let lessonNames: [String]
  /// The readable ones; problems of the others are reported when they are checked.
  private let lessons: [Lesson]
  private let exercises: ExerciseLibrary
  private let exerciseNames: [String]

  init(_ content: ContentFolder) {
    let library = LessonLibrary(content)
    lessonNames = library.names
    lessons = library.all()
    exercises = ExerciseLibrary(content)
    exerciseNames = exercises.names
  }

  /// The names of the lessons that declare that they meet a mistake.
  func lessons(meeting id: String) -> [String] {
    lessons.filter { $0.meets.contains(id) }.map(\.id)
  }

  /// The reason why a claim is not met at a place; nil if it is.
  func fault(of place: ClaimTable.Place, for mistake: Mistake?) -> ContentFact? {
    switch place {
    case .lesson(let name): fault(ofLesson: name, mistake)
    case .exercise(let name, let file): fault(ofExercise: name, file)
    case .later: nil
    }
  }

  private func fault(ofLesson name: String, _ mistake: Mistake?) -> ContentFact? {
    guard lessonNames.contains(name) else {
      return .unknownLesson(name, suggestions: Suggestions.near(name, in: lessonNames))
    }
    guard let mistake, let lesson = lessons.first(where: { $0.id == name }),
      !lesson.meets.contains(mistake.id)
    else { return nil }
    return .lessonMeetsNot(id: mistake.id, lesson: name)
  }

  private func fault(ofExercise name: String, _ file: String) -> ContentFact? {
    guard exerciseNames.contains(name) else {
      return .unknownExercise(name, suggestions: Suggestions.near(name, in: exerciseNames))
    }
    guard let files = try? exercises.exercise(name).mistakes.flatMap(\.files),
      !files.contains(file)
    else { return nil }
    return .notAMistake(
      file: file, exercise: name, suggestions: Suggestions.near(file, in: files))
  }
}

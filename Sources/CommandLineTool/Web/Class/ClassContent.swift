import Foundation
import Practice
import Records

/// The lessons and exercises that can be sent to a class, read once when the server starts.
nonisolated struct ClassContent: Sendable, Encodable {
  struct Exercise: Sendable, Encodable {
    let id: String
    let title: Bilingual
    let level: Int
    /// The names of the file to hand in, by language.
    let files: [String: String]
    let file: String

    private enum CodingKeys: String, CodingKey { case id, title, level }

    /// The name of the file with an answer.
    func file(for answer: String) -> String {
      let isObjectiveC = answer.contains("@implementation") || answer.contains("@interface")
      let language = isObjectiveC ? SourceLanguage.objectiveC : .swift
      return files[language.rawValue] ?? file
    }
  }

  struct Lesson: Sendable, Encodable {
    let number: Int
    let title: Bilingual
  }

  let lessons: [Lesson]
  let exercises: [Exercise]

  /// Reads the installed content, or that of `--content`; without any, only lines can be sent.
  @MainActor static func load() -> ClassContent {
    let desk = Desk(.ofProgram())
    var lessons: [Lesson] = []
    if case .lessons(let records)? = try? desk.lessonList() {
      lessons = records.map { Lesson(number: $0.number, title: $0.title) }
    }
    let exercises = (try? desk.exercises().all().exercises) ?? []
    return ClassContent(
      lessons: lessons,
      exercises: exercises.map { exercise in
        let languages = exercise.submission.languages
        return Exercise(
          id: exercise.id, title: exercise.title, level: exercise.level,
          files: Dictionary(
            languages.map { ($0.rawValue, exercise.submission.file(in: $0)) },
            uniquingKeysWith: { first, _ in first }),
          file: exercise.submission.file)
      })
  }

  /// The title of the exercise or lesson that lines begin; nil for other lines.
  func title(of text: String) -> Bilingual? {
    let words = text.split(whereSeparator: \.isWhitespace).suffix(2).map(String.init)
    guard words.count == 2 else { return nil }
    return switch words[0] {
    case "exercise": exercises.first { $0.id == words[1] }?.title
    case "lesson": lessons.first { "\($0.number)" == words[1] }?.title
    default: nil
    }
  }
}

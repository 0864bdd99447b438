import Records

/// Compares the mistakes that lessons meet with those of the rulebook: a common wrong belief that
/// no lesson answers is a gap.
struct MetMistakes {
  /// The mistakes that no lesson meets yet, by the lesson that is to come.
  private static let later = [
    "a lesson on the life cycle of controllers and views": [
      "M-56", "M-57", "M-58", "M-59", "M-60", "M-62", "M-63",
    ],
    "a lesson on layout and drawing": ["M-64", "M-66"],
  ]

  private let lessons: [Lesson]

  init(_ lessons: [Lesson]) {
    self.lessons = lessons
  }

  /// The mistakes that are missing, and those that are listed as missing and are met.
  var problems: [ContentProblem] {
    let excused = Set(Self.later.values.joined())
    return Rulebook.mistakes.compactMap { mistake in
      let id = mistake.id
      let lesson = lessons.first { $0.meets.contains(id) }
      switch (lesson, excused.contains(id)) {
      case (nil, false):
        return ContentProblem(.unmetMistake(id: id, claim: mistake.claim), file: "lessons")
      case (let lesson?, true):
        return ContentProblem(.metAfterAll(id: id, lesson: lesson.id), file: "lessons")
      default: return nil
      }
    }
  }
}

/// The place of an exercise on the path, as lists show it.
package struct PathPlace: Codable, Sendable {
  /// The number and title of the lesson that it belongs to; nil if it belongs to none.
  package let lesson: Lesson?
  /// The lines that do what should be done before it, in their order; empty if it is open.
  package let needs: [String]

  package struct Lesson: Codable, Sendable, Hashable {
    package let number: Int
    package let title: Bilingual

    package init(number: Int, title: Bilingual) {
      (self.number, self.title) = (number, title)
    }
  }

  package init(lesson: Lesson?, needs: [String]) {
    (self.lesson, self.needs) = (lesson, needs)
  }
}

/// The place of a lesson on the path, as lists show it.
package struct LessonPlace: Codable, Sendable {
  /// The numbers of the lessons that should be done before it.
  package let needs: [Int]
  /// The exercises that practise it: those that are done, and how many there are.
  package let exercises: NextStep.Share
  /// The page at which the learner left it; nil if there is none.
  package let page: Int?
  /// Whether the check of what is known let the learner skip it.
  package let isSkipped: Bool

  package init(needs: [Int], exercises: NextStep.Share, page: Int?, isSkipped: Bool) {
    (self.needs, self.exercises, self.page) = (needs, exercises, page)
    self.isSkipped = isSkipped
  }
}

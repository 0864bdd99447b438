import Records

/// The lessons, exercises and kinds of questions that are due again on a day: one queue, of at most
/// ten minutes a day.
package struct ReviewQueue {
  /// Something that is due, by its name in the queue, and the kind of question that reviews it.
  package struct Item: Equatable {
    package let name: String
    package let recipe: String

    package init(name: String, recipe: String) {
      (self.name, self.recipe) = (name, recipe)
    }
  }

  /// The maximum time of a day, in seconds.
  package static let secondsPerDay = 600

  /// The kinds of questions to ask now, what is most likely forgotten first, with the names of
  /// everything that each of them reviews.
  package let questions: [(recipe: String, names: [String])]
  /// Whether more is due than the day has time for.
  package let isCut: Bool

  /// Creates the queue of a day. `recipe` finds the kind of question that reviews a name, nil if
  /// none does; `seconds` is the time that it takes.
  package init(
    _ quiz: QuizProgress, on day: Int, recipe: (String) -> String?, seconds: (String) -> Int
  ) {
    var room = Self.secondsPerDay - quiz.reviewedSeconds(on: day)
    var questions: [(recipe: String, names: [String])] = []
    var isCut = false
    for name in quiz.due(on: day) {
      guard let found = recipe(name) else { continue }
      if let index = questions.firstIndex(where: { $0.recipe == found }) {
        questions[index].names.append(name)
        continue
      }
      guard seconds(found) <= room else {
        isCut = true
        continue
      }
      room -= seconds(found)
      questions.append((found, [name]))
    }
    self.questions = questions
    self.isCut = isCut
  }
}

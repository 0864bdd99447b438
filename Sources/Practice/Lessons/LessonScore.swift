/// The results of a lesson's questions, saved while the lesson is left.
package struct LessonScore: Codable, Equatable {
  /// A question by its segment, and by the number of questions after it in the same block.
  struct Question: Codable, Hashable {
    let segment: Int
    let rest: Int
  }

  /// A question and whether its last answer was right.
  private struct Answer: Codable, Equatable {
    let question: Question
    var isRight: Bool
  }

  private var answers: [Answer] = []

  package init() {}

  /// The number of questions that were answered.
  package var count: Int { answers.count }
  /// The number of those that were answered rightly.
  package var right: Int { answers.count { $0.isRight } }
  /// The segments whose last answer was wrong.
  var wrongSegments: [Int] { answers.filter { !$0.isRight }.map(\.question.segment) }

  /// Stores the last answer to a question.
  mutating func note(_ question: Question, isRight: Bool) {
    if let place = answers.firstIndex(where: { $0.question == question }) {
      answers[place].isRight = isRight
    } else {
      answers.append(Answer(question: question, isRight: isRight))
    }
  }

  /// The answers that a lesson of `count` segments can have: the file is untrusted.
  func within(segments count: Int) -> LessonScore {
    var score = self
    score.answers = answers.filter { (0..<count).contains($0.question.segment) }
    return score
  }
}

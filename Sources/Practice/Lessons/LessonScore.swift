/// How the questions of a lesson were answered, kept while the lesson is left.
package struct LessonScore: Codable, Equatable {
  /// A question by its segment, and by how many are asked after it in the same block.
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

  /// How many questions were answered.
  package var count: Int { answers.count }
  /// How many of them rightly.
  package var right: Int { answers.count { $0.isRight } }
  /// The segments whose last answer was wrong.
  var wrongSegments: [Int] { answers.filter { !$0.isRight }.map(\.question.segment) }

  /// Keeps the last answer to a question.
  mutating func note(_ question: Question, isRight: Bool) {
    if let place = answers.firstIndex(where: { $0.question == question }) {
      answers[place].isRight = isRight
    } else {
      answers.append(Answer(question: question, isRight: isRight))
    }
  }

  /// Those answers that a lesson of `count` segments can have: a file may say anything.
  func within(segments count: Int) -> LessonScore {
    var score = self
    score.answers = answers.filter { (0..<count).contains($0.question.segment) }
    return score
  }
}

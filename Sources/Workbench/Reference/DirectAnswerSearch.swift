import Records
import Rulebook

/// Finds the sentence that answers a question in everyday words.
package struct DirectAnswerSearch {
  private let squashed: String

  package init(_ question: String) {
    squashed = SearchWords.squashed(question)
  }

  /// The answer; of several the one of which the question names the most, then the longest words.
  package var answer: FoundAnswer? {
    let fitting = Rulebook.directAnswers.compactMap { answer -> (DirectAnswer, Int, Int)? in
      var length = 0
      for group in answer.words {
        let found = group.map(SearchWords.squashed).filter(squashed.contains)
        guard let longest = found.map(\.count).max() else { return nil }
        length += longest
      }
      return (answer, answer.words.count, length)
    }
    let best = fitting.max { ($0.1, $0.2) < ($1.1, $1.2) }
    return best.map { FoundAnswer($0.0.sentence, rules: $0.0.rules) }
  }
}

import Records
import Rulebook

/// Finds the sentence that answers a question in everyday words.
package struct DirectAnswerSearch {
  private let squashed: String

  package init(_ question: String) {
    squashed = SearchWords.squashed(question)
  }

  /// The answer; of several, the one with the most words in the question, then with the longest
  /// words. A general answer is used only if no other fits.
  package var answer: FoundAnswer? {
    typealias Fitting = (answer: DirectAnswer, groups: Int, length: Int)
    let fitting = Rulebook.directAnswers.compactMap { answer -> Fitting? in
      var length = 0
      for group in answer.words {
        let found = group.map(SearchWords.squashed).filter(squashed.contains)
        guard let longest = found.map(\.count).max() else { return nil }
        length += longest
      }
      return (answer, answer.isGeneral ? 0 : answer.words.count, length)
    }
    let best = fitting.max { ($0.groups, $0.length) < ($1.groups, $1.length) }
    return best.map { FoundAnswer($0.answer.sentence, rules: $0.answer.rules) }
  }
}

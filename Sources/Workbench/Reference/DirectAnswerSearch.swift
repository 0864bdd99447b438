import Foundation
import Records
import Rulebook

/// Finds the sentence that answers a question in everyday words: that of the known question which
/// is most like it.
package struct DirectAnswerSearch {
  private let words: Set<String>
  /// The words of the question that are of another matter, such as `swiftui`.
  private let elsewhere: [String]

  package init(_ question: String) {
    words = QuestionWords(question).all
    let lowered = question.lowercased()
    let typed = Set(lowered.split { !$0.isLetter }.map(String.init))
    elsewhere = Rulebook.elsewhere.filter { word in
      word.allSatisfy(\.isASCII) ? typed.contains(word) : lowered.contains(word)
    }
  }

  /// The answer; nil if no question is like this one.
  package var answer: FoundAnswer? {
    guard !words.isEmpty, let best = AnswerIndex.shared.best(words) else { return nil }
    guard best.likeness >= Self.least else { return nil }
    // A word of another matter is of this one where the known question has it, too.
    let isMeant = elsewhere.allSatisfy { word in
      best.answer.asked.contains { $0.lowercased().contains(word) }
    }
    guard isMeant else { return nil }
    return FoundAnswer(best.answer.sentence, rules: best.answer.rules)
  }

  /// Whether some known question is a little like this one, though its answer may be another. A
  /// single word is a name to look up, and may be about anything.
  package var isLikeKnown: Bool {
    guard elsewhere.isEmpty else { return false }
    return words.count <= 1 || (AnswerIndex.shared.best(words)?.likeness ?? 0) >= Self.leastLike
  }

  /// The likeness from which on a question is taken for a known one.
  private static let least = 0.45
  private static let leastLike = 0.3
}

/// Every question that has an answer, by the matters that it names.
struct AnswerIndex {
  static let shared = AnswerIndex()

  private struct Entry {
    let answer: DirectAnswer
    /// The matters of each question, and all of them.
    let questions: [Set<String>]
    let all: Set<String>
  }

  private let entries: [Entry]
  /// The number of answers whose questions name a matter.
  private let counts: [String: Int]

  private init() {
    entries = Rulebook.directAnswers.map { answer in
      let questions = answer.asked.map { QuestionWords($0).all }
      return Entry(
        answer: answer, questions: questions, all: questions.reduce(into: []) { $0.formUnion($1) })
    }
    counts = entries.reduce(into: [:]) { counts, entry in
      for word in entry.all { counts[word, default: 0] += 1 }
    }
  }

  /// The answer whose questions are most like these words, and how much: from 0, nothing in
  /// common, to more than 1, the same words.
  func best(_ words: Set<String>) -> (answer: DirectAnswer, likeness: Double)? {
    let total = weight(words)
    var best: (answer: DirectAnswer, likeness: Double)?
    for entry in entries {
      let shared = weight(entry.all.intersection(words)) / total
      guard shared > 0 else { continue }
      let closest = entry.questions.map { question in
        weight(question.intersection(words)) / (weight(question) * total).squareRoot()
      }.max()
      let likeness =
        ((closest ?? 0) + Self.shareOfAll * shared) * (entry.answer.isGeneral ? Self.general : 1)
      if likeness > best?.likeness ?? 0 { best = (entry.answer, likeness) }
    }
    return best
  }

  private static let (shareOfAll, general) = (0.3, 0.85)

  /// A matter that few questions name weighs more. The sum is one of whole numbers, so that the
  /// order of a set, which differs from run to run, changes nothing.
  private func weight(_ words: Set<String>) -> Double {
    let sum = words.reduce(0) { sum, word in
      let share = Double(entries.count) / Double(max(1, counts[word] ?? 1))
      return sum + Int((1000 * log(1 + share)).rounded())
    }
    return Double(sum)
  }
}

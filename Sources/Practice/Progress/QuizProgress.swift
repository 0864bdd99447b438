import Records

/// The results of quizzes and daily questions: how often each kind of question was right, which are
/// due again and when, and the streak of days with an answer.
///
/// Days are counted from 1970. Setting a clock back loses nothing.
package struct QuizProgress: Codable, Equatable {
  /// A kind of question that was answered wrongly once.
  package struct Review: Codable, Equatable {
    /// How often it was right since then.
    var steps = 0
    /// The day on which it is due again.
    var due: Int

    /// Creates a review that is due on a day; `steps` are those of the pauses taken so far.
    package init(steps: Int = 0, due: Int) {
      self.steps = steps
      self.due = due
    }
  }

  /// How often a kind of question was asked.
  struct Count: Codable, Equatable {
    var right = 0
    var wrong = 0
  }

  /// The days until a question is due again, by how often it was right since it was wrong.
  private static let pauses = [1, 2, 4, 8, 16]
  private static let most = 1_000_000_000

  /// The reviews by the name of the recipe, such as `hit/siblings`.
  package var reviews: [String: Review] = [:]
  var counts: [String: Count] = [:]
  /// The difficulties that the answers show; absent in older files.
  package var ratings: AnswerRatings?
  /// The number of quizzes begun, so that each has other questions.
  package var begun = 0
  /// The last day on which the daily question was answered.
  package var lastDay: Int?
  /// The streak of days up to then.
  package var streak = 0

  /// The kinds of questions that are due, the longest first.
  package func due(on day: Int) -> [String] {
    reviews.filter { $0.value.due <= day || $0.value.due > day + 60 }
      .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map(\.key)
  }

  /// Counts an answer to a question of a kind.
  package mutating func note(_ recipe: String, isRight: Bool, on day: Int) {
    if isRight {
      counts[recipe, default: Count()].right += 1
      guard var review = reviews[recipe] else { return }
      review.steps += 1
      review.due = day + Self.pauses[min(review.steps, Self.pauses.count - 1)]
      reviews[recipe] = review.steps < Self.pauses.count ? review : nil
    } else {
      counts[recipe, default: Count()].wrong += 1
      reviews[recipe] = Review(due: day + Self.pauses[0])
    }
  }

  /// The days until the first kind of question is due again; nil if there is none.
  package func daysToNext(from day: Int) -> Int? {
    reviews.values.map { max(1, $0.due - day) }.min()
  }

  /// Whether the question of a day was answered.
  func isAnswered(on day: Int) -> Bool { lastDay == day }

  /// Counts the question of a day. A missed day restarts the streak; a clock that was set back does
  /// not.
  mutating func noteDaily(on day: Int) {
    guard let lastDay else {
      (self.lastDay, streak) = (day, 1)
      return
    }
    if day == lastDay { return }
    if day == lastDay + 1 { streak += 1 }
    if day > lastDay + 1 { streak = 1 }
    self.lastDay = day
  }

  /// The same with numbers within their bounds: the file is untrusted.
  package var withinBounds: QuizProgress {
    var quiz = self
    quiz.begun = min(max(0, begun), Self.most)
    quiz.streak = min(max(0, streak), 1_000_000)
    quiz.lastDay = lastDay.map { min(max(0, $0), 10_000_000) }
    quiz.reviews = reviews.mapValues {
      Review(steps: min(max(0, $0.steps), 10), due: min(max(0, $0.due), 10_000_000))
    }
    quiz.counts = counts.mapValues {
      Count(right: min(max(0, $0.right), Self.most), wrong: min(max(0, $0.wrong), Self.most))
    }
    quiz.ratings = ratings?.withinBounds
    return quiz
  }

  /// Creates a quiz progress.
  package init() {}
}

import Records

/// The results of questions: how often each kind was right, what is remembered of lessons,
/// exercises and questions and when it is due again, and the streak of days with an answer.
///
/// Days are counted from 1970. Setting a clock back loses nothing.
package struct QuizProgress: Codable, Equatable {
  /// A kind of question that was answered wrongly once, as older files have it.
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

  private static let most = 1_000_000_000

  /// The reviews of older files, by the name of the recipe; they become memories.
  package var reviews: [String: Review] = [:]
  /// The memories by name: of kinds of questions that went wrong once (`hit/siblings`),
  /// of lessons that are done, and of exercises that were passed. Absent in older files.
  package var memories: [String: Memory]?
  /// The last day on which something was reviewed, and the seconds that this took.
  var reviewDay: Int?
  var reviewSeconds: Int?
  var counts: [String: Count] = [:]
  /// Whether the last answer to each kind of question was right; absent in older files.
  private var lastRight: [String: Bool]?
  /// The difficulties that the answers show; absent in older files.
  package var ratings: AnswerRatings?
  /// The number of quizzes begun, so that each has other questions.
  package var begun = 0
  /// The last day on which the daily question was answered.
  package var lastDay: Int?
  /// The streak of days up to then.
  package var streak = 0

  /// The names of what is due, what is most likely forgotten first.
  package func due(on day: Int) -> [String] {
    (memories ?? [:]).filter { $0.value.isDue(on: day) }
      .map { (name: $0.key, recall: $0.value.recall(on: day)) }
      .sorted { ($0.recall, $0.name) < ($1.recall, $1.name) }.map(\.name)
  }

  /// Takes something that was learned into the queue, unless it is there.
  package mutating func remember(_ name: String, on day: Int) {
    guard memories?[name] == nil else { return }
    memories = (memories ?? [:]).merging([name: Memory(isRight: true, on: day)]) { old, _ in old }
  }

  /// Counts an answer to a question of a kind. A kind that was never wrong is not in the queue.
  package mutating func note(_ recipe: String, isRight: Bool, on day: Int) {
    if isRight {
      counts[recipe, default: Count()].right += 1
    } else {
      counts[recipe, default: Count()].wrong += 1
    }
    lastRight = (lastRight ?? [:]).merging([recipe: isRight]) { $1 }
    if isRight, memories?[recipe] == nil { return }
    recall(recipe, isRight: isRight, on: day)
  }

  /// Counts an answer that reviews something in the queue.
  package mutating func recall(_ name: String, isRight: Bool, on day: Int) {
    var all = memories ?? [:]
    all[name]?.note(isRight: isRight, on: day)
    if all[name] == nil { all[name] = Memory(isRight: isRight, on: day) }
    memories = all
  }

  /// Whether the last answer to a question of a kind was right; nil if there is none.
  package func isKnown(_ recipe: String) -> Bool? { lastRight?[recipe] }

  /// The seconds that reviews took on a day.
  package func reviewedSeconds(on day: Int) -> Int { reviewDay == day ? reviewSeconds ?? 0 : 0 }

  /// Counts the time of a review.
  package mutating func spend(_ seconds: Int, on day: Int) {
    reviewSeconds = reviewedSeconds(on: day) + max(0, seconds)
    reviewDay = day
  }

  /// The days until something is due again; nil if there is nothing.
  package func daysToNext(from day: Int) -> Int? {
    memories?.values.map { max(1, $0.due - day) }.min()
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
    quiz.reviewSeconds = reviewSeconds.map { min(max(0, $0), 86_400) }
    var memories = (memories ?? [:]).mapValues(\.withinBounds)
    for (name, review) in reviews where memories[name] == nil {
      // The pauses were 1, 2, 4, 8 and 16 days.
      let pause = 1 << min(max(0, review.steps), 4)
      memories[name] = Memory(due: min(max(0, review.due), 10_000_000), pause: pause)
    }
    quiz.reviews = [:]
    quiz.memories = memories.isEmpty ? nil : memories
    quiz.counts = counts.mapValues {
      Count(right: min(max(0, $0.right), Self.most), wrong: min(max(0, $0.wrong), Self.most))
    }
    quiz.ratings = ratings?.withinBounds
    return quiz
  }

  /// Creates a quiz progress.
  package init() {}
}

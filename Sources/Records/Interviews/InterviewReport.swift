/// The setup of an interview: the same one makes the same questions on every machine.
package struct InterviewSetup: Codable, Sendable, Hashable {
  /// The time at which the right answer is shown.
  package enum Feedback: String, Codable, Sendable, CaseIterable {
    /// After each question.
    case each
    /// After the last one.
    case end
    /// Never to the candidate; the report contains it.
    case none
  }

  /// Changes whenever the same seed would make other questions.
  package static let edition = 3

  package var edition = Self.edition
  package var seed: Int
  package var minutes: Int
  /// The number of the level.
  package var level: Int
  /// The topics; empty for all.
  package var topics: [InterviewTopic]
  package var feedback: Feedback
  /// The name of the candidate; nil if unknown. It does not affect the questions.
  package var candidate: String?
  /// Whether there is an interviewer: the candidate sees no answers, and marks nothing.
  package var hasInterviewer: Bool

  package init(
    seed: Int, minutes: Int = 15, level: Int = 2, topics: [InterviewTopic] = [],
    feedback: Feedback = .each, hasInterviewer: Bool = false
  ) {
    self.seed = seed
    self.minutes = minutes
    self.level = level
    self.topics = topics
    self.feedback = feedback
    self.hasInterviewer = hasInterviewer
  }

  /// Whether two interviews ask the same questions.
  package func asksSame(as other: InterviewSetup) -> Bool {
    (edition, seed, minutes, level) == (other.edition, other.seed, other.minutes, other.level)
      && topics == other.topics
  }
}

/// A question of an interview and its answers.
package struct InterviewRow: Codable, Sendable {
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    case right
    case partlyRight
    case wrong
    /// The candidate asked for the answer, or continued.
    case skipped
    /// It is not marked yet.
    case unmarked
    /// The interview ended before.
    case notReached
  }

  package let question: InterviewQuestion
  package let truth: InterviewTruth
  package let outcome: Outcome
  /// The points; nil before it is marked, and if it was not reached.
  package let points: Int?
  /// All answers, in order; the last one counts.
  package let guesses: [String]
  /// The time it took while the program ran, in seconds.
  package let seconds: Int
  /// The numbers of the points of the model answer that were made, from 1; nil before they are
  /// marked, and for other kinds.
  package let marks: [Int]?
  /// The lines written for a coding task; nil for none, and for other kinds.
  package let code: [String]?
  /// The interviewer's note at the answer; nil for none.
  package let note: String?
  /// The hints that were given, each of which cost a point; nil in older reports.
  package let hints: Int?
  /// Questions that follow from the answer; on a sheet, before any answer, nil.
  package var followUps: [InterviewFollowUp]?
  /// Examples of answers of each grade, on a sheet; nil elsewhere.
  package var guide: [GradedExample]?
  /// The difficulty by the answers that were recorded here; nil for none.
  package var recorded: RecordedDifficulty?

  package init(
    question: InterviewQuestion, truth: InterviewTruth, outcome: Outcome, points: Int?,
    guesses: [String], seconds: Int, marks: [Int]? = nil, code: [String]? = nil,
    note: String? = nil, hints: Int? = nil
  ) {
    self.hints = hints
    self.code = code
    self.note = note
    self.question = question
    self.truth = truth
    self.outcome = outcome
    self.points = points
    self.guesses = guesses
    self.seconds = seconds
    self.marks = marks
  }
}

/// The results of an interview.
package struct InterviewReport: Codable, Sendable {
  /// Points of one kind of question, or of one topic.
  package struct Tally: Codable, Sendable, Hashable {
    package var points = 0
    package var of = 0
    /// The number of questions that are not marked.
    package var unmarked = 0

    /// A number from 0 to 1; nil if nothing was judged.
    package var share: Double? { of > 0 ? Double(points) / Double(of) : nil }
  }

  /// A topic to practise next, with its lesson and exercises.
  package struct Advice: Codable, Sendable, Hashable {
    package let topic: InterviewTopic
    /// The number of the lesson.
    package let lesson: Int
    /// The names of exercises.
    package let exercises: [String]
  }

  /// The version of this format; it increases when the meaning of a key changes.
  package static let version = 1

  package let version: Int
  package let setup: InterviewSetup
  /// The definition of its level; nil in older reports.
  package let level: InterviewLevel?
  package let rows: [InterviewRow]
  /// Whether questions remain that could still be asked.
  package let isOpen: Bool
  /// The topics to practise next, the weakest first.
  package private(set) var advice: [Advice] = []

  /// Creates a report; `exercises` returns those that practise a topic.
  package init(
    setup: InterviewSetup, level: InterviewLevel?, rows: [InterviewRow], isOpen: Bool,
    exercises: (InterviewTopic) -> [String]
  ) {
    version = Self.version
    self.setup = setup
    self.level = level
    self.rows = rows
    self.isOpen = isOpen
    let weak = topics.filter { ($0.tally.share ?? 1) < 0.75 }.prefix(3)
    advice = weak.map {
      Advice(topic: $0.topic, lesson: $0.topic.lesson, exercises: exercises($0.topic))
    }
  }

  /// The points of the rows that were reached.
  package static func tally(_ rows: some Sequence<InterviewRow>) -> Tally {
    rows.reduce(into: Tally()) { tally, row in
      switch row.outcome {
      case .notReached: break
      case .unmarked: tally.unmarked += 1
      case .right, .partlyRight, .wrong, .skipped:
        tally.points += row.points ?? 0
        tally.of += row.question.points
      }
    }
  }

  package var total: Tally { Self.tally(rows) }

  /// The kinds that were asked, in the order of their cases, with their points.
  package var kinds: [(kind: InterviewKind, tally: Tally)] {
    InterviewKind.allCases.compactMap { kind in
      let asked = rows.filter { $0.question.kind == kind && $0.outcome != .notReached }
      return asked.isEmpty ? nil : (kind, Self.tally(asked))
    }
  }

  /// The topics that were asked, the weakest first.
  package var topics: [(topic: InterviewTopic, tally: Tally)] {
    let asked = InterviewTopic.allCases.compactMap { topic -> (InterviewTopic, Tally)? in
      let asked = rows.filter { $0.question.topic == topic && $0.outcome != .notReached }
      return asked.isEmpty ? nil : (topic, Self.tally(asked))
    }
    return asked.enumerated().sorted { one, other in
      (one.element.1.share ?? 2, one.offset) < (other.element.1.share ?? 2, other.offset)
    }
    .map { (topic: $0.element.0, tally: $0.element.1) }
  }

  /// The same with the marks of an answer in words: the numbers of the points that were made. A
  /// note that was there stays unless there is another.
  package func marked(
    _ index: Int, _ marks: [Int], note: String? = nil, exercises: (InterviewTopic) -> [String]
  ) -> InterviewReport {
    var rows = rows
    let row = rows[index]
    let points = max(0, marks.count - (row.hints ?? 0))
    let outcome: InterviewRow.Outcome =
      points >= row.question.points ? .right : points > 0 ? .partlyRight : .wrong
    rows[index] = InterviewRow(
      question: row.question, truth: row.truth, outcome: outcome, points: points,
      guesses: row.guesses, seconds: row.seconds, marks: marks, code: row.code,
      note: note ?? row.note, hints: row.hints)
    rows[index].recorded = row.recorded
    return InterviewReport(
      setup: setup, level: level, rows: rows, isOpen: isOpen, exercises: exercises)
  }

  /// The mean difficulty of the questions; nil if none has one, as in older reports.
  package var difficulty: Double? {
    let all = rows.compactMap { $0.question.demand?.difficulty }
    return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
  }

  /// The result against the definition of the level.
  package var standing: InterviewLevel.Standing {
    guard !isOpen, total.unmarked == 0, let share = total.share else { return .open }
    if share >= InterviewLevel.exceeds { return .above }
    return share >= InterviewLevel.passes ? .at : .below
  }

  /// The same without what could name the candidate: for a comparison that is blind.
  package var blind: InterviewReport {
    var setup = setup
    setup.candidate = nil
    return InterviewReport(
      setup: setup, level: level, rows: rows, isOpen: isOpen, advice: advice)
  }

  private init(
    setup: InterviewSetup, level: InterviewLevel?, rows: [InterviewRow], isOpen: Bool,
    advice: [Advice]
  ) {
    version = Self.version
    self.setup = setup
    self.level = level
    self.rows = rows
    self.isOpen = isOpen
    self.advice = advice
  }
}

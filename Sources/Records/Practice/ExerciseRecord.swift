/// An exercise, as lists show it.
package struct ExerciseRecord: Codable, Sendable {
  package let id: String
  package let title: Bilingual
  /// The level: 1 first steps, 2 interview, 3 senior.
  package let level: Int
  package let minutes: Int
  /// The lesson that prepares for it.
  package let lesson: String?
  /// The exercises that should be done before.
  package let after: [String]
  package let teaches: [RuleID]
  /// The interview question that it prepares for, such as `Q-8`.
  package let question: String?
  /// The file that a learner writes.
  package let file: String
  package let progress: ExerciseProgress
  /// The folder that it comes from, if it is not the installed one.
  package var content: String?
  /// Its place on the path; nil outside of lists.
  package var path: PathPlace?

  package init(
    id: String, title: Bilingual, level: Int, minutes: Int, lesson: String?, after: [String],
    teaches: [RuleID], question: String?, file: String, progress: ExerciseProgress
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.minutes = minutes
    self.lesson = lesson
    self.after = after
    self.teaches = teaches
    self.question = question
    self.file = file
    self.progress = progress
  }
}

/// The learner's progress with an exercise. Counters never decrease.
package struct ExerciseProgress: Codable, Sendable, Hashable {
  /// The number of checks.
  package var attempts = 0
  /// The maximum points so far.
  package var best = 0
  /// The number of hints that were shown.
  package var hints = 0
  /// The numbers of the hints that were shown, in that order; absent if they were the first ones.
  package var shownHints: [Int]?
  /// The number of the hint for the mistake that the last verdict named, if any.
  package var fittingHint: Int?
  /// Whether an attempt was right.
  package var isSolved = false
  /// Whether the solution was shown before that.
  package var sawSolution = false

  /// Creates the progress of an exercise without attempts.
  package init() {}

  /// The next hint: the one for the last mistake, else the first that was not shown; nil if all
  /// were.
  package func nextHint(of count: Int) -> Int? {
    let shown = hintsInOrder(of: count)
    if let fittingHint, fittingHint <= count, !shown.contains(fittingHint) { return fittingHint }
    return (1...max(1, count)).first { $0 <= count && !shown.contains($0) }
  }

  /// The numbers of the hints that were shown, in that order.
  package func hintsInOrder(of count: Int) -> [Int] {
    shownHints ?? Array((1...max(1, count)).prefix(max(0, min(hints, count))))
  }

  /// Counts a hint that was shown.
  package mutating func show(hint number: Int, of count: Int) {
    let shown = hintsInOrder(of: count)
    guard !shown.contains(number) else { return }
    shownHints = shown + [number]
    hints = max(hints, shown.count + 1)
  }

  /// The status in one word.
  package var status: Status {
    if isSolved { return .solved }
    return attempts == 0 && hints == 0 && !sawSolution ? .untouched : .begun
  }

  /// The status of an exercise or a lesson.
  package enum Status: String, Codable, Sendable, CaseIterable {
    case untouched
    case begun
    case solved
  }
}

/// An exercise that was begun.
package struct BegunExercise: Codable, Sendable {
  package let exercise: ExerciseRecord
  /// The required class; nil if the answer is a function or commands.
  package let className: String?
  /// The task, as Markdown.
  package let task: Bilingual
  /// Whether the last answer replaces the starter.
  package let isContinued: Bool
  /// The work folder; nil in a session.
  package let folder: String?
  /// The argument of `check` in a shell with which it finds the file; nil in a session.
  package let checkedBy: String?
  /// The state of each file of that folder.
  package let files: [WorkFile]

  package init(
    exercise: ExerciseRecord, className: String?, task: Bilingual, isContinued: Bool = false,
    folder: String?, checkedBy: String?, files: [WorkFile]
  ) {
    self.exercise = exercise
    self.className = className
    self.task = task
    self.isContinued = isContinued
    self.folder = folder
    self.checkedBy = checkedBy
    self.files = files
  }
}

/// A file in a work folder.
package struct WorkFile: Codable, Sendable {
  package enum Fate: String, Codable, Sendable {
    case written
    /// It existed, with the contents that would have been written.
    case unchanged
    /// It existed with the learner's changes, and was not overwritten.
    case kept
  }

  package let name: String
  package let fate: Fate

  package init(name: String, fate: Fate) {
    self.name = name
    self.fate = fate
  }
}

/// One hint of an exercise or of a task in a lesson.
package struct HintRecord: Codable, Sendable {
  package let exercise: String
  /// The number, from 1.
  package let number: Int
  package let count: Int
  package let text: Bilingual
  /// Whether there was no further one, so that this one is repeated.
  package let isRepeated: Bool

  package init(exercise: String, number: Int, count: Int, text: Bilingual, isRepeated: Bool) {
    self.exercise = exercise
    self.number = number
    self.count = count
    self.text = text
    self.isRepeated = isRepeated
  }
}

/// One way to solve an exercise, and others.
package struct SolutionRecord: Codable, Sendable {
  package struct Code: Codable, Sendable {
    package let file: String
    package let text: String

    package init(file: String, text: String) {
      self.file = file
      self.text = text
    }
  }

  package let exercise: String
  package let solution: Code
  package let alternatives: [Code]
  /// Exercises of the same kind, to do without help.
  package let same: [String]

  package init(exercise: String, solution: Code, alternatives: [Code], same: [String]) {
    self.exercise = exercise
    self.solution = solution
    self.alternatives = alternatives
    self.same = same
  }
}

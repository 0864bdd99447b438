import Records

/// One lesson, in both languages, or in the one of its pack.
package struct Lesson {
  /// The languages of its texts.
  package var languages = ContentLanguages.both

  /// A part of a lesson.
  package enum Segment {
    /// Markdown, and the line of its file that it begins on.
    case prose(String, line: Int)
    case block(Block)
  }

  /// A fenced block and the line of its file that it begins on.
  package struct Block {
    package let content: Content
    package let line: Int
  }

  package enum Content {
    /// Runs and is shown.
    case run(String)
    /// Runs and is not shown.
    case quiet(String)
    /// Asked before it is shown: lines of `predict`.
    case predict([String])
    case task(Task)
    case quiz(Quiz)
    /// A class to declare; the same in Objective-C, if the lesson has it.
    case swift(String, objectiveC: String?)
    /// Fails with an error that contains the given words; Swift or commands.
    case fails(String, error: String, isSwift: Bool)
  }

  /// The learner's turn.
  package struct Task {
    package let text: String
    package let checks: [String]
    package let hints: [String]
    /// Entries of one line or, if they contain a class, of several.
    package let answer: [String]
  }

  /// A question with choices.
  package struct Quiz {
    package let question: String
    package let choices: [Choice]

    package struct Choice {
      package let text: String
      package let isRight: Bool
      package let why: String?
    }

    /// The number of the right choice, from 1.
    package var right: Int { (choices.firstIndex(where: \.isRight) ?? 0) + 1 }

    package var record: QuizQuestion {
      QuizQuestion(question: question, choices: choices.map(\.text))
    }

    package func result(_ choice: Int?) -> QuizResult {
      let right = choices[self.right - 1]
      let chosen = choice.map { choices[$0 - 1] }
      return QuizResult(
        choice: choice, choiceText: chosen?.text, choiceWhy: chosen?.why, right: self.right,
        rightText: right.text, why: right.why)
    }
  }

  package let number: Int
  package let id: String
  package let title: Bilingual
  package let minutes: Int
  package let after: [String]
  /// The mistakes of the rulebook that it answers, by their ids.
  package let meets: [String]
  private let segments: [Language: [Segment]]

  package init(
    number: Int, id: String, title: Bilingual, minutes: Int, after: [String],
    meets: [String], segments: [Language: [Segment]]
  ) {
    self.number = number
    self.id = id
    self.title = title
    self.minutes = minutes
    self.after = after
    self.meets = meets
    self.segments = segments
  }

  package func segments(_ language: Language) -> [Segment] {
    segments[language] ?? segments[.english] ?? []
  }

  package func blocks(_ language: Language) -> [Block] {
    segments(language).compactMap { segment in
      if case .block(let block) = segment { return block }
      return nil
    }
  }

  /// Whether a class in it is written in Objective-C, too.
  package var hasTwins: Bool {
    blocks(.english).contains { block in
      if case .swift(_, objectiveC: _?) = block.content { true } else { false }
    }
  }

  package func record(_ status: ExerciseProgress.Status) -> LessonRecord {
    LessonRecord(number: number, id: id, title: title, minutes: minutes, status: status)
  }
}

extension Lesson.Content {
  /// The word after the fence.
  var word: String {
    switch self {
    case .run: "touchstone"
    case .quiet: "touchstone quiet"
    case .predict: "touchstone predict"
    case .task: "touchstone task"
    case .quiz: "touchstone quiz"
    case .swift: "swift"
    case .fails(_, _, let isSwift): isSwift ? "swift fails" : "touchstone fails"
    }
  }

  /// The lines that must be the same in every language: everything except the texts for people.
  var essence: [String] {
    switch self {
    case .run(let text), .quiet(let text): [word] + Self.code(text)
    case .swift(let text, let twin): [word] + Self.code(text) + (twin.map(Self.code) ?? [])
    case .fails(let text, let error, _): [word] + Self.code(text) + ["error: \(error)"]
    case .predict(let lines): [word] + lines
    case .task(let task): [word] + task.checks + task.answer + ["\(task.hints.count) hints"]
    case .quiz(let quiz): [word, "\(quiz.choices.count) choices", "right: \(quiz.right)"]
    }
  }

  /// The lines of a text without comments.
  private static func code(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let code = line.prefix { _ in true }
      guard let comment = code.firstRange(of: "//") else { return String(code) }
      return String(code[..<comment.lowerBound])
    }
    .filter { line in
      let start = line.drop { $0 == " " }
      return !start.isEmpty && !start.hasPrefix("#")
    }
  }
}

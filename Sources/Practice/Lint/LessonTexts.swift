import Records

/// The texts of a lesson for people.
struct LessonTexts {
  private let lesson: Lesson

  init(_ lesson: Lesson) {
    self.lesson = lesson
  }

  var problems: [ContentProblem] { lesson.languages.all.flatMap(problems) }

  private func problems(_ language: Language) -> [ContentProblem] {
    let file = "\(lesson.id)/\(lesson.languages.lesson(language))"
    var problems: [ContentProblem] = []
    for (text, line) in texts(language) {
      for (id, offset) in AuthorText.unknownRules(in: text) {
        problems.append(ContentProblem(.unknownRule(id), file: file, line: line + offset - 1))
      }
      if language == .chinese, AuthorText.isLeftInEnglish(text) {
        let start = text.split(separator: "\n").first.map(String.init) ?? text
        problems.append(ContentProblem(.notChinese(key: start), file: file, line: line))
      }
    }
    if AuthorText.isLeftInEnglish(lesson.title.zh), language == .chinese {
      problems.append(ContentProblem(.notChinese(key: "title"), file: file, line: 1))
    }
    return problems
  }

  private func texts(_ language: Language) -> [(text: String, line: Int)] {
    lesson.segments(language).flatMap { segment -> [(text: String, line: Int)] in
      switch segment {
      case .prose(let prose, let line): [(prose, line)]
      case .block(let block): block.content.readTexts.map { ($0, block.line) }
      }
    }
  }
}

extension Lesson.Content {
  /// The texts of a block that differ between languages.
  fileprivate var readTexts: [String] {
    switch self {
    case .task(let task): [task.text] + task.hints
    case .quiz(let quiz): [quiz.question] + quiz.choices.flatMap { [$0.text, $0.why ?? ""] }
    case .run, .quiet, .predict, .swift, .fails: []
    }
  }
}

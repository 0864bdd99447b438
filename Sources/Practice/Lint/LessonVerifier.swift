import Records
import TypedText
import Workbench

/// Runs every block of lessons in both languages, and in each language of code, so that no text
/// gets out of date.
package struct LessonVerifier {
  private let library: LessonLibrary
  private let practice: PracticeConfiguration

  package init(_ library: LessonLibrary, in practice: PracticeConfiguration) {
    self.library = library
    self.practice = practice
  }

  /// All problems of the lessons with these numbers, or of all lessons.
  package func report(_ words: [String]) throws -> LintReport {
    let isWhole = words.isEmpty
    let words = words.isEmpty ? library.names : words
    var problems: [ContentProblem] = []
    for word in words {
      do {
        problems += check(try library.lesson(word))
      } catch Problem.practice(.broken(let found)) {
        problems += found
      }
    }
    if isWhole {
      let content = library.content
      problems += ClaimCheck(content, isNeeded: !content.isOther).problems()
    }
    return LintReport(names: words, problems: problems)
  }

  /// All problems of a lesson that was read.
  package func check(_ lesson: Lesson) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    for other in lesson.after where !library.names.contains(other) {
      let near = Suggestions.near(other, in: library.names)
      problems.append(
        ContentProblem(
          .unknownLesson(other, suggestions: near), file: "\(lesson.id)/lesson.md", line: 1))
    }
    if let circle = Circle.through(lesson.id, { (try? library.lesson($0))?.after ?? [] }) {
      problems.append(ContentProblem(.afterCircle(circle), file: "\(lesson.id)/lesson.md", line: 1))
    }
    problems += LessonTexts(lesson).problems
    // The numbers of blocks that do not run, which is reported already.
    var failing: Set<Int> = []
    for language in lesson.languages.all {
      let file = "\(lesson.id)/\(lesson.languages.lesson(language))"
      var run = LessonRun(file: file, .typed, in: practice)
      for block in lesson.blocks(language) { run.perform(block) }
      if run.problems.isEmpty, lesson.hasTwins {
        run = LessonRun(file: file, .objectiveC, in: practice)
        for block in lesson.blocks(language) { run.perform(block) }
      }
      problems += run.problems
      failing.formUnion(run.failing)
      problems += unseen(lesson.blocks(language), file)
    }
    return lesson.languages.isOne ? problems : problems + compare(lesson, besides: failing)
  }

  /// Questions about scenery that was added but not shown.
  private func unseen(_ blocks: [Lesson.Block], _ file: String) -> [ContentProblem] {
    var isUnseen = false
    return blocks.compactMap { block in
      switch block.content {
      case .quiet: isUnseen = true
      case .run, .swift, .fails: isUnseen = false
      case .predict, .task, .quiz:
        defer { isUnseen = false }
        if isUnseen { return ContentProblem(.unseenScenery, file: file, line: block.line) }
      }
      return nil
    }
  }

  /// The blocks that are not the same in both languages, each with its first line that differs.
  private func compare(_ lesson: Lesson, besides failing: Set<Int>) -> [ContentProblem] {
    let (english, chinese) = (lesson.blocks(.english), lesson.blocks(.chinese))
    let file = "\(lesson.id)/lesson.zh-Hans.md"
    guard english.count == chinese.count else {
      return [
        ContentProblem(
          .blockCountDiffers(english: english.count, chinese: chinese.count), file: file)
      ]
    }
    return zip(english, chinese).enumerated().compactMap { number, pair in
      let (first, second) = (pair.0.content.essence, pair.1.content.essence)
      guard first != second, !failing.contains(number) else { return nil }
      let index = zip(first, second).prefix { $0 == $1 }.count
      return ContentProblem(
        .blocksDiffer(
          number: number + 1, english: index < first.count ? first[index] : "",
          chinese: index < second.count ? second[index] : ""), file: file, line: pair.1.line)
    }
  }
}

/// One run of a lesson's blocks in one language.
private struct LessonRun {
  let file: String
  private let session: Session
  private(set) var problems: [ContentProblem] = []
  /// The numbers of the blocks with a problem, from 0.
  private(set) var failing: Set<Int> = []
  /// The number of the blocks before the present one.
  private var count = 0

  init(file: String, _ code: SourceLanguage, in practice: PracticeConfiguration) {
    self.file = file
    session = Engine.session(in: practice)
    session.codeLanguage = code
  }

  private mutating func add(_ fact: ContentFact, _ line: Int) {
    problems.append(ContentProblem(fact, file: file, line: line))
  }

  mutating func perform(_ block: Lesson.Block) {
    let before = problems.count
    defer {
      if problems.count > before { failing.insert(count) }
      count += 1
    }
    switch block.content {
    case .run(let text), .quiet(let text): run(text, from: block.line)
    case .swift(let text, let twin):
      run(session.codeLanguage == .typed ? text : twin ?? text, from: block.line)
    // An empty line shows the answer.
    case .predict(let lines): for line in lines { run("\(line)\n", from: block.line) }
    case .quiz: break
    case .task(let task): perform(task, block.line)
    case .fails(let text, let error, _): fail(text, error, block.line)
    }
  }

  private mutating func run(_ text: String, from line: Int) {
    for entry in Script.entries(of: text, reader: session.reader) {
      do {
        _ = try Engine.run(entry.text, of: .lesson, in: session)
      } catch {
        let first = String(entry.text.prefix { $0 != "\n" })
        add(.lineFails(line: first, ProblemBox(error.problem)), line + entry.line - 1)
      }
    }
  }

  /// Checks that a task is not done before it is begun, and that its answer does it.
  private mutating func perform(_ task: Lesson.Task, _ line: Int) {
    if TaskCheck(session).failure(of: task.checks) == nil { add(.taskDoneBefore, line) }
    for answer in task.answer { run(answer, from: line) }
    switch TaskCheck(session).failure(of: task.checks) {
    case nil: break
    case .expectation(let expectation): add(.answerDoesNotHold(expectation), line)
    case .problem(let problem):
      add(.lineFails(line: task.checks.joined(separator: "; "), ProblemBox(problem)), line)
    }
  }

  private mutating func fail(_ text: String, _ expected: String, _ line: Int) {
    var last: Problem?
    for entry in Script.entries(of: text, reader: session.reader) {
      do {
        _ = try Engine.run(entry.text, of: .lesson, in: session)
      } catch {
        last = error.problem
      }
    }
    guard let last else { return add(.nothingFails(expected: expected), line) }
    let words = session.wording(last)
    let isMeant = [words.en, words.zh].contains { $0.lowercased().contains(expected.lowercased()) }
    if !isMeant { add(.failsOtherwise(expected: expected, ProblemBox(last)), line) }
  }
}

import Files
import Foundation
import Records
import Rulebook
import Scenes
import TypedText
import Workbench

/// Reads the files of a lesson: a YAML header, Markdown, and fenced blocks.
package struct LessonReader {
  /// The supported version of the format.
  package static let format = 1

  private static let kinds = [
    "touchstone", "touchstone predict", "touchstone task", "touchstone quiz", "touchstone quiet",
    "touchstone fails", "swift", "swift fails", "objc",
  ]

  /// Reads the lesson in a folder, in both languages; throws all problems of its files. `unsaved`
  /// has texts in place of those of files, by their names.
  package static func read(
    folder: String, unsaved: [String: String] = [:]
  ) throws(ContentProblems) -> Lesson {
    let name = folder.lastPathComponent
    var problems: [ContentProblem] = []
    var parts: [Language: Part] = [:]
    let packReport = ContentReport(file: PackInfo.file)
    let languages = PackInfo.of(folder, report: packReport)?.languages ?? .both
    problems += packReport.problems
    for language in languages.all {
      let file = languages.lesson(language)
      let report = ContentReport(file: "\(name)/\(file)", languages: languages)
      do {
        let text = try unsaved[file] ?? ContentFolder.text(of: file, in: folder)
        parts[language] = LessonReader(report: report, name: name).read(text)
      } catch Problem.fileMissing {
        report.add(.missingFile)
      } catch let problem as Problem {
        report.add(.unreadable(ProblemBox(problem)))
      } catch {
        report.add(.missingFile)
      }
      problems += report.problems
    }
    guard problems.isEmpty, let english = parts[languages.shown(.english)],
      let chinese = parts[languages.shown(.chinese)]
    else { throw ContentProblems(problems) }
    var lesson = Lesson(
      number: Int(name.prefix(while: \.isNumber)) ?? 0, id: english.id,
      title: Bilingual(en: english.title, zh: chinese.title), minutes: english.minutes,
      after: english.after, meets: english.meets,
      segments: [.english: english.segments, .chinese: chinese.segments])
    lesson.languages = languages
    return lesson
  }

  /// The content of one file.
  private struct Part {
    package var id = ""
    package var title = ""
    package var minutes = 0
    package var after: [String] = []
    package var meets: [String] = []
    var segments: [Lesson.Segment] = []
  }

  private let report: ContentReport
  private let name: String

  /// Creates a lesson reader of its parts.
  package init(report: ContentReport, name: String) {
    self.report = report
    self.name = name
  }

  private func read(_ text: String) -> Part? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      report.add(.noHeader, line: 1)
      return nil
    }
    guard var part = header(lines[1..<end].joined(separator: "\n")) else { return nil }
    part.segments = body(lines[(end + 1)...])
    return part
  }

  private func header(_ text: String) -> Part? {
    let inner = ContentReport(file: report.file, firstLine: 1)
    defer { for problem in inner.problems { report.add(problem) } }
    guard let table = YAMLTable.read(text, report: inner) else { return nil }
    var part = Part()
    let format = table.number("format", example: "format: 1")
    if format > Self.format {
      inner.add(.newerFormat(format, known: Self.format), at: table.value("format"))
    }
    part.id = table.text("id", example: "id: \(name)")
    if !part.id.isEmpty, part.id != name {
      inner.add(.notTheFolder(id: part.id, folder: name), at: table.value("id"))
    }
    part.title = table.text("title", example: "title: Last first")
    part.minutes = table.number("minutes", example: "minutes: 8")
    part.after = table.texts("after").map(\.text)
    part.meets = table.texts("meets").map(\.text)
    for (claim, node) in table.texts("meets") where Rulebook.mistake(claim) == nil {
      let near = Suggestions.near(claim, in: Rulebook.mistakes.map(\.id))
      inner.add(.unknownClaim(claim, suggestions: near), at: node)
    }
    table.finish()
    return part
  }

  // MARK: Body

  private func body(_ lines: ArraySlice<String>) -> [Lesson.Segment] {
    var segments: [Lesson.Segment] = []
    var prose: [String] = []
    var index = lines.startIndex
    func flush() {
      let text = prose.joined(separator: "\n").trimmingBlanks
      let blank = prose.prefix { $0.trimmingBlanks.isEmpty }.count
      if !text.isEmpty {
        segments.append(.prose(text, line: index - prose.count + blank + 1))
      }
      prose = []
    }
    while index < lines.endIndex {
      let line = lines[index]
      guard line.hasPrefix("```") else {
        prose.append(line)
        index += 1
        continue
      }
      let word = String(line.dropFirst(3)).trimmingBlanks
      let start = index + 1
      // A fence with a word begins a block: the one before it was not closed.
      guard let end = lines[start...].firstIndex(where: { $0.hasPrefix("```") }),
        lines[end].trimmingBlanks == "```"
      else {
        report.add(.unclosedBlock, line: index + 1)
        return segments
      }
      let isOurs = ["touchstone", "swift", "objc"].contains(where: word.hasPrefix)
      if word == "objc", prose.allSatisfy(\.trimmingBlanks.isEmpty),
        let twin = segments.last?.twin(lines[start..<end].joined(separator: "\n"))
      {
        segments[segments.count - 1] = twin
        prose = []
      } else if isOurs {
        flush()
        let block = Array(lines[start..<end])
        if let content = content(word, block, line: start + 1) {
          segments.append(.block(Lesson.Block(content: content, line: start + 1)))
        }
      } else {
        prose += lines[index...end]
      }
      index = end + 1
    }
    flush()
    return segments
  }

  private func content(_ word: String, _ lines: [String], line: Int) -> Lesson.Content? {
    let text = lines.joined(separator: "\n")
    guard Self.kinds.contains(word) else {
      report.add(.unknownBlock(word, known: Self.kinds), line: line - 1)
      return nil
    }
    guard !text.trimmingBlanks.isEmpty else {
      report.add(.emptyBlock(word), line: line)
      return nil
    }
    switch word {
    case "touchstone": return .run(text)
    case "touchstone quiet": return .quiet(text)
    case "touchstone predict": return predict(lines, line: line)
    case "touchstone task": return task(lines, line: line)
    case "touchstone quiz": return quiz(lines, line: line)
    case "swift": return .swift(text, objectiveC: nil)
    case "objc":
      report.add(.twinWithoutSwift, line: line - 1)
      return nil
    default: return fails(lines, isSwift: word.hasPrefix("swift"), line: line)
    }
  }

  private func predict(_ lines: [String], line: Int) -> Lesson.Content {
    let asked = lines.map(\.trimmingBlanks).filter { !$0.isEmpty && !$0.hasPrefix("#") }
    for text in asked where text != "predict" && !text.hasPrefix("predict ") {
      report.add(.notAPrediction(text), line: line)
    }
    return .predict(asked)
  }

  private func fails(_ lines: [String], isSwift: Bool, line: Int) -> Lesson.Content? {
    let mark = "error:"
    guard let error = lines.first(where: { $0.hasPrefix(mark) }) else {
      report.add(.missingKey(mark, example: "error: no view is named"), line: line)
      return nil
    }
    let text = lines.filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
    let words = String(error.dropFirst(mark.count)).trimmingBlanks
    return .fails(text, error: words, isSwift: isSwift)
  }

  private func task(_ lines: [String], line start: Int) -> Lesson.Content {
    var text: [String] = []
    var checks: [String] = []
    var hints: [String] = []
    var answer: [String] = []
    // Lines that are indented below an answer belong to it: a class of several lines.
    var isAnswer = false
    for (index, whole) in lines.enumerated() {
      let line = whole.trimmingBlanks
      if line.isEmpty { continue }
      if isAnswer, whole.first?.isWhitespace == true {
        answer[answer.count - 1] += "\n\(whole)"
        continue
      }
      isAnswer = line.hasPrefix("answer:")
      if line.hasPrefix("hint:") {
        hints.append(String(line.dropFirst(5)).trimmingBlanks)
        if hints.last?.isEmpty ?? true { report.add(.emptyHint, line: start + index) }
      } else if line.hasPrefix("answer:") {
        answer.append(String(line.dropFirst(7)).trimmingBlanks)
      } else if line.hasPrefix("#") {
        text.append(String(line.dropFirst()).trimmingBlanks)
      } else {
        checks.append(line)
      }
    }
    answer = answer.map(Self.withoutMargin)
    if answer.isEmpty { report.add(.taskWithoutAnswer, line: start) }
    if !checks.contains(where: { $0.hasPrefix("expect ") }) {
      report.add(.taskWithoutCheck, line: start)
    }
    return .task(
      Lesson.Task(
        text: text.joined(separator: "\n"), checks: checks, hints: hints, answer: answer))
  }

  private func quiz(_ lines: [String], line: Int) -> Lesson.Content? {
    var question = ""
    var choices: [Lesson.Quiz.Choice] = []
    for line in lines.map(\.trimmingBlanks) where !line.isEmpty {
      if line.hasPrefix("?") {
        question = String(line.dropFirst()).trimmingBlanks
      } else if line.hasPrefix("-") || line.hasPrefix("*") {
        let rest = String(line.dropFirst()).trimmingBlanks
        let (text, why) = Self.reasoned(rest)
        choices.append(Lesson.Quiz.Choice(text: text, isRight: line.hasPrefix("*"), why: why))
      }
    }
    if question.isEmpty { report.add(.quizWithoutQuestion, line: line) }
    let right = choices.count { $0.isRight }
    if right != 1 { report.add(.quizNeedsOneRight(right), line: line) }
    return right == 1 ? .quiz(Lesson.Quiz(question: question, choices: choices)) : nil
  }

  /// A choice and the reason after the first ` : ` that is not between backquotes.
  private static func reasoned(_ choice: String) -> (text: String, why: String?) {
    var isCode = false
    for index in choice.indices {
      if choice[index] == "`" { isCode.toggle() }
      if !isCode, choice[index...].hasPrefix(" : ") {
        let why = String(choice[index...].dropFirst(3)).trimmingBlanks
        return (String(choice[..<index]).trimmingBlanks, why.isEmpty ? nil : why)
      }
    }
    return (choice, nil)
  }

  /// An entry whose lines after the first have no common indentation any more.
  private static func withoutMargin(_ entry: String) -> String {
    let lines = entry.split(separator: "\n").map(String.init)
    let margin = lines.dropFirst().map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return ([lines.first ?? ""] + lines.dropFirst().map { String($0.dropFirst(margin)) })
      .joined(separator: "\n")
  }
}

extension Lesson.Segment {
  /// The segment with its class in Objective-C as well; nil if it is not a class, or has
  /// it already.
  fileprivate func twin(_ text: String) -> Lesson.Segment? {
    guard case .block(let block) = self, case .swift(let own, objectiveC: nil) = block.content
    else { return nil }
    return .block(Lesson.Block(content: .swift(own, objectiveC: text), line: block.line))
  }
}

import Files
import LanguageServer
import Practice
import Records
import Wording
import Workbench

/// Analysis of author files: the faults that their readers report, and for a valid lesson those of
/// its blocks.
extension DocumentAnalysis {
  mutating func addContent() {
    guard let folder = document.folder else { return }
    let content = ContentText(document, folder, context)
    let own = "\(folder.lastPathComponent)/\(document.name)"
    let problems = content.problems(seconds: Double(Self.seconds))
    for problem in problems {
      guard problem.file == own else {
        // The document in a lesson's other language reports its own problems.
        guard document.kind == .exercise else { continue }
        add(
          ServerWords.elsewhere(problem.file, line: problem.line ?? 1, problem.fact.wording),
          at: firstLine)
        continue
      }
      add(problem)
    }
    symbols = ContentOutline(text, document.kind).symbols
    lenses.append(lens("check", above: 0))
  }

  private mutating func add(_ problem: ContentProblem) {
    let line = (problem.line ?? 1) - 1
    let whole = range(ofLine: line)
    var start = text.offset(of: whole.start)
    if let column = problem.column {
      let scalars = String(decoding: text.line(line), as: UTF8.self).unicodeScalars
      let before = String(String.UnicodeScalarView(scalars.prefix(max(0, column - 1))))
      start = offset(ofLine: line) + before.utf8.count
    }
    let added = add(
      problem.fact.wording, at: TextRange(text.position(of: start), whole.end))
    offer(MeantWords.of(problem.fact), for: added, from: start)
    guard case .missingKey(let key, let example) = problem.fact, !key.contains("."),
      !example.contains("…")
    else { return }
    let end = text.whole.end
    let isOpen = end.column > 0
    // A header ends before the text.
    let place = document.kind == .lesson ? TextPosition(line: 1, column: 0) : end
    offer(
      ServerWords.insert(example),
      [TextEdit(TextRange(place, place), "\(isOpen && place == end ? "\n" : "")\(example)\n")],
      for: added)
  }
}

/// The text of an author's file in its folder, including unsaved changes.
struct ContentText {
  private let document: ServerDocument
  private let folder: String
  private let context: ServerContext

  init(_ document: ServerDocument, _ folder: String, _ context: ServerContext) {
    self.document = document
    self.folder = folder
    self.context = context
  }

  /// The problems of the files, with `text` in place of the document's saved one.
  func problems(with text: String? = nil, seconds: Double) -> [ContentProblem] {
    var unsaved: [String: String] = [:]
    for (path, other) in context.documents where path.deletingLastPathComponent == folder {
      unsaved[other.name] = other.text.text
    }
    unsaved[document.name] = text ?? document.text.text
    do {
      if document.kind == .exercise {
        _ = try ExerciseReader.read(folder: folder, unsaved: unsaved)
        return []
      }
      let lesson = try LessonReader.read(folder: folder, unsaved: unsaved)
      guard text == nil else { return [] }
      return verified(lesson, seconds: seconds)
    } catch {
      return error.all
    }
  }

  /// The problems of a lesson's blocks; empty if they take too long.
  private func verified(_ lesson: Lesson, seconds: Double) -> [ContentProblem] {
    guard let library = try? LessonLibrary.installed() else { return [] }
    let practice = context.practice(seconds: seconds)
    let problems = LessonVerifier(library, in: practice).check(lesson)
    return practice.isInterrupted() ? [] : problems
  }
}

/// The outline of an author's file: keys, or headings and blocks.
struct ContentOutline {
  private(set) var symbols: [DocumentSymbol] = []

  init(_ text: DocumentText, _ kind: ServerDocument.Kind) {
    var isInBlock = false
    var isInHeader = false
    for line in 0..<text.lineCount {
      let bytes = text.line(line)
      let words = String(decoding: bytes, as: UTF8.self)
      let range = text.range(bytes.startIndex, bytes.endIndex)
      func add(_ name: some StringProtocol, _ kind: DocumentSymbol.Kind) {
        symbols.append(DocumentSymbol(String(name), kind, range: range, selection: range))
      }
      if kind == .lesson, words == "---" { isInHeader = line == 0 }
      if kind == .exercise || isInHeader {
        if let colon = words.firstIndex(of: ":"), let first = words.first, first.isLetter {
          add(words[..<colon], .key)
        }
      } else if words.hasPrefix("```") {
        if !isInBlock, words.count > 3 { add(words.dropFirst(3), .object) }
        isInBlock.toggle()
      } else if !isInBlock, words.hasPrefix("#") {
        add(words.drop { $0 == "#" || $0 == " " }, .text)
      }
    }
  }
}

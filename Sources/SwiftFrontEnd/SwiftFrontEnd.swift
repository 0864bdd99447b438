import Records
import SourceTree
import SwiftParser
import SwiftSyntax
import Synchronization

/// The front end of Swift: source text in, tree and diagnostics out.
package struct SwiftFrontEnd: FrontEnd {
  package let language = SourceLanguage.swift
  package var largestSource: Int { Self.largestSource }

  package init() {}

  package func parse(
    _ text: String, name: String, linesBefore: Int, offset: Int
  ) -> SourceUnit {
    Self.parse(text, name: name, linesBefore: linesBefore, offset: offset)
  }

  package func parse(program files: [SourceFile]) -> [SourceUnit] {
    files.map {
      Self.parse(
        $0.text, name: $0.name, linesBefore: $0.linesBefore, linesAbove: $0.linesAbove,
        offset: $0.offset)
    }
  }

  package func isComplete(_ text: String) -> Bool { Self.isComplete(text) }

  package func words(of text: String) -> [SourceWord]? { Words.of(text) }

  package func path(endOf text: [Character]) -> CompletionPath {
    CompletionPath(endOfSwift: text)
  }

  package func completions(behind text: [Character]) -> CompletionPlace {
    CompletionPlace(behindSwift: text)
  }

  /// The largest text that is taken, in bytes; of a larger one nothing is parsed.
  package static let largestSource = 256 * 1024

  /// Parses a text into its tree, with the diagnostics of its syntax.
  ///
  /// `linesBefore` is the number of lines before the text in the file of that name, and `offset`
  /// that of the text among the files of its module.
  package static func parse(
    _ text: String, name: String, linesBefore: Int = 0, linesAbove: Int = 0, offset: Int = 0
  ) -> SourceUnit {
    let file = SourceFile(
      name: name, text: text, language: .swift, linesBefore: linesBefore, linesAbove: linesAbove,
      offset: offset)
    guard text.utf8.count <= largestSource else {
      return unit(file, .tooLarge(limit: largestSource), SourceRange(0, 0))
    }
    return DeepStack.run(for: text) {
      let repair = FullWidth(text)
      let source = repair?.mended ?? text
      let offsets = repair?.offsets ?? OffsetMap()
      if let excess = Nesting.excess(in: source) {
        return unit(file, .tooDeep(limit: excess.limit), offsets.original(excess.place))
      }
      let tree = tree(of: source)
      if let item = Nesting.deepItem(of: tree)?.firstToken(viewMode: .sourceAccurate) {
        let start = offsets.original(item.positionAfterSkippingLeadingTrivia.utf8Offset)
        return unit(file, .tooDeep(limit: Lowering.deepest), SourceRange(start, start))
      }
      if tree.hasError, let found = ObjectiveC(text) {
        return unit(file, .objectiveC(signature: found.signature), found.range)
      }
      let lowering = Lowering(offsets: offsets.following(offset))
      let items = lowering.statements(tree.statements)
      if offset > 0 { return SourceUnit(file: file, items: items, diagnostics: []) }
      let diagnostics = Diagnoses.chosen(
        parser: ParserProblems(offsets: offsets).diagnostics(of: tree),
        lowering: lowering.diagnostics, repairs: repair?.diagnostics ?? [], in: file)
      return SourceUnit(file: file, items: items, diagnostics: diagnostics)
    }
  }

  /// Whether an entry that is typed line by line is complete.
  ///
  /// False while braces, parentheses, strings or comments are open, or if the text ends with
  /// something that must continue. A text with a definite fault is complete, so that the fault is
  /// shown.
  package static func isComplete(_ text: String) -> Bool {
    guard text.utf8.count <= largestSource else { return true }
    return DeepStack.run(for: text) {
      let source = FullWidth(text)?.mended ?? text
      guard Nesting.excess(in: source) == nil else { return true }
      let tree = tree(of: source)
      return Nesting.deepItem(of: tree) != nil || Completeness.holds(tree)
    }
  }

  /// The text that was parsed last. A caller that learns that an entry is complete parses it next.
  private static let last = Mutex<(text: [UInt8], tree: SourceFileSyntax)?>(nil)

  static func tree(of text: String) -> SourceFileSyntax {
    let text = Array(text.utf8)
    if let last = last.withLock({ $0 }), last.text == text { return last.tree }
    let tree = text.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Nesting.deepest + 10)
    }
    last.withLock { $0 = (text, tree) }
    return tree
  }

  private static func unit(
    _ file: SourceFile, _ problem: SyntaxProblem, _ range: SourceRange
  ) -> SourceUnit {
    SourceUnit(
      file: file, items: [],
      diagnostics: [CodeDiagnostic(.syntax(problem), range)])
  }
}

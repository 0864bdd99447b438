/// A problem of a dump, with its line.
///
/// Facts only; `Rendering` words them.
package nonisolated enum DumpRemark: Sendable, Codable, Hashable {
  /// The closing bracket is missing, so that the rest is unknown.
  case truncatedLine(line: Int)
  /// No frame was printed; the view has none.
  case missingFrame(line: Int)
  /// A number of the frame is infinite or NaN; the view has no frame.
  case nonFiniteFrame(line: Int)
  /// A known attribute whose value cannot be parsed; it is stored among the further attributes.
  case unreadableValue(line: Int, attribute: String)
  /// The line is more than one level deeper than the last; its view was added to that one.
  case depthJump(line: Int, levels: Int)
  /// The first view is already some levels deep: its ancestors are missing.
  case startsInside(line: Int, levels: Int)
  /// Another tree begins: its view is in no other view of the text, and is not a window.
  case furtherTree(line: Int)
  /// The line repeats a view of an earlier one; it counts once.
  case printedAgain(line: Int, first: Int)
  /// The line lists a controller.
  case controller(line: Int)
  /// There is a comment after the view.
  case comment(line: Int)
  /// The line is not a view's and was skipped; its text is shortened to 60 characters.
  case skippedLine(line: Int, text: String)
  /// The line describes a layer or a layout guide, which touches never reach.
  case notAView(line: Int, className: String)
  /// The line says that some were left out, so the views after it may be in others.
  case gap(line: Int)
  /// A view's line was spread over several, which were joined.
  case joinedLine(line: Int, pieces: Int)

  package var line: Int {
    switch self {
    case .truncatedLine(let line), .missingFrame(let line), .nonFiniteFrame(let line),
      .unreadableValue(let line, _), .depthJump(let line, _), .startsInside(let line, _),
      .skippedLine(let line, _), .notAView(let line, _), .joinedLine(let line, _),
      .furtherTree(let line), .printedAgain(let line, _), .controller(let line),
      .comment(let line), .gap(let line):
      line
    }
  }

  /// Whether information that the dump contained, or should have contained, is missing from its
  /// views.
  package var isLoss: Bool {
    switch self {
    case .truncatedLine, .missingFrame, .nonFiniteFrame, .unreadableValue, .skippedLine,
      .startsInside, .furtherTree, .gap:
      true
    case .depthJump, .notAView, .joinedLine, .printedAgain, .controller, .comment: false
    }
  }

  /// The common kind of remarks that are reported together.
  package enum Kind: Hashable, Sendable {
    case truncatedLine, missingFrame, nonFiniteFrame, unreadableValue, depthJump, startsInside
    case furtherTree, printedAgain, gap, controller, comment, skippedLine, notAView, joinedLine
  }

  package var kind: Kind {
    switch self {
    case .truncatedLine: .truncatedLine
    case .missingFrame: .missingFrame
    case .nonFiniteFrame: .nonFiniteFrame
    case .unreadableValue: .unreadableValue
    case .depthJump: .depthJump
    case .startsInside: .startsInside
    case .furtherTree: .furtherTree
    case .printedAgain: .printedAgain
    case .gap: .gap
    case .controller: .controller
    case .comment: .comment
    case .skippedLine: .skippedLine
    case .notAView: .notAView
    case .joinedLine: .joinedLine
    }
  }
}

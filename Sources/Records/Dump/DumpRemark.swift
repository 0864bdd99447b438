/// Something in a dump that could not be taken as it stood, and on which line.
///
/// Facts only; `Rendering` words them.
package nonisolated enum DumpRemark: Sendable, Codable, Hashable {
  /// The closing bracket is missing: what followed is unknown.
  case truncatedLine(line: Int)
  /// No frame was printed; the view has none.
  case missingFrame(line: Int)
  /// A number of the frame is infinite or none at all; the view has no frame.
  case nonFiniteFrame(line: Int)
  /// A known attribute with a value of no known form; it is kept among the further attributes.
  case unreadableValue(line: Int, attribute: String)
  /// The line stands more than one level deeper than the last; its view was put into that one.
  case depthJump(line: Int, levels: Int)
  /// The first view already stands some levels deep: what it lay in is missing.
  case startsInside(line: Int, levels: Int)
  /// The line is no view's and was skipped; its text is shortened to 60 characters.
  case skippedLine(line: Int, text: String)
  /// The line describes a layer or a layout guide, which touches never meet.
  case notAView(line: Int, className: String)
  /// A view's line was spread over several and was put together again.
  case joinedLine(line: Int, pieces: Int)

  package var line: Int {
    switch self {
    case .truncatedLine(let line), .missingFrame(let line), .nonFiniteFrame(let line),
      .unreadableValue(let line, _), .depthJump(let line, _), .startsInside(let line, _),
      .skippedLine(let line, _), .notAView(let line, _), .joinedLine(let line, _):
      line
    }
  }

  /// Whether something that the dump said, or should have said, is missing from its views.
  package var isLoss: Bool {
    switch self {
    case .truncatedLine, .missingFrame, .nonFiniteFrame, .unreadableValue, .skippedLine,
      .startsInside:
      true
    case .depthJump, .notAView, .joinedLine: false
    }
  }
}

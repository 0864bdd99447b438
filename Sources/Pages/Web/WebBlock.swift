import Records

/// A part of the workbench's output in a browser after a line. All text in it is shown as text;
/// `html` is markup that this program generated from Markdown, in which nothing runs.
package struct WebBlock: Encodable, Sendable {
  package enum Kind: String, Encodable, Sendable {
    /// Lines as a terminal shows them.
    case console
    /// Prose of a lesson, or the task of an exercise.
    case prose
    /// Code that was declared.
    case code
    /// A question that the next line answers: a prediction, or one with choices.
    case question
    /// The buttons under a question of an interview.
    case answers
    /// A task to do in the scene.
    case task
    /// The page of a lesson that begins: its number and their count.
    case page
    /// The verdict on the answer to an exercise.
    case verdict
  }

  package let kind: Kind
  /// Lines of a terminal: runs of text, each with its class if it has one.
  package var lines: [[[String]]]?
  package var html: String?
  /// The choices, as markup.
  package var choices: [String]?
  /// The kind of answer: a view, views in their order, and so on.
  package var asks: String?
  /// The point of the screen that it is about.
  package var point: [Double]?
  /// The lines that check a task.
  package var checks: [String]?
  /// The number of hints, or of pages.
  package var count: Int?
  package var number: Int?
  package var verdict: WebVerdict?

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// The part of a verdict that a picture shows.
package struct WebVerdict: Encodable, Sendable {
  package let isRight: Bool
  package let isPassed: Bool
  package let points: Int
  package let of: Int
  /// The first point that goes to the wrong view, in points of the screen.
  package let first: [Double]?
  /// The wrong region: left, top, width and height of the parts that cover it.
  package let region: [[Double]]

  init(_ verdict: Verdict) {
    isRight = verdict.outcome == .right
    isPassed = verdict.isPassed
    (points, of) = (verdict.points, verdict.of)
    // That of a variation belongs to another scene than the visible one.
    let part = verdict.parts.first { $0.id == verdict.finding?.part }
    let difference = part?.kind == .map ? verdict.finding?.difference : nil
    first = difference.map { [$0.firstPoint.x, $0.firstPoint.y] }
    region = difference.map(Self.region) ?? []
  }

  /// The maximum number of parts: a region with more of them is too fine to be visible.
  private static let mostParts = 4000

  private static func region(_ difference: HitMapDifference) -> [[Double]] {
    var parts: [[Double]] = []
    var top = 0
    for row in difference.wrong.countedRows {
      var left = 0
      for index in stride(from: 1, to: row.count - 1, by: 2) {
        if row[index] >= 0, parts.count < mostParts {
          parts.append([Double(left), Double(top), Double(row[index + 1]), Double(row[0])])
        }
        left += row[index + 1]
      }
      top += row[0]
    }
    return parts
  }
}

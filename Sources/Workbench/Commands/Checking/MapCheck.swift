import Foundation
import HitMaps
import Records
import Scenes

/// An object that a target above stores with a session: the owner of the solution of the exercise
/// that is open in it.
package protocol SessionCompanion: AnyObject {
  /// The hit map of the solution in the first scene, and the points of it that are not judged; nil
  /// if no exercise is open.
  var solutionMap: (map: HitMap, unjudged: [Bool])? { get throws }
  /// The text of the open exercise; nil if there is none.
  var task: Bilingual? { get }
  /// The learner's own trace at the first wrong point of the last check of that exercise.
  var failing: HitTestTrace? { get }

  /// The verdict of the last check of that exercise.
  var verdict: Verdict? { get }

  /// The user's choice of a language to write code in; stored for later sessions.
  var codeLanguage: SourceLanguage { get set }

  /// Throws if one of the last `count` changes is not the user's own to undo.
  func checkUndo(_ count: Int, in session: Session) throws

  /// Called after a line was accepted and added to the journal.
  func didChange(in session: Session)
}

/// Compares a hit map with an expected one.
package struct MapCheck {
  /// The points that do not count.
  package enum Border {
    /// Those within this distance of a border of the expected map.
    case points(Double)
    case cells([Bool])
  }

  /// The view whose touches count; nil if those of all views do.
  package let view: String?
  /// The file of the expected map; nil for the solution of an exercise.
  package let file: String?
  package let map: HitMap
  package let border: Border

  /// Creates a map check from its parts.
  package init(view: String?, file: String?, map: HitMap, border: Border) {
    self.view = view
    self.file = file
    self.map = map
    self.border = border
  }

  /// The maximum width of a border, in points.
  static let widestBorder = 100

  /// The result of the check for a map of the scene.
  package func expectation(_ record: MapRecord) -> Expectation {
    let actual = record.map
    guard actual.width == map.width, actual.height == map.height else {
      return Expectation(
        subject: .screen(file: file), expected: "\(map.width) \(map.height)",
        actual: "\(actual.width) \(actual.height)", holds: false,
        tryLine: "screen \(map.width) \(map.height)")
    }
    let comparer = MapComparer(comparison: view.map { .hittable($0) } ?? .owners)
    let difference = comparer.difference(actual, map, without: unjudged)
    let first = difference?.firstPoint
    return Expectation(
      subject: .map(view: view, file: file), expected: "0", actual: "\(difference?.points ?? 0)",
      holds: difference == nil, tryLine: first.map { "hit \($0.x) \($0.y)" },
      difference: difference, remark: record.remark)
  }

  private var unjudged: [Bool] {
    switch border {
    case .points(let points): map.isNearOther(points)
    case .cells(let cells): cells
    }
  }
}

import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// The solution's own conduct in a scene, of the kinds that `ConductFinder` finds in answers: a
/// view that is to be touched outside its bounds is not a fault of an answer that is wrong in
/// another way.
struct SolutionConduct {
  private let found: [Conduct]
  private let stage: Stage?

  /// Examines the points at which the region of each view ends.
  init(_ exercise: Exercise, _ scene: Reference.Scene, in practice: PracticeConfiguration) {
    guard let solution = try? Code.file(exercise.solution, of: exercise),
      let stage = try? Stage(exercise, [solution], scene.plan, in: practice)
    else {
      found = []
      stage = nil
      return
    }
    _ = stage.question
    let sketch = SceneSketch(stage.session.scene.record)
    var found: [Conduct] = []
    for cell in Self.cells(of: scene.map) {
      guard let trace = stage.trace(at: scene.map.middle(of: cell)) else { continue }
      // No other view should get the touch: the remaining conduct is that of right code.
      found += ConductFinder(sketch, trace, wanted: nil, refuses: stage.refuses).conduct
    }
    self.found = found
    self.stage = stage
  }

  /// Whether the solution does the same, with any view; for the answer of a view at a point, at
  /// that point.
  func shows(_ conduct: Conduct, at point: CGPoint) -> Bool {
    if case .refusesFirst(let name, _) = conduct {
      let steps = stage?.trace(at: point)?.steps ?? []
      return steps.contains { $0.view.text == name && $0.inside?.answer == false }
    }
    return found.contains { $0.isLike(conduct) }
  }

  /// The first and the last cell of each owner, those at its left and right ends, and the middle
  /// one.
  private static func cells(of map: HitMap) -> [Int] {
    var owned: [UInt16: [Int]] = [:]
    for (cell, owner) in map.cells.enumerated() where owner != HitMap.nobody {
      owned[owner, default: []].append(cell)
    }
    return owned.keys.sorted().flatMap { owner -> [Int] in
      let cells = owned[owner] ?? []
      let left = cells.min { ($0 % map.width, $0) < ($1 % map.width, $1) }
      let right = cells.max { ($0 % map.width, $0) < ($1 % map.width, $1) }
      return [cells.first, left, cells[cells.count / 2], right, cells.last].compactMap(\.self)
    }
  }
}

extension Conduct {
  /// Whether the same view does the same, though perhaps with another one.
  fileprivate func isLike(_ other: Conduct) -> Bool {
    switch (self, other) {
    case (.outside(let name), .outside(let otherName)): name == otherName
    case (.unasked(let by, _), .unasked(let otherBy, _)),
      (.subtractedOrigin(let by, _), .subtractedOrigin(let otherBy, _)),
      (.returnsAbove(let by, _), .returnsAbove(let otherBy, _)),
      (.passesRefused(let by, _), .passesRefused(let otherBy, _)):
      by == otherBy
    case (
      .discards(let by, let view, let answer, let returned),
      .discards(let otherBy, let otherView, let otherAnswer, let otherReturned)
    ):
      by == otherBy && (answer == nil) == (otherAnswer == nil)
        && (view == returned) == (otherView == otherReturned)
    default: self == other
    }
  }
}

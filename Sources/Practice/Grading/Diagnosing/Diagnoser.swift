import Foundation
import HitMaps
import Records
import Scenes
import Workbench

/// Diagnoses a submission from its behaviour: for every exercise, whatever mistakes its authors
/// know.
struct Diagnoser {
  private let exercise: Exercise
  private let reference: Reference
  private let files: [Code]
  private let practice: PracticeConfiguration
  private let comparer: MapComparer
  private let ownScenes: OwnScenes

  /// The result of a diagnosis.
  struct Diagnosis {
    var maps: [MapDiagnosis] = []
    var conduct: [Conduct] = []
  }

  init(
    _ exercise: Exercise, _ reference: Reference, _ answers: MistakeAnswers, submission: [Code]
  ) {
    self.exercise = exercise
    self.reference = reference
    practice = answers.practice
    ownScenes = answers.ownScenes
    files = submission
    comparer = MapComparer(comparison: exercise.comparison)
  }

  /// The diagnosis of `map`, the one of the scene `wrong`; `maps` are the known ones, by scene. If
  /// a mistake `isNamed`, only what shapes add to it.
  func diagnosis(
    wrong: Int, _ map: HitMap, maps: SceneMaps, _ difference: HitMapDifference?, isNamed: Bool
  ) -> Diagnosis {
    let scene = reference.scenes[wrong]
    guard let mine = try? Stage(exercise, files, scene.plan, in: practice) else {
      return Diagnosis()
    }
    // Pending layout is not a change by asking.
    _ = mine.question
    let sketch = SceneSketch(mine.session.scene.record)
    if isNamed {
      return Diagnosis(
        maps: measured(map, scene, mine, sketch, difference)
          .filter { $0.isTelling && !$0.isOfPart }, conduct: [])
    }
    let changes = ownChanges(mine, wrong, sketch, at: difference?.firstPoint)
    if !changes.isEmpty { return Diagnosis(conduct: changes) }
    let starter = StarterLikeness(exercise, reference, in: practice, submission: files)
    if starter.isComplete(map, in: wrong) {
      return Diagnosis(maps: [.asBefore])
    }
    var found = Diagnosis()
    let seen = seen(mine, wrong, sketch, difference).filter { conduct in
      // A view that answers for itself elsewhere has another shape, which is measured.
      if case .notItself(let name) = conduct { return !map.owners.contains(name) }
      return true
    }
    found.conduct = wrong == 0 ? seen : failsWhere(maps) + seen
    let isTold = !seen.isEmpty && exercise.comparison == .owners
    if !isTold {
      found.maps =
        exchanged(mine, wrong, sketch)
        ?? withEnd(measured(map, scene, mine, sketch, difference), mine, wrong, sketch)
    }
    if found.conduct.isEmpty, !found.maps.contains(where: \.isTelling) {
      found.conduct = ignored()
    }
    return found
  }

  // MARK: Shapes

  /// The view that touches moved with x and y exchanged; nil if there is none.
  private func exchanged(
    _ mine: Stage, _ index: Int, _ sketch: SceneSketch
  ) -> [MapDiagnosis]? {
    guard mine.hasPlayedTouches, let right = ownScenes.afterTouches(index),
      let before = ownScenes.right(0)
    else { return nil }
    let moved = sketch.views.map(\.name).first {
      ExchangedAxes.moved($0, mine: sketch, right: right, before: before)
    }
    return moved.map { [.axesExchanged(name: $0)] }
  }

  /// Shapes, if they say anything; else where a view ends after touches that moved it.
  private func withEnd(
    _ shapes: [MapDiagnosis], _ mine: Stage, _ index: Int, _ sketch: SceneSketch
  ) -> [MapDiagnosis] {
    guard !shapes.contains(where: \.isTelling), mine.hasPlayedTouches,
      let right = ownScenes.afterTouches(index)
    else { return shapes }
    let end = sketch.views.lazy.compactMap { view -> MapDiagnosis? in
      guard let wanted = right.view(view.name)?.center else { return nil }
      let (x, y) = (view.center.x - wanted.x, view.center.y - wanted.y)
      return abs(x) + abs(y) < 0.5 ? nil : .endsAt(name: view.name, dx: x, dy: y)
    }.first
    return end.map { [$0] } ?? shapes
  }

  private func measured(
    _ map: HitMap, _ scene: Reference.Scene, _ mine: Stage, _ sketch: SceneSketch,
    _ difference: HitMapDifference?
  ) -> [MapDiagnosis] {
    if case .hittable(let name) = exercise.comparison {
      return measured(name, map, scene, mine, sketch)
    }
    // The views that get too much or too little, the largest first; the first two are enough. The
    // view that contains all others gets what they lose, which says nothing by itself.
    let names = (difference?.pairs ?? []).flatMap { [$0.expected, $0.actual] }.compactMap(\.self)
    var told: [String] = []
    for name in names where !told.contains(name) { told.append(name) }
    let nearest = NearestMeasure(actual: map, expected: scene.map, sketch)
    if let found = nearest.diagnosis(among: difference?.pairs ?? []) { return [found] }
    let telling = told.filter { $0 != "root" && $0 != "window" }
    return (telling.isEmpty ? told : telling).prefix(2)
      .flatMap { measured($0, map, scene, mine, sketch) }.filter { !isOfOneView($0) }
  }

  private func measured(
    _ name: String, _ map: HitMap, _ scene: Reference.Scene, _ mine: Stage, _ sketch: SceneSketch
  ) -> [MapDiagnosis] {
    var place = place(of: name, sketch, scene.map)
    let found = MapMeasure(name, actual: map, expected: scene.map, place: place).diagnoses
    if !found.contains(where: \.isTelling),
      let part = PartMeasure(
        name, actual: map, expected: scene.map,
        behind: Set(sketch.views.map(\.name).filter { sketch.isBehind($0, name) })
      ).diagnosis
    {
      return [part]
    }
    guard found.contains(where: { if case .unlimited = $0 { true } else { false } }) else {
      return found
    }
    // Only then the view is asked whether that is so.
    place?.open = openSides(of: name, mine, sketch)
    return MapMeasure(name, actual: map, expected: scene.map, place: place).diagnoses
  }

  /// The sides at which a view itself still answers far outside: clipping by its superview can hide
  /// where its region ends.
  private func openSides(
    of name: String, _ mine: Stage, _ sketch: SceneSketch
  ) -> [MapDiagnosis.Side] {
    guard let bounds = sketch.view(name)?.bounds else { return [] }
    let far = 10_000.0
    return MapDiagnosis.Side.allCases.filter { side in
      let point =
        switch side {
        case .left: CGPoint(x: bounds.minX - far, y: bounds.midY)
        case .right: CGPoint(x: bounds.maxX + far, y: bounds.midY)
        case .top: CGPoint(x: bounds.midX, y: bounds.minY - far)
        case .bottom: CGPoint(x: bounds.midX, y: bounds.maxY + far)
        }
      let line = "expect \(name).hitTest(CGPoint(x: \(point.x), y: \(point.y)), with: nil) != nil"
      return (try? mine.run(ExerciseLine(line, file: "exercise.yml", line: 1))) != nil
    }
  }

  /// Whether the shape belongs to a region that one view decides by itself: where several share the
  /// points, only the remainder has a shape.
  private func isOfOneView(_ diagnosis: MapDiagnosis) -> Bool {
    switch diagnosis {
    case .rectangle, .growth, .unlimited: true
    default: false
    }
  }

  private func place(
    of name: String, _ sketch: SceneSketch, _ map: HitMap
  ) -> MapMeasure.Place? {
    guard let view = sketch.view(name), let own = sketch.rectangle(of: name),
      let superview = sketch.superview(of: name)?.name,
      let room = sketch.rectangle(of: superview)
    else { return nil }
    let screen = CGRect(x: 0, y: 0, width: map.width, height: map.height)
    return MapMeasure.Place(
      frame: view.frame.origin, bounds: view.bounds.origin, rectangle: own,
      room: room.intersection(screen))
  }

  // MARK: Conduct

  /// The changes that the code makes by itself in the first scene, or when its view is asked there;
  /// with omissions also the changes that only the solution makes.
  func changes(withOmissions: Bool = false) -> [Conduct] {
    guard let mine = try? Stage(exercise, files, [], in: practice), let subject = exercise.subject
    else {
      return []
    }
    _ = mine.question
    let sketch = SceneSketch(mine.session.scene.record)
    let middle = sketch.view(subject).flatMap { view in
      sketch.onScreen(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: subject)
    }
    return ownChanges(mine, 0, sketch, at: middle, withOmissions: withOmissions)
  }

  /// The changes that the code makes by itself: in the scene, or whenever it is asked.
  private func ownChanges(
    _ mine: Stage, _ scene: Int, _ sketch: SceneSketch, at point: CGPoint?,
    withOmissions: Bool = false
  ) -> [Conduct] {
    // The effects of touches are the task, and not part of the scene's setup.
    if !mine.hasPlayedTouches, let right = ownScenes.right(scene) {
      // If the answer lacks a change of the solution, it changes nothing.
      let left = withOmissions ? [] : ownScenes.plain(scene)?.changes(from: right) ?? []
      if let first = telling(sketch.changes(from: right).filter { !left.contains($0) }) {
        return [.changes(change: first, isAsked: false)]
      }
    }
    guard let point, mine.trace(at: point) != nil,
      let first = telling(SceneSketch(mine.session.scene.record).changes(from: sketch))
    else { return [] }
    return [.changes(change: first, isAsked: true)]
  }

  /// The change that the others follow from: a size before the position that changes with it.
  private func telling(_ changes: [SceneChange]) -> SceneChange? {
    let order: [SceneChange.Aspect] = [
      .superview, .size, .boundsOrigin, .transform, .place, .order, .isHidden,
      .isUserInteractionEnabled, .alpha, .subviews,
    ]
    return order.lazy.compactMap { aspect in changes.first { $0.aspect == aspect } }.first
  }

  /// The misbehaviour at a point of each kind of fault, the largest first.
  private func seen(
    _ mine: Stage, _ index: Int, _ sketch: SceneSketch, _ difference: HitMapDifference?
  ) -> [Conduct] {
    guard let difference else { return [] }
    let wrong = difference.wrong
    let map = reference.scenes[index].map
    var found: [Conduct] = []
    for kind in difference.pairs.indices.prefix(6) {
      let cells = wrong.cells.indices.filter { wrong.cells[$0] == UInt16(kind) }
      guard !cells.isEmpty else { continue }
      let cell = cells[cells.count / 2]
      let point = wrong.middle(of: cell)
      guard let trace = mine.trace(at: point) else { continue }
      let owner = map.cells[cell]
      let wanted = owner == HitMap.nobody ? nil : map.names[Int(owner)]
      for conduct in ConductFinder(sketch, trace, wanted: wanted, refuses: mine.refuses).conduct
      where !found.contains(conduct) && isTold(conduct)
        && !ownScenes.conduct(in: index).shows(conduct, at: point)
      {
        found.append(conduct)
      }
    }
    return Array(found.prefix(2))
  }

  /// If one view counts, its region says the rest.
  private func isTold(_ conduct: Conduct) -> Bool {
    if exercise.comparison == .owners { return true }
    if case .ignores = conduct { return true }
    return false
  }

  // MARK: Scenes

  /// The difference of the scenes from the first in which it is wrong, excluding what scenes in
  /// which it is right have as well.
  private func failsWhere(_ maps: SceneMaps) -> [Conduct] {
    guard let first = ownScenes.right(0) else { return [] }
    var harmless: Set<SceneChange> = []
    var wrong: [[SceneChange]] = []
    for index in maps.scenes where index > 0 {
      guard let map = maps[index], let other = ownScenes.right(index) else { continue }
      let changes = other.changes(from: first)
      if reference.scenes[index].isEqual(map, comparer) {
        harmless.formUnion(changes)
      } else {
        wrong.append(changes)
      }
    }
    var told: [SceneChange] = []
    for changes in wrong {
      let left = changes.filter { !harmless.contains($0) }
      guard left.count == 1, !told.contains(left[0]) else { continue }
      told.append(left[0])
    }
    return told.isEmpty ? [] : [.failsWhere(changes: told)]
  }

  /// The switch of the subject that its code does not read, if there is no better explanation.
  private func ignored() -> [Conduct] {
    guard case .hittable(let name) = exercise.comparison else { return [] }
    for scene in reference.scenes.dropFirst() where isNobody(name, scene.map) {
      guard let stage = try? Stage(exercise, files, scene.plan, in: practice) else {
        continue
      }
      let sketch = SceneSketch(stage.session.scene.record)
      guard let aspect = sketch.refusal(of: name), let own = sketch.view(name),
        let middle = sketch.onScreen(CGPoint(x: own.bounds.midX, y: own.bounds.midY), in: name),
        stage.trace(at: middle)?.result?.text == name
      else { continue }
      return [.ignores(change: SceneChange(name: name, aspect: aspect))]
    }
    return []
  }

  private func isNobody(_ name: String, _ map: HitMap) -> Bool {
    guard let index = map.names.firstIndex(of: name) else { return true }
    return !map.cells.contains(UInt16(index))
  }
}

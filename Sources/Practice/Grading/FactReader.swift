import EventVocabulary
import Foundation
import Records
import Scenes
import Workbench

/// Reads the facts of a comparison, in a separate scene.
enum FactReader {
  /// The first words of log lines that do not begin with an object.
  static let otherSubjects = ["print", "timer", "main", "notification", "nil"]

  /// The facts of a comparison, by its index, in a scene of an exercise with `code`; nil for a
  /// comparison of maps.
  static func facts(
    of index: Int, _ exercise: Exercise, _ code: [Code], _ plan: StagePlan,
    in practice: PracticeConfiguration
  ) throws(Stage.Failure) -> [FactList]? {
    let comparison = exercise.comparisons[index]
    guard case .facts(let kind, let names) = comparison.kind else { return nil }
    if kind == .layout { return try layout(of: names, index, exercise, code, plan, practice) }
    let stage = try Stage(exercise, code, plan, in: practice)
    let scene = stage.session.scene
    scene.recorder.clear()
    let callbacks = kind == .callbacks ? CallbackRecorder(scene) : nil
    defer { callbacks?.end() }
    for line in plan.play(index, of: exercise) { _ = try stage.run(line) }
    switch kind {
    case .log:
      return [FactList("", log(scene, of: names, answer: code.map(\.file)))]
    case .order:
      return comparison.points.map { point in
        FactList(text(point), scene.askedViews(at: point))
      }
    // An answer may remove an object; then there are no facts about it.
    case .chain: return names.map { FactList($0, scene.chainNames(from: $0) ?? []) }
    case .geometry: return names.map { FactList($0, scene.geometry(of: $0) ?? []) }
    case .callbacks:
      let only = comparison.options.callbacks
      return [FactList("", callbacks?.lines(of: names, only: only) ?? [])]
    case .pixels:
      let scale = comparison.options.pixels.scale
      return names.map {
        FactList($0, scene.pixels(of: $0, scale: scale, most: mostPixels) ?? [])
      }
    case .frames:
      let costs = comparison.options.costs
      return names.map { FactList($0, scene.costs(of: $0, counting: costs) ?? []) }
    case .layout: return nil
    }
  }

  /// The maximum number of pixels of a picture that is compared.
  static let mostPixels = 250_000

  /// The frames of views on each of the screens, and the constraints that were broken there.
  private static func layout(
    of names: [String], _ index: Int, _ exercise: Exercise, _ code: [Code],
    _ plan: StagePlan, _ practice: PracticeConfiguration
  ) throws(Stage.Failure) -> [FactList] {
    let all = exercise.comparisons[index].options.screens
    let own: [CGSize?] = all.isEmpty ? [nil] : all
    let screens = plan.screen.map { [$0] } ?? own
    var facts: [FactList] = []
    for screen in screens {
      let stage = try Stage(exercise, code, plan, screen: screen, in: practice)
      for line in plan.play(index, of: exercise) { _ = try stage.run(line) }
      let scene = stage.session.scene
      let place = screen.map { " on \(Int($0.width))x\(Int($0.height))" } ?? ""
      facts += names.map { FactList($0 + place, scene.layout(of: $0) ?? []) }
      facts.append(
        FactList(LayoutMeasure.constraints + place, scene.brokenConstraints.map { "broken: \($0)" })
      )
    }
    return facts
  }

  /// The log lines about some objects; about all if none is named.
  private static func log(_ scene: Scene, of names: [String], answer: [String]) -> [String] {
    let lines = scene.recorder.steps.flatMap { step -> [String] in
      if case .queued(let input) = step.kind { return moments(of: input) }
      if isMeans(step, answer) { return [] }
      let lines = step.logLines.map { line in
        // Effects of passing a message on are reported for the next responder.
        line.hasSuffix(" super") ? String(line.dropLast(6)) : line
      }
      return names.isEmpty ? lines : lines.filter { isAbout(names, $0) }
    }
    return LogLines.collapsed(lines)
  }

  /// The times at which fingers come and go: a message belongs before or after those.
  private static func moments(of input: EventInput) -> [String] {
    guard case .fingers(let changes) = input else { return [] }
    return changes.compactMap { change in
      switch change.kind {
      case .down: "finger \(change.finger) down"
      case .up: "finger \(change.finger) up"
      case .cancel: "finger \(change.finger) cancelled"
      case .move: nil
      }
    }
  }

  /// Whether a step shows only the means of an answer: the calls of its own methods, and the
  /// questions that it was asked.
  private static func isMeans(_ step: EventStep, _ answer: [String]) -> Bool {
    switch step.kind {
    case .message(let message):
      if case .script(let place) = message.answerer { return answer.contains(place.file) }
      return false
    case .asked(_, let message, _, _): return !message.hasPrefix("did")
    default: return false
    }
  }

  private static func isAbout(_ names: [String], _ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    guard let subject = words.first else { return false }
    if names.contains(subject) { return true }
    // `ok sends buy to root` is about both.
    return words.count >= 5 && words[1] == "sends" && names.contains(words[words.count - 1])
  }

  private static func text(_ point: CGPoint) -> String {
    func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
    return "\(number(point.x)) \(number(point.y))"
  }
}

extension Stage {
  /// The pixels of a view, one a point; nil if there is no such view.
  func pixels(of name: String) -> FactList? {
    session.scene.pixels(of: name, scale: 1, most: FactReader.mostPixels).map {
      FactList(name, $0)
    }
  }
}

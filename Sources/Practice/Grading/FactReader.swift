import Foundation
import Records
import Scenes
import Workbench

/// Reads the facts that a comparison asks for, in a scene of its own.
enum FactReader {
  /// The first words of lines of the log that are about no object.
  static let otherSubjects = ["print", "timer", "main", "notification", "nil"]

  /// The facts of a comparison in the scene of an exercise with `code` and the lines of a
  /// variation; nil for one of maps.
  static func facts(
    of comparison: Comparison, _ exercise: Exercise, _ code: [Code], _ lines: [ExerciseLine]
  ) throws(Stage.Failure) -> [FactList]? {
    guard case .facts(let kind, let names) = comparison.kind else { return nil }
    let stage = try Stage(exercise, code, lines)
    let scene = stage.session.scene
    scene.recorder.clear()
    for line in comparison.play { _ = try stage.run(line) }
    switch kind {
    case .log: return [FactList("", log(scene, of: names))]
    case .order:
      return comparison.points.map { point in
        FactList(text(point), scene.askedViews(at: point))
      }
    // An answer may take an object away; then there are no facts of it.
    case .chain: return names.map { FactList($0, scene.chainNames(from: $0) ?? []) }
    case .geometry: return names.map { FactList($0, scene.geometry(of: $0) ?? []) }
    }
  }

  /// The lines of the log about some objects; about all where none is named.
  ///
  /// Whether a message was passed on to super is how an answer does it: what comes of that is told
  /// of the next responder.
  private static func log(_ scene: Scene, of names: [String]) -> [String] {
    let lines = scene.recorder.steps.flatMap(\.logLines).map { line in
      line.hasSuffix(" super") ? String(line.dropLast(6)) : line
    }
    return LogLines.collapsed(names.isEmpty ? lines : lines.filter { isAbout(names, $0) })
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

import Foundation
import Records

/// The touches with which a view is tried: a tap, a finger that leaves and comes back, one that
/// leaves for good, one that the system takes away.
///
/// A comparison of logs that provides its own lines. An answer that swallows touches is right at
/// every point of a map, although nothing reacts to touches.
package enum TouchPlay: String, CaseIterable {
  /// A control: its events, whether it is highlighted at that time, and a tap while it is disabled.
  case control
  /// Any other view: the touches that its next responder receives, and a tap recognizer on it.
  case touches

  /// The objects whose log lines count.
  func subjects(of name: String) -> [String] {
    switch self {
    case .control: [name, "print"]
    case .touches: ["controller", Self.recognizer]
    }
  }

  /// The names that the lines give.
  var made: [String] { [Self.recognizer] }

  private static let recognizer = "tapped"

  /// The lines, for a view that is touched at a point, in words of the command language, on a
  /// screen of a size.
  func lines(for name: String, at point: String, on screen: (width: Int, height: Int)) -> [String] {
    let away = "touch 1 move \(screen.width - 1) \(screen.height - 1)"
    let gestures = [
      "touch 1 down \(point)", "touch 1 up",
      "touch 1 down \(point)", away, "touch 1 move \(point)", "touch 1 up",
      "touch 1 down \(point)", away, "touch 1 up",
      "touch 1 down \(point)", "touch 1 cancel",
    ]
    switch self {
    case .control:
      return ["target \(name) allEvents do print(\"highlighted \\(\(name).isHighlighted)\")"]
        + gestures
        + [
          "set \(name).isEnabled false", "tap \(point)", "set \(name).isEnabled true",
          "tap \(point)",
        ]
    case .touches:
      return ["on controller touches"] + gestures
        + ["gesture tap \(Self.recognizer) on \(name)", "tap \(point)"]
    }
  }
}

extension Comparison {
  /// The comparison with the lines of its touches, if it is one of touches: one view after the
  /// other is touched, in its middle if no points are given.
  func played(on screen: (width: Int, height: Int)) -> Comparison {
    guard let touches, case .facts(let kind, let names) = kind else { return self }
    var lines: [String] = []
    for (index, name) in names.enumerated() {
      let point = index < points.count ? "\(Int(points[index].x)) \(Int(points[index].y))" : name
      lines += touches.lines(for: name, at: point, on: screen)
    }
    var subjects: [String] = []
    for subject in names.flatMap(touches.subjects) where !subjects.contains(subject) {
      subjects.append(subject)
    }
    return Comparison(
      kind: .facts(kind, of: subjects), points: [],
      play: lines.map { ExerciseLine($0, file: "exercise.yml", line: 1) }, options: options,
      touches: touches)
  }
}

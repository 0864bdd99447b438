import Foundation
import Practice

/// Answers that get points without being right: those of `Cheats/cheats.swift.txt`.
///
/// A block begins with `=== exercise | how it cheats`. Lines with `>` are the body of
/// `point(inside:)` of the required class, those with `>>` that of `hitTest`, and others its
/// members; a block with an import is a whole file.
struct Cheat {
  let exercise: String
  let name: String
  private let lines: [Substring]

  static let all: [Cheat] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cheats/cheats.swift.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n=== ").dropFirst().compactMap { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let head = lines[0].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard head.count == 2 else { return nil }
      return Cheat(exercise: head[0], name: head[1], lines: Array(lines.dropFirst()))
    }
  }()

  nonisolated static let exercises = [
    "a-badge-with-strokes", "a-card-with-margins", "a-container-of-pages", "a-progress-ring",
    "circular-button", "circular-image", "controller-up-the-chain", "drag-a-view", "drawn-dot",
    "enlarge-per-edge", "enlarged-tap-area", "everything-to-white", "forward-to-next",
    "handle-nearest-thumb", "hole-in-an-overlay", "let-go-of-the-controller", "minimum-44",
    "moving-target", "nearest-common-superview", "never-hit", "nil-target-action", "opaque-pixels",
    "out-of-bounds", "out-of-bounds-twice", "pass-through-container", "pass-through-window",
    "raised-tab-button", "rating-control", "rewrite-hittest", "ring-and-polygon", "save-in-time",
    "single-or-double-tap", "tags-in-lines", "tap-beside-buttons", "three-equal-columns",
    "touchable-where-a-child-is", "two-views-handle-one",
  ]

  /// The answer, with the class and the methods around lines that are only a part of them.
  func code(of exercise: Exercise) -> Code {
    Code(file: exercise.submission.file, text: text(exercise.submission.required.first))
  }

  private func text(_ required: Exercise.Submission.Required?) -> String {
    guard !lines.contains("import UIKit"), case .type(let name, let superclass?)? = required else {
      return lines.joined(separator: "\n")
    }
    let inside = body("> ", "point(inside point: CGPoint, with event: UIEvent?) -> Bool")
    let hitTest = body(">> ", "hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?")
    let members = lines.filter { !$0.hasPrefix(">") }
    return
      (["import UIKit", "", "class \(name): \(superclass) {"] + members.map(String.init)
      + inside + hitTest + ["}"]).joined(separator: "\n") + "\n"
  }

  /// A method with the lines that have a prefix as its body; nothing if there are none.
  private func body(_ prefix: String, _ method: String) -> [String] {
    let body = lines.filter { $0.hasPrefix(prefix) }.map { "    \($0.dropFirst(prefix.count))" }
    return body.isEmpty ? [] : ["  override func \(method) {"] + body + ["  }"]
  }
}

import Foundation
import Practice
import Records

/// An exercise that a test writes: the keys that matter to it, and its programs.
struct MadeExercise {
  var submission = "{ file: Box.swift, class: Box, inherits: UIView }"
  var compare = "{ as: hittable box }"
  var parts = "[{ id: all, points: 100, check: all }]"
  var more = ""
  var scene = "add Box box 100 100 100 100"
  var solution = "class Box: UIView {}"
  var starter = "class Box: UIView {}"
  var mistakes: [String: String] = [:]

  /// The exercise, in a folder that must last as long as it is used.
  func written(in folder: String) throws -> Exercise {
    let ending = submission.contains(".touchstone") ? "touchstone" : "swift"
    let list = mistakes.keys.sorted().map { name in
      "  - { file: mistakes/\(name).swift, name: { en: \(name), zh-Hans: \(name) }, "
        + "say: { en: s, zh-Hans: s } }\n"
    }
    var files = [
      "exercise.yml": """
      format: 1
      id: mine
      title: { en: Mine, zh-Hans: 我的 }
      level: 1
      minutes: 5
      submission: \(submission)
      compare: \(compare)
      parts: \(parts)
      \(more)
      \(list.isEmpty ? "" : "mistakes:\n\(list.joined())")
      """,
      "README.md": "Do it.", "README.zh-Hans.md": "做吧。", "scene.touchstone": scene,
      "solution.\(ending)": solution, "starter.\(ending)": starter,
    ]
    for (name, text) in mistakes { files["mistakes/\(name).swift"] = text }
    try write(files, in: "\(folder)/mine")
    return try ExerciseReader.read(folder: "\(folder)/mine")
  }

  /// The verdict on an answer.
  func verdict(on answer: String) throws -> Verdict {
    try withFolder { folder in
      let exercise = try written(in: folder)
      let code = Code(file: exercise.submission.file, text: answer)
      return try Grader(exercise, in: practice, reference: .make(exercise, in: practice))
        .judge([code], name: code.file)
    }
  }

  /// The fault of ours that its own files have.
  func fault() throws -> [String] {
    try withFolder { folder in
      let exercise = try written(in: folder)
      do {
        _ = try Reference.make(exercise, in: practice)
        return []
      } catch let error as GraderFailure {
        guard case .exercise(let problems) = error.fault else { return ["\(error.fault)"] }
        return problems.map { $0.text(.english) }
      }
    }
  }
}

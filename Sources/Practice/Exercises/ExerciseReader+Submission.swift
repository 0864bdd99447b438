import Records
import Workbench
import Yams

extension ExerciseReader {
  /// Reads `submission`: a file, and the classes or the function that it has to declare.
  package func submission(_ table: YAMLTable) -> Exercise.Submission {
    let example = "submission: { file: RoundButton.swift, class: RoundButton, inherits: UIButton }"
    guard let inner = table.table("submission", example: example) else {
      return Exercise.Submission(file: "", required: [], commands: [])
    }
    defer { inner.finish() }
    let file = inner.text("file", example: "file: RoundButton.swift")
    // The starter is written under this name, into a folder of the learner's.
    if file.contains(where: { $0 == "/" || $0 == "\\" }) || file.hasPrefix(".") {
      report.add(
        .unreadable(ProblemBox(.practice(.leadsOutside(file)))), at: inner.value("file"))
    }
    let commands = inner.texts("commands").map(\.text)
    if file.hasSuffix(".touchstone") {
      return Exercise.Submission(file: file, required: [], commands: commands)
    }
    return Exercise.Submission(file: file, required: required(inner), commands: commands)
  }

  private func required(_ table: YAMLTable) -> [Exercise.Submission.Required] {
    if let function = table.optionalText("function") { return [.function(name: function)] }
    guard table.value("classes") != nil else {
      return [
        .type(
          name: table.text("class", example: "class: RoundButton"),
          superclass: table.optionalText("inherits"))
      ]
    }
    return table.list("classes").compactMap { node in
      guard let inner = YAMLTable(node, path: "submission.classes", report: report) else {
        return nil
      }
      defer { inner.finish() }
      return .type(
        name: inner.text("class", example: "class: RoundButton"),
        superclass: inner.optionalText("inherits"))
    }
  }
}

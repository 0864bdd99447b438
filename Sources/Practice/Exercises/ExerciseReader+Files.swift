import Records
import Workbench

extension ExerciseReader {
  /// Checks every file that the exercise refers to, and the promises of its task.
  func checkFiles(of exercise: Exercise) {
    let listed = exercise.mistakes.flatMap(\.files) + exercise.alternatives
    let others = [exercise.starter, exercise.solution] + exercise.mistakes.flatMap(\.files)
    for file in others where !file.isEmpty { _ = text(file) }
    for (readme, language) in [("README.md", Language.english), ("README.zh-Hans.md", .chinese)] {
      guard let task = text(readme).map(TightText.init) else { continue }
      var told: Set<String> = []
      for promise in exercise.promises {
        // One sentence for both languages is in the English task alone.
        if language == .chinese, promise.en == promise.zh { continue }
        if !task.holds(promise[language]), told.insert(promise[language]).inserted {
          report.add(.promiseNotInTask(promise[language], readme: readme))
        }
      }
    }
    for file in exercise.alternatives {
      guard let code = text(file) else { continue }
      if Self.comment(of: code) == nil { other(.commentMissing, file) }
    }
    for folder in ["mistakes", "solutions"] {
      for name in ContentFolder.names(in: "\(self.folder)/\(folder)")
      where (name.hasSuffix(".touchstone") || SourceLanguage(file: name) != nil)
        && !listed.contains("\(folder)/\(name)")
      {
        report.add(.unlistedFile("\(folder)/\(name)"))
      }
    }
  }

  /// The description in the first two lines of an alternative: English, then Chinese, each a
  /// comment; nil if one of them is not a comment.
  static func comment(of code: String) -> Bilingual? {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).prefix(2)
    let texts = lines.compactMap { line -> String? in
      guard let sign = ["//", "#"].first(where: line.hasPrefix) else { return nil }
      return String(line.dropFirst(sign.count)).trimmingBlanks
    }.filter { !$0.isEmpty }
    return texts.count == 2 ? Bilingual(en: texts[0], zh: texts[1]) : nil
  }
}

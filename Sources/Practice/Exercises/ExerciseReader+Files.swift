import Records
import Workbench
import Yams

extension ExerciseReader {
  /// Checks every file that the exercise refers to, and the promises of its task.
  func checkFiles(of exercise: Exercise, _ table: YAMLTable) {
    let listed =
      exercise.mistakes.flatMap { $0.files + $0.twins } + exercise.alternatives + exercise.twins
    let others = [exercise.starter, exercise.solution] + exercise.mistakes.flatMap(\.files)
    for file in others where !file.isEmpty { _ = text(file) }
    for language in report.languages.all {
      let readme = report.languages.readme(language)
      guard let task = text(readme).map(TightText.init) else { continue }
      var told: Set<String> = []
      for promise in exercise.promises {
        // One sentence for both languages is in the English task alone.
        if language == .chinese, !report.languages.isOne, promise.en == promise.zh { continue }
        if !task.holds(promise[language]), told.insert(promise[language]).inserted {
          report.add(
            .promiseNotInTask(promise[language], readme: readme),
            at: node(ofPromise: promise[language], in: table))
        }
      }
    }
    for file in exercise.alternatives {
      guard let code = text(file) else { continue }
      if Self.comment(of: code, report.languages) == nil { other(.commentMissing, file) }
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

  /// The `tests` that has a sentence.
  private func node(ofPromise sentence: String, in table: YAMLTable) -> Node? {
    let all = ["parts", "variations"].flatMap { table.value($0)?.array() ?? [] }
    let tests = all.compactMap { $0["tests"] }
    // By letters alone: a Chinese sentence of several lines is joined.
    let wanted = TightText(sentence)
    return tests.first { test in
      let texts = [test] + Language.allCases.compactMap { test[$0.rawValue] }
      return texts.contains { $0.string.map { wanted.holds($0) } ?? false }
    }
  }

  /// The description in the first lines of an alternative, each a comment: English, then Chinese,
  /// or the one language of the pack; nil if one of them is not a comment.
  static func comment(of code: String, _ languages: ContentLanguages) -> Bilingual? {
    let count = languages.all.count
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
    let texts = lines.compactMap { line -> String? in
      guard let sign = ["//", "#"].first(where: line.hasPrefix) else { return nil }
      return String(line.dropFirst(sign.count)).trimmingBlanks
    }.filter { !$0.isEmpty }
    return texts.count == count ? Bilingual(en: texts[0], zh: texts[count - 1]) : nil
  }
}

import Records
import Workbench

/// The languages of an exercise's code. A language besides its own is available if the folder
/// contains the starter and the solution in it; every other program may have a counterpart, a file
/// of the same name with another extension.
extension Exercise {
  /// The starter in a language; in the exercise's own if there is none.
  package func starter(in language: SourceLanguage) -> String { twin(of: starter, in: language) }

  /// The file with the solution, in a language; in the exercise's own if there is none.
  package func solution(in language: SourceLanguage) -> String { twin(of: solution, in: language) }

  /// The alternative solutions in a language; all of those in the exercise's own if the exercise
  /// cannot be begun in the language.
  package func alternatives(in language: SourceLanguage) -> [String] {
    guard submission.languages.dropFirst().contains(language) else { return alternatives }
    let own = solution(in: language)
    return twins.filter { SourceLanguage(file: $0) == language && $0 != own }
  }

  private func twin(of file: String, in language: SourceLanguage) -> String {
    submission.languages.dropFirst().contains(language) ? file.named(in: language) : file
  }

  /// Adds the programs in other languages that the folder has.
  mutating func findTwins() {
    guard !submission.isCommands, let own = SourceLanguage(file: submission.file) else { return }
    let others = SourceLanguage.allCases.filter { $0 != own }
    func twins(of file: String) -> [String] {
      others.map(file.named).filter { $0 != file && ContentFolder.isFile(path($0)) }
    }
    submission.findLanguages(inFolder: folder)
    self.twins = ([solution] + alternatives).flatMap(twins)
    for index in mistakes.indices {
      mistakes[index].twins = mistakes[index].files.flatMap(twins)
    }
  }
}

extension Exercise.Mistake {
  /// The program that a file is the twin of; nil if it is none.
  func original(of twin: String) -> String? {
    guard let language = SourceLanguage(file: twin), twins.contains(twin) else { return nil }
    return files.first { $0.named(in: language) == twin }
  }
}

extension Exercise.Submission {
  /// Finds out in which languages the folder of the exercise has a starter and a solution.
  mutating func findLanguages(inFolder folder: String) {
    guard !isCommands, let own = SourceLanguage(file: file) else { return }
    let others = SourceLanguage.allCases.filter { language in
      language != own
        && ["starter", "solution"].allSatisfy {
          ContentFolder.isFile("\(folder)/\($0)\(language.fileEnding)")
        }
    }
    languages = [own] + others
  }

  /// The name of the file to hand in, in a language.
  package func file(in language: SourceLanguage) -> String {
    languages.contains(language) ? file.named(in: language) : file
  }

  /// The names of the file in all languages of the exercise.
  package var files: [String] { languages.isEmpty ? [file] : languages.map(file.named) }

  /// The endings of the names of answers.
  package var endings: [String] {
    guard languages.isEmpty else { return languages.flatMap(\.fileEndings) }
    return [file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""]
  }
}

extension String {
  /// The name of a file with the extension of a language instead of its own.
  fileprivate func named(in language: SourceLanguage) -> String {
    guard let dot = lastIndex(of: ".") else { return self + language.fileEnding }
    return self[..<dot] + language.fileEnding
  }
}

import Records
import Scenes

/// One exercise, read from its folder.
package struct Exercise {
  /// The file that the learner hands in, and its required declarations.
  package struct Submission {
    /// A class, or a function, that the files of a submission declare.
    package enum Required {
      case type(name: String, superclass: String?)
      case function(name: String)
    }

    package let file: String
    /// The required declarations; empty if the answer is commands.
    package let required: [Required]
    /// The commands that an answer of commands may use; empty for all that a scene may use.
    package let commands: [String]
    /// The languages in which the exercise can be begun, that of `file` first; none for commands.
    package internal(set) var languages: [SourceLanguage] = []

    /// Creates a submission of its parts.
    package init(file: String, required: [Required], commands: [String]) {
      self.file = file
      self.required = required
      self.commands = commands
    }

    /// Whether the answer is lines of the command language.
    package var isCommands: Bool { file.hasSuffix(".touchstone") }

    /// Whether an answer of commands may contain a line, by its first word.
    package func allows(_ line: String) -> Bool {
      commands.isEmpty || commands.contains(String(line.prefix { !$0.isWhitespace }))
    }

    /// The first required class, which the scene uses; empty if there is none.
    package var className: String {
      for case .type(let name, _) in required { return name }
      return ""
    }

    /// The names of the required classes.
    package var classNames: [String] {
      required.compactMap { if case .type(let name, _) = $0 { name } else { nil } }
    }
  }

  /// A check in the first scene.
  package struct Part {
    package enum Check {
      /// Comparisons, by their indices in the exercise.
      case compared([Int])
      /// Lines with `expect`.
      case script([ExerciseLine])
    }

    package let id: String
    package let title: Bilingual?
    package let points: Int
    package let show: PartVerdict.Show
    /// The sentence of the task that it tests.
    package let promise: Bilingual?
    package let check: Check
  }

  /// The scene with a few more lines, or several with seeded ones.
  package struct Variation {
    package enum Change {
      case lines([ExerciseLine])
      case random(RandomVariation)
    }

    package let id: String
    package let title: Bilingual?
    package let points: Int
    package let show: PartVerdict.Show
    package let promise: Bilingual?
    package let change: Change
  }

  package struct Advice {
    package let condition: CodeCondition
    package let say: Bilingual
  }

  /// A typical wrong answer, with the programs that make it.
  package struct Mistake {
    package let named: NamedMistake
    /// The condition on the text of an answer for this mistake, if another text behaves the same.
    package let condition: CodeCondition?
    /// The programs of the mistake: the first defines its behaviour, the others make it in another
    /// way.
    package let files: [String]
    /// The same programs in other languages.
    package internal(set) var twins: [String] = []
  }

  /// A mutant of the solution that is as right as the solution.
  package struct Equivalent {
    /// The change, as lint shows it.
    package let change: String
    /// The reason why no part has to notice it, for other authors.
    package let reason: String
  }

  /// A promise of the task that no random variation can try.
  package struct Fixed {
    /// Words of the item in the English task.
    package let promise: String
    /// The reason, for other authors.
    package let reason: String
  }

  package let folder: String
  package let id: String
  package let title: Bilingual
  package let level: Int
  package let minutes: Int
  package let lesson: String?
  package let after: [String]
  package let teaches: [RuleID]
  /// The interview question that it prepares for, such as `Q-8`.
  package let question: String?
  package internal(set) var submission: Submission
  package let screen: (width: Int, height: Int)
  package let pass: Int
  /// Whether parts are judged although the first one failed, where they do not need it.
  package let isScoredByParts: Bool
  /// All comparisons: first those that judge variations, then those of single parts.
  package let comparisons: [Comparison]
  /// The number of comparisons that belong to the exercise as a whole.
  package let comparedCount: Int
  package let border: Double
  package let parts: [Part]
  package let variations: [Variation]
  /// The maximum number of interpreter steps for one question; nil for the interpreter's own limit.
  package let stepLimit: Int?
  package let requirements: [CodeCondition]
  package let advice: [Advice]
  package internal(set) var mistakes: [Mistake]
  package let hints: [Bilingual]
  package let alternatives: [String]
  /// The solution and the alternatives in other languages.
  package internal(set) var twins: [String] = []
  package let same: [String]
  package let equivalent: [Equivalent]
  package let fixed: [Fixed]
  /// The lines of the scene.
  package let scene: [ExerciseLine]
  /// The languages of its texts.
  package var languages = ContentLanguages.both
  /// The files of code that were read in advance, by their names.
  private(set) var readFiles: [String: Code] = [:]

  /// Reads every file of code now, for a process that cannot read files later.
  package mutating func readAllFiles() {
    for name in allFiles {
      readFiles[name] = try? Code.file(name, of: self)
    }
  }

  /// All files of code: of every language.
  package var allFiles: [String] {
    [starter, solution] + alternatives + mistakes.flatMap(\.files) + twins
      + mistakes.flatMap(\.twins) + submission.languages.dropFirst().map(starter(in:))
  }

  /// The file with the solution.
  package var solution: String { "solution\(ending)" }
  /// The file that the learner begins with.
  package var starter: String { "starter\(ending)" }

  /// The ending of the names of answers.
  private var ending: String {
    submission.isCommands ? ".touchstone" : SourceLanguage.of(file: submission.file).fileEnding
  }

  /// The comparison of all maps of the exercise.
  package var comparison: HitMapComparison {
    for case .map(let comparison) in comparisons.map(\.kind) { return comparison }
    return .owners
  }

  /// The comparisons that judge variations, by their indices.
  package var compared: [Int] { Array(0..<comparedCount) }

  /// The path of a file of the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The exercise as lists show it to those who write code in a language.
  package func record(
    _ progress: ExerciseProgress, in code: SourceLanguage = .typed
  ) -> ExerciseRecord {
    ExerciseRecord(
      id: id, title: title, level: level, minutes: minutes, lesson: lesson, after: after,
      teaches: teaches, question: question, file: submission.file(in: code),
      progress: progress)
  }

  /// The view that random variations change where they name none: the one whose hits count, or the
  /// instance of the class.
  package var subject: String? {
    if case .hittable(let name) = comparison { return name }
    return instance { submission.classNames.contains($0) }
  }

  /// The first view of a class in the scene; nil if lines add none.
  func instance(of className: String) -> String? { instance { $0 == className } }

  private func instance(where isWanted: (String) -> Bool) -> String? {
    for line in scene {
      let words = line.text.split(separator: " ")
      if words.count > 2, words[0] == "add", isWanted(String(words[1])) { return String(words[2]) }
    }
    return nil
  }
}

import Files
import Foundation
import Records
import Workbench

/// Exercises to do at home: a folder with a subfolder for each, and a file that records the task,
/// by which the returned answers are graded.
package struct TakeHome: Codable, Equatable {
  /// The version of the file.
  private static let version = 1
  /// The name of the file.
  private static let file = "take-home.json"
  /// The number of exercises.
  package static let count = 3
  /// The permitted time limits, in hours.
  nonisolated package static let hoursRange = 1...72

  private var version = Self.version
  package let level: Int
  package let seed: Int
  /// The time limit, in hours.
  package let hours: Int
  /// The ids of the exercises, in order.
  package let exercises: [String]
  /// The time at which the folder was created, in seconds since 1970.
  package let made: Double

  private init(level: Int, seed: Int, hours: Int, exercises: [String], made: Double) {
    self.level = level
    self.seed = seed
    self.hours = hours
    self.exercises = exercises
    self.made = made
  }

  /// Chooses exercises of a level: at random, and then those whose mean difficulty is nearest to
  /// that of the level. The same level and seed result in the same choice.
  package static func chosen(
    level number: Int, seed: Int, hours: Int?, from exercises: [Exercise], at time: Double
  ) throws -> TakeHome {
    let level = InterviewLevel.of(number)
    var random = SeededGenerator("take-home", seed)
    let fitting = exercises.sorted { $0.id < $1.id }
      .filter { $0.level <= level.reach && !$0.submission.isCommands }
    guard fitting.count >= count else { throw Problem.practice(.noExercise) }
    var choice = QuestionChoice(target: level.difficulty)
    choice.take(fitting.shuffled(using: &random).map(\.asked), count, of: .code)
    choice.balance()
    let names = choice.chosen(.code).compactMap { made -> String? in
      if case .code(let name, _) = made.question.task { name } else { nil }
    }
    let minutes = fitting.filter { names.contains($0.id) }.reduce(0) { $0 + $1.minutes }
    // Twice the usual time, in whole hours: candidates read and try at home.
    return TakeHome(
      level: number, seed: seed, hours: hours ?? max(1, (minutes * 2 + 59) / 60), exercises: names,
      made: time)
  }

  /// Writes the folder with its file and the folders of the exercises; `sheet` makes the text of
  /// the sheet. Throws if the folder exists.
  package func write(
    to folder: String, desk: Desk, language: Language, program: String,
    sheet: (TakeHome, [ExerciseRecord]) -> String
  ) throws -> [String] {
    let full = FileReading.expanded(folder)
    guard !FileManager.default.fileExists(atPath: full) else {
      throw Problem.practice(.folderIsThere(folder))
    }
    let library = try desk.exercises()
    let all = try exercises.map { try library.exercise($0) }
    var files: [String] = []
    for (index, exercise) in all.enumerated() {
      let name = "\(index + 1)-\(exercise.id)"
      let made = try WorkFolder(path: "\(full)/\(name)")
        .fill(with: exercise, language: language, code: desk.codeLanguage, program: program)
      files += made.map { "\(name)/\($0.name)" }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(self), as: UTF8.self)
    try FileReading.write(text + "\n", to: "\(full)/\(Self.file)")
    let records = all.map { $0.record(ExerciseProgress(), in: desk.codeLanguage) }
    try FileReading.write(sheet(self, records), to: "\(full)/TASKS.md")
    return ["TASKS.md", Self.file] + files
  }

  /// Reads the file of a folder; throws if it has none.
  package static func read(_ folder: String) throws -> TakeHome {
    guard let text = try? FileReading.text(at: "\(folder)/\(file)"),
      let found = try? JSONDecoder().decode(TakeHome.self, from: Data(text.utf8)),
      found.version <= version, !found.exercises.isEmpty,
      InterviewLevel.numbers.contains(found.level), hoursRange.contains(found.hours)
    else { throw Problem.practice(.notATakeHome(folder)) }
    return found
  }

  /// The assignment by which the folder is graded: each exercise with the same weight, in its own
  /// folder.
  package func assignment(title: Bilingual, exercises library: ExerciseLibrary) throws -> Assignment
  {
    Assignment(
      title: title, seed: nil, student: nil, roster: nil,
      parts: try exercises.map { name in
        let exercise = try library.exercise(name)
        return Assignment.Part(
          exercise: exercise, weight: 1,
          files: exercise.submission.files.map { FilePattern("**/*\(exercise.id)/\($0)") },
          hasOwnFiles: true, isExtra: false)
      },
      rules: CourseRules(), attempts: nil, tables: CourseTables())
  }

  /// The time from the creation of the folder to the last change of an answer in it, in hours; nil
  /// if none was changed.
  package func hoursUsed(in folder: String, exercises: [Exercise]) -> Double? {
    let manager = FileManager.default
    let changes = exercises.enumerated().flatMap { index, exercise in
      exercise.submission.files.compactMap { name -> Double? in
        let path = "\(FileReading.expanded(folder))/\(index + 1)-\(exercise.id)/\(name)"
        let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        return date?.timeIntervalSince1970
      }
    }
    // A file changed within a minute of the folder's creation is not an answer yet.
    return changes.filter { $0 > made + 60 }.max().map { ($0 - made) / 3_600 }
  }
}

extension Exercise {
  /// The exercise as a question of an interview.
  fileprivate var asked: MadeQuestion {
    MadeQuestion(
      question: InterviewQuestion(
        kind: .code, topic: topic ?? .overrides, seconds: minutes * 60,
        points: InterviewKind.code.points, scene: [], task: .code(exercise: id, title: title),
        demand: demand, rules: teaches),
      truth: .solution(exercise: id))
  }
}

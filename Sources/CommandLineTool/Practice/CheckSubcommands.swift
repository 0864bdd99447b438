import ArgumentParser
import Files
import Foundation
import LineEditor
import Pages
import Practice
import Records
import Rendering
import Workbench

/// Finds the exercise and the files that the user means.
struct WorkPlace {
  let exercise: Exercise
  /// The file that the exercise requires, then others that belong to the answer.
  let files: [String]

  /// Finds them by the words that were typed, else in the current folder.
  static func find(_ words: [String], in desk: Desk) throws -> WorkPlace {
    let library = try desk.exercises()
    let code = desk.codeLanguage
    var words = words
    var exercise: Exercise?
    if let first = words.first, !isFile(first), !first.contains("/") {
      exercise = try library.exercise(first)
      words.removeFirst()
    }
    if let path = words.first, !isFile(path),
      let place = try WorkPlace(inFolder: path, exercise, library, preferring: code)
    {
      return place
    }
    let folder =
      words.first.map {
        FileReading.expanded($0).deletingLastPathComponent
      } ?? ""
    if exercise == nil, let marked = WorkFolder(path: folder.isEmpty ? "." : folder).exercise {
      exercise = try library.exercise(marked)
    }
    if exercise == nil, let file = words.first {
      let name = file.lastPathComponent
      exercise = try library.exercise(forFile: name)
      if exercise == nil { throw Problem.practice(.fileOfNoExercise(name)) }
    }
    // The user has not yet changed into the folder that `touchstone exercise NAME` created.
    if exercise == nil, words.isEmpty, let below = WorkFolder.onlyOneHere,
      let place = try WorkPlace(inFolder: below.path, nil, library, preferring: code)
    {
      return place
    }
    guard let exercise else { throw Problem.practice(.noExercise) }
    guard words.isEmpty else {
      // The exercise's own file comes first, however they are named: its name is that of the whole.
      let own = words.filter { exercise.submission.files.contains($0.lastPathComponent) }
      return WorkPlace(exercise: exercise, files: own + words.filter { !own.contains($0) })
    }
    return WorkPlace(exercise: exercise, file: WorkFolder.file(of: exercise, preferring: code))
  }

  private static func isFile(_ word: String) -> Bool {
    SourceLanguage(file: word) != nil || word.hasSuffix(".touchstone")
  }

  private init(exercise: Exercise, files: [String]) {
    self.exercise = exercise
    self.files = files
  }

  /// The file in a work folder, with those of the same language beside it: an answer may be in
  /// several.
  private init(exercise: Exercise, file: String) {
    self.init(exercise: exercise, files: [file] + WorkFolder.filesBeside(file, of: exercise))
  }

  /// The answer in a work folder, to an exercise or to the one of the folder; nil for any other
  /// folder.
  private init?(
    inFolder path: String, _ exercise: Exercise?, _ library: ExerciseLibrary,
    preferring code: SourceLanguage
  ) throws {
    guard let marked = WorkFolder(path: FileReading.expanded(path)).exercise else { return nil }
    let exercise = try exercise ?? library.exercise(marked)
    self.init(
      exercise: exercise, file: WorkFolder.file(of: exercise, in: path, preferring: code))
  }

  /// Their names and texts, in the same order, and the headers that they import.
  func code() throws -> [Code] { try Code.read(files) }
}

/// Judges one submission.
package struct CheckSubcommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judges your answer to an exercise.",
    discussion: """
      Asks every point of the screen in the exercise's scene; in its variations every one wherever \
      the answer changes, every fourth in each direction around that and every twelfth elsewhere. Says \
      what holds, what does not, and where, part by part as it is known. Ends with 0 when the exercise \
      is passed, 1 when it is not, 65 when the file could not be judged or stopped, 130 after Ctrl-C.

        touchstone check                                   in its folder
        touchstone check circular-button                   in the folder that exercise made
        touchstone check circular-button RoundButton.swift
      """)

  @Argument(
    help: ArgumentHelp(
      "The exercise, its files, or both in this order; else the folder says which.",
      valueName: "exercise-or-file"),
    completion: .exerciseOrAnswer)
  package var words: [String] = []

  @Option(
    help: ArgumentHelp("Also writes the verdict as a page for a browser.", valueName: "file"),
    completion: .file())
  package var page: String?

  @OptionGroup var options: PracticeOptions

  package func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        LineEditor.noteInterrupts()
        let desk = Desk(.ofProgram(isInterrupted: Guarded.isInterrupted))
        let place = try WorkPlace.find(words, in: desk)
        let code = try place.code()
        let name = code[0].file
        output.enterGuarded("check \(name)")
        output.announceChecks(at: desk)
        let (verdict, answer) = try desk.check(place.exercise, code, name: name)
        output.show(answer)
        if let page {
          let bytes = VerdictPageExporter().bytes(of: verdict, in: output.settings.chosenLanguage)
          try FileReading.write(String(decoding: bytes, as: UTF8.self), to: page)
          output.message(page)
        }
        return verdict.status
      }
    }
  }

  /// Creates one whose values are parsed.
  package init() {}
}

/// Judges an answer each time it is saved.
struct WatchSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Judges your answer to an exercise each time you save it.",
    discussion: """
      Shows the verdict at once, and again after each save, with what your code printed for one touch. \
      Ctrl-C ends it, with 0 when the last verdict was passed, else 1.

        touchstone watch                                   in its folder
        touchstone watch circular-button RoundButton.swift
      """)

  @Argument(
    help: ArgumentHelp(
      "The exercise, its files, or both in this order; else the folder says which.",
      valueName: "exercise-or-file"),
    completion: .exerciseOrAnswer)
  var words: [String] = []

  @Flag(help: "Ends as soon as the exercise is passed.")
  var untilPassed = false

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        LineEditor.noteInterrupts()
        let desk = Desk(.ofProgram(isInterrupted: Guarded.isInterrupted))
        let first = try WorkPlace.find(words, in: desk)
        let folders = Set(first.files.map { $0.deletingLastPathComponent })
        output.enterGuarded("watch \(first.exercise.id)")
        output.announceChecks(at: desk)
        let watcher = FileWatcher(folders: folders)
        let watch = AnswerWatch(at: desk) {
          // Another file may have been added to the folder.
          let place = try WorkPlace.find(words, in: desk)
          return (place.exercise, try place.code())
        } clear: {
          output.clear()
        } show: {
          output.show($0)
        }
        let verdict = try watch.run(untilPassed: untilPassed) {
          watcher.wait(isOver: Guarded.isInterrupted)
        }
        return verdict?.isPassed ?? false ? .done : .no
      }
    }
  }
}

/// Shows the next hint.
struct HintSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: "Shows the next hint of an exercise.")

  @Argument(help: "The exercise; else the folder says which.", completion: .exercise)
  var exercise: String?

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk(.ofProgram())
        let place = try WorkPlace.find([exercise].compactMap { $0 }, in: desk)
        output.show(.hint(try desk.hint(place.exercise)))
        output.tell(desk.takeNotices())
        return .done
      }
    }
  }
}

/// Shows the solution.
struct SolutionSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Shows one way to solve an exercise, and others.")

  @Argument(help: "The exercise; else the folder says which.", completion: .exercise)
  var exercise: String?

  @Flag(help: "Do not ask, even before a first try.")
  var yes = false

  @OptionGroup var code: CodeOption
  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk(.ofProgram())
        let place = try WorkPlace.find([exercise].compactMap { $0 }, in: desk)
        let isMeant = yes || Self.confirms(output)
        output.show(
          .solution(try desk.solution(place.exercise, isMeant: isMeant, in: code.language)))
        output.tell(desk.takeNotices())
        return .done
      }
    }
  }

  /// Asks on a terminal whether the solution is wanted.
  @MainActor private static func confirms(_ output: PracticeOutput) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return false }
    let isEnglish = output.settings.chosenLanguage == .english
    output.ask(isEnglish ? "Show the solution? [y/N] " : "显示答案吗？[y/N] ")
    return ["y", "yes", "是"].contains(readLine()?.trimmingBlanks.lowercased() ?? "")
  }
}

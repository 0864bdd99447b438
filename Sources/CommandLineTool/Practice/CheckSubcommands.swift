import ArgumentParser
import Foundation
import Practice
import Records
import Rendering
import Workbench

/// Finds the exercise and the file that the user means.
struct WorkPlace {
  let exercise: Exercise
  let file: String

  /// From the words that were typed, else from the current folder.
  static func find(_ words: [String], in desk: Desk) throws -> WorkPlace {
    let library = try desk.exercises()
    var words = words
    var exercise: Exercise?
    if let first = words.first, !first.hasSuffix(".swift"), !first.contains("/") {
      exercise = try library.exercise(first)
      words.removeFirst()
    }
    var file = words.first
    if let path = file, !path.hasSuffix(".swift"),
      let marked = WorkFolder(path: FileReading.expanded(path)).exercise
    {
      let inFolder = try exercise ?? library.exercise(marked)
      exercise = inFolder
      file = "\(path)/\(inFolder.submission.file)"
    }
    let folder = file.map { (FileReading.expanded($0) as NSString).deletingLastPathComponent } ?? ""
    if exercise == nil, let marked = WorkFolder(path: folder.isEmpty ? "." : folder).exercise {
      exercise = try library.exercise(marked)
    }
    if exercise == nil, let file {
      let name = (file as NSString).lastPathComponent
      exercise = library.all().exercises.first { $0.submission.file == name }
      if exercise == nil { throw Problem.practice(.fileOfNoExercise(name)) }
    }
    guard let exercise else { throw Problem.practice(.noExercise) }
    if let file { return WorkPlace(exercise: exercise, file: file) }
    return WorkPlace(exercise: exercise, file: WorkFolder.file(of: exercise))
  }
}

/// Judges one submission.
struct CheckSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judges your answer to an exercise.",
    discussion: """
      Asks every point of the screen in the exercise's scene; in its variations every fourth in each \
      direction, and every one wherever the answer changes. Says what holds, what does not, and \
      where, part by part as it is known. Ends with 0 when the exercise is passed, 1 when it is not, 65 \
      when the file could not be judged or stopped, 130 after Ctrl-C.

        touchstone check                                   in its folder
        touchstone check circular-button                   in the folder that exercise made
        touchstone check circular-button RoundButton.swift
      """)

  @Argument(
    help: ArgumentHelp(
      "The exercise, the file, or both in this order; else the folder says which.",
      valueName: "exercise-or-file"),
    completion: .exerciseOrAnswer)
  var words: [String] = []

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk()
        let place = try WorkPlace.find(words, in: desk)
        let name = (place.file as NSString).lastPathComponent
        let code = Code(file: name, text: try FileReading.text(at: place.file))
        output.enterGuarded("check \(name)")
        output.announcesChecks()
        let (verdict, answer) = try desk.check(place.exercise, [code], name: name)
        output.show(answer)
        return verdict.status
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
        let desk = Desk()
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

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let desk = Desk()
        let place = try WorkPlace.find([exercise].compactMap { $0 }, in: desk)
        let isMeant = yes || Self.confirms(output)
        output.show(.solution(try desk.solution(place.exercise, isMeant: isMeant)))
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

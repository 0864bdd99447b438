import ArgumentParser
import Foundation
import Practice
import Records
import Workbench

/// Makes and checks a course in a folder.
struct CourseSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Makes a course in a folder, or checks and shows one.",
    discussion: """
        touchstone course new touches                          twelve weeks, for a university
        touchstone course new touches --sample team            five evenings, for a team
        touchstone course lint course.yml                      checks it, and shows its weeks

      In a folder with a course.yml, next follows it week by week; grade course.yml DIR --week 3 grades \
      one week.
      """,
    subcommands: [New.self, Lint.self])

  /// Makes a folder with a course.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Makes a folder with a sample course to change into your own.")

    @Argument(help: "The folder to make.", completion: .directory)
    var folder: String

    @Option(help: "university: twelve weeks; team: five evenings.")
    var sample = CourseSample.university

    @Option(help: "Its first day, such as 2027-03-01; else today.")
    var begins: String?

    @OptionGroup var options: PracticeOptions

    func validate() throws {
      if let begins, CalendarDay(begins) == nil {
        throw ValidationError("A day has a year, a month and a day, such as 2027-03-01.")
      }
    }

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let full = FileReading.expanded(folder)
          guard !FileManager.default.fileExists(atPath: full) else {
            throw Problem.practice(.folderIsThere(folder))
          }
          let desk = Desk(.ofProgram())
          let first = begins.flatMap { CalendarDay($0) } ?? CalendarDay(number: desk.today)
          let text = sample.text(begins: first, output.settings.chosenLanguage)
          do {
            try FileManager.default.createDirectory(
              atPath: full, withIntermediateDirectories: true)
          } catch {
            throw Problem.cannotWrite(folder, reason: FileReading.reason(of: error))
          }
          try FileReading.write(text, to: "\(full)/\(Course.file)")
          output.show(
            .made(
              MadeFolder(
                folder: folder, files: [Course.file],
                check: "course lint \(folder)/\(Course.file)")))
          return .done
        }
      }
    }
  }

  /// Checks a course and shows it.
  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lint", abstract: "Checks a course, and shows its weeks.",
      discussion: """
        Every lesson and exercise is there and comes once, every exercise after its lesson, and days \
        rise. Ends with 65 when a problem is found, each with its line.
        """)

    @Argument(help: "Its file, or its folder; else course.yml.", completion: .file())
    var file = Course.file

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          let inner = "\(FileReading.expanded(file))/\(Course.file)"
          let path = ContentFolder.isFile(inner) ? inner : file
          output.show(
            .course(
              try CourseReader.read(path, exercises: desk.exercises(), lessons: desk.lessons())
                .record))
          return .done
        }
      }
    }
  }
}

nonisolated extension CourseSample: ExpressibleByArgument {}

/// Exports a learner's progress to hand in, or checks files that were handed in.
struct ProgressSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: "Writes your progress to a file to hand in, or checks such files.",
    discussion: """
        touchstone progress export progress.json --name A1     writes it
        touchstone progress check *.json                       checks what was handed in
      """,
    subcommands: [Export.self, Check.self])

  /// Writes the progress.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Writes your progress to a file to hand in.",
      discussion: """
        Lessons that are completed, exercises with their attempts and hints, and a print of the content \
        that they were solved with. No answers are in it.
        """)

    @Argument(help: "The file to write.", completion: .file())
    var file = "progress.json"

    @Option(help: "Your name or number, as your course knows you.")
    var name: String?

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let exported = try ExportedProgress(of: Desk(.ofProgram()), learner: name)
          try FileReading.write(try exported.text(), to: file)
          output.message(file)
          return .done
        }
      }
    }
  }

  /// Checks files of progress.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Checks progress that was handed in.",
      discussion: """
        Counts what was solved with the content that is here; a file that was changed afterwards ends \
        it with 1. A mark should rest on answers: grade judges them.
        """)

    @Argument(help: "Files that progress export has written.", completion: .file())
    var files: [String]

    @OptionGroup var options: PracticeOptions

    func run() throws {
      try MainActor.assumeIsolated {
        try options.practice.run { output in
          let desk = Desk(.ofProgram())
          let all = try files.map { file in
            try ExportedProgress.read(file).checked(against: desk, file: file)
          }
          output.show(.handedIn(all))
          return all.allSatisfy { $0.isWhole && $0.otherContent.isEmpty } ? .done : .no
        }
      }
    }
  }
}

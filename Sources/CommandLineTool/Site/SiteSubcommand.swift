import ArgumentParser
import Foundation
import Pages
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Generates a site of all lessons, exercises and references.
struct SiteSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Makes a static site of lessons, exercises, rules and commands.",
    discussion: """
      Both languages, with a search that needs no server: DIR can be opened from a disk, or copied to any \
      server. Exercises come without their solutions. With --exercises and --lessons your own are in it.
      """)

  @Argument(
    help: ArgumentHelp("The folder to make it in.", valueName: "dir"), completion: .directory)
  var folder: String

  @Flag(help: "Replaces the site that the folder has.")
  var force = false

  @Flag(help: "Shows the solutions of exercises, folded.")
  var solutions = false

  @Option(
    help: "The file of a course, which has a page of its own, linked first.", completion: .file())
  var course: String?

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let target = try SiteFolder(folder, replaces: force)
        let content = try ContentFolder.find()
        output.enterGuarded("site")
        let gathering = try SiteGathering(
          .ofSites(isInterrupted: Guarded.isInterrupted), content: content,
          showsSolutions: solutions)
        let record = try gathering.record()
        let taken = try course.map { path in
          let desk = Desk(.ofProgram())
          return try CourseReader.read(
            path, exercises: desk.exercises(), lessons: desk.lessons()
          ).record
        }
        let files = Site(record, course: taken).files
        try target.write(files)
        output.show(
          .site(
            MadeSite(
              folder: target.name, lessons: record.lessons.count,
              exercises: record.exercises.count,
              pages: files.count { $0.path.hasSuffix(".html") }, files: files.count,
              bytes: files.reduce(0) { $0 + $1.bytes.count })))
        return .done
      }
    }
  }
}

extension PracticeConfiguration {
  /// Practice without a learner's progress, at no time: a site is the same wherever it is
  /// generated.
  static func ofSites(isInterrupted: @escaping () -> Bool) -> PracticeConfiguration {
    PracticeConfiguration(isInterrupted: isInterrupted) { $0.wording }
  }
}

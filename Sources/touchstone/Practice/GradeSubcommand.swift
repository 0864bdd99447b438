import ArgumentParser
import Foundation
import Practice
import Records
import Rendering
import Workbench

/// Judges many submissions, each in a process of its own.
struct GradeSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Judges many submissions of one exercise.",
    discussion: """
      A path is a file, a folder with the exercise's file, or a folder of such folders. Each \
      submission is judged in a process of its own, with limits on time and memory. Ends with 0 when \
      all pass, 1 when some do not, 70 when a fault of touchstone kept some from being judged.

        touchstone grade circular-button submissions
        touchstone grade circular-button submissions --format json
      """)

  @Argument(help: "The exercise.", completion: .exercise)
  var exercise: String

  @Argument(help: "Files and folders.", completion: .file())
  var paths: [String]

  @OptionGroup var options: PracticeOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try options.practice.run { output in
        let exercise = try Desk().exercises().exercise(exercise)
        let submissions = try Submission.find(paths, file: exercise.submission.file)
        let reference = try Grader(exercise).referenceMaps
        let job = try Self.write(Worker.Job(exercise: exercise.id, reference: reference))
        defer { unlink(job) }
        let verdicts = WorkerPool(exercise, job: job).judge(submissions)
        let report = GradeReport(
          exercise: exercise.id, title: exercise.title, verdicts: verdicts)
        output.show(report)
        if verdicts.contains(where: { $0.outcome == .fault }) { return .fault }
        return verdicts.allSatisfy(\.isPassed) ? .done : .no
      }
    }
  }

  /// Writes what workers are told into a file that only the user reads.
  @MainActor private static func write(_ job: Worker.Job) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/touchstone-grade-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else {
      throw Problem.cannotWrite(folder, reason: .number(errno))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: JSONEncoder().encode(job))
    } catch {
      unlink(path)
      throw Problem.cannotWrite(path, reason: FileReading.reason(of: error))
    }
    return path
  }
}

/// Judges one submission for `grade`. Nobody types it.
struct GradeWorkerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade-worker", abstract: "Judges one submission for grade.",
    shouldDisplay: false)

  @Argument var job: String
  @Argument var path: String
  @Argument var name: String
  @Argument var parent: Int32

  func run() throws {
    MainActor.assumeIsolated {
      PracticeStart.register()
      Worker.run(job: job, path: path, name: name, parent: parent)
    }
  }
}

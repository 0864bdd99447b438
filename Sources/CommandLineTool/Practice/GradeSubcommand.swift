import ArgumentParser
import CProcess
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
      all were judged, whatever their points; 74 when some could not be read, 70 when a fault in \
      touchstone kept some from being judged.

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
        let desk = Desk()
        let exercise = try desk.exercises().exercise(exercise)
        let submissions = try Submission.find(paths, file: exercise.submission.file)
        let reference = try Grader(exercise).referenceMaps
        let job = try Self.keep(Worker.Job(exercise: exercise.id, reference: reference))
        let verdicts = WorkerPool(exercise, job: job).judge(submissions)
        let report = GradeReport(
          exercise: exercise.id, title: exercise.title, content: desk.otherContent(of: exercise),
          verdicts: verdicts)
        output.show(report)
        return Self.status(verdicts)
      }
    }
  }

  /// Whether all were judged. How good they are is only in the report: that some fail is not a
  /// failure of grading.
  @MainActor private static func status(_ verdicts: [Verdict]) -> ExitStatus {
    let faults = verdicts.filter { $0.outcome == .fault }
    if faults.isEmpty { return .done }
    let isOurs = faults.contains { verdict in
      if case .unread = verdict.fault { false } else { true }
    }
    return isOurs ? .fault : .cannotRead
  }

  /// The workers' job, in a file without a name that is gone when this process ends.
  @MainActor private static func keep(_ job: Worker.Job) throws -> Int32 {
    let data = try JSONEncoder().encode(job)
    let descriptor = data.withUnsafeBytes { cprocess_memory_file($0.baseAddress, $0.count) }
    // Beyond the numbers that workers find it and their verdict under.
    let moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    guard moved >= 0 else {
      throw Problem.cannotWrite("memory", reason: .number(errno))
    }
    close(descriptor)
    return moved
  }
}

/// Judges one submission for `grade`. Users do not type it.
struct GradeWorkerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade-worker", abstract: "Judges one submission for grade.",
    shouldDisplay: false)

  @Argument var path: String
  @Argument var name: String
  @Argument var parent: Int32

  func run() throws {
    MainActor.assumeIsolated {
      PracticeStart.register()
      Worker.run(path: path, name: name, parent: parent)
    }
  }
}

import CProcess
import Files
import Foundation
import Glibc
import Practice
import Records

/// The limits that a worker process sets for itself before it looks at a submission.
nonisolated enum WorkerLimits {
  /// Bytes of addresses. The stack of the main thread and the program itself count too.
  static let memory = 1 << 30
  /// Seconds of computing.
  #if DEBUG
    static let seconds = 200
  #else
    static let seconds = 20
  #endif
  /// The descriptor that the verdict goes to, which nothing that prints can reach.
  static let verdictDescriptor: Int32 = 3
  /// The descriptor that the job is read from: a file without a name, which need not be removed.
  static let jobDescriptor: Int32 = 4
  /// The most bytes that a job may have.
  static let largestJob = 256 << 20

  /// `parent` is the process that reads the verdict.
  static func set(parent: pid_t) {
    limit(RLIMIT_AS, memory)
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_CORE, 0)
    limit(RLIMIT_NOFILE, 32)
    _ = cprocess_die_with_parent()
    // The parent may be gone already: the verdict is not read then.
    if getppid() != parent { _exit(70) }
  }

  private static func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }
}

/// Judges one submission and writes the verdict where nothing else writes.
enum Worker {
  /// The job of a worker, as JSON.
  struct Job: Codable {
    /// The name of the exercise.
    let exercise: String
    /// The solution's maps, made once for all.
    let reference: Reference
  }

  /// Coordinates may be infinite after a transform that cannot be undone.
  private static let infinity = "inf"
  private static let minusInfinity = "-inf"
  private static let noNumber = "nan"

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return encoder
  }

  /// Reads what a worker has written.
  static func verdict(from bytes: [UInt8]) -> Verdict? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return try? decoder.decode(Verdict.self, from: Data(bytes))
  }

  /// The bytes that are written before any of the submission's code runs: white space, to JSON. The
  /// submission causes any end of the process after that.
  private static let begins = Data("\n".utf8)

  /// Whether a worker that wrote this had begun to run the submission.
  static func hasBegun(_ output: [UInt8]) -> Bool { !output.isEmpty }

  /// Judges `path`, which the verdict calls `name`; does not return.
  static func run(path: String, name: String, parent: pid_t) -> Never {
    WorkerLimits.set(parent: parent)
    let verdict = judge(path: path, name: name)
    guard let data = try? encoder.encode(verdict) else { _exit(70) }
    tell(data)
    _exit(0)
  }

  private static func tell(_ data: Data) {
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: WorkerLimits.verdictDescriptor) }
    if error != nil { _exit(74) }
  }

  private static func judge(path: String, name: String) -> Verdict {
    do {
      let bytes = try RegularFile.bytes(
        of: WorkerLimits.jobDescriptor, limit: WorkerLimits.largestJob)
      let job = try JSONDecoder().decode(Job.self, from: Data(bytes))
      let exercise = try Desk().exercises().exercise(job.exercise)
      Code.readAll(of: exercise)
      return Submission(path: path, name: name).judge(exercise, job.reference) {
        // All that is to be read has been read.
        _ = cprocess_confine(Int32(CPROCESS_NO_PATHS.rawValue | CPROCESS_NO_CALLS.rawValue))
        tell(begins)
      }
    } catch {
      FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8))
      _exit(70)
    }
  }
}

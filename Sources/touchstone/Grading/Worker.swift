import CProcess
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

  /// `parent` is the process that reads the verdict.
  static func set(parent: pid_t) {
    limit(RLIMIT_AS, memory)
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_CORE, 0)
    limit(RLIMIT_NOFILE, 32)
    _ = cprocess_die_with_parent()
    // It may be gone already: nobody reads the verdict.
    if getppid() != parent { _exit(70) }
  }

  private static func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }
}

/// Judges one submission and writes the verdict where nobody else writes.
enum Worker {
  /// What a worker is told, as JSON in a file.
  struct Job: Codable {
    /// The name of the exercise.
    let exercise: String
    /// The solution's maps, made once for all.
    let reference: Reference
  }

  /// Coordinates may be infinite behind a transform that cannot be undone.
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

  /// Judges `path`, which is spoken of as `name`; does not return.
  static func run(job: String, path: String, name: String, parent: pid_t) -> Never {
    WorkerLimits.set(parent: parent)
    let verdict = judge(job: job, path: path, name: name)
    guard let data = try? encoder.encode(verdict) else { _exit(70) }
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(
          WorkerLimits.verdictDescriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { _exit(74) }
        offset += count
      }
    }
    _exit(0)
  }

  private static func judge(job: String, path: String, name: String) -> Verdict {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: job))
      let job = try JSONDecoder().decode(Job.self, from: data)
      let exercise = try Desk().exercises().exercise(job.exercise)
      return Submission(path: path, name: name).judge(exercise, job.reference)
    } catch {
      FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8))
      _exit(70)
    }
  }
}

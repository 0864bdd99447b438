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
  /// The descriptor that the submission is read from, another such file.
  static let submissionDescriptor: Int32 = 5
  /// The descriptor that the answers of known mistakes are read from, which may be empty.
  static let mistakesDescriptor: Int32 = 6
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
  /// The job of workers, as JSON.
  struct Job: Codable {
    /// The name of the exercise.
    let exercise: String
    /// The solution's maps, made once for all.
    let reference: Reference
  }

  /// What a worker is to judge, as JSON.
  struct HandedIn: Codable {
    /// How the verdict speaks of it.
    let name: String
    let files: [Code]
  }

  /// The bytes that are written before any of the submission's code runs: white space, to JSON. The
  /// submission causes any end of the process after that.
  private static let begins = Data("\n".utf8)

  /// Whether a worker that wrote this had begun to run the submission.
  static func hasBegun(_ output: [UInt8]) -> Bool { !output.isEmpty }

  /// A descriptor of a file without a name that holds a record, gone when this process ends.
  static func memoryFile(of record: some Encodable) throws -> Int32 {
    try memoryFile(of: JSONEncoder().encode(record))
  }

  /// A descriptor of a file without a name that holds bytes, gone when this process ends.
  static func memoryFile(of data: Data) throws -> Int32 {
    let descriptor = data.withUnsafeBytes { cprocess_memory_file($0.baseAddress, $0.count) }
    // Beyond the numbers that workers find it and their verdict under.
    let moved = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    guard moved >= 0 else { throw Problem.cannotWrite("memory", reason: .number(errno)) }
    close(descriptor)
    return moved
  }

  /// Judges what it finds; does not return.
  static func run(parent: pid_t) -> Never {
    WorkerLimits.set(parent: parent)
    guard let data = VerdictCoding.data(of: judge()) else { _exit(70) }
    tell(data)
    _exit(0)
  }

  private static func tell(_ data: Data) {
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: WorkerLimits.verdictDescriptor) }
    if error != nil { _exit(74) }
  }

  private static func record<Record: Decodable>(
    _ type: Record.Type, in descriptor: Int32
  ) throws -> Record {
    let bytes = try RegularFile.bytes(of: descriptor, limit: WorkerLimits.largestJob)
    return try JSONDecoder().decode(type, from: Data(bytes))
  }

  private static func judge() -> Verdict {
    do {
      let job = try record(Job.self, in: WorkerLimits.jobDescriptor)
      let handedIn = try record(HandedIn.self, in: WorkerLimits.submissionDescriptor)
      let mistakes = try RegularFile.bytes(
        of: WorkerLimits.mistakesDescriptor, limit: WorkerLimits.largestJob)
      var exercise = try ExerciseLibrary.installed().exercise(job.exercise)
      exercise.readAllFiles()
      // All that is to be read has been read.
      _ = cprocess_confine(Int32(CPROCESS_NO_PATHS.rawValue | CPROCESS_NO_CALLS.rawValue))
      tell(begins)
      return judge(handedIn, exercise, job.reference, mistakes.isEmpty ? nil : Array(mistakes))
    } catch {
      FileHandle.standardError.write(Data("touchstone: \(error)\n".utf8))
      _exit(70)
    }
  }

  private static func judge(
    _ handedIn: HandedIn, _ exercise: Exercise, _ reference: Reference, _ mistakes: [UInt8]?
  ) -> Verdict {
    let choice = FileChoice(of: handedIn.files, for: exercise.submission)
    if let fault = choice.fault { return exercise.refused(fault, name: handedIn.name) }
    do {
      let grader = try Grader(
        exercise, in: .ofProgram(), reference: reference, mistakes: mistakes)
      var verdict = grader.judge(choice.files, name: handedIn.name)
      verdict.setAside = choice.setAside.isEmpty ? nil : choice.setAside
      return verdict.reported
    } catch {
      return exercise.fault(error.fault, name: handedIn.name)
    }
  }
}

/// Verdicts between processes and in journals: as Swift encodes them, to be decoded again.
enum VerdictCoding {
  /// Coordinates may be infinite after a transform that cannot be undone.
  private static let infinity = "inf"
  private static let minusInfinity = "-inf"
  private static let noNumber = "nan"

  static func data(of record: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return try? encoder.encode(record)
  }

  static func record<Record: Decodable>(_ type: Record.Type, from data: Data) -> Record? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity, negativeInfinity: minusInfinity, nan: noNumber)
    return try? decoder.decode(type, from: data)
  }
}

extension Exercise {
  /// A verdict that says that something of ours is broken.
  func fault(_ fault: GraderFault, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .fault, passesAt: pass, fault: fault)
  }

  /// A verdict on what was not judged, or not to its end, by a fault of its own.
  func refused(_ fault: LearnerFault, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .learnersError, passesAt: pass,
      learnerFault: fault, hintCount: hints.count)
  }

  /// A verdict on a submission that cannot be read. What the grader may not read is not the
  /// learner's fault.
  func unread(_ problem: Problem, name: String) -> Verdict {
    switch problem {
    case .fileUnreadable, .fileNameNotText: fault(.unread(ProblemBox(problem)), name: name)
    default: refused(.unread(ProblemBox(problem)), name: name)
    }
  }
}

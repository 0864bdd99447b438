import CProcess
import Files
import Foundation
import Glibc
import Practice
import Records

/// The limits that a worker process sets for itself before it opens a submission.
nonisolated enum WorkerLimits {
  /// The bytes of address space in addition to those of the grading process.
  static let memory = 1 << 30
  /// The seconds of CPU time.
  #if DEBUG
    static let seconds = 200
  #else
    static let seconds = 20
  #endif
  /// The descriptor for the verdict, which no printing code can reach.
  static let verdictDescriptor: Int32 = 3

  /// Sets the limits; `parent` is the process that reads the verdict.
  static func set(parent: pid_t, seconds: Int = Self.seconds) {
    setMemory()
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_NOFILE, 32)
    _ = cprocess_die_with_parent()
    // The parent may have ended already: the verdict is not read then.
    if getppid() != parent { _exit(70) }
  }

  /// Limits the memory, and has no copy of it written after a crash.
  static func setMemory() {
    limit(RLIMIT_AS, addresses + memory)
    limit(RLIMIT_CORE, 0)
  }

  /// The bytes of address space of the process; 0 if the system does not report them.
  private static var addresses: Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let count = pages?.split(separator: " ").first.flatMap { Int($0) } ?? 0
    return count * sysconf(Int32(_SC_PAGESIZE))
  }

  private static func limit(_ resource: __rlimit_resource, _ value: Int) {
    var limits = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
  }
}

/// Judges one submission and writes the verdict to a separate descriptor.
///
/// A worker is a copy of the grading process, which has read everything that is needed: the
/// exercise, the behaviour of its solution and of known mistakes. So it opens no file, and confines
/// itself before it parses the submission.
enum Worker {
  /// The submission that a worker judges.
  struct HandedIn {
    /// The name in the verdict.
    let name: String
    let files: [Code]
  }

  /// The bytes that are written before any of the submission's code runs: white space in JSON. If
  /// the process dies after that, the submission is the cause.
  private static let begins = Data("\n".utf8)

  /// Whether a worker that wrote this output had begun to run the submission.
  static func hasBegun(_ output: [UInt8]) -> Bool { !output.isEmpty }

  /// Forks this process to judge a submission; returns its process id, or -1 with `errno` set.
  /// `verdict` is the descriptor for the verdict.
  static func start(_ task: WorkerPool.Task, verdict: Int32) -> pid_t {
    let parent = getpid()
    let process = cprocess_fork()
    guard process == 0 else {
      // Parent and child both set it, because either may run first.
      if process > 0 { setpgid(process, process) }
      return process
    }
    leaveParent(verdict: verdict)
    cprocess_take_large_pages()
    WorkerLimits.set(parent: parent)
    _ = cprocess_confine(Int32(CPROCESS_NO_PATHS.rawValue | CPROCESS_NO_CALLS.rawValue))
    tell(begins)
    guard let data = VerdictCoding.data(of: judge(task)) else { _exit(70) }
    tell(data)
    _exit(0)
  }

  /// Releases everything that a copy shares with its parent: its process group, so that Ctrl-C is
  /// for the grader alone, which ends its workers itself; its files; its signal handlers, including
  /// the backtrace of a crash, which takes a second and is not read.
  static func leaveParent(verdict: Int32) {
    setpgid(0, 0)
    for number in SIGHUP...SIGSYS { signal(number, SIG_DFL) }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let nothing = open("/dev/null", O_RDWR)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nothing, descriptor) }
    dup2(verdict, WorkerLimits.verdictDescriptor)
    closefrom(WorkerLimits.verdictDescriptor + 1)
  }

  private static func tell(_ data: Data) {
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: WorkerLimits.verdictDescriptor) }
    if error != nil { _exit(74) }
  }

  private static func judge(_ task: WorkerPool.Task) -> Verdict {
    let (exercise, handedIn) = (task.exercise, task.handedIn)
    let choice = FileChoice(of: handedIn.files, for: exercise.submission)
    if let fault = choice.fault { return exercise.refused(fault, name: handedIn.name) }
    task.grader.mistakeAnswers.isKept = false
    var verdict = task.grader.judge(choice.files, name: handedIn.name)
    verdict.setAside = choice.setAside.isEmpty ? nil : choice.setAside
    if !verdict.didNotRun { verdict.print = task.grader.print(of: choice.files) }
    return verdict.reported
  }
}
/// The coding of verdicts between processes and in journals: as Swift encodes them, to be decoded
/// again.
enum VerdictCoding {
  /// Coordinates may be infinite after a transform that cannot be inverted.
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
  /// A verdict about an internal fault.
  func fault(_ fault: GraderFault, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .fault, passesAt: pass, fault: fault)
  }

  /// A verdict on a submission that was not judged, or not completely, because of its own fault.
  func refused(_ fault: LearnerFault, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .learnersError, passesAt: pass,
      learnerFault: fault, hintCount: hints.count)
  }

  /// A verdict on a submission that cannot be read. A missing permission of the grader is not the
  /// learner's fault.
  func unread(_ problem: Problem, name: String) -> Verdict {
    switch problem {
    case .fileUnreadable, .fileNameNotText: fault(.unread(ProblemBox(problem)), name: name)
    default: refused(.unread(ProblemBox(problem)), name: name)
    }
  }
}

import CProcess
import Files
import Foundation
import Glibc
import Practice
import Records

/// The limits that a worker process sets for itself before it looks at a submission.
nonisolated enum WorkerLimits {
  /// Bytes of addresses besides those that the process that grades has already.
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
    limit(RLIMIT_AS, addresses + memory)
    limit(RLIMIT_CPU, seconds)
    limit(RLIMIT_CORE, 0)
    limit(RLIMIT_NOFILE, 32)
    _ = cprocess_die_with_parent()
    // The parent may be gone already: the verdict is not read then.
    if getppid() != parent { _exit(70) }
  }

  /// Bytes of addresses that the process has; 0 where the system does not say.
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

/// Judges one submission and writes the verdict where nothing else writes.
///
/// A worker is a copy of the process that grades, which has read everything that is needed: the
/// exercise, what its solution does and what known mistakes do. So it opens no file, and confines
/// itself before it looks at the submission.
enum Worker {
  /// What a worker is to judge.
  struct HandedIn {
    /// How the verdict speaks of it.
    let name: String
    let files: [Code]
  }

  /// The bytes that are written before any of the submission's code runs: white space, to JSON. The
  /// submission causes any end of the process after that.
  private static let begins = Data("\n".utf8)

  /// Whether a worker that wrote this had begun to run the submission.
  static func hasBegun(_ output: [UInt8]) -> Bool { !output.isEmpty }

  /// A second process of this one that judges and ends; its number, or -1 with `errno` where there
  /// can be none. `verdict` is the descriptor that the verdict goes to.
  static func start(_ task: WorkerPool.Task, verdict: Int32) -> pid_t {
    let parent = getpid()
    let process = cprocess_fork()
    guard process == 0 else {
      // Of both who sets it first is not known.
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

  /// Gives up everything that a copy shares with the process that it is of: its group, so that
  /// Ctrl-C is for the grader alone, which ends its workers itself; its files; what it does on
  /// signals, the trace of a crash included, which takes a second and is not read.
  private static func leaveParent(verdict: Int32) {
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
    return verdict.reported
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

import Foundation
import Glibc
import Practice
import Records

/// The way in which a worker process ended.
enum WorkerEnd {
  case verdict(Verdict)
  /// It neither computed nor ended, or computed for too long, in seconds.
  case time(Int)
  /// It crashed because of the submission.
  case crash(signal: Int)
  /// It died before the submission ran.
  case death(signal: Int)
  case killedFromOutside(signal: Int)
  case silence(status: Int)

  /// The signals that a process causes by itself.
  private static let ownSignals = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
  ]

  /// Waits for the end of a process that wrote `output`; `overdue` is the number of seconds after
  /// which it was killed, nil if it ended by itself.
  init(of process: pid_t, output: [UInt8], overdue: Double?) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    if let overdue {
      self = .time(Int(overdue))
      return
    }
    let signal = status & 0x7F
    if signal == 0 {
      self =
        VerdictCoding.record(Verdict.self, from: Data(output)).map { .verdict($0) }
        ?? .silence(status: Int(status >> 8) & 0xFF)
      return
    }
    // The kernel uses either of them to end a process that has exceeded its time, which it counts
    // in another way than what it reports here: up to a twentieth more.
    let computed = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    let isOverTime = signal == SIGKILL && computed >= Double(WorkerLimits.seconds) * 0.9
    if signal == SIGXCPU || isOverTime {
      self = .time(WorkerLimits.seconds)
    } else if !Self.ownSignals.contains(signal) {
      self = .killedFromOutside(signal: Int(signal))
    } else {
      self =
        Worker.hasBegun(output) ? .crash(signal: Int(signal)) : .death(signal: Int(signal))
    }
  }

  var isFromOutside: Bool {
    if case .killedFromOutside = self { true } else { false }
  }

  /// The verdict on its submission.
  func verdict(on task: WorkerPool.Task) -> Verdict {
    let (exercise, name) = (task.exercise, task.handedIn.name)
    return switch self {
    case .verdict(let verdict): verdict
    case .time(let seconds): exercise.refused(.limit(.time(seconds: seconds)), name: name)
    case .crash(let signal): exercise.refused(.limit(.crash(signal: signal)), name: name)
    case .death(let signal): exercise.fault(.workerDied(signal: signal), name: name)
    case .killedFromOutside(let signal):
      exercise.fault(
        signal == Int(SIGKILL) ? .workerKilled : .workerDied(signal: signal), name: name)
    case .silence(let status): exercise.fault(.workerSilent(status: status), name: name)
    }
  }
}

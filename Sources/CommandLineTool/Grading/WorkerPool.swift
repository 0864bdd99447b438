import Foundation
import Glibc
import Practice
import Records

/// Runs a worker process for each submission, as many at once as there are cores.
///
/// A worker that dies costs its own submission alone, and one that another process ended is started
/// once more. The verdicts are in the order of the submissions, whatever the order in which workers
/// end.
struct WorkerPool {
  private let exercise: Exercise
  /// The descriptor of the workers' job.
  private let job: Int32
  /// Seconds until a worker is killed that neither computes nor ends.
  private let patience: Double = 60

  init(_ exercise: Exercise, job: Int32) {
    self.exercise = exercise
    self.job = job
  }

  private struct Running {
    let index: Int
    let process: pid_t
    let descriptor: Int32
    var deadline: Double
    /// Seconds of computing until the deadline was set.
    var computed = 0.0
    var output: [UInt8] = []
    var isOverdue = false
  }

  /// The verdicts on submissions, in their order.
  func judge(_ submissions: [Submission]) -> [Verdict] {
    var verdicts: [Verdict?] = Array(repeating: nil, count: submissions.count)
    var running: [Running] = []
    var waiting = Array(submissions.indices)[...]
    /// Those that are judged a second time.
    var again: Set<Int> = []
    let most = max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < most, let next = waiting.popFirst() {
        if let problem = submissions[next].problem {
          verdicts[next] = exercise.unread(problem, name: submissions[next].name)
          continue
        }
        switch start(submissions[next]) {
        case .success((let process, let descriptor)):
          running.append(
            Running(
              index: next, process: process, descriptor: descriptor,
              deadline: Self.now + patience))
        case .failure(let failure):
          verdicts[next] = exercise.fault(
            .workerUnstarted(reason: failure.reason), name: submissions[next].name)
        }
      }
      let ended = wait(for: &running)
      for worker in ended {
        let end = end(of: worker)
        if end.isFromOutside, again.insert(worker.index).inserted {
          waiting.append(worker.index)
        } else {
          verdicts[worker.index] = verdict(of: end, submissions[worker.index])
        }
      }
    }
    return verdicts.compactMap { $0 }
  }

  // MARK: Starting

  private struct Unstarted: Error {
    let reason: SystemReason
  }

  /// Starts a worker whose verdict goes to a pipe.
  private func start(_ submission: Submission) -> Result<(pid_t, Int32), Unstarted> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(Self.reason(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    if ends[1] == WorkerLimits.verdictDescriptor {
      // The number is right already, and a copy onto itself would keep it closed on exec.
      let moved = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
      guard moved >= 0 else { return .failure(Self.reason(errno)) }
      close(ends[1])
      ends[1] = moved
    }
    posix_spawn_file_actions_adddup2(&actions, ends[1], WorkerLimits.verdictDescriptor)
    posix_spawn_file_actions_adddup2(&actions, job, WorkerLimits.jobDescriptor)
    let arguments = [
      "touchstone", "grade-worker", "--", submission.path, submission.name, "\(getpid())",
    ]
    var environment = ProcessInfo.processInfo.environment
    // The trace of a crash takes a second and is not read.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var argv = arguments.map { strdup($0) } + [nil]
    var envp =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, "/proc/self/exe", &actions, nil, &argv, &envp)
    guard error == 0 else {
      close(ends[0])
      return .failure(Self.reason(error))
    }
    return .success((process, ends[0]))
  }

  private static func reason(_ error: Int32) -> Unstarted {
    Unstarted(reason: .number(error))
  }

  // MARK: Waiting

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that a process has computed; 0 when that is not known.
  private static func computing(_ process: pid_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads what workers write until at least one has closed its pipe or is overdue.
  private func wait(for running: inout [Running]) -> [Running] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !running.isEmpty {
      var polled = running.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      let soonest = running.map(\.deadline).min() ?? Self.now
      let milliseconds = Int32(max(0, min(60_000, (soonest - Self.now) * 1000 + 1)))
      if poll(&polled, nfds_t(polled.count), milliseconds) < 0, errno == EINTR { continue }
      var ended: Set<Int> = []
      for index in running.indices {
        if polled[index].revents != 0 {
          let count = read(running[index].descriptor, &chunk, chunk.count)
          if count < 0, errno == EINTR { continue }
          if count > 0 {
            running[index].output += chunk[..<count]
          } else {
            ended.insert(index)
          }
        } else if running[index].deadline <= Self.now {
          let computed = Self.computing(running[index].process)
          if computed > running[index].computed {
            // It is slow, not stuck: the kernel ends it when it has computed enough.
            running[index].computed = computed
            running[index].deadline = Self.now + patience
            continue
          }
          kill(running[index].process, SIGKILL)
          running[index].isOverdue = true
          ended.insert(index)
        }
      }
      guard !ended.isEmpty else { continue }
      let workers = ended.sorted().map { running[$0] }
      running = running.indices.filter { !ended.contains($0) }.map { running[$0] }
      return workers
    }
    return []
  }

  // MARK: Verdicts

  /// How a worker ended.
  private enum End {
    case verdict(Verdict)
    /// It neither computed nor ended, or computed for too long, in seconds.
    case time(Int)
    /// By something that the submission made it do.
    case crash(signal: Int)
    /// Before the submission ran.
    case death(signal: Int)
    case killedFromOutside(signal: Int)
    case silence(status: Int)

    var isFromOutside: Bool {
      if case .killedFromOutside = self { true } else { false }
    }
  }

  /// The signals that a process causes by itself.
  private static let ownSignals = [
    SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS,
  ]

  private func end(of worker: Running) -> End {
    close(worker.descriptor)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(worker.process, &status, 0, &usage) < 0, errno == EINTR {}
    if worker.isOverdue { return .time(Int(patience)) }
    let signal = status & 0x7F
    if signal == 0 {
      return Worker.verdict(from: worker.output).map { .verdict($0) }
        ?? .silence(status: Int(status >> 8) & 0xFF)
    }
    // The kernel uses either of them to end a process that has used up its time.
    let computed = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Int($1.tv_sec) }
    let isOverTime = signal == SIGKILL && computed >= WorkerLimits.seconds - 1
    if signal == SIGXCPU || isOverTime { return .time(WorkerLimits.seconds) }
    guard Self.ownSignals.contains(signal) else {
      return .killedFromOutside(signal: Int(signal))
    }
    return Worker.hasBegun(worker.output)
      ? .crash(signal: Int(signal)) : .death(signal: Int(signal))
  }

  private func verdict(of end: End, _ submission: Submission) -> Verdict {
    let name = submission.name
    switch end {
    case .verdict(let verdict): return verdict
    case .time(let seconds): return exercise.limit(.time(seconds: seconds), name: name)
    case .crash(let signal): return exercise.limit(.crash(signal: signal), name: name)
    case .death(let signal): return exercise.fault(.workerDied(signal: signal), name: name)
    case .killedFromOutside(let signal):
      let isKill = signal == Int(SIGKILL)
      return exercise.fault(isKill ? .workerKilled : .workerDied(signal: signal), name: name)
    case .silence(let status): return exercise.fault(.workerSilent(status: status), name: name)
    }
  }
}

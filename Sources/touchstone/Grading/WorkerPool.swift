import Foundation
import Glibc
import Practice
import Records

/// Runs a worker process for each submission, as many at once as there are cores.
///
/// A worker that dies costs its own submission alone. The verdicts stand in the order of the
/// submissions, whoever ends first.
struct WorkerPool {
  private let exercise: Exercise
  /// The file with what workers are told.
  private let job: String
  /// Seconds until a worker is killed that neither computes nor ends.
  private let patience: Double = 60

  init(_ exercise: Exercise, job: String) {
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
    var next = 0
    let most = max(1, min(64, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    while next < submissions.count || !running.isEmpty {
      while next < submissions.count, running.count < most {
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
        next += 1
      }
      let ended = wait(for: &running)
      for worker in ended {
        verdicts[worker.index] = verdict(of: worker, submissions[worker.index])
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
    let arguments = [
      "touchstone", "grade-worker", "--", job, submission.path, submission.name, "\(getpid())",
    ]
    var environment = ProcessInfo.processInfo.environment
    // The trace of a crash takes a second and nobody reads it.
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

  /// Seconds that a process has computed; 0 when nobody can tell.
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

  private func verdict(of worker: Running, _ submission: Submission) -> Verdict {
    close(worker.descriptor)
    var status: Int32 = 0
    while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
    if worker.isOverdue {
      return exercise.limit(.time(seconds: Int(patience)), name: submission.name)
    }
    let signal = status & 0x7F
    guard signal == 0 else {
      if signal == SIGXCPU || signal == SIGKILL && worker.output.isEmpty {
        return exercise.limit(.time(seconds: WorkerLimits.seconds), name: submission.name)
      }
      return exercise.fault(.workerDied(signal: Int(signal)), name: submission.name)
    }
    return Worker.verdict(from: worker.output)
      ?? exercise.fault(.workerSilent(status: Int(status >> 8) & 0xFF), name: submission.name)
  }
}

import Foundation
import Glibc
import Practice
import Records

/// Runs worker processes, several at once, one for each submission.
///
/// A worker that dies affects only its own submission, and one that another process ended is
/// started once more.
struct WorkerPool {
  /// One submission that is to be judged.
  struct Task {
    /// The number by which its owner identifies it.
    let number: Int
    /// The grader of the exercise, with everything that workers need.
    let grader: Grader
    let handedIn: Worker.HandedIn

    var exercise: Exercise { grader.exercise }
  }

  /// The maximum number of concurrent workers.
  let jobs: Int
  /// The seconds after which a worker is killed that neither computes nor ends.
  private let patience: Double = 60
  /// The milliseconds between two checks for an interrupt.
  private let longestWait: Double = 200

  init(jobs: Int) {
    self.jobs = jobs
  }

  private struct Running {
    let task: Task
    let process: pid_t
    let descriptor: Int32
    var deadline: Double
    /// The seconds of CPU time when the deadline was set.
    var computed = 0.0
    var output: [UInt8] = []
    var isOverdue = false
  }

  /// Judges the tasks that `next` returns, until it returns nil, and calls `ended` with each
  /// verdict. Once `isOver` returns true, no worker is started, and running ones are ended.
  func run(
    next: () -> Task?, isOver: () -> Bool, ended: (Task, Verdict) -> Void
  ) {
    var running: [Running] = []
    var again: [Task] = []
    /// The tasks that are judged a second time.
    var repeated: Set<Int> = []
    defer { running.forEach(end) }
    while !isOver() {
      while running.count < jobs, let task = again.popLast() ?? next() {
        switch start(task) {
        case .success(let worker): running.append(worker)
        case .failure(let failure):
          ended(
            task,
            task.exercise.fault(
              .workerUnstarted(reason: failure.reason), name: task.handedIn.name))
        }
        if isOver() { return }
      }
      if running.isEmpty { return }
      for worker in wait(for: &running) {
        let end = WorkerEnd(
          of: worker.process, output: worker.output, overdue: worker.isOverdue ? patience : nil)
        close(worker.descriptor)
        if isOver() { return }
        if end.isFromOutside, repeated.insert(worker.task.number).inserted {
          again.append(worker.task)
        } else {
          ended(worker.task, end.verdict(on: worker.task))
        }
      }
    }
  }

  /// Ends a worker whose verdict is not needed any more.
  private func end(_ worker: Running) {
    kill(worker.process, SIGKILL)
    close(worker.descriptor)
    var status: Int32 = 0
    while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
  }

  // MARK: Starting

  private struct Unstarted: Error {
    let reason: SystemReason

    init(_ error: Int32) {
      reason = .number(error)
    }
  }

  /// Starts a worker whose verdict is written to a pipe.
  private func start(_ task: Task) -> Result<Running, Unstarted> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .failure(Unstarted(errno)) }
    // Not the descriptors that a worker assigns to its own files.
    let pipes = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    ends.forEach { close($0) }
    guard pipes.allSatisfy({ $0 >= 0 }) else {
      let error = errno
      pipes.forEach { close($0) }
      return .failure(Unstarted(error))
    }
    let process = Worker.start(task, verdict: pipes[1])
    let error = errno
    close(pipes[1])
    guard process > 0 else {
      close(pipes[0])
      return .failure(Unstarted(error))
    }
    return .success(
      Running(task: task, process: process, descriptor: pipes[0], deadline: Self.now + patience))
  }

  // MARK: Waiting

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds of CPU time of a process; 0 if unknown.
  private static func computing(_ process: pid_t) -> Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return 0
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Reads the output of workers for a moment; returns those that have closed their pipe, or are
  /// overdue.
  private func wait(for running: inout [Running]) -> [Running] {
    var polled = running.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let soonest = running.map(\.deadline).min() ?? Self.now
    let milliseconds = max(0, min(longestWait, (soonest - Self.now) * 1000 + 1))
    guard poll(&polled, nfds_t(polled.count), Int32(milliseconds)) >= 0 else { return [] }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
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
          // It is slow, not stuck: the kernel ends it when it has exceeded its CPU time.
          running[index].computed = computed
          running[index].deadline = Self.now + patience
          continue
        }
        kill(running[index].process, SIGKILL)
        running[index].isOverdue = true
        ended.insert(index)
      }
    }
    let workers = ended.sorted().map { running[$0] }
    running = running.indices.filter { !ended.contains($0) }.map { running[$0] }
    return workers
  }
}

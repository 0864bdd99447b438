import Dispatch
import Glibc
import Synchronization

/// A process that answers lines: one line in, one line out.
package final class WorkerProcess: Sendable {
  /// The outcome of a question to it.
  package enum Outcome: Sendable, Equatable {
    case answer([UInt8])
    /// It took too long and was ended.
    case late
    /// It ended by itself, or wrote too much.
    case ended
    /// It has passed its work to another process; it has not read the question.
    case handedOver
  }

  /// The exit status of a process that has passed its work to another one.
  package static let handedOverStatus: Int32 = 75

  private let process: pid_t
  /// Its input and output.
  private let input: Int32
  private let output: Int32
  /// One question at a time; waiting blocks a thread of this queue.
  private let queue: DispatchQueue
  /// Its termination status, once it is known.
  private let end = Mutex<Outcome?>(nil)
  /// Whether its termination status was queried.
  private let isReaped = Mutex(false)

  /// The maximum number of bytes of an answer.
  private static let largest = 64 << 20

  /// Starts a program with its input and output connected to this; its messages are discarded.
  /// Throws the number of the system's error.
  package init(program: String, arguments: [String]) throws(WorkerFailure) {
    var toChild: [Int32] = [0, 0]
    var toParent: [Int32] = [0, 0]
    guard Self.pipe(&toChild) == 0 else { throw WorkerFailure(number: errno) }
    guard Self.pipe(&toParent) == 0 else {
      let number = errno
      toChild.forEach { close($0) }
      throw WorkerFailure(number: number)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, toParent[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // A group of its own: Ctrl-C is for the server, which ends its workers.
    posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A server that was started in the background ignores interrupts; its workers must not.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interrupts)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
        | Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    var started = pid_t()
    let error = posix_spawn(&started, program, &actions, &attributes, words, environ)
    words.forEach { free($0) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    close(toChild[0])
    close(toParent[1])
    guard error == 0 else {
      close(toChild[1])
      close(toParent[0])
      throw WorkerFailure(number: error)
    }
    process = started
    (input, output) = (toChild[1], toParent[0])
    queue = DispatchQueue(label: "touchstone.worker.\(started)")
  }

  /// Creates a pipe that other programs do not inherit, unless one is started at this moment: hence
  /// workers first close all descriptors that they do not know.
  private static func pipe(_ ends: inout [Int32]) -> Int32 {
    guard Glibc.pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return 0
  }

  deinit {
    close(input)
    close(output)
    guard !isReaped.withLock({ $0 }) else { return }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Whether it is known to have ended.
  package var hasEnded: Bool { end.withLock { $0 != nil } }

  /// Requests it to stop its work; it answers as soon as it has.
  package func interrupt() {
    isReaped.withLock { if !$0 { kill(process, SIGINT) } }
  }

  /// Sends a line without its line end, and returns the line that answers it.
  package func ask(_ line: [UInt8], seconds: Double) async -> Outcome {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.answer(to: line, seconds: seconds)) }
    }
  }

  private func answer(to line: [UInt8], seconds: Double) -> Outcome {
    if let end = end.withLock({ $0 }) { return end == .handedOver ? .handedOver : .ended }
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    guard send(line + [UInt8(ascii: "\n")]) else { return over(ended()) }
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return over(.late) }
      var waited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waited, 1, Int32(min(left.rounded(.up), 60_000)))
      if ready < 0, errno != EINTR { return over(.ended) }
      guard ready > 0 else { continue }
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return over(answer.isEmpty ? ended() : .ended) }
      answer += chunk[..<count]
      if answer.last == UInt8(ascii: "\n") { return .answer(answer.dropLast()) }
      guard answer.count <= Self.largest else { return over(.ended) }
    }
  }

  /// Writes to the process. If it has ended, that is an outcome and not a signal: SIGPIPE is
  /// blocked for this thread, and a pending one is discarded.
  private func send(_ bytes: [UInt8]) -> Bool {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer {
      var none = timespec()
      while sigtimedwait(&pipe, nil, &none) == SIGPIPE {}
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { write(input, $0.baseAddress! + sent, $0.count - sent) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// The outcome of a process that does not answer any more. Its output is closed a moment before
  /// its status is available, which a kill would replace.
  private func ended() -> Outcome {
    isReaped.withLock { isReaped in
      var status: Int32 = 0
      for _ in 0..<100 where !isReaped {
        isReaped = waitpid(process, &status, WNOHANG) == process
        if !isReaped { usleep(1000) }
      }
      let isEnd = isReaped && status & 0x7F == 0
      return isEnd && (status >> 8) & 0xFF == Self.handedOverStatus ? .handedOver : .ended
    }
  }

  private func over(_ outcome: Outcome) -> Outcome {
    end.withLock { $0 = outcome }
    isReaped.withLock { if !$0 { kill(process, SIGKILL) } }
    return outcome
  }
}

extension Array<UInt8> {
  fileprivate func dropLast() -> [UInt8] { Array(self[..<(count - 1)]) }
}

/// The reason why a process was not started: the system's error, by its number.
package struct WorkerFailure: Error {
  package let number: Int32
}

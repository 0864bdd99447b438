import CProcess
import Files
import Foundation
import Glibc
import LanguageServer

/// A job of the server in a separate process: a copy of the server, with limits, that answers once.
struct ServerJob {
  /// The resources that a job may use.
  struct Limits {
    /// The seconds of processor time.
    var seconds: Int
    /// The folders with files that it may read, and with those that it may write.
    var read: [String]
    var kept: [String] = []
  }

  /// The reason why there is no answer.
  enum Failure: Error {
    /// No process could be created.
    case notStarted
    /// It exceeded its time or memory limit.
    case limit(seconds: Int)
    /// A fault of the program, with the signal.
    case fault(Int32)
  }

  /// The maximum size of a file that a job writes, in bytes.
  private static let largestFile = 64 << 20

  let process: pid_t
  let descriptor: Int32
  private let limits: Limits
  /// The deadline at which the job is ended even if it does not compute, in seconds.
  let deadline: Double
  private(set) var output: [UInt8] = []
  private(set) var isOverdue = false

  /// Starts a job; nil if the system cannot create a process.
  init?(_ limits: Limits, _ work: () -> JSONValue) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    // Not the descriptors that a job assigns to its own files.
    let pipes = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    ends.forEach { close($0) }
    guard pipes.allSatisfy({ $0 >= 0 }) else {
      pipes.filter { $0 >= 0 }.forEach { close($0) }
      return nil
    }
    let parent = getpid()
    let process = cprocess_fork()
    if process == 0 { Self.perform(work, limits, parent: parent, answer: pipes[1]) }
    close(pipes[1])
    guard process > 0 else {
      close(pipes[0])
      return nil
    }
    setpgid(process, process)
    self.process = process
    self.limits = limits
    descriptor = pipes[0]
    deadline = ServerClock.now + Double(3 * limits.seconds + 5)
  }

  private static func perform(
    _ work: () -> JSONValue, _ limits: Limits, parent: pid_t, answer: Int32
  ) -> Never {
    Worker.leaveParent(verdict: answer)
    WorkerLimits.set(parent: parent, seconds: limits.seconds)
    // Read from a file, once, and stored.
    _ = cprocess_stack_end()
    for folder in limits.kept {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    FolderWalls.raise(
      read: limits.read + ["/dev", "/proc/self"], kept: limits.kept, largestFile: largestFile)
    let error = JSONWriter.bytes(of: work()).withUnsafeBytes {
      WholeWrite.write($0, to: WorkerLimits.verdictDescriptor)
    }
    _exit(error == nil ? 0 : 74)
  }

  /// Reads what the job has written; returns whether it has ended.
  mutating func read() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    guard count > 0 else { return true }
    output += chunk[..<count]
    return false
  }

  /// Ends a job whose answer is not needed any more, or that is overdue.
  mutating func stop() {
    isOverdue = true
    kill(process, SIGKILL)
  }

  /// The answer of a job that has ended.
  func take() -> Result<JSONValue, Failure> {
    close(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal == 0, status == 0, let value = try? JSONParser.value(of: output) {
      return .success(value)
    }
    if isOverdue || signal == SIGKILL || signal == SIGXCPU {
      return .failure(.limit(seconds: limits.seconds))
    }
    return .failure(.fault(signal))
  }
}

/// The clock of the server, in seconds.
enum ServerClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

import ArgumentParser
import CProcess
import Files
import Foundation
import Records
import Wording

/// Shows what the kernel denies to worker processes, by trying it. For tests, and for curious
/// users.
struct ConfinementSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "confinement", abstract: "Tries what a confined worker process can do.",
    shouldDisplay: false)

  @Option(help: "The walls to try: paths, calls, or all.")
  var walls = Walls.all

  enum Walls: String, ExpressibleByArgument {
    case paths
    case calls
    case all

    var mask: UInt32 {
      switch self {
      case .paths: CPROCESS_NO_PATHS.rawValue
      case .calls: CPROCESS_NO_CALLS.rawValue
      case .all: CPROCESS_NO_PATHS.rawValue | CPROCESS_NO_CALLS.rawValue
      }
    }
  }

  private static let deeds: [(name: String, deed: cprocess_deed)] = [
    ("reads-file", CPROCESS_READS_FILE), ("writes-file", CPROCESS_WRITES_FILE),
    ("opens-socket", CPROCESS_OPENS_SOCKET), ("starts-process", CPROCESS_STARTS_PROCESS),
    ("signals-parent", CPROCESS_SIGNALS_PARENT), ("raises-limit", CPROCESS_RAISES_LIMIT),
    ("runs-memory", CPROCESS_RUNS_MEMORY), ("takes-memory", CPROCESS_TAKES_MEMORY),
    // If it succeeds, it does not return.
    ("runs-program", CPROCESS_RUNS_PROGRAM),
  ]

  /// A separate process is confined, and its findings come through a pipe: a confined process
  /// cannot write to a file either.
  func run() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ExitStatus.cannotWrite.code }
    let (output, input) = (ends[0], ends[1])
    let process = cprocess_fork()
    if process == 0 {
      close(output)
      _ = Array(findings().utf8).withUnsafeBytes { WholeWrite.write($0, to: input) }
      _exit(0)
    }
    close(input)
    var text = ""
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(output, &chunk, chunk.count), count > 0 {
      text += String(decoding: chunk[..<count], as: UTF8.self)
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let failure = Array(text.utf8).withUnsafeBytes { WholeWrite.write($0, to: STDOUT_FILENO) }
    if let failure { Self.tellOfOutput(failure) }
    guard process > 0, failure == nil, !text.isEmpty else { throw ExitStatus.cannotWrite.code }
  }

  /// Reports on standard error why writing to standard output failed, such as a full disk.
  private static func tellOfOutput(_ error: Int32) {
    let problem = Problem.cannotWrite("standard output", reason: .number(error))
    FileHandle.standardError.write(Data("touchstone: \(problem.wording[.english])\n".utf8))
  }

  /// Confines this process, and tries what it can do afterwards.
  private func findings() -> String {
    let mask = UInt32(bitPattern: cprocess_confine(Int32(bitPattern: walls.mask)))
    let offered = [("paths", CPROCESS_NO_PATHS), ("calls", CPROCESS_NO_CALLS)]
      .filter { mask & $0.1.rawValue != 0 }.map(\.0)
    var text = "walls=\(offered.joined(separator: ","))\n"
    for (name, deed) in Self.deeds {
      text += "\(name)=\(cprocess_try(deed) == 0 ? "done" : "refused")\n"
    }
    return text + "thread=\(Self.thread())\n"
  }

  /// Whether a thread can be started, such as the one that parses Swift.
  private static func thread() -> String {
    var thread = pthread_t()
    let error = pthread_create(&thread, nil, { _ in nil }, nil)
    guard error == 0 else { return "refused" }
    pthread_join(thread, nil)
    return "done"
  }
}

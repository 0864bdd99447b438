import ArgumentParser
import CProcess
import Foundation
import Glibc
import Practice
import WebServer

/// Finds out what checks of all exercises need of solutions and mistakes, and writes it to the
/// cache, which the processes of seats only read. What `web --class` starts; no person types it.
struct WebPrepareSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web-prepare", abstract: "Prepares checks of exercises, for web.",
    shouldDisplay: false)

  /// The bytes of the largest file.
  private static let largestFile = 64 << 20

  func run() throws {
    _ = cprocess_die_with_parent()
    if Self.isServerGone { return }
    // Whatever else is to be done comes first.
    _ = nice(19)
    try MainActor.assumeIsolated {
      guard let cache = Environment.cacheFolder, let content = try? ContentFolder.find() else {
        return
      }
      try? FileManager.default.createDirectory(
        atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      WorkerLimits.setMemory()
      let read = [content.path] + content.packs.exercises
      FolderWalls.raise(
        read: ["/dev", "/proc/self"] + read, kept: [cache], largestFile: Self.largestFile)
      try Desk(.ofProgram(), content: content).prepareChecks()
    }
  }

  /// Whether the server ended before this process could ask to be ended with it: then nothing can
  /// be written to its input any more.
  private static var isServerGone: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP) != 0
  }

  /// Starts a process that does it, and waits for its end elsewhere.
  static func start() {
    guard let process = try? WorkerProcess(program: "/proc/self/exe", arguments: ["web-prepare"])
    else { return }
    Task.detached { _ = await process.ask([], seconds: 3600) }
  }
}

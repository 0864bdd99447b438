import ArgumentParser
import CProcess
import Files
import Foundation
import Glibc
import Practice
import Synchronization
import Workbench

/// Runs the session of one tab: reads questions, a line each, and writes an answer after each. What
/// `web` starts; no person types it.
struct WebWorkerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web-worker", abstract: "Runs the session of a tab, for web.",
    shouldDisplay: false)

  @Argument(help: "The folder of the session's journal.")
  var journals: String

  @Option(help: "A folder with files that lines may read.")
  var reading: String

  func run() throws {
    MainActor.assumeIsolated { WebWorker.run(journals: journals, reading: reading) }
  }
}

/// Whether the server asked for the running line to be stopped. Not a member: what handles a signal
/// refers to nothing else.
nonisolated private let isStopped = Atomic<Bool>(false)

/// The process that runs the session of a tab.
enum WebWorker {
  /// The bytes of the largest file.
  private static let largestFile = 64 << 20

  static func run(journals: String, reading: String) -> Never {
    closefrom(STDERR_FILENO + 1)
    let output = OwnOutput.take()
    _ = isStopped.load(ordering: .relaxed)
    signal(SIGINT) { _ in isStopped.store(true, ordering: .relaxed) }
    signal(SIGPIPE, SIG_IGN)
    // Read from a file, once, and stored.
    _ = cprocess_stack_end()
    let content = try? ContentFolder.find()
    WorkerLimits.setMemory()
    confine(content, journals, reading)
    guard let session = session(content, journals) else {
      // It is open in another server, or its journal cannot be written.
      let problem = Data(#"{"taken":true}"#.utf8)
      while readLine() != nil { write(problem, to: output) }
      exit(0)
    }
    while let line = readLine(strippingNewline: true) {
      isStopped.store(false, ordering: .relaxed)
      write(answer(to: line, in: session), to: output)
    }
    session.end()
    exit(0)
  }

  /// The session of a folder. A process that has just been ended may still have it.
  private static func session(_ content: ContentFolder?, _ journals: String) -> WebSession? {
    for _ in 0..<20 {
      let session = try? WebSession(content: content, journals: journals) {
        isStopped.load(ordering: .relaxed)
      }
      if let session { return session }
      usleep(50_000)
    }
    return nil
  }

  private static func answer(to line: String, in session: WebSession) -> Data {
    guard
      let question = try? JSONDecoder().decode(WebQuestion.self, from: Data(line.utf8)),
      let answer = VerdictCoding.data(of: session.reply(to: question))
    else { return Data(#"{"unknown":true}"#.utf8) }
    return answer
  }

  private static func write(_ data: Data, to output: Int32) {
    let error = (data + Data("\n".utf8)).withUnsafeBytes { WholeWrite.write($0, to: output) }
    if error != nil { exit(0) }
  }

  /// Leaves the process no more than it needs: it reads exercises, lessons and files below one
  /// folder, and writes journals, progress and caches.
  private static func confine(_ content: ContentFolder?, _ journals: String, _ folder: String) {
    var kept = [journals]
    kept += [Environment.stateFolder, Environment.cacheFolder].compactMap(\.self)
    for folder in kept {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    var read = [folder, "/dev", "/proc/self"]
    if let content { read += [content.path] + content.packs.exercises + content.packs.lessons }
    FolderWalls.raise(read: read, kept: kept, largestFile: largestFile)
  }
}

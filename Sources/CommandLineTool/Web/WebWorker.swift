import ArgumentParser
import CProcess
import Files
import Foundation
import Glibc
import Practice
import Synchronization
import WebServer
import Workbench

/// Runs the session of one tab: reads questions, a line each, and writes an answer after each.
/// `web` starts it; users do not.
struct WebWorkerSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web-worker", abstract: "Runs the session of a tab, for web.",
    shouldDisplay: false)

  @Argument(help: "The folder of the session's journal.")
  var journals: String

  @Option(help: "A folder with files that lines may read.")
  var reading: String?

  @Option(help: "The folder of the seat of a class whose session it is.")
  var seat: String?

  func run() throws {
    MainActor.assumeIsolated { WebWorker(journals: journals, reading: reading, seat: seat).run() }
  }
}

/// Whether the server requested the running line to stop. Not a member, since a signal handler
/// cannot refer to one.
nonisolated private let isStopped = Atomic<Bool>(false)

/// The process that runs the session of a tab.
struct WebWorker {
  let journals: String
  /// A folder with files that lines may read; nil for none.
  let reading: String?
  /// The folder of a seat; nil for a session of the person at this computer.
  let seat: String?

  /// The bytes of the largest file.
  private static let largestFile = 64 << 20

  func run() -> Never {
    closefrom(STDERR_FILENO + 1)
    let output = OwnOutput.take()
    _ = isStopped.load(ordering: .relaxed)
    signal(SIGINT) { _ in isStopped.store(true, ordering: .relaxed) }
    signal(SIGPIPE, SIG_IGN)
    // Progress and answers are those of the seat.
    if let seat { setenv("XDG_STATE_HOME", "\(seat)/state", 1) }
    // Read from a file, once, and stored.
    _ = cprocess_stack_end()
    let content = try? ContentFolder.find()
    WorkerLimits.setMemory()
    confine(content)
    let turn = seat.flatMap { SeatTurn(at: $0) }
    let rest = WorkerRest(turn: turn)
    guard seat == nil || turn != nil, let session = session(content, rest) else {
      // It is open in another server, or its journal cannot be written.
      let problem = Data(#"{"taken":true}"#.utf8)
      while readLine() != nil { Self.write(problem, to: output) }
      exit(0)
    }
    let notes = seat.map(SeatNotes.init(folder:))
    while rest.waitForQuestion(of: session) {
      guard let line = readLine(strippingNewline: true) else {
        session.end()
        exit(0)
      }
      isStopped.store(false, ordering: .relaxed)
      Self.write(Self.answer(to: line, in: session, notes), to: output)
    }
    session.end()
    exit(WorkerProcess.handedOverStatus)
  }

  /// The session of a folder. A process that has just been ended may still have it.
  private func session(_ content: ContentFolder?, _ rest: WorkerRest) -> WebSession? {
    for attempt in 0..<30 {
      let session = try? WebSession(content: content, journals: journals) {
        isStopped.load(ordering: .relaxed) || rest.isOver
      }
      if let session { return session }
      usleep(attempt < 10 ? 5_000 : 50_000)
    }
    return nil
  }

  private static func answer(
    to line: String, in session: WebSession, _ notes: SeatNotes?
  ) -> Data {
    guard let question = try? JSONDecoder().decode(WebQuestion.self, from: Data(line.utf8)) else {
      return Data(#"{"unknown":true}"#.utf8)
    }
    let reply = session.reply(to: question)
    notes?.note(question, reply)
    return VerdictCoding.data(of: reply) ?? Data(#"{"unknown":true}"#.utf8)
  }

  private static func write(_ data: Data, to output: Int32) {
    let error = (data + Data("\n".utf8)).withUnsafeBytes { WholeWrite.write($0, to: output) }
    if error != nil { exit(0) }
  }

  /// Restricts the process to what it needs: it reads exercises, lessons and files below one
  /// folder, and writes journals, progress and caches. A seat only writes its own files, and reads
  /// the shared caches.
  private func confine(_ content: ContentFolder?) {
    let cache = [Environment.cacheFolder].compactMap(\.self)
    let kept =
      [seat ?? journals, Environment.stateFolder].compactMap(\.self) + (seat == nil ? cache : [])
    for folder in kept {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    var read = ["/dev", "/proc/self"] + [reading].compactMap(\.self) + (seat == nil ? [] : cache)
    if let content { read += [content.path] + content.packs.exercises + content.packs.lessons }
    FolderWalls.raise(read: read, kept: kept, largestFile: Self.largestFile)
  }
}

import Foundation

/// Chromium, driven over its debugging pipe by commands that are answered one after the other,
/// whichever thread sends them.
final class BrowserProcess {
  /// The folder of its profile, which is removed when the tests end.
  nonisolated(unsafe) private static var profile = ""

  private let process = Process()
  private let input: FileHandle
  private let output: FileHandle
  private let sending = NSLock()
  private var lastID = 0
  private var unread = Data()

  var isRunning: Bool { process.isRunning }

  /// Starts the program at a path. It ends with the tests, whose end of the pipe it reads.
  init(_ path: String) throws {
    let folder = NSTemporaryDirectory() + "touchstone-browser-\(getpid())-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if Self.profile.isEmpty {
      atexit { try? FileManager.default.removeItem(atPath: BrowserProcess.profile) }
    }
    Self.profile = folder
    let pipes = ["\(folder)/in", "\(folder)/out"]
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
      throw Browser.Failure(description: "no pipe")
    }
    // The browser reads commands from 3 and answers on 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"in=$1 out=$2; shift 2; exec "$@" 3< "$in" 4> "$out""#, "sh", pipes[0], pipes[1], path,
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder)/profile", "--window-size=1280,900",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // In the order in which the shell opens them, which waits for the other end.
    guard let input = FileHandle(forWritingAtPath: pipes[0]),
      let output = FileHandle(forReadingAtPath: pipes[1])
    else { throw Browser.Failure(description: "the browser did not start") }
    (self.input, self.output) = (input, output)
  }

  /// Sends a command, to a page or to the program itself, and waits for its answer; events are
  /// passed over.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String = ""
  ) throws -> [String: Any] {
    try sending.withLock { try answer(method, parameters, session) }
  }

  private func answer(
    _ method: String, _ parameters: [String: Any], _ session: String
  ) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      guard let answer = try JSONSerialization.jsonObject(with: next()) as? [String: Any],
        answer["id"] as? Int == lastID
      else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Browser.Failure(description: "\(method): \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message, up to its 0.
  private func next() throws -> Data {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread = unread[(end + 1)...] }
        return unread[..<end]
      }
      let more = output.availableData
      if more.isEmpty { throw Browser.Failure(description: "the browser ended") }
      unread += more
    }
  }
}

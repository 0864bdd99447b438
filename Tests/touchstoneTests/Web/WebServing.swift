import Foundation
import Glibc

/// A `touchstone web` that runs for a test, with a home of its own.
final class WebServing {
  let folder: Folder
  let address: String
  private let process = Process()

  /// The port, and the token of the address.
  let port: Int
  let token: String

  init(
    _ arguments: [String] = [], in folder: Folder, environment: [String: String] = [:]
  ) throws {
    self.folder = folder
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: touchstonePath)
    process.arguments = ["web", "--no-open"] + arguments
    process.environment = [
      "HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw POSIXError(.EPIPE) }
      text += String(decoding: more, as: UTF8.self)
    }
    address = String(text.prefix { $0 != "\n" })
    guard let parts = URLComponents(string: address), let port = parts.port,
      let token = parts.queryItems?.first(where: { $0.name == "token" })?.value
    else { throw POSIXError(.EINVAL) }
    (self.port, self.token) = (port, token)
  }

  /// Ends it by Ctrl-C, and returns its status.
  @discardableResult func end() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends it as a crash would.
  func crash() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The processes that run sessions.
  var workers: [pid_t] { Self.workers(of: process.processIdentifier) }

  static func workers(of server: pid_t) -> [pid_t] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.filter { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let parent = status?.split(separator: ")").last?.split(separator: " ").dropFirst().first
      let arguments = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
      return parent == "\(server)" && arguments?.contains("web-worker") == true
    }
  }

  // MARK: Requests

  struct Answer {
    let status: Int
    let head: String
    let body: String

    /// The body as JSON.
    var object: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
    }
  }

  /// Sends a request as it is, and returns the answer to it.
  func raw(_ request: String, body: String = "") throws -> Answer {
    try Self.send(request, body: body, to: port)
  }

  /// Sends a request as it is to a server on this computer.
  static func send(_ request: String, body: String = "", to port: Int) throws -> Answer {
    let finished = try execute(
      "/usr/bin/env", ["bash", "-c", sender, "bash", "\(port)"],
      input: Array("\(request)\r\n\r\n\(body)".utf8), environment: ["PATH": "/usr/bin:/bin"])
    let text = finished.output
    let end = text.range(of: "\r\n\r\n")
    let head = String(text[..<(end?.lowerBound ?? text.endIndex)])
    return Answer(
      status: Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0, head: head,
      body: end.map { String(text[$0.upperBound...]) } ?? "")
  }

  /// A shell that sends its input over a connection and prints what comes.
  private static let sender = #"exec 3<>"/dev/tcp/127.0.0.1/$1"; cat >&3; cat <&3"#

  func get(_ path: String, cookie: String? = nil) throws -> Answer {
    try raw(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "Cookie: touchstone-\(port)=\(cookie ?? token)")
  }

  func post(_ path: String, _ value: [String: Any], tab: String = "tab", takes: Bool = false) throws
    -> Answer
  {
    let body = String(
      decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    return try raw(
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "Origin: http://127.0.0.1:\(port)\r\nContent-Type: application/json\r\nX-Tab: \(tab)\r\n"
        + (takes ? "X-Take: 1\r\n" : "") + "Content-Length: \(body.utf8.count)\r\n"
        + "Cookie: touchstone-\(port)=\(token)", body: body)
  }

  /// Begins a session, and returns its name.
  func begin() throws -> String { try post("/s", [:]).object["name"] as? String ?? "" }

  /// Runs a line, and returns what is shown after it.
  @discardableResult func line(
    _ text: String, in name: String, tab: String = "tab"
  ) throws -> String {
    let answer = try post("/s/\(name)", ["do": "line", "text": text], tab: tab)
    return Self.words(answer.object)
  }

  /// The texts of all blocks of an answer.
  static func words(_ object: [String: Any]) -> String {
    let entries = object["entries"] as? [[String: Any]] ?? []
    let blocks = entries.flatMap { $0["blocks"] as? [[String: Any]] ?? [] }
    return blocks.map { block in
      let lines = block["lines"] as? [[[String]]] ?? []
      return lines.map { $0.map { $0.first ?? "" }.joined() }.joined(separator: "\n")
        + (block["html"] as? String ?? "")
    }.joined(separator: "\n")
  }

  func state(of name: String, tab: String = "tab") throws -> [String: Any] {
    try post("/s/\(name)", ["do": "open"], tab: tab).object["state"] as? [String: Any] ?? [:]
  }
}

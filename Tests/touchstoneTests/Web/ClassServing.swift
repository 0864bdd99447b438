import Foundation
import Glibc

/// A `touchstone web --class` that runs for a test, with a home of its own.
final class ClassServing {
  static let code = "IOS-7B"
  let folder: Folder
  /// The addresses that it has shown: the teacher's, and the learners'.
  let lines: [String]
  let port: Int
  let token: String
  private let process = Process()

  init(_ arguments: [String] = [], data: String = "data", in folder: Folder) throws {
    self.folder = folder
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: touchstonePath)
    process.arguments =
      ["web", "--class", Self.code, "--data", folder(data)]
      + (arguments.contains("--port") ? [] : ["--port", "0"]) + arguments
    process.environment = [
      "HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no", "TOUCHSTONE_CODEMIRROR": "",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("Ctrl-C") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw POSIXError(.EPIPE) }
      text += String(decoding: more, as: UTF8.self)
    }
    lines = text.split(separator: "\n").map(String.init)
    let parts = URLComponents(string: lines[0])
    token = parts?.queryItems?.first { $0.name == "token" }?.value ?? ""
    let named = arguments.firstIndex(of: "--port").map { arguments[$0 + 1] }
    port = named.flatMap { Int($0) } ?? parts?.port ?? 0
  }

  /// The data of the class.
  var data: String { folder("data/\(Self.code)") }

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

  var workers: [pid_t] { WebServing.workers(of: process.processIdentifier) }

  /// The memory of the server in KB.
  var memory: Int {
    let text = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  // MARK: Requests

  /// A browser: what it sends with each request.
  struct Visitor {
    var cookie = ""
    var tab = "tab"
    var seat = ""
  }

  var teacher: Visitor { Visitor(cookie: "touchstone-teacher-\(port)=\(token)") }

  func raw(_ request: String, body: String = "") throws -> WebServing.Answer {
    try WebServing.send(request, body: body, to: port)
  }

  func get(_ path: String, _ visitor: Visitor = Visitor()) throws -> WebServing.Answer {
    try raw(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "Cookie: \(visitor.cookie)")
  }

  func post(
    _ path: String, _ value: [String: Any], _ visitor: Visitor = Visitor()
  ) throws -> WebServing.Answer {
    let body = String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    return try raw(
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
        + "Origin: http://127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
        + "X-Tab: \(visitor.tab)\r\nContent-Length: \(body.utf8.count)\r\n"
        + "Cookie: \(visitor.cookie)", body: body)
  }

  /// Takes a seat.
  func join(_ name: String = "") throws -> Visitor {
    let answer = try post("/join", ["code": Self.code, "name": name])
    let line = answer.head.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }
    let cookie = line?.dropFirst(12).prefix { $0 != ";" } ?? ""
    return Visitor(cookie: String(cookie), seat: answer.object["seat"] as? String ?? "")
  }

  /// Runs a line in a seat, and returns what is shown after it.
  @discardableResult func line(_ text: String, _ visitor: Visitor) throws -> String {
    WebServing.words(
      try post("/s/\(visitor.seat)", ["do": "line", "text": text], visitor).object)
  }

  /// The rows of the teacher's list.
  func rows() throws -> [[String: Any]] {
    try get("/teacher/seats", teacher).object["rows"] as? [[String: Any]] ?? []
  }
}

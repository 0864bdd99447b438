import Foundation
import Glibc
import LanguageServer

/// A client of `touchstone lsp` for tests: sends what an editor sends, and waits for answers.
final class Editor {
  /// Something that never came.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let folder: Folder
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var frames = FrameReader()
  private var lastID = 0
  /// The messages that came and were not asked for yet.
  private(set) var messages: [JSONValue] = []

  /// Starts a server for a folder; `initialize: false` sends nothing yet.
  init(
    in folder: Folder, _ arguments: [String] = [], initialize: Bool = true,
    options: JSONValue = .object([:]), shows: Bool = false
  ) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: touchstonePath)
    process.arguments = ["lsp"] + arguments
    process.environment = [
      "HOME": folder.path, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    guard initialize else { return }
    try request(
      "initialize",
      [
        "processId": .null, "rootUri": .string(uri("")), "initializationOptions": options,
        "capabilities": [
          "textDocument": ["completion": ["completionItem": ["snippetSupport": true]]],
          "experimental": ["touchstoneDocuments": .bool(shows)],
        ],
      ])
    notify("initialized", .object([:]))
  }

  deinit { process.terminate() }

  func uri(_ name: String) -> String { DocumentURI.of(path: folder(name)) }

  // MARK: Sending

  func send(bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(bytes: FrameReader.bytes(of: Message.notification(method, params)))
  }

  /// Sends a request and returns its number.
  func ask(_ method: String, _ params: JSONValue) -> Int {
    lastID += 1
    let message: JSONValue = [
      "jsonrpc": "2.0", "id": .integer(lastID), "method": .string(method), "params": params,
    ]
    send(bytes: FrameReader.bytes(of: message))
    return lastID
  }

  /// Sends a request; returns its result, or throws its error.
  @discardableResult
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    try result(of: ask(method, params))
  }

  func result(of id: Int) throws -> JSONValue {
    let answer = try next { $0["id"]?.integer == id && $0["method"] == nil }
    if let error = answer["error"], let code = error["code"]?.integer {
      throw ResponseError(
        ResponseError.Code(rawValue: code) ?? .parseError, error["message"]?.string ?? "")
    }
    return answer["result"] ?? .null
  }

  // MARK: Documents

  /// Opens a document and returns its problems.
  @discardableResult
  func open(_ name: String, _ text: String) throws -> [JSONValue] {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri(name)), "languageId": "x", "version": 1, "text": .string(text),
        ]
      ])
    return try diagnostics(of: name)
  }

  /// Replaces a range of a document.
  func change(_ name: String, _ range: TextRange?, _ text: String) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri(name)), "version": 2],
        "contentChanges": [.members(["range": range?.json, "text": .string(text)])],
      ])
  }

  /// The next problems of a document.
  func diagnostics(of name: String) throws -> [JSONValue] {
    let message = try next {
      $0["method"] == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"] == .string(self.uri(name))
    }
    return message["params"]?["diagnostics"]?.array ?? []
  }

  /// Asks about a place.
  func at(
    _ name: String, _ line: Int, _ column: Int, _ method: String
  ) throws -> JSONValue {
    try request("textDocument/\(method)", place(name, line, column))
  }

  func place(_ name: String, _ line: Int, _ column: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri(name))],
      "position": ["line": .integer(line), "character": .integer(column)],
    ]
  }

  /// Asks about a whole document.
  func of(_ name: String, _ method: String) throws -> [JSONValue] {
    let all = TextRange(TextPosition(line: 0, column: 0), TextPosition(line: 9_999, column: 0))
    return try request(
      "textDocument/\(method)",
      ["textDocument": ["uri": .string(uri(name))], "range": all.json]
    ).array ?? []
  }

  // MARK: Receiving

  /// The first message that fits, which may have come already.
  func next(_ fits: (JSONValue) -> Bool) throws -> JSONValue {
    while true {
      if let index = messages.firstIndex(where: fits) { return messages.remove(at: index) }
      try receive()
    }
  }

  private func receive() throws {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 240_000) > 0 else { throw Missing(description: "no answer came") }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { throw Missing(description: "the server has ended") }
    frames.add(chunk[..<count])
    while let frame = frames.next() {
      guard case .content(let bytes) = frame else { continue }
      messages.append(try JSONParser.value(of: bytes))
    }
  }

  // MARK: The end

  /// Ends the server as an editor does; returns its status.
  func end() throws -> Int32 {
    try request("shutdown", .null)
    notify("exit", .null)
    return waitForEnd()
  }

  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Closes the input, as an editor that has crashed.
  func leave() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return waitForEnd()
  }

  func crash() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}

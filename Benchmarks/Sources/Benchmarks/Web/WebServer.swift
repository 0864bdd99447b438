import Foundation

/// A `touchstone web` that runs for a measurement, with a home of its own.
final class WebServer {
  private let process = Process()
  private let home: URL
  let port: UInt16
  let token: String

  /// Starts it and waits until it has shown its address; nil if it does not. With the `home` of an
  /// earlier one it has the data of that.
  init?(_ arguments: [String] = ["--no-open"], home: URL = WebServer.makeHome()) {
    self.home = home
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: StartUp.touchstonePath)
    process.arguments = ["web"] + arguments
    process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    var text = ""
    while !text.contains("Ctrl-C") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      text += String(decoding: more, as: UTF8.self)
    }
    guard let parts = URLComponents(string: String(text.prefix { $0 != "\n" })),
      let port = parts.port.flatMap(UInt16.init),
      let token = parts.queryItems?.first(where: { $0.name == "token" })?.value
    else { return nil }
    (self.port, self.token) = (port, token)
  }

  static func makeHome() -> URL {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "touchstone-benchmarks-web-\(getpid())-\(UInt16.random(in: 0...9999))")
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return home
  }

  /// Ends it; its data is removed unless another one is to have it.
  func end(keepsData: Bool = false) {
    process.interrupt()
    process.waitUntilExit()
    if !keepsData { try? FileManager.default.removeItem(at: home) }
  }

  /// The memory of the server in MB, of which pages shared with other processes count in part.
  var memory: Double { Self.memory(of: process.processIdentifier) ?? 0 }

  /// The same of each process that runs a session.
  var memoryOfSeats: [Double] { children("web-worker").compactMap(Self.memory) }

  /// Waits until the process has ended that prepares checks, at most some minutes.
  func waitForPreparing() {
    for _ in 0..<600 where !children("web-prepare").isEmpty { sleep(1) }
  }

  private func children(_ word: String) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { id in
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      let parent = status?.split(separator: ")").last?.split(separator: " ").dropFirst().first
      let arguments = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      return parent == "\(process.processIdentifier)" && arguments?.contains(word) ?? false
    }
  }

  private static func memory(of process: pid_t) -> Double? {
    let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("Pss:") }
    let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return number.flatMap { Double($0) }.map { $0 / 1024 }
  }
}

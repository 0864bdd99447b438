import Foundation

/// The waits of a person at the page of the workbench: from the request to the whole answer,
/// as a browser on this computer sees it.
enum WebTimes {
  /// Returns whether every answer was right.
  static func run(rounds: Int) -> Bool {
    print("Web: ms, wall time, \(rounds) rounds, one seat")
    guard let server = WebServer() else {
      print("  not measured: \(StartUp.touchstonePath) web does not start\n")
      return true
    }
    defer { server.end() }
    var table = Table("what", "median", "95 %", "marks")
    var isRight = true
    func row(
      _ name: String, _ marks: (median: Double, high: Double), _ measured: () -> [Double]?
    ) {
      guard let times = measured(), !times.isEmpty else {
        print("  WRONG: \(name) was not answered as it should be")
        isRight = false
        return
      }
      let sorted = times.sorted()
      let (median, high) = (Spread(times).median / 1e6, sorted[sorted.count * 95 / 100] / 1e6)
      table.add(
        name, String(format: "%.1f", median), String(format: "%.1f", high),
        Mark(limit: marks.median, unit: " ms").verdict(on: median) + ", "
          + Mark(limit: marks.high, unit: " ms").verdict(on: high))
    }
    row("page, its files, and a session", (500, 500)) { repeated(min(rounds, 11), server.load) }
    guard let seat = server.seat() else { return false }
    _ = seat.line("add view red 100 100 200 200")
    row("touch to its trace", (50, 100)) {
      repeated(rounds) { seat.line("tap 150 150", contains: "hit test") }
    }
    row("completion", (30, 30)) {
      repeated(rounds) {
        seat.ask(["do": "complete", "text": "add but", "rest": ""], contains: "button")
      }
    }
    _ = seat.line("exercise circular-button")
    row("faults of a text", (50, 100)) {
      repeated(rounds) {
        seat.ask(
          ["do": "faults", "text": "class A: UIView { var a: Int = true }", "code": "swift"],
          contains: "faults")
      }
    }
    row("save to verdict", (400, 400)) {
      repeated(rounds) {
        seat.ask(
          ["do": "save", "text": "class RoundButton: UIButton {}\n", "code": "swift"],
          contains: "verdict")
      }
    }
    table.print()
    return isRight
  }

  private static func repeated(_ rounds: Int, _ once: () -> Double?) -> [Double]? {
    var times: [Double] = []
    for _ in 0..<rounds {
      guard let time = once() else { return nil }
      times.append(time)
    }
    return times
  }
}

/// A `touchstone web` that runs for a measurement, with a home of its own.
private final class WebServer {
  private let process = Process()
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("touchstone-benchmarks-web-\(getpid())")
  private var port: UInt16 = 0
  private var token = ""

  init?() {
    let output = Pipe()
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: StartUp.touchstonePath)
    process.arguments = ["web", "--no-open"]
    process.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    var text = ""
    while !text.contains("\n") {
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

  func end() {
    process.interrupt()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: home)
  }

  /// The time of what a browser loads until the page can be used; nil if part of it is missing.
  func load() -> Double? {
    let client = WebClient(port: port, cookie: token)
    guard let page = client.get("/") else { return nil }
    var time = page.time
    let text = String(decoding: page.body, as: UTF8.self)
    for file in text.matches(of: /(?:href|src)="(\/[^"]+)"/).map({ String($0.1) }) {
      guard let answer = client.get(file), !answer.body.isEmpty else { return nil }
      time += answer.time
    }
    let start = Clock.wallTime()
    return seat().map { _ in time + Clock.wallTime() - start }
  }

  /// A new session whose process has begun.
  func seat() -> WebSeat? {
    let client = WebClient(port: port, cookie: token)
    guard let begun = client.post("/s", [:]),
      let object = try? JSONSerialization.jsonObject(with: begun.body) as? [String: Any],
      let name = object["name"] as? String
    else { return nil }
    let seat = WebSeat(client: client, name: name)
    return seat.ask(["do": "open", "language": "en"], contains: "state") == nil ? nil : seat
  }
}

/// A session that is asked.
private struct WebSeat {
  let client: WebClient
  let name: String

  /// The time until a question is answered; nil if the answer lacks a text.
  func ask(_ question: [String: Any], contains text: String) -> Double? {
    guard let answer = client.post("/s/\(name)", question),
      answer.body.range(of: Data(text.utf8)) != nil
    else { return nil }
    return answer.time
  }

  func line(_ line: String, contains text: String = "state") -> Double? {
    ask(["do": "line", "text": line], contains: text)
  }
}

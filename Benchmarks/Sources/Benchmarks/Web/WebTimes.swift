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
    // As a learner reads the task before the first answer is saved.
    sleep(6)
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
    return ClassTimes.run(rounds: rounds) && isRight
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

extension WebServer {
  /// The time of what a browser loads until the page can be used; nil if part of it is missing.
  fileprivate func load() -> Double? {
    let client = WebClient(port: port, cookie: cookie)
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

  private var cookie: String { "touchstone-\(port)=\(token)" }

  /// A new session whose process has begun.
  fileprivate func seat() -> WebSeat? {
    let client = WebClient(port: port, cookie: cookie)
    guard let begun = client.post("/s", [:]),
      let object = try? JSONSerialization.jsonObject(with: begun.body) as? [String: Any],
      let name = object["name"] as? String
    else { return nil }
    let seat = WebSeat(client: client, name: name)
    return seat.ask(["do": "open", "language": "en"], contains: "state") == nil ? nil : seat
  }
}

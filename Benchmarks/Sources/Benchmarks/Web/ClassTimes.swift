import Foundation

/// A class: sixty learners who each do something every two seconds, seats without a process, and
/// how long one takes to wake.
enum ClassTimes {
  private static let code = "BENCHMARK-60"
  private static let (awake, asleep) = (60, 500)
  private static let pause = 2e9

  /// Returns whether every answer was right.
  static func run(rounds: Int) -> Bool {
    print("A class: ms, wall time, \(awake) seats that each act every two seconds")
    let home = WebServer.makeHome()
    guard let server = begin(in: home, port: 0) else {
      print("  not measured: \(StartUp.touchstonePath) web --class does not start\n")
      return true
    }
    // Checks are prepared once for all exercises, at the lowest priority, before a lesson.
    server.waitForPreparing()
    let seats = (0..<awake).compactMap { _ in seat(of: server) }
    guard seats.count == awake, let times = acts(of: seats, rounds: min(rounds, 20)) else {
      print("  WRONG: a seat was not answered as it should be")
      server.end()
      return false
    }
    show(times)
    let memory = Spread(server.memoryOfSeats)
    let mark = Mark(limit: 25, unit: " MB")
    print(
      "  memory of an awake seat: \(memory.text(decimals: 1)) MB, \(mark.verdict(on: memory.median))"
    )
    server.end(keepsData: true)
    return showSleep(seats, in: home, port: server.port)
  }

  private static func begin(in home: URL, port: UInt16) -> WebServer? {
    WebServer(
      ["--class", code, "--data", home.path, "--port", "\(port)", "--seats", "\(asleep)"],
      home: home)
  }

  /// A seat that has been taken.
  private static func seat(of server: WebServer) -> WebSeat? {
    let client = WebClient(port: server.port, cookie: "")
    guard let joined = client.post("/join", ["code": code, "name": ""]),
      let object = try? JSONSerialization.jsonObject(with: joined.body) as? [String: Any],
      let name = object["seat"] as? String
    else { return nil }
    return WebSeat(client: client, name: name)
  }

  // MARK: Acts

  /// A question, with what its answer contains.
  private struct Act {
    let name: String
    let question: [String: Any]
    let contains: String
  }

  /// The deed of a learner by its number: touches above all, lines and typing, and now and then an
  /// answer that is saved and checked.
  private static func act(_ number: Int, of seat: Int) -> Act {
    switch (number + seat) % 20 {
    case 0 where number > 0:
      let code = """
        class RoundButton: UIButton {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            let radius = bounds.width / 2
            return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius + \(number % 7 + 1)
          }
        }

        """
      return Act(
        name: "save to verdict", question: ["do": "save", "text": code, "code": "swift"],
        contains: "verdict")
    case 1, 2, 3:
      let line = "add view v\(number) 20 \(20 + number) 50 50"
      return Act(name: "line", question: ["do": "line", "text": line], contains: "UIView")
    case 4, 5, 6:
      return Act(
        name: "completion", question: ["do": "complete", "text": "add but", "rest": ""],
        contains: "button")
    case 7, 8, 9:
      return Act(
        name: "faults of a text",
        question: [
          "do": "faults", "text": "class A: UIView { var a: Int = true }", "code": "swift",
        ],
        contains: "faults")
    default:
      let line = "tap \(100 + number) 150"
      return Act(
        name: "touch to its trace", question: ["do": "line", "text": line], contains: "hit")
    }
  }

  /// The times of all acts by their names; nil if an answer was another. All seats have begun an
  /// exercise before, at the same moment as in a class.
  private static func acts(of seats: [WebSeat], rounds: Int) -> [String: [Double]]? {
    for seat in seats {
      guard seat.ask(["do": "open", "language": "en"], contains: "state") != nil,
        seat.line("exercise circular-button", contains: "RoundButton") != nil
      else { return nil }
    }
    var times: [String: [Double]] = [:]
    let start = Clock.wallTime()
    var numbers = Array(repeating: 0, count: seats.count)
    var begun: [(act: Act, time: Double)?] = Array(repeating: nil, count: seats.count)
    func due(_ seat: Int) -> Double {
      start + (Double(numbers[seat]) + Double(seat) / Double(seats.count)) * pause
    }
    while begun.contains(where: { $0 != nil }) || numbers.contains(where: { $0 < rounds }) {
      let now = Clock.wallTime()
      for index in seats.indices
      where begun[index] == nil && numbers[index] < rounds && due(index) <= now {
        let act = act(numbers[index], of: index)
        guard seats[index].client.begin("/s/\(seats[index].name)", act.question) else { return nil }
        begun[index] = (act, Clock.wallTime())
        numbers[index] += 1
      }
      wait(for: seats.indices.filter { begun[$0] != nil }.map { seats[$0].client.socket })
      for index in seats.indices {
        guard let (act, time) = begun[index] else { continue }
        switch seats[index].client.takeAnswer() {
        case .part: continue
        case .none: return nil
        case .whole(let body):
          guard body.range(of: Data(act.contains.utf8)) != nil else {
            print("  \(act.name): \(String(decoding: body.prefix(300), as: UTF8.self))")
            return nil
          }
          times[act.name, default: []].append(Clock.wallTime() - time)
          begun[index] = nil
        }
      }
    }
    return times
  }

  /// Waits until one of the sockets has something to read, at most 5 ms: then another act is due.
  private static func wait(for sockets: [Int32]) {
    var waited = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&waited, UInt(waited.count), 5)
  }

  private static func show(_ times: [String: [Double]]) {
    var table = Table("what", "number", "median", "95 %", "mark")
    func row(_ name: String, _ times: [Double], _ mark: Mark?) {
      let high = times.sorted()[times.count * 95 / 100] / 1e6
      table.add(
        name, "\(times.count)", String(format: "%.1f", Spread(times).median / 1e6),
        String(format: "%.1f", high), mark?.verdict(on: high) ?? "none")
    }
    for (name, times) in times.sorted(by: { $0.key < $1.key }) { row(name, times, nil) }
    row("all", times.values.flatMap(\.self), Mark(limit: 200, unit: " ms"))
    table.print()
  }

  // MARK: Sleep

  /// Starts the server again, where no seat has a process, and wakes some of those that were used.
  private static func showSleep(_ used: [WebSeat], in home: URL, port: UInt16) -> Bool {
    guard let server = begin(in: home, port: port) else { return false }
    defer { server.end() }
    let others = (used.count..<asleep).compactMap { _ in seat(of: server) }
    guard others.count == asleep - used.count else {
      print("  WRONG: only \(others.count) seats joined")
      return false
    }
    let mark = Mark(limit: 200, unit: " MB")
    let memory = server.memory
    print(
      "  \(asleep) seats asleep: \(String(format: "%.1f", memory)) MB, \(mark.verdict(on: memory))")
    let times = used.compactMap {
      $0.ask(["do": "open", "language": "en"], contains: "RoundButton")
    }
    guard times.count == used.count else {
      print("  WRONG: a seat did not wake")
      return false
    }
    let spread = Spread(times)
    let limit = Mark(limit: 150, unit: " ms")
    print(
      "  one wakes: \(spread.text(in: 1e6, decimals: 1)) ms, \(limit.verdict(on: spread.median / 1e6))\n"
    )
    return true
  }
}

import Synchronization
import Testing
import WebServer

/// Sessions behind pages: their processes, the tabs that show them, and what ends them.
@Suite struct SeatsTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Seats whose processes run a script of a shell.
  private static func seats(
    _ script: String, _ bounds: Seats.Bounds = .init(), started: Counter = Counter()
  ) -> Seats {
    Seats(bounds: bounds) { _ throws(WorkerFailure) in
      started.add()
      return try WorkerProcess(program: "/bin/sh", arguments: ["-c", script])
    }
  }

  final class Counter: Sendable {
    private let number = Mutex(0)
    func add() { number.withLock { $0 += 1 } }
    var value: Int { number.withLock { $0 } }
  }

  private static let echo = #"while read -r line; do printf '%s\n' "<$line>"; done"#

  @Test("A question is one line, and each is answered by the same process")
  func answers() async {
    let started = Counter()
    let seats = Self.seats(Self.echo, started: started)
    for text in ["one", "two\r\nlines", ""] {
      let answer = await seats.ask("a", tab: "1", takes: false, Self.bytes(text))
      let line = text.replacing("\r\n", with: "  ")
      #expect(answer == .answer(Self.bytes("<\(line)>")))
    }
    #expect(started.value == 1)
  }

  @Test("A session belongs to one tab until another takes it")
  func tabs() async {
    let seats = Self.seats(Self.echo)
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: "2", takes: false, []) == .elsewhere)
    #expect(await seats.ask("b", tab: "2", takes: false, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: "2", takes: true, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .elsewhere)
  }

  @Test("A process that ends costs the question, and the next one begins another")
  func death() async {
    let started = Counter()
    let seats = Self.seats("read -r line; exit 3", started: started)
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .died(isLate: false))
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .died(isLate: false))
    #expect(started.value == 2)
    let silent = Self.seats("exit 0")
    #expect(await silent.ask("a", tab: "1", takes: false, []) == .died(isLate: false))
    let none = Seats { _ throws(WorkerFailure) in
      try WorkerProcess(program: "/nonexistent", arguments: [])
    }
    #expect(await none.ask("a", tab: "1", takes: false, []) == .notStarted(2))
  }

  @Test("A process that takes too long is ended")
  func late() async {
    var bounds = Seats.Bounds()
    bounds.seconds = 0.2
    let seats = Self.seats("read -r line; sleep 60; echo late", bounds)
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .died(isLate: true))
  }

  @Test("More questions than may wait are refused, and a stop reaches what runs")
  func busyAndStopped() async {
    var bounds = Seats.Bounds()
    bounds.mostWaiting = 1
    // Other tests may have all threads meanwhile.
    bounds.seconds = 600
    let seats = Self.seats(
      """
      trap '' INT; read -r a; echo ready; read -r b
      trap 'echo stopped; exit' INT; while :; do sleep 0.1; done
      """, bounds)
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .answer(Self.bytes("ready")))
    async let first = seats.ask("a", tab: "1", takes: false, [])
    async let second = seats.ask("a", tab: "1", takes: false, [])
    let stopping = Task {
      while true {
        try await Task.sleep(for: .milliseconds(30))
        // Another tab does not stop it.
        seats.stop("a", tab: "2")
        seats.stop("a", tab: "1")
      }
    }
    let both = await [first, second]
    stopping.cancel()
    #expect(both.contains(.busy))
    #expect(both.contains(.answer(Self.bytes("stopped"))))
  }

  @Test("Sessions that are not used have no process, and wake when they are")
  func asleep() async {
    var bounds = Seats.Bounds()
    bounds.mostAwake = 2
    let started = Counter()
    let seats = Self.seats(Self.echo, bounds, started: started)
    for name in ["a", "b", "c", "d"] {
      #expect(await seats.ask(name, tab: "1", takes: false, []) == .answer(Self.bytes("<>")))
    }
    #expect(seats.awake <= 3)
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .answer(Self.bytes("<>")))
    #expect(started.value == 5)
    seats.forget("a")
    #expect(await seats.ask("a", tab: "2", takes: false, []) == .answer(Self.bytes("<>")))
  }

  @Test("A process that gives its session up has not read the question, which is put again")
  func handedOver() async throws {
    let started = Counter()
    let metrics = WebMetrics()
    let seats = Seats(metrics: metrics) { _ throws(WorkerFailure) in
      started.add()
      // The first answers once and ends as one does that another server has asked to.
      let script = started.value == 1 ? "read -r line; echo first; exit 75" : Self.echo
      return try WorkerProcess(program: "/bin/sh", arguments: ["-c", script])
    }
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .answer(Self.bytes("first")))
    #expect(
      await seats.ask("a", tab: "1", takes: false, Self.bytes("x")) == .answer(Self.bytes("<x>")))
    #expect(started.value == 2)
    #expect(metrics.text([]).contains("touchstone_seats_handed_over_total 1\n"))
    let endless = Self.seats("exit 75")
    #expect(await endless.ask("a", tab: "1", takes: false, []) == .busy)
  }

  @Test("A page that only looks on at a session does not take it from its tab")
  func onlooking() async {
    let seats = Self.seats(Self.echo)
    #expect(await seats.ask("a", tab: nil, takes: false, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: "1", takes: false, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: nil, takes: false, []) == .answer(Self.bytes("<>")))
    #expect(await seats.ask("a", tab: "2", takes: false, []) == .elsewhere)
  }
}

import Synchronization

/// The sessions that are in use, each with the process that runs it and the tab that shows it.
///
/// A session that was not asked for a while has a journal and no process; the next question starts
/// one.
package final class Seats: Sendable {
  /// The outcome of a question to a session.
  package enum Outcome: Sendable, Equatable {
    case answer([UInt8])
    /// Another tab shows the session.
    case elsewhere
    /// Too many of its questions are waiting.
    case busy
    /// Its process ended, because the question took too long or for another reason. The next
    /// question starts another process, which continues at the end of the journal.
    case died(isLate: Bool)
    /// There is no process for it; the system's error.
    case notStarted(Int32)
  }

  /// The bounds of sessions.
  package struct Bounds: Sendable {
    /// The seconds that a question may take.
    package var seconds = 30.0
    /// The questions of a session that may wait.
    package var mostWaiting = 8
    /// The sessions with a process.
    package var mostAwake = 12
    /// The time after which an unused session has no process.
    package var idle = Duration.seconds(900)

    package init() {}
  }

  private struct Seat {
    /// nil before any tab has asked.
    var tab: String?
    var worker: WorkerProcess?
    var waiting = 0
    var used = ContinuousClock.now
  }

  private let seats = Mutex<[String: Seat]>([:])
  private let bounds: Bounds
  private let metrics: WebMetrics?
  private let start: @Sendable (_ id: String) throws(WorkerFailure) -> WorkerProcess

  /// Creates seats; `start` starts the process of a session.
  package init(
    bounds: Bounds = Bounds(), metrics: WebMetrics? = nil,
    start: @escaping @Sendable (_ id: String) throws(WorkerFailure) -> WorkerProcess
  ) {
    self.bounds = bounds
    self.metrics = metrics
    self.start = start
  }

  /// The number of questions that wait for their answers.
  package var waiting: Int { seats.withLock { $0.values.reduce(0) { $0 + $1.waiting } } }

  /// The number of processes.
  package var awake: Int { seats.withLock { $0.values.count { $0.worker != nil } } }

  /// Sends a question to a session for a tab, or for a page that only observes (nil). The session
  /// moves to the tab from another one if it `takes` it. A question is one line, whatever white
  /// space it contains.
  package func ask(
    _ id: String, tab: String?, takes: Bool, _ question: [UInt8]
  ) async -> Outcome {
    let line = question.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    for _ in 0..<Self.mostTurns {
      let worker: WorkerProcess
      switch take(id, tab, takes) {
      case .success(let taken): worker = taken
      case .failure(let refusal): return refusal.outcome
      }
      let outcome = await worker.ask(line, seconds: bounds.seconds)
      seats.withLock { seats in
        seats[id]?.waiting -= 1
        seats[id]?.used = .now
        if worker.hasEnded, seats[id]?.worker === worker { seats[id]?.worker = nil }
      }
      switch outcome {
      case .answer(let bytes): return .answer(bytes)
      case .late, .ended:
        metrics?.add(.died)
        return .died(isLate: outcome == .late)
      // The question was not read: another process of the session answers it.
      case .handedOver: metrics?.add(.handedOver)
      }
    }
    return .busy
  }

  /// The maximum number of times that a question is sent again because another server takes the
  /// session.
  private static let mostTurns = 4

  private struct Refusal: Error {
    let outcome: Outcome
  }

  /// The process of a session, started if there is none.
  private func take(_ id: String, _ tab: String?, _ takes: Bool) -> Result<WorkerProcess, Refusal> {
    // Ended outside of the lock, since the lock waits for them.
    var asleep: [WorkerProcess] = []
    defer { asleep.removeAll() }
    return seats.withLock { seats in
      var seat = seats[id] ?? Seat(tab: tab)
      let isFree = seat.tab == nil || tab == nil
      guard isFree || seat.tab == tab || takes else {
        return .failure(Refusal(outcome: .elsewhere))
      }
      guard seat.waiting < bounds.mostWaiting else { return .failure(Refusal(outcome: .busy)) }
      seat.tab = tab ?? seat.tab
      if seat.worker?.hasEnded ?? true {
        do throws(WorkerFailure) {
          seat.worker = try start(id)
          metrics?.add(.started)
        } catch {
          return .failure(Refusal(outcome: .notStarted(error.number)))
        }
      }
      seat.waiting += 1
      seat.used = .now
      seats[id] = seat
      asleep = Self.putToSleep(&seats, bounds)
      guard let worker = seat.worker else {
        return .failure(Refusal(outcome: .notStarted(0)))
      }
      return .success(worker)
    }
  }

  /// Removes the processes of unused sessions: the least recently used first, and all that have
  /// been idle for long.
  private static func putToSleep(_ seats: inout [String: Seat], _ bounds: Bounds) -> [WorkerProcess]
  {
    let idle = seats.filter { $0.value.worker != nil && $0.value.waiting == 0 }
      .sorted { $0.value.used < $1.value.used }
    var surplus = seats.values.count { $0.worker != nil } - bounds.mostAwake
    var taken: [WorkerProcess] = []
    for (id, seat) in idle {
      guard surplus > 0 || seat.used.duration(to: .now) > bounds.idle else { break }
      if let worker = seat.worker { taken.append(worker) }
      seats[id]?.worker = nil
      surplus -= 1
    }
    return taken
  }

  /// Stops the running question of a session, if it belongs to the tab.
  package func stop(_ id: String, tab: String) {
    seats.withLock { seats in
      guard let seat = seats[id], seat.tab == tab, seat.waiting > 0 else { return }
      seat.worker?.interrupt()
    }
  }

  /// Ends the process of a session that is to be removed, and removes the session.
  package func forget(_ id: String) {
    let seat = seats.withLock { $0.removeValue(forKey: id) }
    _ = seat
  }
}

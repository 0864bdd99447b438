import Glibc
import Synchronization

/// The deadlines of connections; a connection that misses its deadline is closed.
final class Deadlines: Sendable {
  private struct Time {
    var end: ContinuousClock.Instant
    /// Whether a request, or the rest of one, is expected.
    var isReading: Bool
    var isOver = false
  }

  private let times = Mutex<[Int32: Time]>([:])

  /// Sets the deadline of a connection, until `remove`.
  func set(_ descriptor: Int32, in duration: Duration, isReading: Bool = false) {
    let time = Time(end: .now.advanced(by: duration), isReading: isReading)
    times.withLock { $0[descriptor] = time }
  }

  /// The number of connections that may be ending while others begin.
  private static let mostEnding = 64

  /// Whether one more connection is within a limit. If not, the connection whose request is due
  /// first is closed, and makes room.
  func hasRoom(for most: Int) -> Bool {
    times.withLock { times in
      if times.count < most { return true }
      guard times.count < most + Self.mostEnding else { return false }
      let reading = times.filter { $0.value.isReading && !$0.value.isOver }
      guard let (descriptor, _) = reading.min(by: { $0.value.end < $1.value.end }) else {
        return false
      }
      times[descriptor]?.isOver = true
      shutdown(descriptor, Int32(SHUT_RDWR))
      return true
    }
  }

  /// Removes a connection, before its descriptor is closed and reused by another one.
  func remove(_ descriptor: Int32) {
    _ = times.withLock { $0.removeValue(forKey: descriptor) }
  }

  /// Closes connections that missed their deadlines, once a second, until the task is cancelled.
  func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      let now = ContinuousClock.now
      times.withLock { times in
        // Under the lock, so that none of them is closed meanwhile.
        for (descriptor, time) in times where time.end < now {
          shutdown(descriptor, Int32(SHUT_RDWR))
        }
      }
    }
  }
}

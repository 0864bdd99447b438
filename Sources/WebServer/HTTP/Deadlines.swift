import Glibc
import Synchronization

/// The times by which connections have to do what they are expected to; who is late is cut off.
final class Deadlines: Sendable {
  private let times = Mutex<[Int32: ContinuousClock.Instant]>([:])

  /// The number of connections.
  var count: Int { times.withLock { $0.count } }

  /// Sets the time of a connection, which `remove` ends.
  func set(_ descriptor: Int32, in duration: Duration) {
    let time = ContinuousClock.now.advanced(by: duration)
    times.withLock { $0[descriptor] = time }
  }

  /// Forgets a connection, before its descriptor is closed and becomes that of another.
  func remove(_ descriptor: Int32) {
    _ = times.withLock { $0.removeValue(forKey: descriptor) }
  }

  /// Cuts off who is late, once a second, as long as the task runs.
  func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      let now = ContinuousClock.now
      times.withLock { times in
        // Under the lock, so that none of them is closed meanwhile.
        for (descriptor, time) in times where time < now { shutdown(descriptor, Int32(SHUT_RDWR)) }
      }
    }
  }
}

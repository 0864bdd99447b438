import Synchronization

/// Limits the rate of wrong codes: for one address, and for all together.
///
/// An address that has used up its tries is refused for a while, even with the right code:
/// otherwise the answer would be worth a try.
package final class CodeTries: Sendable {
  /// The number of wrong tries at once, and the seconds until there is one more.
  package struct Bounds: Sendable {
    package var ofAddress = (tries: 30.0, seconds: 2.0)
    package var ofAll = (tries: 120.0, seconds: 0.5)
    /// The addresses that are remembered.
    package var mostAddresses = 4096

    package init() {}
  }

  private struct Bucket {
    var left: Double
    var time: ContinuousClock.Instant

    mutating func fill(_ most: Double, _ seconds: Double, _ now: ContinuousClock.Instant) {
      left = min(most, left + time.duration(to: now) / .seconds(1) / seconds)
      time = now
    }
  }

  private struct State {
    var all: Bucket
    var addresses: [String: Bucket] = [:]
  }

  private let bounds: Bounds
  private let state: Mutex<State>

  package init(bounds: Bounds = Bounds()) {
    self.bounds = bounds
    state = Mutex(State(all: Bucket(left: bounds.ofAll.tries, time: .now)))
  }

  /// Whether an address may try a code now.
  package func mayTry(_ address: String) -> Bool {
    state.withLock { state in
      state.all.fill(bounds.ofAll.tries, bounds.ofAll.seconds, .now)
      state.addresses[address]?.fill(bounds.ofAddress.tries, bounds.ofAddress.seconds, .now)
      return state.all.left >= 1 && state.addresses[address]?.left ?? 1 >= 1
    }
  }

  /// Counts a wrong code.
  package func noteWrong(_ address: String) {
    state.withLock { state in
      state.all.left -= 1
      if state.addresses.count >= bounds.mostAddresses { forgetFull(&state) }
      // With more addresses than are recorded, only all of them together are limited.
      guard state.addresses[address] != nil || state.addresses.count < bounds.mostAddresses else {
        return
      }
      state.addresses[address, default: Bucket(left: bounds.ofAddress.tries, time: .now)].left -= 1
    }
  }

  /// Removes addresses that have all their tries again.
  private func forgetFull(_ state: inout State) {
    let now = ContinuousClock.now
    for (address, var bucket) in state.addresses {
      bucket.fill(bounds.ofAddress.tries, bounds.ofAddress.seconds, now)
      state.addresses[address] = bucket.left >= bounds.ofAddress.tries ? nil : bucket
    }
  }
}

import Synchronization

/// The files that browsers read at present, by their names, and the number of the last event. The
/// session writes it, the server reads it, each on a thread of its own.
package final class LiveBoard: Sendable {
  private struct State {
    var files: [String: LiveFile]
    /// The last event, complete, as it is sent.
    var event: String
    var number = 0
    /// The continuations that wait for the next event.
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextWaiter = 0
  }

  private let state: Mutex<State>

  package init(_ files: [String: LiveFile]) {
    state = Mutex(State(files: files, event: ""))
  }

  package var names: Set<String> { state.withLock { Set($0.files.keys) } }

  package func file(_ name: String) -> LiveFile? { state.withLock { $0.files[name] } }

  /// Replaces files by name, and notifies all readers; `text` is one line.
  package func publish(_ files: [String: LiveFile], event text: String) {
    let waiting = state.withLock { state in
      state.files.merge(files) { $1 }
      state.number += 1
      let line = text.replacing("\n", with: " ").replacing("\r", with: " ")
      state.event = "id: \(state.number)\ndata: \(line)\n\n"
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for one in waiting { one.resume() }
  }

  /// The last event if it is newer than `number`; nil if there is none yet.
  package func event(after number: Int) -> (number: Int, text: String)? {
    state.withLock { $0.number > number ? ($0.number, $0.event) : nil }
  }

  /// Returns once there is an event after `number`, or after `seconds`.
  package func wait(after number: Int, seconds: Double) async {
    let waiter = state.withLock { state in
      state.nextWaiter += 1
      return state.nextWaiter
    }
    let alarm = Task {
      try? await Task.sleep(for: .seconds(seconds))
      self.wake(waiter)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.number > number || Task.isCancelled { return true }
          state.waiting[waiter] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      wake(waiter)
    }
  }

  private func wake(_ waiter: Int) {
    state.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume()
  }
}

import Synchronization

/// Counters and durations of a server, in Prometheus's form. They contain no name of a seat, no
/// learner and no address.
package final class WebMetrics: Sendable {
  /// An event that is counted.
  package enum Count: String, Sendable, CaseIterable {
    case joined = "touchstone_joined_total"
    case wrongCodes = "touchstone_wrong_codes_total"
    case refused = "touchstone_refused_requests_total"
    case started = "touchstone_workers_started_total"
    case died = "touchstone_workers_died_total"
    case handedOver = "touchstone_seats_handed_over_total"

    var help: String {
      switch self {
      case .joined: "Learners that have taken a seat."
      case .wrongCodes: "Codes of the class that were wrong."
      case .refused: "Requests that the gate has refused."
      case .started: "Processes of seats that were started."
      case .died: "Processes of seats that ended while they were asked."
      case .handedOver: "Seats that another server has taken over."
      }
    }
  }

  /// A gauge: the present number of something.
  package struct Gauge: Sendable {
    let name: String
    let help: String
    let values: [(labels: String, value: Int)]

    package init(_ name: String, _ help: String, _ values: [(labels: String, value: Int)]) {
      self.name = name
      self.help = help
      self.values = values
    }
  }

  private struct State {
    var counts: [Count: Int] = [:]
    var responses: [Int: Int] = [:]
    var buckets = [Int](repeating: 0, count: WebMetrics.edges.count)
    var asked = 0
    var seconds = 0.0
  }

  /// The upper edges of the histogram's buckets, in seconds.
  private static let edges = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30]

  private let state = Mutex(State())

  package init() {}

  package func add(_ count: Count) { state.withLock { $0.counts[count, default: 0] += 1 } }

  /// Records the duration of a question to a seat.
  package func note(seconds: Double) {
    state.withLock { state in
      state.asked += 1
      state.seconds += seconds
      for (index, edge) in Self.edges.enumerated() where seconds <= edge {
        state.buckets[index] += 1
      }
    }
  }

  /// Records an answer by its status.
  package func note(_ status: WebResponse.Status) {
    state.withLock { $0.responses[status.rawValue, default: 0] += 1 }
  }

  /// The text that Prometheus reads, in version 0.0.4 of its format.
  package func text(_ gauges: [Gauge]) -> String {
    let state = state.withLock { $0 }
    var text = ""
    for gauge in gauges {
      text += "# HELP \(gauge.name) \(gauge.help)\n# TYPE \(gauge.name) gauge\n"
      for (labels, value) in gauge.values {
        text += "\(gauge.name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)\n"
      }
    }
    for count in Count.allCases {
      text += "# HELP \(count.rawValue) \(count.help)\n# TYPE \(count.rawValue) counter\n"
      text += "\(count.rawValue) \(state.counts[count] ?? 0)\n"
    }
    let responses = "touchstone_responses_total"
    text += "# HELP \(responses) Answers by their status.\n# TYPE \(responses) counter\n"
    for (status, count) in state.responses.sorted(by: { $0.key < $1.key }) {
      text += "\(responses){code=\"\(status)\"} \(count)\n"
    }
    let name = "touchstone_question_seconds"
    text += "# HELP \(name) Time from a question to its answer.\n# TYPE \(name) histogram\n"
    for (edge, count) in zip(Self.edges, state.buckets) {
      text += "\(name)_bucket{le=\"\(edge)\"} \(count)\n"
    }
    text += "\(name)_bucket{le=\"+Inf\"} \(state.asked)\n\(name)_sum \(state.seconds)\n"
    return text + "\(name)_count \(state.asked)\n"
  }
}

import Synchronization

/// Single-use replacements for a token: the arguments of the program that opens a browser can be
/// read by every user of a computer.
package final class Tickets: Sendable {
  private let open = Mutex<[String]>([])

  package init() {}

  /// Creates a ticket.
  package func make() -> String {
    let ticket = Secret.make()
    open.withLock { $0.append(ticket) }
    return ticket
  }

  /// Consumes a ticket; returns whether it was an unused one.
  package func take(_ ticket: String) -> Bool {
    open.withLock { open in
      guard let place = open.firstIndex(where: { Secret.isEqual($0, ticket) }) else { return false }
      open.remove(at: place)
      return true
    }
  }
}

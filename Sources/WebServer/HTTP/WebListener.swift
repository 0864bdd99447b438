import FlyingSocks
import Foundation
import Glibc

/// Listens at an address and answers requests, on threads of its own.
///
/// The sockets and the waiting for them are FlyingFox's; the bytes are parsed here, since a server
/// that others can reach must bound every line, body, wait and number of connections.
package final class WebListener: Sendable {
  /// Answers a request.
  package typealias Handler = @Sendable (WebRequest) async -> WebResponse

  /// The bounds of requests, and the times to wait for them.
  package struct Bounds: Sendable {
    /// The maximum size of a head, and of a body, in bytes.
    package var largestHead = 1 << 14
    package var largestBody = 1 << 20
    /// The maximum number of connections; beyond it, connections whose requests are awaited are
    /// closed first, and otherwise the new ones.
    package var mostConnections = 512
    /// The time in seconds until the next request begins, until its head is complete, and until its
    /// body is; and the time in which a reader has to accept what is written.
    package var idle = Duration.seconds(75)
    package var head = Duration.seconds(10)
    package var body = Duration.seconds(20)
    package var write = Duration.seconds(20)

    package init() {}
  }

  /// The port, also if any free one was requested.
  package let port: Int
  private let socket: Socket
  private let bounds: Bounds

  /// Starts listening at a numeric address; port 0 is any free one. Connections wait until `answer`
  /// is called.
  package init(host: String, port: Int, bounds: Bounds = Bounds()) throws(LiveFailure) {
    socket = try Self.listening(host, port)
    self.port = Self.port(of: socket) ?? port
    self.bounds = bounds
  }

  /// Answers requests from now on, as long as the program runs.
  package func answer(with handler: @escaping Handler) {
    let listener = Accepting(socket: socket, bounds: bounds, handler: handler)
    Task.detached(executorPreference: WebThreads()) { await listener.run() }
  }

  private static func listening(_ host: String, _ port: Int) throws(LiveFailure) -> Socket {
    let place: any SocketAddress
    do {
      place = try address(host, port)
    } catch {
      throw .noAddress(host)
    }
    do {
      let socket = try Socket(domain: Int32(type(of: place).family))
      // Programs that are started from here do not inherit it.
      _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: place)
      // A class that opens its pages at one moment must not depend on its browsers' retries.
      try socket.listen(maxPendingConnection: 1024)
      try socket.setFlags(.nonBlocking)
      return socket
    } catch SocketError.failed(_, let number, _) {
      switch number {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES: throw .portNotAllowed(port)
      case EADDRNOTAVAIL: throw .noAddress(host)
      default: throw .failed(number)
      }
    } catch {
      throw .failed(0)
    }
  }

  private static func address(_ host: String, _ port: Int) throws -> any SocketAddress {
    guard let port = UInt16(exactly: port) else { throw LiveFailure.failed(EINVAL) }
    if host.contains(":") { return try sockaddr_in6.inet6(ip6: host, port: port) }
    return try sockaddr_in.inet(ip4: host, port: port)
  }

  private static func port(of socket: Socket) -> Int? {
    switch try? socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): Int(port)
    case .unix, nil: nil
    }
  }
}

/// The loop that accepts connections.
private struct Accepting {
  let socket: Socket
  let bounds: WebListener.Bounds
  let handler: WebListener.Handler

  func run() async {
    let pool: SocketPool<ePoll> = .ePoll()
    guard (try? await pool.prepare()) != nil else { return }
    let deadlines = Deadlines()
    await withDiscardingTaskGroup { group in
      group.addTask { try? await pool.run() }
      group.addTask { await deadlines.watch() }
      while !Task.isCancelled {
        let (descriptor, peer) = PeerAddress.accept(socket.file.rawValue)
        guard descriptor >= 0 else {
          guard await canGoOn(after: errno, pool) else { return }
          continue
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        Self.sendAtOnce(descriptor)
        // An awaited connection makes room: its browser opens another.
        guard deadlines.hasRoom(for: bounds.mostConnections) else {
          close(descriptor)
          continue
        }
        deadlines.set(descriptor, in: bounds.head, isReading: true)
        let connection = Connection(
          socket: Socket(file: Socket.FileDescriptor(rawValue: descriptor)), peer: peer,
          pool: pool, deadlines: deadlines, bounds: bounds, handler: handler)
        group.addTask {
          await connection.run()
          deadlines.remove(descriptor)
          close(descriptor)
        }
      }
    }
  }

  /// Sends each piece when it is written. Else one is held back until the last one is acknowledged,
  /// for which the other side takes up to 40 ms.
  private static func sendAtOnce(_ descriptor: Int32) {
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
  }

  /// Waits until there may be a connection to accept. An aborted connection, or too many open
  /// files, do not end the loop.
  private func canGoOn(after error: Int32, _ pool: SocketPool<ePoll>) async -> Bool {
    switch error {
    case EAGAIN: (try? await pool.suspendSocket(socket, untilReadyFor: .read)) != nil
    case EINTR, ECONNABORTED, EPROTO: true
    case EBADF, EINVAL, ENOTSOCK: false
    default: (try? await Task.sleep(for: .milliseconds(100))) != nil
    }
  }
}

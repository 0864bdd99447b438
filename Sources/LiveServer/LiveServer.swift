#if Live
  import FlyingFox
  import FlyingSocks
  import Foundation

  /// Serves the files of a board, on threads of its own: the session waits in its editor meanwhile
  /// and passes on finished bytes.
  ///
  /// It only reads: a browser's request is checked for its path and its host, and nothing of it
  /// reaches the session.
  package final class LiveServer: Sendable {
    package let address: LiveAddress
    private let board: LiveBoard

    /// Starts listening. Returns once requests are answered; port 0 is any free one.
    package init(at wanted: LiveAddress, board: LiveBoard) throws(LiveFailure) {
      let place: any SocketAddress
      do {
        place = try Self.socketAddress(wanted)
      } catch {
        throw .noAddress(wanted.host)
      }
      // The port is known only after listening starts, and answers need it.
      let known = Known(wanted)
      let server = HTTPServer(
        config: HTTPServer.Configuration(address: place, logger: .disabled),
        handler: LiveHandler(known: known, board: board))
      let start = Start()
      Task.detached {
        do {
          try await server.run()
          start.end(.failure(.failed(0)))
        } catch {
          start.end(.failure(Self.failure(error, wanted)))
        }
      }
      Task.detached {
        guard (try? await server.waitUntilListening()) != nil,
          let port = await server.listeningAddress.flatMap(Self.port)
        else { return start.end(.failure(.failed(0))) }
        let address = LiveAddress(host: wanted.host, port: port, token: wanted.token)
        known.set(address)
        start.end(.success(address))
      }
      address = try start.wait()
      self.board = board
    }

    /// The outcome of the start: the first report counts.
    private final class Start: @unchecked Sendable {
      private let lock = NSLock()
      private let over = DispatchSemaphore(value: 0)
      private var result: Result<LiveAddress, LiveFailure>?

      func end(_ result: Result<LiveAddress, LiveFailure>) {
        let isFirst = lock.withLock {
          defer { self.result = self.result ?? result }
          return self.result == nil
        }
        if isFirst { over.signal() }
      }

      func wait() throws(LiveFailure) -> LiveAddress {
        over.wait()
        return try (lock.withLock { result } ?? .failure(.failed(0))).get()
      }
    }

    private static func socketAddress(_ wanted: LiveAddress) throws -> any SocketAddress {
      guard let port = UInt16(exactly: wanted.port) else { throw LiveFailure.failed(EINVAL) }
      if wanted.host.contains(":") { return try sockaddr_in6.inet6(ip6: wanted.host, port: port) }
      return try sockaddr_in.inet(ip4: wanted.host, port: port)
    }

    private static func port(of address: Socket.Address) -> Int? {
      switch address {
      case .ip4(_, let port), .ip6(_, let port): Int(port)
      case .unix: nil
      }
    }

    private static func failure(_ error: any Error, _ wanted: LiveAddress) -> LiveFailure {
      guard case SocketError.failed(_, let number, _) = error else { return .failed(0) }
      return switch number {
      case EADDRINUSE: .portInUse(wanted.port)
      case EACCES: .portNotAllowed(wanted.port)
      case EADDRNOTAVAIL: .noAddress(wanted.host)
      default: .failed(number)
      }
    }
  }

  /// The address, once it is completely known.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var address: LiveAddress

    init(_ address: LiveAddress) {
      self.address = address
    }

    func set(_ address: LiveAddress) {
      lock.withLock { self.address = address }
    }

    func get() -> LiveAddress { lock.withLock { address } }
  }

  /// Answers each request from the board.
  private struct LiveHandler: HTTPHandler {
    let known: Known
    let board: LiveBoard

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      let address = known.get()
      let asked = LiveRequest(
        method: request.method.rawValue, path: request.target.path(), host: request.headers[.host])
      switch LiveReply(to: asked, at: address, files: board.names) {
      case .events:
        var headers = Self.headers(type: "text/event-stream; charset=utf-8")
        headers[HTTPHeader("X-Accel-Buffering")] = "no"
        return HTTPResponse(
          statusCode: .ok, headers: headers, body: HTTPBodySequence(from: LiveEvents(board: board)))
      case .file(let name):
        guard let file = board.file(name) else { return refusal(.path) }
        return HTTPResponse(
          statusCode: .ok, headers: Self.headers(type: file.type),
          body: request.method == .HEAD ? Data() : Data(file.bytes))
      case .moved(let path):
        var headers = Self.headers(type: "text/plain; charset=utf-8")
        headers[.location] = path
        return HTTPResponse(statusCode: .seeOther, headers: headers)
      case .refused(let reason): return refusal(reason)
      }
    }

    private func refusal(_ reason: LiveReply.Refusal) -> HTTPResponse {
      var headers = Self.headers(type: "text/plain; charset=utf-8")
      let (status, text): (HTTPStatusCode, String) =
        switch reason {
        case .method: (.methodNotAllowed, "This page is only read: GET.\n")
        case .host: (.forbidden, "This page is not served under that name.\n")
        case .path: (.notFound, "There is nothing here; use the whole address that was shown.\n")
        }
      if reason == .method { headers[HTTPHeader("Allow")] = "GET, HEAD" }
      return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
    }

    private static func headers(type: String) -> HTTPHeaders {
      [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      ]
    }
  }

  /// The events of a board as they are sent to one browser: the last one at once, then each new
  /// one; in between a keep-alive, by which the end of the connection is noticed.
  private struct LiveEvents: AsyncBufferedSequence {
    typealias Element = UInt8
    let board: LiveBoard

    func makeAsyncIterator() -> Iterator { Iterator(board: board) }

    struct Iterator: AsyncBufferedIteratorProtocol {
      let board: LiveBoard
      private var number = 0
      private var hasBegun = false
      private var rest: [UInt8] = []

      init(board: LiveBoard) {
        self.board = board
      }

      mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

      mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
        if rest.isEmpty { rest = Array(await nextText().utf8) }
        try Task.checkCancellation()
        let part = Array(rest.prefix(count > 0 ? count : 1))
        rest.removeFirst(part.count)
        return part
      }

      private mutating func nextText() async -> String {
        guard hasBegun else {
          hasBegun = true
          return "retry: 2000\n\n"
        }
        if board.event(after: number) == nil { await board.wait(after: number, seconds: 15) }
        guard let event = board.event(after: number) else { return ": here\n\n" }
        number = event.number
        return event.text
      }
    }
  }
#else
  /// A program built without the trait `Live` has no server, and its dependencies are neither
  /// fetched nor compiled.
  package final class LiveServer: Sendable {
    package let address: LiveAddress

    package init(at wanted: LiveAddress, board: LiveBoard) throws(LiveFailure) {
      throw .notBuilt
    }
  }
#endif

import FlyingSocks
import Glibc

/// One connection: requests are read within bounds and answered one after the other.
struct Connection {
  let socket: Socket
  let peer: String
  let pool: SocketPool<ePoll>
  let deadlines: Deadlines
  let bounds: WebListener.Bounds
  let handler: WebListener.Handler

  private var descriptor: Int32 { socket.file.rawValue }

  /// The connection ended, or is closed because of a fault.
  private enum End: Error {
    case gone
    case refused(WebResponse)
  }

  func run() async {
    do {
      try await answerAll()
    } catch End.refused(let response) {
      try? await send(response, isHead: false, closes: true)
      await takeRest()
    } catch {}
  }

  /// Reads and discards the remaining bytes, within bounds: a connection that is closed with unread
  /// bytes is reset, and its sender never sees the answer.
  private func takeRest() async {
    shutdown(descriptor, Int32(SHUT_WR))
    deadlines.set(descriptor, in: .seconds(2))
    var left = bounds.largestBody * 2
    var rest: [UInt8] = []
    while left > 0, (try? await readMore(&rest)) != nil {
      left -= rest.count
      rest = []
    }
  }

  private func answerAll() async throws {
    var buffer: [UInt8] = []
    while true {
      let head = try await readHead(&buffer)
      if head.waits { try await write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
      let body = try await readBody(head.length, &buffer)
      // A generous limit: the handler has limits of its own.
      deadlines.set(descriptor, in: .seconds(300))
      let response = await handler(
        WebRequest(
          method: head.method, path: head.path, query: head.query, headers: head.headers,
          body: body, peer: peer))
      var closes = head.closes
      if case .pieces = response.body { closes = true }
      try await send(response, isHead: head.method == "HEAD", closes: closes)
      if closes { return }
    }
  }

  // MARK: Reading

  private func readHead(_ buffer: inout [UInt8]) async throws -> RequestHead {
    deadlines.set(
      descriptor, in: buffer.isEmpty ? bounds.idle : bounds.head, isReading: true)
    var searched = 0
    while true {
      let end = Self.endOfHead(buffer, from: max(0, searched - 3))
      // This includes a whole body, which may arrive in one piece with its end.
      guard end ?? buffer.count <= bounds.largestHead else {
        throw End.refused(.refusal(.headersTooLarge, "The head of the request is too large."))
      }
      if let end {
        let head: RequestHead
        do throws(RequestHead.Fault) {
          head = try RequestHead(buffer[..<end], largest: bounds.largestBody)
        } catch {
          throw End.refused(Self.refusal(of: error))
        }
        buffer.removeFirst(end + 4)
        return head
      }
      searched = buffer.count
      let isFirst = buffer.isEmpty
      try await readMore(&buffer)
      // After its first byte, a head has to arrive without long breaks.
      if isFirst { deadlines.set(descriptor, in: bounds.head, isReading: true) }
    }
  }

  /// The index of the empty line after a head.
  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (start...(bytes.count - 4)).first {
      bytes[$0] == 0x0D && bytes[$0 + 1] == 0x0A && bytes[$0 + 2] == 0x0D && bytes[$0 + 3] == 0x0A
    }
  }

  private static func refusal(of fault: RequestHead.Fault) -> WebResponse {
    switch fault {
    case .malformed: .refusal(.badRequest, "This is not a request that is understood here.")
    case .version: .refusal(.versionNotSupported, "Only HTTP/1.1 is spoken here.")
    case .noLength: .refusal(.lengthRequired, "The length of the body has to be said in advance.")
    case .tooLarge: .refusal(.contentTooLarge, "The body of the request is too large.")
    }
  }

  private func readBody(_ length: Int, _ buffer: inout [UInt8]) async throws -> [UInt8] {
    deadlines.set(descriptor, in: bounds.body, isReading: true)
    while buffer.count < length { try await readMore(&buffer) }
    let body = Array(buffer[..<length])
    buffer.removeFirst(length)
    return body
  }

  private func readMore(_ buffer: inout [UInt8]) async throws {
    while true {
      let count = withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { chunk in
        let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
        if count > 0 { buffer += UnsafeRawBufferPointer(rebasing: chunk[..<count]) }
        return count < 0 ? -Int(errno) : count
      }
      if count > 0 { return }
      switch Int32(-count) {
      case EINTR: continue
      case EAGAIN: try await pool.suspendSocket(socket, untilReadyFor: .read)
      default: throw End.gone
      }
    }
  }

  // MARK: Writing

  private func send(_ response: WebResponse, isHead: Bool, closes: Bool) async throws {
    let head = response.head(closes: closes)
    if isHead { return try await write(head) }
    switch response.body {
    // In one piece: a second one might be held back until the first one is acknowledged.
    case .bytes(let bytes): try await write(head + bytes)
    case .pieces(let next):
      try await write(head)
      while let piece = await next() { try await write(piece) }
    }
  }

  private func write(_ bytes: [UInt8]) async throws {
    var sent = 0
    deadlines.set(descriptor, in: bounds.write)
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        let count = Glibc.send(
          descriptor, all.baseAddress! + sent, all.count - sent, Int32(MSG_NOSIGNAL))
        return count < 0 ? -Int(errno) : count
      }
      if count > 0 {
        sent += count
        continue
      }
      switch Int32(-count) {
      case EINTR: continue
      case EAGAIN: try await pool.suspendSocket(socket, untilReadyFor: .write)
      default: throw End.gone
      }
    }
    // A generous limit for the time between two pieces.
    deadlines.set(descriptor, in: .seconds(300))
  }
}

import Foundation

/// A browser's part in the traffic with `touchstone web`: one connection that stays, a cookie, questions
/// as JSON.
final class WebClient {
  private let port: UInt16
  /// The name and the value that it sends; those that it is given where it has none.
  private var cookie: String
  private let tab = "benchmark\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  private(set) var socket: Int32 = -1
  /// The received part of the answer that is waited for.
  private var received = Data()

  init(port: UInt16, cookie: String) {
    self.port = port
    self.cookie = cookie
  }

  deinit {
    if socket >= 0 { close(socket) }
  }

  /// The body of the answer to a question, and the time until it was whole, in nanoseconds; nil if
  /// there is none.
  func post(_ path: String, _ question: [String: Any]) -> (body: Data, time: Double)? {
    exchange(request(path, question))
  }

  /// The same for a file of the page.
  func get(_ path: String) -> (body: Data, time: Double)? {
    let head = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n"
    return exchange(Data(head.utf8))
  }

  /// Sends a question whose answer `takeAnswer` returns; returns whether it could.
  func begin(_ path: String, _ question: [String: Any]) -> Bool {
    received = Data()
    return connectIfNeeded() && send(request(path, question))
  }

  private func request(_ path: String, _ question: [String: Any]) -> Data {
    let body = (try? JSONSerialization.data(withJSONObject: question)) ?? Data("{}".utf8)
    let head =
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
      + "Cookie: \(cookie)\r\nContent-Type: application/json\r\nX-Tab: \(tab)\r\n"
      + "Content-Length: \(body.count)\r\n\r\n"
    return Data(head.utf8) + body
  }

  private func exchange(_ request: Data) -> (body: Data, time: Double)? {
    let start = Clock.wallTime()
    // A connection that was closed meanwhile is opened again, once.
    for _ in 0..<2 {
      received = Data()
      guard connectIfNeeded() else { return nil }
      if send(request), let body = answer() { return (body, Clock.wallTime() - start) }
      close(socket)
      socket = -1
    }
    return nil
  }

  private func connectIfNeeded() -> Bool {
    guard socket < 0 else { return true }
    let new = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(new, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(new)
      return false
    }
    var yes: Int32 = 1
    setsockopt(new, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    socket = new
    return true
  }

  private func send(_ request: Data) -> Bool {
    var rest = request[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func answer() -> Data? {
    while true {
      switch takeAnswer(waits: true) {
      case .whole(let body): return body
      case .part: continue
      case .none: return nil
      }
    }
  }

  /// How far an answer has come.
  enum Answer {
    case none
    case part
    case whole(Data)
  }

  /// Reads what has come, or waits until something does.
  func takeAnswer(waits: Bool = false) -> Answer {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, waits ? 0 : Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN { return .part }
    guard count > 0 else { return .none }
    received.append(contentsOf: buffer[..<count])
    guard let range = received.range(of: Data("\r\n\r\n".utf8)) else { return .part }
    let fields = String(decoding: received[..<range.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    func field(_ name: String) -> String? {
      fields.first { $0.lowercased().hasPrefix(name + ":") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
    guard let length = field("content-length").flatMap({ Int($0) }) else { return .none }
    if cookie.isEmpty, let given = field("set-cookie") {
      cookie = String(given.prefix { $0 != ";" })
    }
    guard received.count - range.upperBound >= length else { return .part }
    return .whole(received[range.upperBound..<(range.upperBound + length)])
  }
}

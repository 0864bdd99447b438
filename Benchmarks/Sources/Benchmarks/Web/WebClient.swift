import Foundation

/// A browser's part in the traffic with `touchstone web`: one connection that stays, the cookie of the
/// address, questions as JSON.
final class WebClient {
  private let port: UInt16
  private let cookie: String
  private let tab = "benchmark\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
  private var socket: Int32 = -1

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
    guard let body = try? JSONSerialization.data(withJSONObject: question) else { return nil }
    let head =
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
      + "Cookie: touchstone-\(port)=\(cookie)\r\nContent-Type: application/json\r\nX-Tab: \(tab)\r\n"
      + "Content-Length: \(body.count)\r\n\r\n"
    return exchange(Data(head.utf8) + body)
  }

  /// The same for a file of the page.
  func get(_ path: String) -> (body: Data, time: Double)? {
    let head =
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: touchstone-\(port)=\(cookie)\r\n\r\n"
    return exchange(Data(head.utf8))
  }

  private func exchange(_ request: Data) -> (body: Data, time: Double)? {
    let start = Clock.wallTime()
    // A connection that was closed meanwhile is opened again, once.
    for _ in 0..<2 {
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
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL.rawValue))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads a head with its Content-Length, and as many bytes.
  private func answer() -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var end: Data.Index?
    var length = 0
    while true {
      if end == nil, let range = data.range(of: Data("\r\n\r\n".utf8)) {
        end = range.upperBound
        let head = String(decoding: data[..<range.lowerBound], as: UTF8.self).lowercased()
        let field = head.components(separatedBy: "\r\n").first { $0.hasPrefix("content-length:") }
        guard
          let number = field.flatMap({ Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) })
        else { return nil }
        length = number
      }
      if let end, data.count - end >= length { return data[end..<(end + length)] }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      data.append(contentsOf: buffer[..<count])
    }
  }
}

import Glibc

/// The address from which a connection comes.
package enum PeerAddress {
  /// Accepts a connection, and returns its address; the descriptor is negative, and `errno` set, if
  /// there is none.
  static func accept(_ socket: Int32) -> (descriptor: Int32, address: String) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let descriptor = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.accept(socket, $0, &length)
      }
    }
    guard descriptor >= 0 else { return (descriptor, "") }
    return (descriptor, text(of: &storage))
  }

  private static func text(of storage: inout sockaddr_storage) -> String {
    let isNewer = Int32(storage.ss_family) == AF_INET6
    return withUnsafePointer(to: &storage) { pointer in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
        let raw = UnsafeRawPointer(pointer)
        let place =
          isNewer
          ? raw + MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)!
          : raw + MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)!
        let family = isNewer ? AF_INET6 : AF_INET
        guard inet_ntop(family, place, buffer.baseAddress, socklen_t(buffer.count)) != nil else {
          return ""
        }
        return plain(String(cString: buffer.baseAddress!))
      }
    }
  }

  /// The IPv4 address of an IPv4-mapped IPv6 address.
  private static func plain(_ text: String) -> String {
    let prefix = "::ffff:"
    return text.hasPrefix(prefix) && text.contains(".")
      ? String(text.dropFirst(prefix.count)) : text
  }

  /// The address of the browser that sent a request: that of the connection, or what a trusted
  /// proxy reports of it, the last one in its list that is not a proxy itself. Entries by browsers
  /// come before that in the list, and are not read.
  package static func origin(of request: WebRequest, proxies: [String]) -> String {
    guard proxies.contains(request.peer) else { return request.peer }
    let list = (request.headers["x-forwarded-for"] ?? "").split(separator: ",")
    let named = list.reversed().lazy.map { $0.filter { $0 != " " } }
      .first { !proxies.contains(String($0)) }
    guard let named, (1...45).contains(named.utf8.count) else { return request.peer }
    return String(named)
  }
}

import Glibc

/// The addresses of this computer for others.
nonisolated enum HostAddresses {
  /// Its numeric addresses (IPv4), except loopback addresses.
  static var numeric: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    var next = first
    while let one = next?.pointee {
      next = one.ifa_next
      guard one.ifa_flags & UInt32(IFF_UP) != 0,
        one.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
        let address = one.ifa_addr, Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { internet in
        _ = inet_ntop(AF_INET, &internet.pointee.sin_addr, &text, socklen_t(text.count))
      }
      found.append(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    }
    return found
  }

  /// Its names, in lower case: alone, and in the form of multicast DNS.
  static var names: [String] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return [] }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let name = String(decoding: bytes, as: UTF8.self).lowercased()
    guard !name.isEmpty else { return [] }
    return name.contains(".") ? [name] : [name, "\(name).local"]
  }
}

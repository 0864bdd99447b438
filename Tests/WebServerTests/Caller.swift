import Foundation
import Glibc

/// A connection to a server on this computer, by which tests send what no browser would.
final class Caller {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  @discardableResult func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Reads until an end is there, or the connection ends.
  func read(until end: String = "\u{0}") -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count > 0 { bytes += chunk[..<count] }
      let text = String(decoding: bytes, as: UTF8.self)
      if count <= 0 || text.contains(end) { return text }
    }
  }

  /// Reads what has come when something has.
  func readOnce() -> String {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    return String(decoding: chunk[..<max(0, count)], as: UTF8.self)
  }

  /// Whether the other side has ended the connection.
  var isOver: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, 0) <= 0
  }
}

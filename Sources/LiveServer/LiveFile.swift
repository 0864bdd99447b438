/// A file that is served as it is.
package struct LiveFile: Sendable, Equatable {
  /// Its type, such as `text/html; charset=utf-8`.
  package let type: String
  package let bytes: [UInt8]

  package init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

/// Why no page is served.
package enum LiveFailure: Error, Equatable {
  /// The program was built without a server.
  case notBuilt
  /// Another program listens there.
  case portInUse(Int)
  /// The port is one of those that only the system's own programs may use.
  case portNotAllowed(Int)
  /// Not the address of this computer in numbers.
  case noAddress(String)
  /// The system's error, by its number; 0 where it said none.
  case failed(Int32)
}

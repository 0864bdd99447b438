/// A file that is served unchanged.
package struct LiveFile: Sendable, Equatable {
  /// Its type, such as `text/html; charset=utf-8`.
  package let type: String
  package let bytes: [UInt8]

  package init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

/// The reason why no page is served.
package enum LiveFailure: Error, Equatable {
  /// Another program listens there.
  case portInUse(Int)
  /// The port is reserved for the system's own programs.
  case portNotAllowed(Int)
  /// Not a numeric address of this computer.
  case noAddress(String)
  /// The system's error, by its number; 0 if it reported none.
  case failed(Int32)
}

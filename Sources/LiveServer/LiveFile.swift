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
  /// The program was built without a server.
  case notBuilt
  /// Another program listens there.
  case portInUse(Int)
  /// Not a numeric address of this computer.
  case portNotAllowed(Int)
  /// The system's error, by its number; 0 if it reported none.
  case noAddress(String)
  /// The system's error, by its number; 0 where it said none.
  case failed(Int32)
}

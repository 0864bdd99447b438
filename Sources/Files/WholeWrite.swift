import Glibc

/// Writes everything to an open file, pipe or terminal, however much the system takes at a time.
package enum WholeWrite {
  /// Writes all bytes; gives the number of the system's error that hindered it, nil where all is
  /// written.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while let address = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, address, rest.count)
      if count < 0, errno == EINTR { continue }
      // What takes nothing and tells no error would be asked forever.
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }
}

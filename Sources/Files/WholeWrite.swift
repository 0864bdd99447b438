import Glibc

/// Writes all bytes to an open file, pipe or terminal, however many the system accepts at a time.
package enum WholeWrite {
  /// Writes all bytes; returns the number of the system's error that prevented it, nil if all were
  /// written.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while let address = rest.baseAddress, !rest.isEmpty {
      let count = Glibc.write(descriptor, address, rest.count)
      if count < 0, errno == EINTR { continue }
      // A write of zero bytes without an error would be repeated forever.
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }
}

import Files

/// Writes a zip archive of uncompressed files, such as the feedback that a learning platform
/// accepts. The same files result in the same bytes: they have no times.
package nonisolated struct ZipWriter {
  private var output: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// The first day that an archive can name.
  private static let firstDay = 0x0021
  /// Names are UTF-8.
  private static let isUTF8 = 0x0800

  /// The bytes of an archive of files, in the order of their paths.
  package static func bytes(of files: [(path: String, bytes: [UInt8])]) -> [UInt8] {
    var writer = ZipWriter()
    for file in files.sorted(by: { $0.path < $1.path }) { writer.add(file.path, file.bytes) }
    return writer.end()
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let name = Array(path.utf8)
    let place = output.count
    var head: [UInt8] = []
    for (value, size) in [
      (20, 2), (Self.isUTF8, 2), (0, 2), (0, 2), (Self.firstDay, 2),
      (Int(CRC32.of(bytes)), 4), (bytes.count, 4), (bytes.count, 4), (name.count, 2), (0, 2),
    ] {
      Self.add(value, size, to: &head)
    }
    Self.add(ZipSignature.file, 4, to: &output)
    output += head + name + bytes
    Self.add(ZipSignature.entry, 4, to: &directory)
    Self.add(20, 2, to: &directory)
    directory += head
    for (value, size) in [(0, 2), (0, 2), (0, 2), (0, 4), (place, 4)] {
      Self.add(value, size, to: &directory)
    }
    directory += name
    count += 1
  }

  private mutating func end() -> [UInt8] {
    let place = output.count
    output += directory
    Self.add(ZipSignature.end, 4, to: &output)
    for (value, size) in [
      (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (place, 4), (0, 2),
    ] {
      Self.add(value, size, to: &output)
    }
    return output
  }

  private static func add(_ value: Int, _ size: Int, to bytes: inout [UInt8]) {
    for index in 0..<size { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }
}

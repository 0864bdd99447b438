import Files
import Records

/// Reads a zip archive, as learning platforms create them from submissions.
///
/// It comes from strangers: its size, the number of its files and their depth are bounded, names
/// cannot lead elsewhere, and there are no links. Its statements about its files are compared with
/// their contents.
package struct ZipReader {
  /// A file of the archive.
  package struct File: Equatable {
    /// The path below the archive: names with slashes between them.
    package let path: String
    package let bytes: [UInt8]
  }

  /// The limits of an archive.
  package enum Limit {
    /// The bytes of the archive, and of everything in it.
    package static let size = 256 << 20
    package static let count = 20_000
    package static let depth = 12
  }

  private let bytes: [UInt8]
  private let limit: Int

  /// The files of an archive, by their paths, without hidden ones and those that macOS adds. Throws
  /// if it cannot be read completely; `limit` is the maximum number of bytes of all files.
  package static func files(
    of bytes: [UInt8], limit: Int = Limit.size
  ) throws(ArchiveFault) -> [File] {
    try ZipReader(bytes: bytes, limit: limit).files()
  }

  private func files() throws(ArchiveFault) -> [File] {
    let end = try endRecord()
    let count = number(end + 10, 2)
    // An archive of more than 65,534 files has 0xFFFF here.
    guard count <= Limit.count else { throw .tooMany(most: Limit.count) }
    var place = number(end + 16, 4)
    var entries: [(place: Int, path: String)] = []
    var paths: Set<String> = []
    // Nothing is unpacked before it is known that all of it is small enough: many entries may share
    // the same bytes.
    var left = limit
    for _ in 0..<count {
      guard place + 46 <= bytes.count, number(place, 4) == ZipSignature.entry else {
        throw .noArchive
      }
      let lengths = (number(place + 28, 2), number(place + 30, 2), number(place + 32, 2))
      let nameEnd = place + 46 + lengths.0
      guard nameEnd <= bytes.count else { throw .noArchive }
      let entry = place
      place = nameEnd + lengths.1 + lengths.2
      guard let path = try self.path(bytes[(entry + 46)..<nameEnd]) else { continue }
      guard paths.insert(path).inserted else { throw .twice(file: path) }
      left -= number(entry + 24, 4)
      guard left >= 0 else { throw .tooLarge(most: limit) }
      entries.append((entry, path))
    }
    var files: [File] = []
    for (place, path) in entries {
      files.append(File(path: path, bytes: try contents(place, path)))
    }
    return files.sorted { $0.path < $1.path }
  }

  // MARK: Parts

  /// The offset of the record at the end, after which there may be a comment.
  private func endRecord() throws(ArchiveFault) -> Int {
    var place = bytes.count - 22
    let last = max(0, place - 0xFFFF)
    while place >= last {
      if number(place, 4) == ZipSignature.end { return place }
      place -= 1
    }
    throw .noArchive
  }

  /// A little-endian number of a few bytes.
  private func number(_ place: Int, _ count: Int) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  /// The contents of a file, which are as many bytes as the archive says; `place` is that of its
  /// entry in the directory at the end.
  private func contents(_ place: Int, _ path: String) throws(ArchiveFault) -> [UInt8] {
    let (flags, method) = (number(place + 8, 2), number(place + 10, 2))
    let (packed, size) = (number(place + 20, 4), number(place + 24, 4))
    // The upper half contains the kind of file, if the archive was created on such a system.
    let kind = number(place + 38, 4) >> 16 & 0xF000
    guard kind != 0xA000 else { throw .link(file: path) }
    guard flags & 1 == 0 else { throw .encrypted(file: path) }
    let head = number(place + 42, 4)
    guard head + 30 <= bytes.count, number(head, 4) == ZipSignature.file else {
      throw .damaged(file: path)
    }
    let start = head + 30 + number(head + 26, 2) + number(head + 28, 2)
    guard start + packed <= bytes.count else { throw .damaged(file: path) }
    let data = bytes[start..<(start + packed)]
    let contents: [UInt8]?
    switch method {
    case 0: contents = packed == size ? Array(data) : nil
    case 8: contents = Inflate.bytes(data, size: size)
    default: throw .unknownCompression(file: path)
    }
    guard let contents, CRC32.of(contents) == UInt32(number(place + 16, 4)) else {
      throw .damaged(file: path)
    }
    return contents
  }

  /// The path of a file; nil for a folder, a hidden file, and what macOS adds.
  private func path(_ name: ArraySlice<UInt8>) throws(ArchiveFault) -> String? {
    // Names by old programs have another encoding; only their letters would differ.
    let text =
      String(validating: name, as: UTF8.self)
      ?? String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
    let path = text.replacing("\\", with: "/")
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    let isOutside =
      path.isEmpty || path.hasPrefix("/") || names.contains("..") || path.contains("\0")
      || names.dropLast().contains("") || names.contains { $0.utf8.count > 255 }
      || names.first?.hasSuffix(":") == true
    guard !isOutside else { throw .leadsOutside(file: path) }
    guard names.count <= Limit.depth else {
      throw .tooDeep(file: path, most: Limit.depth)
    }
    if path.hasSuffix("/") { return nil }
    let isLeftOut = names.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
    return isLeftOut ? nil : path
  }
}

extension ArchiveFault: Error {}

/// The signatures of the records of an archive, as little-endian numbers.
nonisolated enum ZipSignature {
  /// An entry of the directory at the end.
  static let entry = 0x0201_4B50
  /// The head before the contents of a file.
  static let file = 0x0403_4B50
  /// The end of the directory.
  static let end = 0x0605_4B50
}

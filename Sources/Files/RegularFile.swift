import Glibc

/// The reason why a file of the program's own is not read or written.
package enum FileProblem: Error, Equatable {
  /// The system's error, by its number.
  case failed(Int32)
  /// A pipe or a device.
  case noFile
  /// More bytes than such a file can have.
  case tooLarge
}

/// Files that the program reads by itself, without a request of the user.
///
/// The object of that name could be a pipe without a writer, or a device without an end: the
/// program waits for neither.
package enum RegularFile {
  /// The bytes of a file of at most `limit` bytes; nil when there is none.
  package static func bytes(
    at path: String, limit: Int
  ) throws(FileProblem) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    if descriptor < 0 {
      // A socket cannot be opened at all.
      if errno == ENXIO { throw .noFile }
      if errno == ENOENT { return nil }
      throw .failed(errno)
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor, limit: limit)
  }

  /// The bytes of an open file, from its beginning.
  package static func bytes(of descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
    let size = try size(of: descriptor)
    guard size <= limit else { throw .tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &chunk, chunk.count, bytes.count)
      if count == 0 { return bytes }
      if count > 0 { bytes += chunk[..<count] } else if errno != EINTR { throw .failed(errno) }
      // It may grow while it is read.
      guard bytes.count <= limit else { throw .tooLarge }
    }
  }

  /// The bytes of an open file; throws if it is not a regular file.
  package static func size(of descriptor: Int32) throws(FileProblem) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .failed(EISDIR)
    default: throw .noFile
    }
  }
}

import Files
import Foundation

/// A file that caches answers of an exercise's programs for the next run of the program.
///
/// Its contents are valid only for the exact origin that they were made from: the running program,
/// the texts of the exercise, and whatever else the answers depend on.
struct KeptFile {
  /// The folder; nil if nothing is cached.
  private let folder: String?
  private let name: String
  /// Everything that the answers depend on.
  let origin: [String]

  /// The maximum number of bytes that are read.
  private static let largest = 256 << 20

  init(_ name: String, in cache: AnswerCache, origin: [String]) {
    self.name = name
    folder = cache.folder
    self.origin = origin
  }

  /// The contents of the file; nil if it cannot be read.
  var bytes: [UInt8]? {
    folder.flatMap { try? RegularFile.bytes(at: "\($0)/\(name)", limit: Self.largest) }
  }

  /// A reader of the bytes after the origin; nil if the bytes have another origin.
  func reader(of bytes: [UInt8]) -> KeptBytesReader? {
    var reader = KeptBytesReader(bytes)
    return reader.texts() == origin ? reader : nil
  }

  /// The bytes of the origin, to which contents are appended.
  var beginning: KeptBytes {
    var bytes = KeptBytes()
    bytes.add(origin)
    return bytes
  }

  /// Writes bytes. A failure is ignored: the answers will be computed again.
  func write(_ bytes: KeptBytes) {
    guard let folder else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(bytes.bytes).write(
      to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }
}

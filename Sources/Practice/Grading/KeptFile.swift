import Files
import Foundation

/// A file that caches answers of an exercise's programs for the next run of the program.
///
/// Its contents are valid only for the exact origin that they were made from: the running program,
/// the texts of the exercise, and whatever else the answers depend on.
struct KeptFile {
  /// The folder; nil if nothing is cached.
  private let folder: String?
  /// The folder of those that came with the program.
  private let shipped: String?
  private let name: String
  /// Everything that the answers depend on.
  let origin: [String]

  /// The maximum number of bytes that are read.
  private static let largest = 256 << 20

  init(_ name: String, in cache: AnswerCache, origin: [String]) {
    self.name = name
    folder = cache.folder
    shipped = cache.shipped
    self.origin = origin
  }

  /// The contents of the file, and of the one that came with the program, as far as they can be
  /// read.
  var copies: some Sequence<[UInt8]> {
    [folder, shipped].lazy.compactMap { [name] folder in
      folder.flatMap { try? RegularFile.bytes(at: "\($0)/\(name)", limit: Self.largest) }
    }
  }

  /// Whether there is a file of this very origin in the folder.
  var isWritten: Bool {
    folder.flatMap { try? RegularFile.bytes(at: "\($0)/\(name)", limit: Self.largest) }
      .flatMap(reader) != nil
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

  /// Writes bytes, which only their owner can read if they are secret. A failure is ignored: the
  /// answers will be computed again.
  func write(_ bytes: KeptBytes, isSecret: Bool = false) {
    guard let folder else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = "\(folder)/\(name)"
    guard (try? Data(bytes.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    else { return }
    if isSecret { chmod(path, 0o600) }
  }
}

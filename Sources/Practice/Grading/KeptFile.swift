import Files
import Foundation

/// A file in which answers of an exercise's programs are kept for the next run of the program.
///
/// What is in it counts only for the very origin that it was made from: the program that ran, the
/// texts of the exercise, whatever else the answers follow from.
struct KeptFile {
  /// The folder; nil where nothing is kept.
  private let folder: String?
  private let name: String
  /// Everything that the answers follow from.
  let origin: [String]

  /// The most bytes that are read of what was kept.
  private static let largest = 256 << 20

  init(_ name: String, in cache: AnswerCache, origin: [String]) {
    self.name = name
    folder = cache.folder
    self.origin = origin
  }

  /// What is in the file; nil where it cannot be read.
  var bytes: [UInt8]? {
    folder.flatMap { try? RegularFile.bytes(at: "\($0)/\(name)", limit: Self.largest) }
  }

  /// What comes after the origin; nil where bytes are of another one.
  func reader(of bytes: [UInt8]) -> KeptBytesReader? {
    var reader = KeptBytesReader(bytes)
    return reader.texts() == origin ? reader : nil
  }

  /// Bytes that begin with the origin.
  var beginning: KeptBytes {
    var bytes = KeptBytes()
    bytes.add(origin)
    return bytes
  }

  /// Writes bytes. That nothing can be written hinders nobody: the answers are found out again.
  func write(_ bytes: KeptBytes) {
    guard let folder else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(bytes.bytes).write(
      to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
  }
}

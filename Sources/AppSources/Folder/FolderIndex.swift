import Files
import Foundation

/// The declarations of the files of a folder from the last examination, by path, size and time of
/// the last change: a file that has not changed is not read again.
struct FolderIndex {
  /// A file's declarations.
  struct Entry {
    let size: Int
    let modified: Int
    let declarations: [Declared]
  }

  private static let header = "touchstone sources 1"
  private static let largest = 64 << 20

  private(set) var entries: [String: Entry] = [:]

  init() {}

  /// Reads an index; an empty one if none can be read.
  init(at path: String) {
    guard let bytes = try? RegularFile.bytes(at: path, limit: Self.largest) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else { return }
    var file: (path: String, size: Int, modified: Int)?
    var declarations: [Declared] = []
    func finish(_ entries: inout [String: Entry]) {
      guard let file else { return }
      entries[file.path] = Entry(
        size: file.size, modified: file.modified, declarations: declarations)
      declarations = []
    }
    for line in lines.dropFirst() {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if fields.count == 4, fields[0].isEmpty, let size = Int(fields[1]),
        let modified = Int(fields[2])
      {
        finish(&entries)
        file = (fields[3], size, modified)
      } else if let declared = Declared(fields: fields) {
        declarations.append(declared)
      }
    }
    finish(&entries)
  }

  /// The declarations of an unchanged file; nil for any other.
  func declarations(of file: FolderWalk.Entry) -> [Declared]? {
    guard let entry = entries[file.path], entry.size == file.size,
      entry.modified == file.modified
    else { return nil }
    return entry.declarations
  }

  /// Writes the index of files; if that is impossible, the next examination only takes longer.
  static func write(_ files: [AppFolder.File], to path: String) {
    var text = header + "\n"
    for file in files where !file.path.contains(where: { $0 == "\t" || $0.isNewline }) {
      text += "\t\(file.size)\t\(file.modified)\t\(file.path)\n"
      for declared in file.declarations { text += declared.fields + "\n" }
    }
    guard text.utf8.count <= largest else { return }
    let folder = path.deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The path of the index of a folder.
  static func path(of folder: String, in cache: String) -> String {
    let name = SHA256.digest(Array(folder.utf8)).prefix(12)
      .map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
    return "\(cache)/\(name).index"
  }
}

extension Declared {
  /// The declaration as a line of the index.
  fileprivate var fields: String {
    [
      kind.rawValue, String(line), name, outer, inherited.joined(separator: ","),
      members.joined(separator: ","),
    ].joined(separator: "\t")
  }

  fileprivate init?(fields: [String]) {
    guard fields.count == 6, let kind = Kind(rawValue: fields[0]), let line = Int(fields[1]) else {
      return nil
    }
    func names(_ field: String) -> [String] {
      field.split(separator: ",").map(String.init)
    }
    self.init(
      kind, fields[2], outer: fields[3], inherited: names(fields[4]), members: names(fields[5]),
      line: line)
  }
}

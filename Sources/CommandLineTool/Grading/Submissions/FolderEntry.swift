import Glibc
import Records
import Workbench

/// One thing in a folder of submissions, looked at without following links.
nonisolated struct FolderEntry {
  /// What a name stands for.
  enum Kind {
    case file
    case folder
    case link
    /// A pipe, a device or a socket.
    case other

    /// The kind of a path; nil when there is nothing.
    init?(of path: String) {
      var full = FileReading.expanded(path)
      // With a slash at its end the path would be what a link leads to.
      while full.count > 1, full.hasSuffix("/") { full.removeLast() }
      var status = stat()
      guard lstat(full, &status) == 0 else { return nil }
      self =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
    }
  }

  /// The name; bytes that are not UTF-8 are spelled out.
  let name: String
  /// Whether the name is UTF-8; a file of another cannot be named to the system.
  let isText: Bool
  let kind: Kind

  /// How deep a folder is searched.
  private static let deepest = 8
  /// The most files that are taken of one submission.
  private static let most = 500

  /// The entries of a folder, by name, without hidden ones and what archives of a Mac add.
  static func entries(of path: String) throws -> [FolderEntry] {
    guard let folder = opendir(FileReading.expanded(path)) else {
      throw Problem.fileUnreadable(path, reason: .number(errno))
    }
    defer { closedir(folder) }
    var found: [FolderEntry] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.first != UInt8(ascii: ".") else { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        found.append(FolderEntry(name: spelledOut(bytes), isText: false, kind: .other))
        continue
      }
      guard name != "__MACOSX", let kind = Kind(of: "\(path)/\(name)") else { continue }
      found.append(FolderEntry(name: name, isText: true, kind: kind))
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The paths below a folder of everything that is not a folder, relative to it and sorted. Links
  /// are not followed.
  static func files(below path: String) throws -> [String] {
    var found: [String] = []
    try collect(path, "", depth: 0, into: &found)
    return found.sorted()
  }

  private static func collect(
    _ path: String, _ prefix: String, depth: Int, into found: inout [String]
  ) throws {
    for entry in try entries(of: path) where found.count < most {
      guard entry.isText else { throw Problem.fileNameNotText("\(path)/\(entry.name)") }
      if entry.kind != .folder {
        found.append(prefix + entry.name)
      } else if depth < deepest {
        try collect(
          "\(path)/\(entry.name)", "\(prefix)\(entry.name)/", depth: depth + 1, into: &found)
      }
    }
  }

  private static func spelledOut(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

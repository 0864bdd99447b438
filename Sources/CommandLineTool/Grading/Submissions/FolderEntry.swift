import Glibc
import Records
import Workbench

/// An entry of a folder of submissions, inspected without following symbolic links.
nonisolated struct FolderEntry {
  /// The kind of a file.
  enum Kind {
    case file
    case folder
    case link
    /// A pipe, a device or a socket.
    case other

    /// Determines the kind of a path that the user has named: of a link it is that of its target,
    /// for the link is the user's own. Nil if nothing exists there.
    init?(ofNamed path: String) {
      self.init(of: FolderEntry.target(of: path))
    }

    /// Determines the kind of a path; nil if nothing exists there.
    init?(of path: String) {
      var full = FileReading.expanded(path)
      // With a trailing slash the path would be the target of a link.
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

  /// The name; bytes that are not UTF-8 are escaped.
  let name: String
  /// Whether the name is UTF-8; a file with another name cannot be opened.
  let isText: Bool
  let kind: Kind

  /// The maximum depth of a search in folders.
  private static let deepest = 8
  /// The maximum number of files of one submission.
  private static let most = 500

  /// The path that a link leads to, through all links; the path itself if it is not a link, or
  /// leads nowhere.
  static func target(of path: String) -> String {
    guard Kind(of: path) == .link, let target = realpath(FileReading.expanded(path), nil) else {
      return path
    }
    defer { free(target) }
    return String(cString: target)
  }

  /// The entries of a folder, by name, without hidden ones and those that macOS archives add.
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

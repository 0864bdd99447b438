import Foundation
import Records

/// The files of code in a folder and below it, without following links.
struct FolderWalk {
  /// A file that was found, not yet read.
  struct Entry {
    /// The path in the folder.
    let path: String
    let size: Int
    /// The time of the last change, in nanoseconds.
    let modified: Int
  }

  static let mostFiles = 20_000
  static let deepest = 40
  static let largestFile = 1 << 20

  private let root: String
  private(set) var entries: [Entry] = []
  private(set) var unread: [SourcesReport.UnreadFile] = []

  /// Finds the files, those of each folder in the order of their names.
  init(_ root: String) throws(FolderProblem) {
    self.root = root
    var status = stat()
    guard stat(root, &status) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .missing(root) : .unreadable(root, reason: .number(errno))
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(root) }
    guard let names = Self.names(in: root) else {
      throw .unreadable(root, reason: .number(errno))
    }
    visit(names, "", depth: 0)
  }

  private static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private mutating func visit(_ names: [String], _ folder: String, depth: Int) {
    for name in names {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let full = "\(root)/\(path)"
      var status = stat()
      guard lstat(full, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !Self.isWithoutCode(name): enter(path, depth: depth + 1)
      case S_IFREG where Self.isCode(name): take(path, status)
      default: break
      }
    }
  }

  private mutating func enter(_ path: String, depth: Int) {
    guard depth <= Self.deepest else {
      unread.append(.init(path: path, reason: .tooDeep(limit: Self.deepest)))
      return
    }
    guard let names = Self.names(in: "\(root)/\(path)") else {
      unread.append(.init(path: path, reason: .system(.number(errno))))
      return
    }
    visit(names, path, depth: depth)
  }

  private mutating func take(_ path: String, _ status: stat) {
    guard status.st_size <= Self.largestFile else {
      unread.append(.init(path: path, reason: .tooLarge(limit: Self.largestFile)))
      return
    }
    guard entries.count < Self.mostFiles else {
      if unread.last?.reason != .tooMany(limit: Self.mostFiles) {
        unread.append(.init(path: path, reason: .tooMany(limit: Self.mostFiles)))
      }
      return
    }
    let time = status.st_mtim
    entries.append(
      Entry(
        path: path, size: Int(status.st_size),
        modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)))
  }

  private static func isCode(_ name: String) -> Bool {
    [".swift", ".m", ".h", ".mm"].contains(where: name.hasSuffix)
  }

  /// Folders of builds and of pictures, in which no app has its sources.
  private static func isWithoutCode(_ name: String) -> Bool {
    ["DerivedData", "node_modules", "build"].contains(name)
      || [".xcassets", ".framework", ".xcframework", ".bundle", ".lproj", ".xcodeproj"]
        .contains(where: name.hasSuffix)
  }
}

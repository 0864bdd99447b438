import Files
import Foundation
import Records

/// A folder with the sources of an app, and the declarations of its files.
package struct AppFolder {
  /// A file of code.
  package struct File: Sendable {
    /// The path in the folder.
    package let path: String
    let size: Int
    let modified: Int
    package let declarations: [Declared]

    package var language: SourceLanguage { path.hasSuffix(".swift") ? .swift : .objectiveC }
    /// The name after the last slash.
    package var name: String { path.lastPathComponent }
  }

  /// The location of a declaration.
  package struct Place: Sendable, Hashable {
    package let file: Int
    package let index: Int
  }

  /// The folder's path.
  package let root: String
  package let files: [File]
  package let unread: [SourcesReport.UnreadFile]
  /// The declarations by their names.
  private let byName: [String: [Place]]

  /// Examines a folder. `cache` is the folder in which indexes are stored; nil for none.
  package init(
    _ root: String, cache: String?, isInterrupted: () -> Bool = { false }
  ) throws(FolderProblem) {
    let walk = try FolderWalk(root)
    guard !walk.entries.isEmpty else { throw .noCode(root) }
    let whole = realpath(root, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
    let index = cache.map { FolderIndex.path(of: whole ?? root, in: $0) }
    let known = index.map { FolderIndex(at: $0) } ?? FolderIndex()
    var files: [File] = []
    var unread = walk.unread
    var isChanged = walk.entries.count != known.entries.count
    for entry in walk.entries where !isInterrupted() {
      var declarations = known.declarations(of: entry)
      if declarations == nil {
        isChanged = true
        switch Self.scanned(entry, below: root) {
        case .success(let found): declarations = found
        case .failure(let reason):
          unread.append(.init(path: entry.path, reason: reason.reason))
        }
      }
      guard let declarations else { continue }
      files.append(
        File(
          path: entry.path, size: entry.size, modified: entry.modified,
          declarations: declarations))
    }
    self.root = root
    self.files = files
    self.unread = unread
    byName = Self.places(of: files)
    if isChanged, let index { FolderIndex.write(files, to: index) }
  }

  private struct Unreadable: Error {
    let reason: SourcesReport.UnreadFile.Reason
  }

  private static func scanned(
    _ entry: FolderWalk.Entry, below root: String
  ) -> Result<[Declared], Unreadable> {
    let bytes: [UInt8]
    do {
      guard
        let read = try RegularFile.bytes(
          at: "\(root)/\(entry.path)", limit: FolderWalk.largestFile)
      else { return .success([]) }
      bytes = read
    } catch {
      switch error {
      case .failed(let number): return .failure(Unreadable(reason: .system(.number(number))))
      case .noFile: return .failure(Unreadable(reason: .notText))
      case .tooLarge:
        return .failure(Unreadable(reason: .tooLarge(limit: FolderWalk.largestFile)))
      }
    }
    return .success(
      bytes.withUnsafeBufferPointer {
        entry.path.hasSuffix(".swift")
          ? SwiftScan.declarations(in: $0) : ObjectiveCScan.declarations(in: $0)
      })
  }

  private static func places(of files: [File]) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for (number, file) in files.enumerated() {
      for (index, declared) in file.declarations.enumerated() {
        places[declared.name, default: []].append(Place(file: number, index: index))
      }
    }
    return places
  }

  /// The declarations of a name and the additions to it, in the order of paths.
  package func places(of name: String) -> [Place] { byName[name] ?? [] }

  package subscript(place: Place) -> Declared {
    files[place.file].declarations[place.index]
  }

  /// The text of a file, with line feeds alone as line ends; nil if it cannot be read as text.
  package func text(of file: Int) -> String? {
    guard
      let read = try? RegularFile.bytes(
        at: "\(root)/\(files[file].path)", limit: FolderWalk.largestFile)
    else { return nil }
    var start = read[...]
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { start = start.dropFirst(3) }
    let feed = UInt8(ascii: "\n")
    var bytes = Array(start)
    if bytes.contains(Self.carriageReturn) {
      for index in bytes.indices where bytes[index] == Self.carriageReturn {
        let isBeforeFeed = index + 1 < bytes.count && bytes[index + 1] == feed
        bytes[index] = isBeforeFeed ? UInt8(ascii: " ") : feed
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let carriageReturn = UInt8(ascii: "\r")

  /// Every addition to a type that declares a member of a name; those to `type` first.
  package func additions(with member: String, to type: String) -> [Place] {
    var found: [Place] = []
    for (number, file) in files.enumerated() {
      for (index, declared) in file.declarations.enumerated()
      where declared.kind.isAddition && declared.members.contains(member) {
        found.append(Place(file: number, index: index))
      }
    }
    return found.filter { self[$0].name == type } + found.filter { self[$0].name != type }
  }
}

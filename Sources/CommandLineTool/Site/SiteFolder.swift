import Files
import Foundation
import Pages
import Records
import Rendering
import Workbench

/// The folder that a site is written to. It contains a list of the written files, so that the next
/// site there removes those that it does not have any more, and nothing else.
package struct SiteFolder {
  /// The name as it was given, without trailing slashes.
  package let name: String
  private let path: String

  private static let list = "assets/files.txt"

  /// Throws if a site cannot be written there, before anything is run for it.
  package init(_ name: String, replaces: Bool) throws {
    var plain = name
    while plain.count > 1, plain.hasSuffix("/") { plain.removeLast() }
    guard !plain.isEmpty else { throw Problem.fileNameEmpty }
    self.name = plain
    path = FileReading.expanded(plain)
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw Problem.cannotWrite(plain, reason: .number(errno)) }
      try Self.checkCanBeMade(path, plain)
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw Problem.cannotWrite(plain, reason: .number(ENOTDIR))
    }
    guard access(path, W_OK | X_OK | R_OK) == 0 else {
      throw Problem.cannotWrite(plain, reason: .number(errno))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if !names.isEmpty, !replaces { throw Problem.practice(.siteIsThere(plain)) }
  }

  /// Throws if a folder cannot be created in the nearest existing ancestor.
  private static func checkCanBeMade(_ path: String, _ name: String) throws {
    var above = path
    repeat {
      let parent = above.deletingLastPathComponent
      above = parent.isEmpty ? (above.hasPrefix("/") ? "/" : ".") : parent
    } while !FileManager.default.fileExists(atPath: above)
    guard access(above, W_OK | X_OK) == 0 else {
      throw Problem.cannotWrite(name, reason: .number(errno))
    }
  }

  /// Writes the files, and removes those of the previous site that are not among them.
  package func write(_ files: [SiteFile]) throws {
    let old = known
    let names = files.map(\.path) + [Self.list]
    for folder in Set(names.map(Self.folder)).sorted() { try make(folder) }
    for file in files {
      try FileReading.write(String(decoding: file.bytes, as: UTF8.self), to: "\(path)/\(file.path)")
    }
    try FileReading.write(names.map { "\($0)\n" }.joined(), to: "\(path)/\(Self.list)")
    for name in old.subtracting(names) { remove(name) }
  }

  private static func folder(of file: String) -> String {
    file.deletingLastPathComponent
  }

  /// Creates a folder of the site. A symbolic link would lead out of it.
  private func make(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    } catch {
      throw Problem.cannotWrite("\(name)/\(folder)", reason: FileReading.reason(of: error))
    }
    guard isWithin(folder) else {
      throw Problem.practice(.siteLeadsElsewhere("\(name)/\(folder)"))
    }
  }

  /// Whether a folder of the site is where its name says.
  private func isWithin(_ folder: String) -> Bool {
    let root = Self.realPath(path)
    return Self.realPath("\(path)/\(folder)") == (folder.isEmpty ? root : "\(root)/\(folder)")
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The files of the previous site.
  private var known: Set<String> {
    guard let text = try? FileReading.text(at: "\(path)/\(Self.list)") else { return [] }
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Removes a file of the previous site, and its folder if that is empty then.
  private func remove(_ name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return }
    let folder = Self.folder(of: name)
    guard isWithin(folder) else { return }
    unlink("\(path)/\(name)")
    if !folder.isEmpty { rmdir("\(path)/\(folder)") }
  }
}

import Files
import Foundation
import Glibc
import Records
import Workbench

/// An archive of submissions, unpacked in a temporary folder of its own until the program ends.
package struct UnpackedArchive {
  /// The path of the archive, as it was named.
  package let name: String
  /// The folder with the submissions.
  package let folder: String
  /// The nested archives that are not read, each with the reason.
  package private(set) var notices: [Problem] = []

  /// The folders that are removed at the end.
  private static var folders: [String] = []
  static let ending = ".zip"

  /// Whether a named path is an archive.
  package static func isOne(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(ending) else { return false }
    return if case .file = FolderEntry.Kind(ofNamed: path) { true } else { false }
  }

  /// Unpacks an archive, and the nested archives, which belong to single students. Throws if it
  /// cannot be read completely; then nothing of it is left on the disk.
  package init(_ path: String) throws {
    name = path
    let bytes = try Self.bytes(of: path)
    var files: [ZipReader.File]
    do throws(ArchiveFault) {
      files = try ZipReader.files(of: bytes)
    } catch {
      throw Problem.practice(.archive(path, error))
    }
    var left = ZipReader.Limit.size - files.reduce(0) { $0 + $1.bytes.count }
    let inner = files.filter { $0.path.lowercased().hasSuffix(Self.ending) }
    files.removeAll { file in inner.contains { $0.path == file.path } }
    for archive in inner {
      do throws(ArchiveFault) {
        let own = try ZipReader.files(of: archive.bytes, limit: left)
        left -= own.reduce(0) { $0 + $1.bytes.count }
        let folder = archive.path.dropLast(Self.ending.count)
        files += own.map { ZipReader.File(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
        for file in own where file.path.lowercased().hasSuffix(Self.ending) {
          notices.append(
            .practice(
              .archive("\(path)/\(archive.path)", .archiveInside(file: file.path))))
        }
      } catch {
        notices.append(.practice(.archive("\(path)/\(archive.path)", error)))
      }
    }
    let root = try Self.temporaryFolder()
    try Self.write(files, in: root, of: path)
    folder = Self.submissions(
      in: root, unpacked: Set(inner.map { "\(root)/\($0.path.dropLast(Self.ending.count))" }))
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    do {
      guard
        let bytes = try RegularFile.bytes(
          at: FileReading.expanded(path), limit: ZipReader.Limit.size)
      else { throw Problem.fileMissing(path) }
      return bytes
    } catch let error as FileProblem {
      switch error {
      case .tooLarge: throw Problem.practice(.archive(path, .tooLarge(most: ZipReader.Limit.size)))
      case .failed(let number): throw Problem.fileUnreadable(path, reason: .number(number))
      case .noFile: throw Problem.fileIsNoFile(path)
      }
    }
  }

  private static func temporaryFolder() throws -> String {
    let parent = Environment.value("TMPDIR") ?? "/tmp"
    var pattern = Array("\(parent)/touchstone-XXXXXX".utf8CString)
    guard mkdtemp(&pattern) != nil else {
      throw Problem.cannotWrite(parent, reason: .number(errno))
    }
    let folder = String(decoding: pattern.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    folders.append(folder)
    return folder
  }

  private static func write(
    _ files: [ZipReader.File], in root: String, of archive: String
  ) throws {
    for file in files {
      let path = "\(root)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          atPath: path.deletingLastPathComponent, withIntermediateDirectories: true)
      } catch {
        // A file has the name of the folder.
        throw Problem.practice(.archive(archive, .twice(file: file.path)))
      }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { throw Problem.practice(.archive(archive, .twice(file: file.path))) }
        throw Problem.cannotWrite(path, reason: .number(errno))
      }
      defer { close(descriptor) }
      if let error = file.bytes.withUnsafeBytes({ WholeWrite.write($0, to: descriptor) }) {
        throw Problem.cannotWrite(path, reason: .number(error))
      }
    }
  }

  /// The folder that contains the submissions: an archive often has a single folder, which is not a
  /// student's if it contains only folders. A folder in which a nested archive was unpacked is a
  /// student's.
  private static func submissions(in root: String, unpacked: Set<String>) -> String {
    var folder = root
    while let entries = try? FolderEntry.entries(of: folder), entries.count == 1,
      entries[0].kind == .folder,
      let inner = try? FolderEntry.entries(of: "\(folder)/\(entries[0].name)"),
      !inner.isEmpty,
      inner.allSatisfy({
        $0.kind == .folder && !unpacked.contains("\(folder)/\(entries[0].name)/\($0.name)")
      })
    {
      folder += "/\(entries[0].name)"
    }
    return folder
  }

  /// Removes everything that was unpacked.
  package static func removeAll() {
    for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
    folders = []
  }
}

/// The archives that were unpacked while submissions were searched for.
final class UnpackedArchives {
  private(set) var all: [UnpackedArchive] = []
  /// Why others in the folders of students could not be unpacked.
  private var faults: [Problem] = []

  /// Notices about what is in them and not read, and about those that are not read at all.
  var notices: [Problem] { all.flatMap(\.notices) + faults }

  func add(_ archive: UnpackedArchive) { all.append(archive) }

  func add(_ fault: Problem) { faults.append(fault) }
}

extension Submission {
  /// The same with the names inside the archive.
  func named(in archive: UnpackedArchive) -> Submission {
    func named(_ path: String) -> String {
      guard path.hasPrefix(archive.folder) else { return path }
      return archive.name + path.dropFirst(archive.folder.count)
    }
    return Submission(self, name: named(name), places: files.map { named($0.path) })
  }
}

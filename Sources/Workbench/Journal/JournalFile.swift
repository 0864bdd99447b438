import Files
import Foundation
import Records

/// A journal on disk: one file for each session, one line for each record, written as it happens.
///
/// The file is locked while its session runs, so that no other session takes it for the journal of
/// a dead one. Only a line that cannot be read, such as a last one that was torn by a kill, is left
/// out, and the file is then preserved.
nonisolated package final class JournalFile {
  /// The version of the file's format.
  package static let version = 1

  package let path: String
  private var descriptor: Int32
  /// The reason why the journal is no longer written; nil while it is.
  package private(set) var failure: SystemReason?

  private struct Header: Codable {
    var touchstone = "journal"
    var version = JournalFile.version
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    guard descriptor >= 0 else { return }
    // A process that is being started has the descriptor, too, until it runs its own program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Creates a journal in a folder, for a session that ends with the process `owner`; throws if
  /// that is impossible.
  package init(creatingIn folder: String, owner: pid_t = getpid()) throws(JournalProblem) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw JournalProblem(reason: .number(errno))
    }
    for attempt in 0..<1000 {
      let path = "\(folder)/\(owner)-\(attempt).jsonl"
      let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_APPEND | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw JournalProblem(reason: .number(errno)) }
      // A session that starts at the same time may take the empty file for a leftover.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      guard !isTaken, Self.isLinked(descriptor) else {
        close(descriptor)
        continue
      }
      self.path = path
      self.descriptor = descriptor
      append(Header())
      return
    }
    throw JournalProblem(reason: .number(EEXIST))
  }

  private static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Writes one record. After a failure nothing more is written, and `failure` is the reason.
  package func append(_ record: Journal.Record) {
    append(record as any Encodable)
  }

  private func append(_ value: any Encodable) {
    guard failure == nil else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    guard var data = try? encoder.encode(value) else { return }
    data.append(UInt8(ascii: "\n"))
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    if let error { failure = .number(error) }
  }

  /// Ends the session normally, and removes its file: nothing is left to resume.
  package func remove() {
    unlink(path)
  }

  /// Renames the file with another extension, so that no session offers to resume it. Returns its
  /// new path.
  @discardableResult
  package func setAside(_ ending: String) -> String {
    rename(path, path + ending)
    return path + ending
  }

  // MARK: Left behind

  /// The journal of a session that ended abnormally.
  package struct Leftover {
    package let file: JournalFile
    package let records: [Journal.Record]
    /// The time of the last write, in seconds since 1970.
    package let date: Int
    /// Whether the last line was torn and left out.
    package let isTorn: Bool
    /// The number of other lines that cannot be read and were left out.
    package let damagedLines: Int
    /// The version that wrote it, if it is another one.
    package let otherVersion: Int?

    /// The entries that remain after all changes.
    package var journal: Journal {
      var journal = Journal()
      for record in records { journal.apply(record) }
      return journal
    }
  }

  /// A journal that is not offered although a session left it. `source` runs its readable lines.
  package enum NotOffered: Equatable, Sendable {
    /// Nothing of it can be read. It was renamed to this path.
    case unreadable(path: String)
    /// A later version of the program wrote it, and resumes it.
    case laterVersion(Int, path: String)
  }

  /// The journals of a folder whose sessions have ended, the newest first. Each is locked, so that
  /// two concurrent starts do not take the same. Removes those in which nothing is left; any other
  /// that is not returned is passed to `notOffered`.
  package static func leftovers(
    in folder: String, notOffered: (NotOffered) -> Void = { _ in }
  ) -> [Leftover] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [Leftover] = []
    for name in names where name.hasSuffix(".jsonl") {
      let path = "\(folder)/\(name)"
      let descriptor = open(path, O_RDWR | O_APPEND | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      let file = JournalFile(path: path, descriptor: descriptor)
      // A file that is not regular is not one of our journals, and one that is too large is left
      // alone.
      guard isLeft(descriptor, name),
        let bytes = try? RegularFile.bytes(of: descriptor, limit: largest)
      else { continue }
      var status = stat()
      fstat(descriptor, &status)
      let leftover = read(file, Data(bytes), date: Int(status.st_mtim.tv_sec))
      // A journal of a newer version may contain more than this one can read: only that version
      // resumes it.
      if let other = leftover.otherVersion, other > version {
        notOffered(.laterVersion(other, path: path))
      } else if leftover.journal.count > 0 {
        found.append(leftover)
      } else if leftover.damagedLines > 0 || leftover.isTorn {
        notOffered(.unreadable(path: file.setAside(".damaged")))
      } else {
        file.remove()
      }
    }
    return found.sorted { ($0.date, $0.file.path) > ($1.date, $1.file.path) }
  }

  /// Whether the session of a journal has ended; the file is then locked. A session whose owner has
  /// ended ends soon.
  private static func isLeft(_ descriptor: Int32, _ name: String) -> Bool {
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      guard let owner = name.split(separator: "-").first.flatMap({ pid_t($0) }),
        kill(owner, 0) != 0, errno == ESRCH
      else { return false }
      usleep(5_000)
    }
    return false
  }

  /// The maximum number of bytes read of a journal: several dumps of the largest size.
  private static let largest = 1 << 30

  private static func read(_ file: JournalFile, _ data: Data, date: Int) -> Leftover {
    let content = Content(data)
    return Leftover(
      file: file, records: content.records, date: date, isTorn: content.isTorn,
      damagedLines: content.damagedLines,
      otherVersion: content.version == version ? nil : content.version)
  }

  /// The script of the text of a journal, whether its session ended or not: the readable entries
  /// that remain after all changes. Nil for another text.
  package static func script(ofText text: String) -> String? {
    guard text.hasPrefix(mark) else { return nil }
    var journal = Journal()
    for record in Content(Data(text.utf8)).records { journal.apply(record) }
    return journal.lines.map { $0 + "\n" }.joined()
  }

  /// The beginning of a journal's text, in every version.
  private static let mark = "{\"touchstone\":\"journal\""

  /// The lines of a journal's text.
  private struct Content {
    private(set) var records: [Journal.Record] = []
    private(set) var damagedLines = 0
    let isTorn: Bool
    let version: Int

    init(_ data: Data) {
      var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let last = lines.removeLast()
      let decoder = JSONDecoder()
      let header = lines.first.flatMap { try? decoder.decode(Header.self, from: Data($0)) }
      // A session that was killed while it wrote its first line had done nothing yet.
      isTorn =
        !last.isEmpty && !(lines.isEmpty && mark.utf8.starts(with: last.prefix(mark.utf8.count)))
      version = header?.version ?? JournalFile.version
      for line in lines.dropFirst(header == nil ? 0 : 1) {
        if let record = try? decoder.decode(Journal.Record.self, from: Data(line)) {
          records.append(record)
        } else {
          damagedLines += 1
        }
      }
    }
  }
}

/// The reason why there is no journal on disk.
nonisolated package struct JournalProblem: Error {
  package let reason: SystemReason
}

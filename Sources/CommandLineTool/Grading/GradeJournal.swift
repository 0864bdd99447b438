import Files
import Foundation
import Glibc
import Records
import Workbench

/// The verdicts of a grading run, written as they are made, so that none is lost however it ends.
///
/// A file of lines, each a JSON object: the head of the report, then one verdict per line. A line
/// is complete, or is the last one and is ignored. Verdicts are found again by the fingerprint of
/// everything that they depend on, so lines of other texts, exercises or programs do no harm.
package final class GradeJournal {
  /// A verdict, with its submission.
  package struct Entry: Codable {
    /// The fingerprint of the program, the exercise, the seed and the submitted texts; nil if no
    /// text was read.
    package let key: Fingerprint?
    /// The fingerprint of the texts alone.
    package let text: String?
    package let row: String
    /// The facts about the student besides the submissions.
    package let student: StudentRecord
    /// The attempt; nil if there is one.
    package let attempt: Attempt?
    /// The names of the files.
    package let files: [String]
    package let verdict: Verdict

    /// Creates an entry for a submission that was judged.
    package init(
      key: Fingerprint?, text: String?, row: String, student: StudentRecord = StudentRecord(),
      attempt: Attempt? = nil, files: [String], verdict: Verdict
    ) {
      self.key = key
      self.text = text
      self.row = row
      self.student = student
      self.attempt = attempt
      self.files = files
      self.verdict = verdict
    }
  }

  /// One of several attempts of a student.
  package struct Attempt: Codable, Equatable {
    package let number: Int
    /// The numbers of all that are judged.
    package let all: [Int]

    package init(_ number: Int, of all: [Int]) {
      self.number = number
      self.all = all
    }
  }

  /// One line of the file.
  private struct Line: Codable {
    package var format: Int?
    package var head: GradeReport.Head?
    package var entry: Entry?
  }

  /// The version of a line's format.
  private static let format = 2
  /// The maximum number of bytes that are read of a journal.
  private static let largest = 4 << 30
  /// The seconds between two requests to flush to the disk, in case of a power failure.
  private static let interval: Double = 2

  package let path: String
  /// The number of verdicts that were written now or are reused.
  package private(set) var count = 0
  private var descriptor: Int32
  private var synchronized = DispatchTime.now()

  /// Opens a journal, or creates one; throws if it cannot be written, or another grading run is
  /// writing it.
  package init(_ path: String, head: GradeReport.Head) throws {
    self.path = path
    let full = FileReading.expanded(path)
    descriptor = open(full, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Problem.practice(.cannotKeepVerdicts(path, .number(errno), kept: 0))
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
      close(descriptor)
      descriptor = -1
      throw Problem.practice(.gradingAtWork(path))
    }
    try endLastLine()
    try write(Line(format: Self.format, head: head))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Ends a line that was cut when a grading run ended, so that it stays on its own line.
  private func endLastLine() throws {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    guard size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != UInt8(ascii: "\n") else {
      return
    }
    try send(Data("\n".utf8))
  }

  // MARK: Writing

  /// Writes a verdict; throws if the disk is full, without leaving a part of it in the file.
  package func add(_ entry: Entry) throws {
    try write(Line(entry: entry))
    count += 1
  }

  /// Records that earlier verdicts are reused.
  package func keep(_ count: Int) {
    self.count += count
  }

  private func write(_ line: Line) throws {
    guard var data = VerdictCoding.data(of: line) else { return }
    data.append(UInt8(ascii: "\n"))
    try send(data)
    let now = DispatchTime.now()
    if Double(now.uptimeNanoseconds - synchronized.uptimeNanoseconds) / 1e9 > Self.interval {
      fdatasync(descriptor)
      synchronized = now
    }
  }

  private func send(_ data: Data) throws {
    let size = lseek(descriptor, 0, SEEK_END)
    let error = data.withUnsafeBytes { WholeWrite.write($0, to: descriptor) }
    guard let error else { return }
    ftruncate(descriptor, size)
    throw Problem.practice(.cannotKeepVerdicts(path, .number(error), kept: count))
  }

  /// Flushes everything to the disk.
  func synchronize() {
    fdatasync(descriptor)
  }

  /// Removes the file, once its verdicts are in a report.
  package func remove() {
    unlink(FileReading.expanded(path))
  }

  // MARK: Reading

  /// The verdicts of a journal and the head of its report; nil if it is not one. Lines that cannot
  /// be read are ignored.
  package static func read(_ path: String) -> (head: GradeReport.Head, entries: [Entry])? {
    var head: GradeReport.Head?
    var entries: [Entry] = []
    var isOne = true
    try? Lines.each(of: path, limit: largest) { bytes in
      guard isOne, let line = VerdictCoding.record(Line.self, from: bytes) else { return }
      if let format = line.format, format != Self.format { isOne = false }
      head = line.head ?? head
      if let entry = line.entry { entries.append(entry) }
    }
    guard isOne, let head else { return nil }
    return (head, entries)
  }
}

/// Reads a file line by line, so that only one of them is in memory.
private enum Lines {
  static func each(of path: String, limit: Int, _ body: (Data) -> Void) throws {
    let descriptor = open(FileReading.expanded(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem.failed(errno) }
    defer { close(descriptor) }
    guard try RegularFile.size(of: descriptor) <= limit else { throw FileProblem.tooLarge }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var line = Data()
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = chunk[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line.append(contentsOf: rest[..<end])
        if !line.isEmpty { body(line) }
        line = Data()
        rest = rest[(end + 1)...]
      }
      line.append(contentsOf: rest)
    }
    if !line.isEmpty { body(line) }
  }
}

import Foundation
import Glibc
import Practice
import Records
import Workbench

/// One thing that was handed in: a file, or a folder with it.
struct Submission {
  let path: String
  /// How reports speak of it.
  let name: String
  /// Why it cannot be found by its path; nil where it can.
  var problem: Problem?

  /// The submissions that paths stand for, sorted: a folder that holds the file is one, a folder of
  /// such folders or of Swift files is as many as it holds.
  static func find(_ paths: [String], file: String) throws -> [Submission] {
    var found: [Submission] = []
    for path in paths {
      var isDirectory: ObjCBool = false
      let full = FileReading.expanded(path)
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory) else {
        throw Problem.fileMissing(path)
      }
      if !isDirectory.boolValue || Self.isThere("\(full)/\(file)") {
        found.append(Submission(path: path, name: path))
        continue
      }
      for entry in try Self.entries(of: path) {
        let name = entry.name
        let inner = "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)"
        guard entry.isText else {
          found.append(Submission(path: inner, name: inner, problem: .fileNameNotText(inner)))
          continue
        }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: FileReading.expanded(inner), isDirectory: &isFolder)
        if isFolder.boolValue || name.hasSuffix(".swift") {
          found.append(Submission(path: inner, name: inner))
        }
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// Whether there is anything of a name, a link that leads nowhere included.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The files of Swift in it. What lies elsewhere is not handed in: a link could be another
  /// learner's answer, the solution, or any file that the grader may read, whose text the report
  /// then shows.
  func files(of exercise: Exercise) throws -> [Code] {
    let full = FileReading.expanded(path)
    try Self.checkIsNoLink(path)
    if ContentFolder.isFile(full) {
      try Self.checkIsFile(path)
      let name = (path as NSString).lastPathComponent
      return [Code(file: name, text: try FileReading.text(at: path))]
    }
    let wanted = exercise.submission.file
    let entries = try Self.entries(of: path).filter { $0.name.hasSuffix(".swift") }
    if let entry = entries.first(where: { !$0.isText }) {
      throw Problem.fileNameNotText("\(path)/\(entry.name)")
    }
    let all = entries.map(\.name)
    let names = all.contains(wanted) ? [wanted] + all.filter { $0 != wanted } : all
    guard !names.isEmpty else { throw Problem.fileMissing("\(path)/\(wanted)") }
    return try names.map { name in
      try Self.checkIsNoLink("\(path)/\(name)")
      try Self.checkIsFile("\(path)/\(name)")
      return Code(file: name, text: try FileReading.text(at: "\(path)/\(name)"))
    }
  }

  private struct Entry {
    /// The name; bytes that are not UTF-8 are spelled out.
    let name: String
    let isText: Bool
  }

  /// The entries of a folder, by name, without hidden ones.
  private static func entries(of path: String) throws -> [Entry] {
    guard let folder = opendir(FileReading.expanded(path)) else {
      throw Problem.fileUnreadable(path, reason: .number(errno))
    }
    defer { closedir(folder) }
    var found: [Entry] = []
    while let entry = readdir(folder) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.first != UInt8(ascii: ".") else { continue }
      if let name = String(validating: bytes, as: UTF8.self) {
        found.append(Entry(name: name, isText: true))
      } else {
        found.append(Entry(name: spelledOut(bytes), isText: false))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  private static func spelledOut(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      byte < 0x80
        ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static func checkIsNoLink(_ path: String) throws {
    var full = FileReading.expanded(path)
    // With a slash at its end the path would be what the link leads to.
    while full.count > 1, full.hasSuffix("/") { full.removeLast() }
    var status = stat()
    guard lstat(full, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK { throw Problem.fileIsLink(path) }
  }

  /// Throws for a file that never ends or that waits for a writer: a pipe is not handed in by
  /// mistake.
  private static func checkIsFile(_ path: String) throws {
    var status = stat()
    guard stat(FileReading.expanded(path), &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw Problem.fileIsNoFile(path) }
  }

  /// The verdict on it. A file that is not text is the learner's; one that the grader may not read
  /// is not. `onceRead` is called when all is read and nothing of it has run.
  func judge(
    _ exercise: Exercise, _ reference: Reference, onceRead: () -> Void
  ) -> Verdict {
    do {
      let files = try files(of: exercise)
      onceRead()
      return try Grader(exercise, reference: reference).judge(files, name: name)
    } catch let failure as GraderFailure {
      return exercise.fault(failure.fault, name: name)
    } catch {
      let problem = (error as? Problem) ?? .fileMissing(path)
      return exercise.unread(problem, name: name)
    }
  }
}

extension Exercise {
  /// A verdict that says that something of ours is broken.
  func fault(_ fault: GraderFault, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .fault, passesAt: pass, fault: fault)
  }

  /// A verdict on code that ran into a limit of its process.
  func limit(_ limit: ProcessLimit, name: String) -> Verdict {
    Verdict(
      exercise: id, title: title, file: name, outcome: .learnersError, passesAt: pass,
      learnerFault: .limit(limit), hintCount: hints.count)
  }

  /// A verdict on a submission that cannot be read.
  func unread(_ problem: Problem, name: String) -> Verdict {
    switch problem {
    case .fileUnreadable, .fileNameNotText:
      return fault(.unread(ProblemBox(problem)), name: name)
    default: break
    }
    return Verdict(
      exercise: id, title: title, file: name, outcome: .learnersError, passesAt: pass,
      learnerFault: .unread(ProblemBox(problem)), hintCount: hints.count)
  }
}

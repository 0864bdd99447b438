import Foundation
import Practice
import Records
import Workbench

/// One thing that was handed in: a file, or a folder with it.
struct Submission {
  let path: String
  /// How reports speak of it.
  let name: String

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
      for name in ContentFolder.names(in: full) {
        let inner = "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)"
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

  /// The files of Swift in it. What lies elsewhere is not handed in: a link would be another's
  /// answer, the solution, or any file that the grader may read, whose text the report then shows.
  func files(of exercise: Exercise) throws -> [Code] {
    let full = FileReading.expanded(path)
    try Self.checkIsNoLink(path)
    if ContentFolder.isFile(full) {
      try Self.checkIsFile(path)
      let name = (path as NSString).lastPathComponent
      return [Code(file: name, text: try FileReading.text(at: path))]
    }
    let wanted = exercise.submission.file
    let all = ContentFolder.names(in: full).filter { $0.hasSuffix(".swift") }
    let names = all.contains(wanted) ? [wanted] + all.filter { $0 != wanted } : all
    guard !names.isEmpty else { throw Problem.fileMissing("\(path)/\(wanted)") }
    return try names.map { name in
      try Self.checkIsNoLink("\(path)/\(name)")
      try Self.checkIsFile("\(path)/\(name)")
      return Code(file: name, text: try FileReading.text(at: "\(path)/\(name)"))
    }
  }

  private static func checkIsNoLink(_ path: String) throws {
    var full = FileReading.expanded(path)
    // With a slash at its end the path would be what the link leads to.
    while full.count > 1, full.hasSuffix("/") { full.removeLast() }
    var status = stat()
    guard lstat(full, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFLNK { throw Problem.fileIsLink(path) }
  }

  /// Throws for what never ends or waits for somebody: nobody hands in a pipe by mistake.
  private static func checkIsFile(_ path: String) throws {
    var status = stat()
    guard stat(FileReading.expanded(path), &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw Problem.fileIsNoFile(path) }
  }

  /// The verdict on it; a file that does not read is the learner's.
  func judge(_ exercise: Exercise, _ reference: Reference) -> Verdict {
    do {
      let files = try files(of: exercise)
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
    Verdict(
      exercise: id, title: title, file: name, outcome: .learnersError, passesAt: pass,
      learnerFault: .unread(ProblemBox(problem)), hintCount: hints.count)
  }
}

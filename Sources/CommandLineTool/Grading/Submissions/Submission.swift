import Files
import Foundation
import Glibc
import Practice
import Records
import Workbench

/// What one learner has handed in for one exercise: files that are read when they are judged.
struct Submission {
  /// One of its files.
  struct File: Equatable {
    let path: String
    /// How verdicts speak of it.
    let shown: String
  }

  /// How reports speak of it.
  let name: String
  /// None when nothing was handed in.
  let files: [File]
  /// The file that the exercise asks for.
  let wanted: String
  /// Why its files cannot be found; nil where they can.
  var problem: Problem?

  /// The most bytes of a file, and of all files of a submission: a learner's answer has a few
  /// thousand.
  static let largestFile = 1 << 20
  static let largest = 4 << 20

  /// `paths` below `folder`: the file that the exercise asks for comes first, and the others follow
  /// by their paths.
  init(name: String, folder: String, paths: [String], wanted: String) {
    self.name = name
    self.wanted = wanted
    let last = paths.map { $0.lastPathComponent }
    let all = zip(paths, last).map { path, short in
      File(
        path: folder.isEmpty ? path : "\(folder)/\(path)",
        shown: last.count { $0 == short } == 1 ? short : path)
    }
    files = all.filter { $0.shown == wanted } + all.filter { $0.shown != wanted }
  }

  /// One that cannot be read at all.
  init(name: String, wanted: String, problem: Problem) {
    self.name = name
    self.wanted = wanted
    self.problem = problem
    files = []
  }

  /// The texts. What lies elsewhere is not handed in: a link could be another learner's answer, the
  /// solution, or any file that the grader may read.
  func read() throws -> [Code] {
    if let problem { throw problem }
    var left = Self.largest
    return try files.map { file in
      let data = try Self.data(of: file.path, limit: min(left, Self.largestFile))
      left -= data.count
      return Code(file: file.shown, text: try FileReading.text(of: data, path: file.path))
    }
  }

  /// The bytes of a file, whose size is looked at first. A pipe never ends or waits for a writer,
  /// and is not handed in by mistake.
  private static func data(of path: String, limit: Int) throws -> Data {
    let full = FileReading.expanded(path)
    let descriptor = open(full, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ELOOP: throw Problem.fileIsLink(path)
      case ENXIO: throw Problem.fileIsNoFile(path)
      case ENOENT, ENOTDIR: throw Problem.fileMissing(path)
      default: throw Problem.fileUnreadable(path, reason: .number(errno))
      }
    }
    defer { close(descriptor) }
    do {
      return Data(try RegularFile.bytes(of: descriptor, limit: limit))
    } catch {
      switch error {
      case .noFile: throw Problem.fileIsNoFile(path)
      case .failed(let number): throw Problem.fileUnreadable(path, reason: .number(number))
      case .tooLarge:
        let size = (try? RegularFile.size(of: descriptor)) ?? limit + 1
        throw Problem.fileTooLarge(path, size: size, limit: limit)
      }
    }
  }
}

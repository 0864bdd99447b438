import Files
import Foundation
import Glibc
import Practice
import Records
import Workbench

/// One learner's submission for one exercise: files that are read when they are judged.
package struct Submission {
  /// One of its files.
  package struct File: Equatable {
    package let path: String
    /// The path in messages.
    package let place: String
    /// The name in verdicts.
    package let shown: String
  }

  /// The name in reports.
  package let name: String
  /// The files; empty if nothing was submitted.
  package let files: [File]
  /// The required file name.
  package let wanted: String
  /// The reason why its files cannot be found; nil if they can.
  package var problem: Problem?
  /// The names of its files, if none has the name that was asked for.
  package var foundAs: [String]?
  /// The files of the wanted kind that lie there, by their names, also if they are not judged.
  package var present: [String] = []
  /// The names of all files that the student handed in, whatever their kind.
  package var beside: [String] = []
  /// The paths of its files in reports: as they were named, or in an assignment from the student's
  /// folder.
  package var listed: [String] = []

  /// The maximum number of bytes of a file, and of all files of a submission: a learner's answer
  /// has a few thousand.
  static let largestFile = 1 << 20
  package static let largest = 4 << 20

  /// Creates a submission of `paths` below `folder`: the required file comes first, and the others
  /// follow by their paths.
  package init(name: String, folder: String, paths: [String], wanted: String) {
    self.name = name
    self.wanted = wanted
    let last = paths.map { $0.lastPathComponent }
    let all = zip(paths, last).map { path, short in
      let place = folder.isEmpty ? path : "\(folder)/\(path)"
      return File(
        path: place, place: place, shown: last.count { $0 == short } == 1 ? short : path)
    }
    files = all.filter { $0.shown == wanted } + all.filter { $0.shown != wanted }
    listed = files.map { $0.place.hasPrefix("./") ? String($0.place.dropFirst(2)) : $0.place }
  }

  /// Creates the same submission with another name, and with other paths of its files in messages.
  init(_ other: Submission, name: String, places: [String]) {
    self.name = name
    wanted = other.wanted
    problem = other.problem
    foundAs = other.foundAs
    present = other.present
    beside = other.beside
    // A path from the folder of a student is the same in the archive.
    listed = zip(other.listed, other.files).map { path, file in
      file.place.hasSuffix(path) && path != file.place ? path : ""
    }
    files = zip(other.files, places).map { File(path: $0.path, place: $1, shown: $0.shown) }
    listed = zip(listed, files).map { $0.isEmpty ? $1.place : $0 }
  }

  /// Creates a submission without an answer, beside these files.
  package init(name: String, wanted: String, beside paths: [String]) {
    self.init(name: name, folder: "", paths: [], wanted: wanted)
    beside = Self.shown(paths)
  }

  /// The names of files that a report may list: systems leave hidden ones beside them.
  static func shown(_ paths: [String]) -> [String] {
    paths.map(\.lastPathComponent).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Creates a submission that cannot be read at all.
  package init(name: String, wanted: String, problem: Problem) {
    self.name = name
    self.wanted = wanted
    self.problem = problem
    files = []
  }

  /// Reads the texts. Files elsewhere are not part of a submission: a link could be to another
  /// learner's answer, the solution, or any file that the grader may read.
  package func read() throws -> [Code] {
    if let problem { throw problem }
    var left = Self.largest
    return try files.map { file in
      let data = try Self.data(of: file, limit: min(left, Self.largestFile))
      left -= data.count
      return Code(file: file.shown, text: try FileReading.text(of: data, path: file.place))
    }
  }

  /// Reads the bytes of a file, whose size is checked first. A pipe never ends or waits for a
  /// writer, and is not submitted by mistake.
  private static func data(of file: File, limit: Int) throws -> Data {
    let path = file.place
    let full = FileReading.expanded(file.path)
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

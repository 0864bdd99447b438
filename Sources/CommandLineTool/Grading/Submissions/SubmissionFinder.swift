import Foundation
import Practice
import Records
import Workbench

/// Finds the submissions of one exercise that paths stand for: at least one for each path, whatever
/// lies there.
struct SubmissionFinder {
  /// The file and the class that the exercise asks for.
  let wanted: Exercise.Submission
  /// Whether a folder is always one submission, whatever it holds.
  var isOneEach = false

  /// The submissions, sorted by name, each once. Throws for a path that leads nowhere.
  func find(_ paths: [String]) throws -> [Submission] {
    var found: [Submission] = []
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      guard let kind = FolderEntry.Kind(of: path) else { throw Problem.fileMissing(path) }
      switch kind {
      case .folder: found += submissions(in: path, isAlone: paths.count == 1)
      case .file, .other: found.append(file(path))
      case .link: found.append(unread(path, .fileIsLink(path)))
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  private func file(_ path: String) -> Submission {
    Submission(name: path, folder: "", paths: [path], wanted: wanted.file)
  }

  private func unread(_ path: String, _ problem: Problem) -> Submission {
    Submission(name: path, wanted: wanted.file, problem: problem)
  }

  // MARK: Folders that were named

  /// A folder that was named is one submission, or holds one in each of its folders and files.
  private func submissions(in path: String, isAlone: Bool) -> [Submission] {
    if isOneEach { return [folder(path)] }
    do {
      let entries = try FolderEntry.entries(of: path)
      if isOne(entries, path, isAlone: isAlone) { return [folder(path)] }
      let inner = entries.compactMap { entry -> Submission? in
        let place = "\(path)/\(entry.name)"
        guard entry.isText else { return unread(place, .fileNameNotText(place)) }
        switch entry.kind {
        case .folder: return folder(place)
        case .link: return unread(place, .fileIsLink(place))
        case .file, .other: return entry.isSwift ? file(place) : nil
        }
      }
      return inner.isEmpty ? [folder(path)] : inner
    } catch {
      return [unread(path, Self.problem(error, path))]
    }
  }

  /// Whether the folder has the file that is asked for, and no other submission.
  ///
  /// Answers handed in side by side, one of which has that very name, all declare the class. Two
  /// copies in a folder of one learner do so too, but that folder is named among others or lies in
  /// the one that was named.
  private func isOne(_ entries: [FolderEntry], _ path: String, isAlone: Bool) -> Bool {
    guard entries.contains(where: { $0.name == wanted.file && $0.isSwift }) else { return false }
    let hasOthers = entries.contains { entry in
      entry.kind == .folder
        && !((try? FolderEntry.files(below: "\(path)/\(entry.name)")) ?? [])
          .filter { $0.hasSuffix(".swift") }.isEmpty
    }
    if hasOthers { return false }
    guard isAlone else { return true }
    return entries.count { $0.isSwift && declares("\(path)/\($0.name)") } < 2
  }

  /// Whether a file seems to declare the class. Its text is a stranger's and is not parsed here; the
  /// answer decides only how rows are cut.
  private func declares(_ path: String) -> Bool {
    let file = Submission(name: path, folder: "", paths: [path], wanted: wanted.file)
    guard let text = (try? file.read())?.first?.text else { return true }
    return text.split { $0.isWhitespace || "{}():;,".contains($0) }.adjacentPairs
      .contains { $0 == "class" && $1 == wanted.className }
  }

  /// The folder of one learner: its own files of Swift, or those in folders below where it has none.
  private func folder(_ path: String) -> Submission {
    do {
      let entries = try FolderEntry.entries(of: path).filter(\.isSwift)
      if let entry = entries.first(where: { !$0.isText }) {
        return unread(path, .fileNameNotText("\(path)/\(entry.name)"))
      }
      let names = try entries.isEmpty ? deeper(path) : entries.map(\.name)
      return Submission(name: path, folder: path, paths: names, wanted: wanted.file)
    } catch {
      return unread(path, Self.problem(error, path))
    }
  }

  private func deeper(_ path: String) throws -> [String] {
    try FolderEntry.files(below: path).filter { $0.hasSuffix(".swift") }
  }

  private static func problem(_ error: any Error, _ path: String) -> Problem {
    error as? Problem ?? .fileMissing(path)
  }
}

extension Array {
  /// Each element with the one after it.
  fileprivate var adjacentPairs: Zip2Sequence<[Element], ArraySlice<Element>> {
    zip(self, dropFirst())
  }
}

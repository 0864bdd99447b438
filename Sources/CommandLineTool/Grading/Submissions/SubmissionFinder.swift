import Foundation
import Practice
import Records
import Workbench

/// Finds the submissions of one exercise that paths stand for: at least one for each path, whatever
/// lies there.
struct SubmissionFinder {
  /// The file and the class that the exercise asks for.
  let wanted: Exercise.Submission
  /// Whether a folder is one submission unless it holds several folders with answers.
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

  /// The ending of the names of answers: that of the file that is asked for.
  private var ending: String {
    wanted.file.lastIndex(of: ".").map { String(wanted.file[$0...]) }
      ?? SourceLanguage.typed.fileEnding
  }

  /// Whether it has the ending of an answer.
  private func isAnswer(_ entry: FolderEntry) -> Bool {
    entry.name.hasSuffix(ending) && entry.kind != .folder
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
    do {
      let entries = try FolderEntry.entries(of: path)
      let isWhole =
        isOneEach
        ? entries.contains(where: isAnswer) || entries.count { hasAnswers($0, path) } < 2
        : isOne(entries, path, isAlone: isAlone)
      if isWhole { return [folder(path)] }
      let inner = entries.compactMap { entry -> Submission? in
        let place = "\(path)/\(entry.name)"
        guard entry.isText else { return unread(place, .fileNameNotText(place)) }
        switch entry.kind {
        case .folder: return folder(place)
        case .link: return unread(place, .fileIsLink(place))
        case .file, .other: return isAnswer(entry) ? file(place) : nil
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
    guard entries.contains(where: { $0.name == wanted.file && $0.kind != .folder }) else {
      return false
    }
    if entries.contains(where: { hasAnswers($0, path) }) { return false }
    guard isAlone else { return true }
    return entries.count { isAnswer($0) && declares("\(path)/\($0.name)") } < 2
  }

  /// Whether an entry is a folder with files of answers, however deep.
  private func hasAnswers(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .folder else { return false }
    let files = try? FolderEntry.files(below: "\(path)/\(entry.name)")
    return files?.contains { $0.hasSuffix(ending) } ?? true
  }

  /// Whether a file seems to be an answer: it declares what is asked for. Its text is a stranger's
  /// and is not parsed here; the answer decides only how rows are cut.
  private func declares(_ path: String) -> Bool {
    let file = Submission(name: path, folder: "", paths: [path], wanted: wanted.file)
    guard let text = (try? file.read())?.first?.text else { return true }
    let names = wanted.required.map { required in
      switch required {
      case .type(let name, _): name
      case .function(let name): name
      }
    }
    // Commands declare nothing: each file of them is an answer.
    if names.isEmpty { return true }
    return text.split { $0.isWhitespace || "{}():;,<".contains($0) }.adjacentPairs
      .contains { ["class", "func"].contains($0) && names.contains(String($1)) }
  }

  /// The folder of one learner: its own answers, or those in folders below where it has none.
  private func folder(_ path: String) -> Submission {
    do {
      let entries = try FolderEntry.entries(of: path).filter(isAnswer)
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
    try FolderEntry.files(below: path).filter { $0.hasSuffix(ending) }
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

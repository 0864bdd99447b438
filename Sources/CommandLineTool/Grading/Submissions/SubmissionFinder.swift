import Foundation
import Practice
import Records
import Workbench

/// Finds the submissions of one exercise at paths: at least one for each path, whatever is there.
package struct SubmissionFinder {
  /// The required file and class.
  package let wanted: Exercise.Submission

  /// Whether a folder is one submission unless it contains several folders with answers.
  package var isOneEach = false

  /// Creates a finder of submissions.
  package init(wanted: Exercise.Submission, isOneEach: Bool = false) {
    self.wanted = wanted
    self.isOneEach = isOneEach
  }

  /// The submissions, sorted by name, each once. Throws for a path that does not exist.
  package func find(_ paths: [String]) throws -> [Submission] {
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

  /// The extension of answers: that of the required file.
  private var ending: String {
    wanted.file.lastIndex(of: ".").map { String(wanted.file[$0...]) }
      ?? SourceLanguage.typed.fileEnding
  }

  /// Whether it has the extension of an answer.
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

  /// The submissions in a folder that was named: the folder itself, or one in each of its folders
  /// and files.
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

  /// Whether the folder contains the required file, and no other submission.
  ///
  /// Submissions in the same folder, one of which has that very name, all declare the class. Two
  /// copies in a folder of one learner do so too, but that folder is named among others or is
  /// inside the one that was named.
  private func isOne(_ entries: [FolderEntry], _ path: String, isAlone: Bool) -> Bool {
    guard entries.contains(where: { $0.name == wanted.file && $0.kind != .folder }) else {
      return false
    }
    if entries.contains(where: { hasAnswers($0, path) }) { return false }
    guard isAlone else { return true }
    return entries.count { isAnswer($0) && declares("\(path)/\($0.name)") } < 2
  }

  /// Whether an entry is a folder that contains answers, at any depth.
  private func hasAnswers(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .folder else { return false }
    let files = try? FolderEntry.files(below: "\(path)/\(entry.name)")
    return files?.contains { $0.hasSuffix(ending) } ?? true
  }

  /// Whether a file seems to be an answer: it declares what is required. Its text is untrusted and
  /// is not parsed here; the result only determines how submissions are grouped in rows.
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

  /// The submission in the folder of one learner: its own answers, or those in folders below if it
  /// has none.
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

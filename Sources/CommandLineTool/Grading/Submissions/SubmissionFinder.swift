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

  /// Notices about the paths, such as a nested archive that is not read.
  package var notices: [Problem] { archives.notices }
  private let archives = UnpackedArchives()

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
      if UnpackedArchive.isOne(path) {
        let archive = try UnpackedArchive(path)
        archives.add(archive)
        found += submissions(in: archive.folder)
          .map { $0.named(in: archive) }
        continue
      }
      guard let kind = FolderEntry.Kind(ofNamed: path) else { throw Problem.fileMissing(path) }
      switch kind {
      case .folder: found += submissions(in: path)
      case .file, .other: found.append(file(path, at: FolderEntry.target(of: path)))
      case .link: found.append(unread(path, .fileIsLink(path)))
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// Whether it has the extension of an answer.
  private func isAnswer(_ entry: FolderEntry) -> Bool {
    isAnswer(entry.name) && entry.kind != .folder
  }

  private func isAnswer(_ name: String) -> Bool {
    wanted.endings.contains(where: name.hasSuffix)
  }

  /// The submission of one file, which is read at another path if a link was named.
  private func file(_ path: String, at target: String? = nil) -> Submission {
    Submission(name: path, folder: "", paths: [target ?? path], wanted: wanted.file)
  }

  private func unread(_ path: String, _ problem: Problem) -> Submission {
    Submission(name: path, wanted: wanted.file, problem: problem)
  }

  // MARK: Folders that were named

  /// The submissions in a folder that was named: the folder itself, or one in each of its folders
  /// and files.
  private func submissions(in path: String) -> [Submission] {
    do {
      let entries = try FolderEntry.entries(of: path)
      let isWhole =
        isOneEach
        ? entries.contains(where: isAnswer) || entries.count { hasAnswers($0, path) } < 2
        : isOne(entries, path)
      if isWhole { return [folder(path)] }
      let inner = entries.compactMap { entry -> Submission? in
        let place = "\(path)/\(entry.name)"
        guard entry.isText else { return unread(place, .fileNameNotText(place)) }
        switch entry.kind {
        case .folder: return folder(place)
        case .link: return unread(place, .fileIsLink(place))
        case .file where UnpackedArchive.isOne(place): return packed(place, name: place)
        case .file, .other: return isAnswer(entry) ? file(place) : nil
        }
      }
      return inner.isEmpty ? [folder(path)] : inner
    } catch {
      return [unread(path, Self.problem(error, path))]
    }
  }

  /// Whether the folder contains the required file, and no other submission: the same for one that
  /// is named alone and among others.
  ///
  /// Submissions in the same folder, one of which has that very name, all declare the class. So do
  /// copies in a folder of one learner, whose names begin with that of the file; one more is taken
  /// for such a copy.
  private func isOne(_ entries: [FolderEntry], _ path: String) -> Bool {
    let like = wanted.files.map { LikeName($0) }
    func isCopy(_ name: String) -> Bool { like.contains { $0.isCopy(name) } }
    let answers = entries.filter(isAnswer).map(\.name)
    let isNamed = answers.contains { name in like.contains { $0.isSame(name) } }
    guard isNamed || answers.count(where: isCopy) == 1,
      !entries.contains(where: { hasAnswers($0, path) })
    else { return false }
    return answers.count { !isCopy($0) && declares("\(path)/\($0)") } < 2
  }

  /// Whether an entry is a folder that contains answers, at any depth.
  private func hasAnswers(_ entry: FolderEntry, _ path: String) -> Bool {
    guard entry.kind == .folder else { return false }
    let files = try? FolderEntry.files(below: "\(path)/\(entry.name)")
    return files?.contains(where: isAnswer) ?? true
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
    let words: Set = ["class", "func", "@implementation"]
    return text.split { $0.isWhitespace || "{}():;,<".contains($0) }.adjacentPairs
      .contains { words.contains(String($0)) && names.contains(String($1)) }
  }

  /// The submission in the folder of one learner: its own answers, or those in folders below if it
  /// has none.
  private func folder(_ path: String) -> Submission {
    do {
      let entries = try FolderEntry.entries(of: path).filter(isAnswer)
      if let entry = entries.first(where: { !$0.isText }) {
        return unread(path, .fileNameNotText("\(path)/\(entry.name)"))
      }
      let all = try entries.isEmpty ? FolderEntry.files(below: path) : entries.map(\.name)
      let answers = all.filter(isAnswer)
      guard answers.isEmpty else {
        return Submission(name: path, folder: path, paths: answers, wanted: wanted.file)
      }
      let packed = all.filter { UnpackedArchive.isOne("\(path)/\($0)") }
      if packed.count == 1 { return self.packed("\(path)/\(packed[0])", name: path) }
      return Submission(name: path, wanted: wanted.file, beside: all)
    } catch {
      return unread(path, Self.problem(error, path))
    }
  }

  /// The submission in an archive of one learner.
  private func packed(_ path: String, name: String) -> Submission {
    do {
      let archive = try UnpackedArchive(path)
      archives.add(archive)
      let all = try FolderEntry.files(below: archive.folder)
      let answers = all.filter(isAnswer)
      guard !answers.isEmpty else {
        return Submission(name: name, wanted: wanted.file, beside: all)
      }
      return Submission(name: name, folder: archive.folder, paths: answers, wanted: wanted.file)
        .named(in: archive)
    } catch {
      return unread(name, Self.problem(error, path))
    }
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

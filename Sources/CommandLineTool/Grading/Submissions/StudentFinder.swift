import Files
import Foundation
import Practice
import Records
import Workbench

/// Finds the submissions of each student for the exercises of an assignment.
package struct StudentFinder {
  package let assignment: Assignment

  /// Whether each path contains everything of one student.
  package var isOneEach = false

  /// Creates a finder of students.
  package init(assignment: Assignment, isOneEach: Bool = false) {
    self.assignment = assignment
    self.isOneEach = isOneEach
  }

  /// Everything of one student.
  private struct HandedIn {
    /// The files by their paths: as they were named, and relative to the student's folder; one that
    /// is beside those of others also by its name after the student's.
    package var files: [(path: String, inner: [String])] = []
    package var problem: Problem?
  }

  /// A row for each student, sorted: those with submissions, and all of the roster. Throws for a
  /// path that does not exist.
  package func find(_ paths: [String]) throws -> [GradePlan.Row] {
    var found: [String: HandedIn] = [:]
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      try look(at: path, isAlone: paths.count == 1, &found)
    }
    let roster = isOneEach ? nil : assignment.roster.map { Set($0.students) }
    for student in roster ?? [] where found[student] == nil { found[student] = HandedIn() }
    return found.sorted { $0.key < $1.key }.map { student, handedIn in
      GradePlan.Row(
        name: student,
        submissions: assignment.parts.map { submission(of: student, handedIn, $0) },
        isInRoster: roster.map { $0.contains(student) })
    }
  }

  // MARK: Students

  /// Searches a path. A folder is a student's if its name says so, or if it is one of several
  /// without a rule for names; any other contains a folder or a file for each student.
  private func look(
    at path: String, isAlone: Bool, _ found: inout [String: HandedIn]
  ) throws {
    guard let kind = FolderEntry.Kind(of: path) else { throw Problem.fileMissing(path) }
    let name = path.lastPathComponent
    guard kind == .folder, !isStudent(name, isAlone: isAlone) else {
      return add(FolderEntry(name: name, isText: true, kind: kind), at: path, &found)
    }
    let entries = try FolderEntry.entries(of: path)
    for entry in entries { add(entry, at: "\(path)/\(entry.name)", &found) }
  }

  private func isStudent(_ name: String, isAlone: Bool) -> Bool {
    if isOneEach { return true }
    if let pattern = assignment.student { return pattern.student(in: name) != nil }
    if let roster = assignment.roster { return roster.students.contains(name) }
    return !isAlone
  }

  /// The student of a folder or file: by the rule for names, else the name itself.
  private func student(_ name: String) -> String {
    if let student = assignment.student?.student(in: name) { return student }
    let language = SourceLanguage(file: name)
    return String(name.dropLast(language?.fileEnding.count ?? 0))
  }

  /// Whether a file beside the folders of students is a submission: a list of marks is not.
  private func isHandedIn(_ entry: FolderEntry) -> Bool {
    entry.kind == .folder || entry.kind == .link || !entry.isText
      || assignment.student?.student(in: entry.name) != nil
      || assignment.parts.contains { part in part.files.contains { $0.fits(entry.name) } }
  }

  private func add(_ entry: FolderEntry, at path: String, _ found: inout [String: HandedIn]) {
    guard isHandedIn(entry) else { return }
    let student = student(entry.name)
    var handedIn = found[student] ?? HandedIn()
    defer { found[student] = handedIn }
    guard entry.isText else { return handedIn.problem = .fileNameNotText(path) }
    switch entry.kind {
    case .folder:
      do {
        let inner = try FolderEntry.files(below: path)
        handedIn.files += inner.map { ("\(path)/\($0)", [$0]) }
      } catch {
        handedIn.problem = error as? Problem ?? .fileMissing(path)
      }
    // A link may be to a folder; it is read as a file, which reports that it is a link.
    case .link where SourceLanguage(file: entry.name) == nil: handedIn.problem = .fileIsLink(path)
    case .file, .link, .other:
      let rest = assignment.student?.rest(of: entry.name)
      handedIn.files.append((path, [entry.name] + [rest].compactMap(\.self)))
    }
  }

  // MARK: Exercises

  private func submission(
    of student: String, _ handedIn: HandedIn, _ part: Assignment.Part
  ) -> Submission {
    let wanted = part.exercise.submission.file
    if let problem = handedIn.problem {
      return Submission(name: student, wanted: wanted, problem: problem)
    }
    let paths = handedIn.files.filter { file in
      part.files.contains { file.inner.contains(where: $0.fits) }
    }
    return Submission(name: student, folder: "", paths: paths.map(\.path).sorted(), wanted: wanted)
  }
}

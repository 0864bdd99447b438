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

  /// The archives that were unpacked.
  private let archives = UnpackedArchives()

  /// Notices about the paths, such as a nested archive that is not read.
  package var notices: [Problem] { archives.notices }

  /// Creates a finder of students.
  package init(assignment: Assignment, isOneEach: Bool = false) {
    self.assignment = assignment
    self.isOneEach = isOneEach
  }

  /// A file of a student.
  private struct File {
    let path: String
    /// The path from the folder of all students.
    let whole: String
    /// The names that patterns are compared with: the path relative to the student's folder; for
    /// one that is beside those of others, also its name after the student's.
    let inner: [String]
  }

  /// Everything of one student.
  private struct HandedIn {
    package var files: [File] = []
    package var problem: Problem?
    /// The name of the first folder or file.
    package var entry: String?
    /// Whether the rule for names found the student in one of them.
    var isOfStudent = false
  }

  /// A row for each student and attempt, sorted: those with submissions, and all of the roster.
  /// Throws for a path that does not exist, if the rule for names fits nothing, or if no pattern
  /// fits a file although there are some.
  package func find(_ paths: [String]) throws -> [GradePlan.Row] {
    var found: [String: HandedIn] = [:]
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      guard UnpackedArchive.isOne(path) else {
        try look(at: path, isAlone: paths.count == 1, &found)
        continue
      }
      let archive = try UnpackedArchive(path)
      archives.add(archive)
      try lookInside(archive.folder, &found)
    }
    try refuseStrangers(found)
    if found.isEmpty { try refuseUnfitting(beside: paths) }
    let roster = isOneEach ? [] : assignment.roster?.students ?? []
    for student in roster where found[student] == nil { found[student] = HandedIn() }
    let rows = found.sorted { $0.key < $1.key }.flatMap { self.rows(of: $0.key, $0.value) }
    let unfitting = unfitting(rows)
    if unfitting.count == assignment.parts.count, let first = unfitting.first { throw first }
    return rows
  }

  private func rows(of student: String, _ handedIn: HandedIn) -> [GradePlan.Row] {
    var record = assignment.record(of: student)
    if isOneEach { record.isInRoster = nil }
    record.submitted = handedIn.entry
    return attempts(handedIn).map { attempt, files in
      GradePlan.Row(
        name: student,
        submissions: assignment.parts.map { submission(of: student, files, handedIn.problem, $0) },
        student: record, attempt: attempt)
    }
  }

  /// Refuses a rule for the names of students that fits none of them: each row would be named after
  /// a file or a folder, and no student would be found in a roster.
  private func refuseStrangers(_ found: [String: HandedIn]) throws {
    guard let pattern = assignment.student, !isOneEach, !found.isEmpty,
      !found.values.contains(where: \.isOfStudent)
    else { return }
    throw Problem.practice(.noStudentFits(pattern: pattern.text, names: found.keys.sorted()))
  }

  /// Refuses folders that contain files of code, and none of a student's: the report would
  /// have no row.
  private func refuseUnfitting(beside paths: [String]) throws {
    let names = paths.flatMap { (try? FolderEntry.entries(of: $0)) ?? [] }.map(\.name)
      .filter { SourceLanguage(file: $0) != nil }
    guard !names.isEmpty, let part = assignment.parts.first else { return }
    throw Problem.practice(
      .nothingFits(
        patterns: part.files.map(\.text), exercise: part.exercise.id, names: names.sorted()))
  }

  /// The exercises whose patterns fit no file of anyone, although there are files that fit no other
  /// exercise either.
  package func unfitting(_ rows: [GradePlan.Row]) -> [Problem] {
    let all = Set(rows.flatMap { $0.submissions.flatMap(\.present) })
    let judged = Set(rows.flatMap { $0.submissions.flatMap(\.files) }.map(\.path.lastPathComponent))
    let left = all.subtracting(judged).sorted()
    guard !left.isEmpty else { return [] }
    return assignment.parts.indices.compactMap { index in
      guard rows.allSatisfy({ $0.submissions[index].files.isEmpty }) else { return nil }
      let part = assignment.parts[index]
      return .practice(
        .nothingFits(patterns: part.files.map(\.text), exercise: part.exercise.id, names: left))
    }
  }

  /// The attempts of a student that are judged, each with its files.
  private func attempts(_ handedIn: HandedIn) -> [(GradeJournal.Attempt?, [File])] {
    guard let rule = assignment.attempts else { return [(nil, handedIn.files)] }
    let numbered = Dictionary(grouping: handedIn.files) { rule.number(of: $0.whole) }
    var numbers = Array(numbered.keys.sorted().prefix(rule.most ?? .max))
    guard numbered.count > 1 else { return [(nil, handedIn.files)] }
    if rule.counted == .last { numbers = Array(numbers.suffix(1)) }
    return numbers.map { (GradeJournal.Attempt($0, of: numbers), numbered[$0] ?? []) }
  }

  // MARK: Students

  /// Searches a path. A folder is a student's if its name says so, or if it is one of several
  /// without a rule for names; any other contains a folder or a file for each student.
  private func look(
    at path: String, isAlone: Bool, _ found: inout [String: HandedIn]
  ) throws {
    guard let kind = FolderEntry.Kind(ofNamed: path) else { throw Problem.fileMissing(path) }
    let name = path.lastPathComponent
    guard kind == .folder, !isStudent(name, isAlone: isAlone) else {
      let place = kind == .folder ? path : FolderEntry.target(of: path)
      return add(FolderEntry(name: name, isText: true, kind: kind), at: place, &found)
    }
    try lookInside(path, &found)
  }

  /// Searches a folder that contains a folder or a file for each student.
  private func lookInside(_ path: String, _ found: inout [String: HandedIn]) throws {
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
    if name.lowercased().hasSuffix(UnpackedArchive.ending) {
      return String(name.dropLast(UnpackedArchive.ending.count))
    }
    let language = SourceLanguage(file: name)
    return String(name.dropLast(language?.fileEnding.count ?? 0))
  }

  /// Whether an archive beside the folders of students is one's: its name says so, or there is no
  /// rule for names.
  private func isOfStudent(archive name: String) -> Bool {
    if let pattern = assignment.student { return pattern.student(in: name) != nil }
    return assignment.roster?.students.contains(student(name)) ?? true
  }

  /// Whether a file beside the folders of students is a submission: a list of marks is not.
  private func isHandedIn(_ entry: FolderEntry, at path: String) -> Bool {
    if UnpackedArchive.isOne(path) { return isOfStudent(archive: entry.name) }
    return entry.kind == .folder || entry.kind == .link || !entry.isText
      || assignment.student?.student(in: entry.name) != nil
      || assignment.parts.contains { part in part.files.contains { $0.fits(entry.name) } }
  }

  private func add(_ entry: FolderEntry, at path: String, _ found: inout [String: HandedIn]) {
    guard isHandedIn(entry, at: path) else { return }
    let student = student(entry.name)
    var handedIn = found[student] ?? HandedIn()
    handedIn.entry = handedIn.entry ?? entry.name
    defer { found[student] = handedIn }
    if assignment.student?.student(in: entry.name) != nil { handedIn.isOfStudent = true }
    guard entry.isText else { return handedIn.problem = .fileNameNotText(path) }
    switch entry.kind {
    case .folder,
      .file where entry.kind == .folder || UnpackedArchive.isOne(path):
      do {
        handedIn.files += try files(at: path, shown: entry.name)
      } catch {
        handedIn.problem = error as? Problem ?? .fileMissing(path)
      }
    // A link may be to a folder; it is read as a file, which reports that it is a link.
    case .link where SourceLanguage(file: entry.name) == nil: handedIn.problem = .fileIsLink(path)
    case .file, .link, .other:
      let rest = assignment.student?.rest(of: entry.name)
      handedIn.files.append(
        File(path: path, whole: entry.name, inner: [entry.name] + [rest].compactMap(\.self)))
    }
  }

  /// The files in a student's archive, or in the folder and the archives in it: tools for courses
  /// store what a student handed in as it was.
  private func files(at path: String, shown: String) throws -> [File] {
    if UnpackedArchive.isOne(path) { return try files(in: path, shown: shown) }
    return try FolderEntry.files(below: path).flatMap { name in
      let inside = "\(path)/\(name)"
      if UnpackedArchive.isOne(inside) {
        do {
          return try files(in: inside, shown: "\(shown)/\(name)")
        } catch {
          // What lies beside it is judged all the same.
          archives.add(error as? Problem ?? .fileMissing(inside))
        }
      }
      return [File(path: inside, whole: "\(shown)/\(name)", inner: [name])]
    }
  }

  private func files(in archive: String, shown: String) throws -> [File] {
    let archive = try UnpackedArchive(archive)
    archives.add(archive)
    return try FolderEntry.files(below: archive.folder).map {
      File(path: "\(archive.folder)/\($0)", whole: "\(shown)/\($0)", inner: [$0])
    }
  }

  // MARK: Exercises

  private func submission(
    of student: String, _ files: [File], _ problem: Problem?, _ part: Assignment.Part
  ) -> Submission {
    let wanted = part.exercise.submission.file
    if let problem {
      return Submission(name: student, wanted: wanted, problem: problem)
    }
    let (paths, isExact) = paths(files, part)
    var submission = Submission(name: student, folder: "", paths: paths.sorted(), wanted: wanted)
    if !isExact, !paths.isEmpty { submission.foundAs = submission.files.map(\.shown) }
    submission.listed = submission.files.map { file in
      files.first { $0.path == file.path }?.inner.first ?? file.shown
    }
    let endings = part.exercise.submission.endings
    submission.present =
      files.map(\.path.lastPathComponent)
      .filter { endings.contains(where: $0.lowercased().hasSuffix) }.sorted()
    submission.beside = Submission.shown(files.map(\.path))
    return archives.all.reduce(submission) { $0.named(in: $1) }
  }

  /// The paths of a student's files that fit the patterns of an exercise, and whether they do so to
  /// the letter. Otherwise those that fit without regard to upper and lower case; then a single
  /// file whose name is like the one that the exercise asks for.
  private func paths(
    _ files: [File], _ part: Assignment.Part
  ) -> (paths: [String], isExact: Bool) {
    let exact = files.filter { file in
      part.files.contains { file.inner.contains(where: $0.fits) }
    }
    guard exact.isEmpty else { return (exact.map(\.path), true) }
    let patterns = part.files.map(\.inSmallLetters)
    let near = files.filter { file in
      patterns.contains { pattern in file.inner.contains { pattern.fits($0.lowercased()) } }
    }
    guard near.isEmpty, !part.hasOwnFiles else { return (near.map(\.path), false) }
    let like = part.exercise.submission.files.map { LikeName($0) }
    let paths = files.map(\.path).filter { path in
      like.contains { $0.isLike(path.lastPathComponent) }
    }
    return (paths.count == 1 ? paths : [], false)
  }
}

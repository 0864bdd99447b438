import Foundation
import HitMaps
import Practice
import Records
import Rendering
import Wording
import Workbench

/// Practice that stores only results that it can compute again.
let practice = PracticeConfiguration(cacheFolder: practiceCache) { $0.wording }

/// The folder in which the tests of this process keep what exercises' own answers do, so that each
/// is found out once. It goes when the process ends.
let practiceCache: String = {
  atexit { try? FileManager.default.removeItem(atPath: PracticeCache.path) }
  return PracticeCache.path
}()

nonisolated private enum PracticeCache {
  static let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("touchstone-practice-tests-\(getpid())").path
}

/// The content of this repository.
let content: ContentFolder = {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return ContentFolder(path: root.path)
}()

/// One grader for each exercise, as for a class of submissions: to make one takes longer than to
/// judge with it.
let graders = Graders()

final class Graders {
  private var known: [String: Grader] = [:]

  func grader(_ exercise: String) throws -> Grader {
    if let grader = known[exercise] { return grader }
    let grader = try Grader(ExerciseLibrary(content).exercise(exercise), in: practice)
    known[exercise] = grader
    return grader
  }

  func verdict(_ answer: WrongAnswer) throws -> Verdict {
    let grader = try grader(answer.exercise)
    return grader.judge(
      [Code(file: grader.exercise.submission.file, text: answer.code)], name: "\(answer.name).swift"
    )
  }
}

/// A desk with the content of this repository, whose progress is not saved.
func freshDesk(_ practice: PracticeConfiguration = practice) -> Desk {
  Desk(practice, content: content)
}

/// A session at a desk with the content of this repository.
func freshSession(at desk: Desk = freshDesk()) -> Session {
  let session = Session(at: desk, language: .english)
  session.fileRights = .none
  return session
}

extension Session {
  /// The problem with which the line was rejected; nil if it was accepted.
  func problem(of line: String) -> Diagnostic? {
    do {
      _ = try run(line)
      return nil
    } catch {
      return error
    }
  }

  /// The same as a sentence, in English.
  func refusal(of line: String) -> String? { problem(of: line)?.problem.wording.en }
}

/// A folder that is lent to one test.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("practice-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: path) }
  return try body(path)
}

/// Writes files into a folder, and the folders that they need.
func write(_ files: [String: String], in folder: String) throws {
  for (name, text) in files {
    let path = "\(folder)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// The terminal's output.
func shown(_ answer: PracticeAnswer, _ language: Language = .english) -> String {
  TextRenderer(
    language: language, teach: .normal, style: Style(hasColor: false, columns: 79)
  ).render(.practice(answer))
}

/// A map from a picture: a letter for each point, `.` for no view.
func map(_ rows: String...) -> HitMap {
  var names: [String] = []
  let cells = rows.flatMap { row in
    row.map { letter -> UInt16 in
      if letter == "." { return HitMap.nobody }
      if !names.contains(String(letter)) { names.append(String(letter)) }
      return UInt16(names.firstIndex(of: String(letter)) ?? 0)
    }
  }
  return HitMap(width: rows[0].count, height: rows.count, names: names, cells: cells)
}

import Foundation
import Records
import TypedText
import Workbench

/// The exercises of a content folder and of its packs; each is read lazily.
package struct ExerciseLibrary {
  private static let file = "exercise.yml"

  private let content: ContentFolder

  package init(_ content: ContentFolder) {
    self.content = content
  }

  /// The exercises that the program finds by itself.
  package static func installed() throws -> ExerciseLibrary {
    try ExerciseLibrary(try ContentFolder.find()).checked()
  }

  /// The same library; throws if a pack has no exercises, or one with the name of another.
  func checked() throws -> ExerciseLibrary {
    try Packs.checked(own: own, packs: content.packs.exercises, with: Self.file)
    return self
  }

  private var own: [String] { Packs.members(of: content.exercises, with: Self.file) }

  /// The folders of all exercises by their names.
  private var folders: [String: String] {
    let packs = content.packs.exercises.flatMap { Packs.members(of: $0, with: Self.file) }
    return Dictionary((own + packs).map { (Packs.name(of: $0), $0) }) { first, _ in first }
  }

  /// The names of all exercises, sorted.
  package var names: [String] { folders.keys.sorted() }

  /// The folder of the exercise with exactly that name.
  func folder(of name: String) -> String? { folders[name] }

  /// The names that words refer to, and a library that contains them all: a word is the name of an
  /// exercise, or the path of one, or of a folder with several.
  package func including(_ words: [String]) throws -> (library: ExerciseLibrary, names: [String]) {
    var packs: [String] = []
    var names: [String] = []
    let known = folders
    for word in words {
      let members = Packs.members(of: FileReading.expanded(word), with: Self.file)
      if known[word] != nil || members.isEmpty {
        names.append(word)
        continue
      }
      names += members.map(Packs.name)
      packs += members.filter { member in !known.values.contains(member) }
    }
    let library = ExerciseLibrary(content.adding(Packs(exercises: packs)))
    return (try library.checked(), names)
  }

  /// The exercise with a name or a unique prefix of it.
  package func exercise(_ name: String) throws -> Exercise {
    let folders = folders
    let names = folders.keys.sorted()
    let fitting = names.contains(name) ? [name] : names.filter { $0.hasPrefix(name) }
    guard fitting.count == 1, let folder = folders[fitting[0]] else {
      let near = fitting.isEmpty ? Suggestions.near(name, in: names) : fitting
      throw Problem.practice(.unknownExercise(name, suggestions: near))
    }
    do {
      return try ExerciseReader.read(folder: folder)
    } catch {
      throw Problem.practice(.broken(error.all))
    }
  }

  /// The exercise that an answer in a file of a name belongs to, or in a copy of such a file
  /// (`RoundButton (1).swift`); nil if there is none. All others are read no further than lists
  /// need.
  package func exercise(forFile name: String) throws -> Exercise? {
    let heads = heads
    let found =
      heads.first { $0.submission.files.contains(name) }
      ?? heads.first { $0.submission.files.contains { LikeName($0).isCopy(name) } }
    return try found.map { try exercise($0.id) }
  }

  /// Every readable exercise, by level and then by name, and the problems of the others.
  package func all() -> (exercises: [Exercise], problems: [ContentProblem]) {
    var exercises: [Exercise] = []
    var problems: [ContentProblem] = []
    for (_, folder) in folders.sorted(by: { $0.key < $1.key }) {
      do {
        exercises.append(try ExerciseReader.read(folder: folder))
      } catch {
        problems += error.all
      }
    }
    return (
      exercises.sorted {
        ($0.level, place(of: $0.folder), $0.id) < ($1.level, place(of: $1.folder), $1.id)
      }, problems
    )
  }

  /// The heads of all exercises that can be read, by level and then by name. Reading the exercises
  /// completely takes five times as long.
  var heads: [ExerciseHead] {
    folders.values.compactMap { folder in
      Self.knownHeads.value(of: folder) { ExerciseReader.head(inFolder: $0) }
        .map { (place(of: folder), $0) }
    }.sorted { ($0.1.level, $0.0, $0.1.id) < ($1.1.level, $1.0, $1.1.id) }.map(\.1)
  }

  private static var knownHeads = UnchangedContent<ExerciseHead?>(files: [file])

  /// The exercise after another one in the order of lists. Of all others only the level is read;
  /// reading them completely would take most of the time of a verdict.
  func next(after exercise: Exercise) -> String? {
    let order = folders.compactMap { name, folder in
      Self.level(inFolder: folder).map { ($0, place(of: folder), name) }
    }
    return order.filter { $0 > (exercise.level, place(of: exercise.folder), exercise.id) }
      .min { $0 < $1 }?.2
  }

  /// The place of an exercise within its level, by the order of its pack; 0 without one.
  private func place(of folder: String) -> Int {
    guard !content.packs.exercises.isEmpty else { return 0 }
    return PackInfo.of(folder)?.place(of: Packs.name(of: folder)) ?? 0
  }

  /// The level in the line of a file that declares it; nil if there is none.
  private static func level(inFolder folder: String) -> Int? {
    guard let text = try? FileReading.text(at: "\(folder)/\(file)") else { return nil }
    let key = "level:"
    // Line after line, since it is among the first.
    var rest = text.utf8[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      if line.starts(with: key.utf8) {
        return Int(Substring(line.dropFirst(key.utf8.count)).split { !$0.isNumber }.first ?? "")
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return nil
  }
}

import Foundation
import Records
import Workbench

/// The lessons of a content folder and of its packs; each is read lazily.
package struct LessonLibrary {
  private static let file = "lesson.md"

  /// The folder of the lessons, with its packs.
  let content: ContentFolder

  package init(_ content: ContentFolder) {
    self.content = content
  }

  /// The lessons that the program finds by itself.
  package static func installed() throws -> LessonLibrary {
    try LessonLibrary(try ContentFolder.find()).checked()
  }

  /// The same library; throws if a pack has no lessons, or one with the name or the number of
  /// another.
  func checked() throws -> LessonLibrary {
    try Packs.checked(own: own, packs: content.packs.lessons, with: Self.file)
    var known: [Int: String] = [:]
    for (name, folder) in folders.sorted(by: { $0.key < $1.key }) {
      guard let number = Self.number(name) else { continue }
      if let other = known.updateValue(folder, forKey: number) {
        throw Problem.practice(.namedTwice(String(number), first: other, second: folder))
      }
    }
    return self
  }

  private static func number(_ name: String) -> Int? { Int(name.prefix(while: \.isNumber)) }

  private var own: [String] { Packs.members(of: content.lessons, with: Self.file) }

  /// The folders of all lessons by their names.
  private var folders: [String: String] {
    let packs = content.packs.lessons.flatMap { Packs.members(of: $0, with: Self.file) }
    return Dictionary((own + packs).map { (Packs.name(of: $0), $0) }) { first, _ in first }
      .filter { Self.number($0.key) != nil }
  }

  /// The names of all lessons, in the order of their numbers.
  package var names: [String] {
    folders.keys.sorted { (Self.number($0) ?? 0, $0) < (Self.number($1) ?? 0, $1) }
  }

  /// The names that words refer to, and a library that contains them all: a word is the number or
  /// the name of a lesson, or the path of one, or of a folder with several.
  package func including(_ words: [String]) throws -> (library: LessonLibrary, names: [String]) {
    var packs: [String] = []
    var names: [String] = []
    for word in words {
      let members = Packs.members(of: FileReading.expanded(word), with: Self.file)
      if folder(of: word) != nil || members.isEmpty {
        names.append(word)
        continue
      }
      names += members.map(Packs.name)
      packs += members.filter { member in !folders.values.contains(member) }
    }
    let library = LessonLibrary(content.adding(Packs(lessons: packs)))
    return (try library.checked(), names)
  }

  /// The folder of the lesson with a number or a name.
  func folder(of word: String) -> String? { name(for: word).flatMap { folders[$0] } }

  private func name(for word: String) -> String? {
    names.first { $0 == word || Self.number($0) == Int(word) }
  }

  package var numbers: [Int] { names.compactMap(Self.number) }

  /// The lesson with a number, or with a name such as `05-your-own-point-inside`.
  package func lesson(_ word: String) throws -> Lesson {
    guard let folder = folder(of: word) else {
      throw Problem.practice(.unknownLesson(word, numbers: numbers))
    }
    do {
      return try LessonReader.read(folder: folder)
    } catch {
      throw Problem.practice(.broken(error.all))
    }
  }

  /// Every readable lesson.
  package func all() -> [Lesson] {
    let folders = folders
    return names.compactMap { name in
      folders[name].flatMap { Self.known.value(of: $0) { try? LessonReader.read(folder: $0) } }
    }
  }

  private static var known = UnchangedContent<Lesson?>(
    files: Language.allCases.map { ContentLanguages.both.lesson($0) })

  /// The lesson after one.
  package func next(after lesson: Lesson) -> Lesson? {
    guard let number = numbers.sorted().first(where: { $0 > lesson.number }) else { return nil }
    return try? self.lesson(String(number))
  }
}

import Foundation
import Records
import Workbench

/// The lessons of a content folder; each is read when it is asked for.
package struct LessonLibrary {
  private let folder: String

  package init(_ content: ContentFolder) {
    folder = content.lessons
  }

  /// The folders of all lessons, in the order of their numbers.
  package var names: [String] {
    ContentFolder.names(in: folder)
      .filter { $0.first?.isNumber ?? false && ContentFolder.isFile("\(folder)/\($0)/lesson.md") }
  }

  package var numbers: [Int] { names.compactMap { Int($0.prefix(while: \.isNumber)) } }

  /// The lesson with a number, or with a name such as `05-your-own-point-inside`.
  package func lesson(_ word: String) throws -> Lesson {
    let name = names.first { name in
      name == word || Int(name.prefix(while: \.isNumber)) == Int(word)
    }
    guard let name else { throw Problem.practice(.unknownLesson(word, numbers: numbers)) }
    do {
      return try LessonReader.read(folder: "\(folder)/\(name)")
    } catch {
      throw Problem.practice(.broken(error.all))
    }
  }

  /// Every lesson that can be read.
  package func all() -> [Lesson] {
    names.compactMap { try? LessonReader.read(folder: "\(folder)/\($0)") }
  }

  /// The lesson after one.
  package func next(after lesson: Lesson) -> Lesson? {
    guard let number = numbers.sorted().first(where: { $0 > lesson.number }) else { return nil }
    return try? self.lesson(String(number))
  }
}

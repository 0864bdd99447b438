import Foundation
import Records
import TypedText
import Workbench

/// The exercises of a content folder; each is read when it is asked for.
package struct ExerciseLibrary {
  private let folder: String

  package init(_ content: ContentFolder) {
    folder = content.exercises
  }

  /// The names of all exercises, sorted.
  package var names: [String] {
    ContentFolder.names(in: folder)
      .filter { ContentFolder.isFile("\(folder)/\($0)/exercise.yml") }
  }

  /// The exercise with a name; its unique beginning will do.
  package func exercise(_ name: String) throws -> Exercise {
    let names = names
    let fitting = names.contains(name) ? [name] : names.filter { $0.hasPrefix(name) }
    guard fitting.count == 1 else {
      let near = fitting.isEmpty ? Suggestions.near(name, in: names) : fitting
      throw Problem.practice(.unknownExercise(name, suggestions: near))
    }
    do {
      return try ExerciseReader.read(folder: "\(folder)/\(fitting[0])")
    } catch {
      throw Problem.practice(.broken(error.all))
    }
  }

  /// Every exercise that can be read, by level and then by name, and what is wrong with the others.
  package func all() -> (exercises: [Exercise], problems: [ContentProblem]) {
    var exercises: [Exercise] = []
    var problems: [ContentProblem] = []
    for name in names {
      do {
        exercises.append(try ExerciseReader.read(folder: "\(folder)/\(name)"))
      } catch {
        problems += error.all
      }
    }
    return (exercises.sorted { ($0.level, $0.id) < ($1.level, $1.id) }, problems)
  }

  /// The exercise that comes after one: the next in the order of lists.
  func next(after exercise: Exercise) -> String? {
    let all = all().exercises
    guard let index = all.firstIndex(where: { $0.id == exercise.id }) else { return nil }
    return index + 1 < all.count ? all[index + 1].id : nil
  }
}

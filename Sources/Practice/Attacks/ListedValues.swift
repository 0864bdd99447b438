import Records
import SourceTree
import Workbench

/// The values of a class's properties in all scenes that an exercise lists: the properties that its
/// author has varied, and that a learner can read in `exercise.yml`.
package struct ListedValues {
  /// The values in each scene, by the class of the view.
  private let scenes: [String: [SceneValues]]
  /// The minimum number of different values with which a property counts as varied.
  private static let leastVaried = 2

  /// Creates the values of views of the required classes; scenes that do not run are left out.
  init(_ exercise: Exercise, _ solution: Code, in practice: PracticeConfiguration) {
    var plans: [[ExerciseLine]] = [[]]
    for variation in exercise.variations {
      if case .lines(let lines) = variation.change { plans.append(lines) }
    }
    var scenes: [String: [SceneValues]] = [:]
    for name in exercise.submission.classNames {
      guard let subject = exercise.instance(of: name) else { continue }
      scenes[name] = plans.compactMap {
        SceneValues(exercise, solution, of: subject, after: $0, in: practice)
      }
    }
    self.scenes = scenes
  }

  /// The values of an expression of a class, in Swift's spelling and in the order of the scenes, if
  /// it is a number and not the same in all of them; nil otherwise.
  func values(of expression: Expression, in type: String, localNames: Set<String>) -> [String]? {
    varied(scenes[type]?.compactMap { $0.value(of: expression, localNames: localNames) })
  }

  /// The same for a property that the solution need not read, such as `bounds.width`.
  func values(of property: String, in type: String) -> [String]? {
    varied(scenes[type]?.compactMap { $0.value(of: property) })
  }

  private func varied(_ values: [String]?) -> [String]? {
    var different: [String] = []
    for value in values ?? [] where Double(value) != nil && !different.contains(value) {
      different.append(value)
    }
    return different.count >= Self.leastVaried ? different : nil
  }
}

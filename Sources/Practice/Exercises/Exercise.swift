import Records
import Scenes

/// One exercise, as its folder has it.
package struct Exercise {
  /// The file and class that the learner hands in.
  package struct Submission {
    package let file: String
    package let className: String
    package let superclass: String?
  }

  /// Something that is checked in the first scene.
  package struct Part {
    package enum Check {
      /// The hit map.
      case map
      /// Lines with `expect`.
      case script([String])
    }

    package let id: String
    package let title: Bilingual?
    package let points: Int
    package let show: PartVerdict.Show
    /// The sentence of the task that it tests.
    package let promise: Bilingual?
    package let check: Check
  }

  /// The scene with a few lines more, or several with seeded ones.
  package struct Variation {
    package enum Change {
      case lines([String])
      case random(count: Int, allow: Set<Move>)
    }

    package let id: String
    package let title: Bilingual?
    package let points: Int
    package let show: PartVerdict.Show
    package let promise: Bilingual?
    package let change: Change
  }

  /// A change that seeded variations may make.
  package enum Move: String, CaseIterable {
    case move
    case transform
  }

  /// Something that can be said of a submission's text.
  package enum Condition: Hashable {
    /// It overrides a message: `hitTest`, `point(inside:)`.
    case overrides(String)
  }

  package struct Advice {
    package let condition: Condition
    package let say: Bilingual
  }

  /// A typical wrong answer, with the programs that make it.
  package struct Mistake {
    package let named: NamedMistake
    /// The files that behave so: the first gives the mistake its identity, the others make it in
    /// another way.
    package let files: [String]
  }

  /// A mutant of the solution that is as right as the solution.
  package struct Equivalent {
    /// The change, as lint shows it.
    package let change: String
    /// The reason why nothing has to notice it, for other authors.
    package let reason: String
  }

  package let folder: String
  package let id: String
  package let title: Bilingual
  package let level: Int
  package let minutes: Int
  package let lesson: String?
  package let after: [String]
  package let teaches: [RuleID]
  package let submission: Submission
  package let screen: (width: Int, height: Int)
  package let pass: Int
  package let comparison: HitMapComparison
  package let border: Double
  package let parts: [Part]
  package let variations: [Variation]
  /// The most steps of the interpreter for one question; nil for its own limit.
  package let stepLimit: Int?
  package let requirements: [Condition]
  package let advice: [Advice]
  package let mistakes: [Mistake]
  package let hints: [Bilingual]
  package let alternatives: [String]
  package let same: [String]
  package let equivalent: [Equivalent]
  /// The lines of the scene.
  package let scene: [String]

  /// The path of a file of the folder.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The exercise as lists show it.
  package func record(_ progress: ExerciseProgress) -> ExerciseRecord {
    ExerciseRecord(
      id: id, title: title, level: level, minutes: minutes, lesson: lesson, after: after,
      teaches: teaches, file: submission.file, progress: progress)
  }

  /// The view that seeded variations move: the one whose hits count, or the one of the class.
  package var subject: String? {
    if case .hittable(let name) = comparison { return name }
    for line in scene {
      let words = line.split(separator: " ")
      if words.count > 2, words[0] == "add", words[1] == submission.className {
        return String(words[2])
      }
    }
    return nil
  }
}

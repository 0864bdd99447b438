import Records
import Workbench

/// The check of what is known: ten questions choose where to begin.
extension Desk {
  /// Asks ten questions, one about a lesson each, from the first lessons to the last.
  package func beginPlacement(in session: Session) throws -> [Answer] {
    let setup = InterviewSetup(
      seed: practice.surroundings.seed(), minutes: 0, level: 2, feedback: .end)
    var random = SeededGenerator("placement", setup.seed)
    let maker = QuestionMaker(in: practice)
    let questions = Placement.topics.compactMap { topic -> MadeQuestion? in
      let recipes = QuestionRecipe.fitting(
        level: InterviewLevel.of(setup.level).reach, topics: [topic])
      // The first kinds of a topic are about its lesson, the others go beyond it.
      return recipes.first.flatMap { maker.question($0, &random, level: 2) }
    }
    return begin(InterviewPlayer(.placement, setup, questions, in: session), session)
  }

  /// Takes over what the answers to the check show: lessons that are known are skipped.
  func conclude(placement rows: [InterviewRow]) -> InterviewEvent {
    let all = (try? lessons().all()) ?? []
    let right = rows.filter { $0.outcome == .right }.map(\.question.topic.lesson)
    let known = Placement.known(right: Set(right))
    let skipped = all.filter { known.contains($0.number) && progress.status(of: $0.id) != .solved }
    keep { try $0.update(knownLessons: Set(skipped.map(\.id))) }
    let begin = all.first { progress.status(of: $0.id) != .solved && !known.contains($0.number) }
    return .placed(
      known: skipped.map { $0.record(.solved) },
      begin: begin.map { $0.record(progress.status(of: $0.id)) })
  }
}

/// The questions of the check that chooses where to begin, and the result of its answers.
package enum Placement {
  /// The topics, in the order of the lessons that teach them.
  package static let topics: [InterviewTopic] = [
    .coordinates, .siblings, .switches, .overrides, .outside, .chain, .touches, .controls,
    .gestures, .layout,
  ]

  /// The numbers of the lessons that are known if the questions about some were right: these, and
  /// one that is between two of them. Lesson 0 is about the tool and is never skipped.
  package static func known(right lessons: Set<Int>) -> Set<Int> {
    let asked = Set(topics.map(\.lesson))
    let between = lessons.map { $0 + 1 }.filter { number in
      !asked.contains(number) && lessons.contains(number + 1)
    }
    return lessons.intersection(asked).union(between)
  }
}

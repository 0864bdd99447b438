import Foundation
import Practice
import Records
import Testing
import Wording

/// The five levels: what their interviews have in common, whatever the seed.
@Suite struct InterviewLevelTests {
  /// How many seeds are tried; `TOUCHSTONE_SLOW_TESTS` tries more.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCHSTONE_SLOW_TESTS"] == nil ? 6 : 200

  private static let planner = InterviewPlanner(
    in: practice, exercises: ExerciseLibrary(content).all().exercises)

  @Test("Levels rise in every number of their definitions")
  func rising() {
    for (one, next) in zip(InterviewLevel.all, InterviewLevel.all.dropFirst()) {
      #expect(one.number + 1 == next.number)
      // The least that an interview of the next level may have is more than the most of this one.
      let tolerance = InterviewLevel.tolerance
      #expect(one.difficulty * (1 + tolerance) < next.difficulty * (1 - tolerance))
      #expect(one.systems.upperBound <= next.systems.upperBound)
      #expect(one.views.upperBound <= next.views.upperBound)
      #expect(one.reach <= next.reach && one.minutes <= next.minutes)
    }
  }

  @Test(
    "For any seed the questions of a level meet its definition, and are as difficult in the mean",
    arguments: InterviewLevel.all)
  func sameDifficulty(_ level: InterviewLevel) throws {
    let first =
      ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap(Int.init) ?? 20_261_129
    print("InterviewLevelTests: level \(level.number), seeds from \(first), \(Self.count)")
    let planner = Self.planner
    for seed in first..<(first + Self.count) {
      for minutes in [15, level.minutes] {
        let questions = try planner.questions(
          InterviewSetup(seed: seed, minutes: minutes, level: level.number))
        let demands = try questions.map { try #require($0.question.demand) }
        let mean = demands.map(\.difficulty).reduce(0, +) / Double(demands.count)
        #expect(
          abs(mean / level.difficulty - 1) <= InterviewLevel.tolerance,
          "seed \(seed), \(minutes) minutes: \(mean), not \(level.difficulty)")
        for (made, demand) in zip(questions, demands) where made.recipe != nil {
          #expect(demand.views == 0 || level.views.contains(demand.views), "\(made.question)")
          #expect(level.systems.contains(demand.systems), "\(made.question)")
          #expect(level.topics.contains(made.question.topic), "\(made.question)")
        }
      }
    }
  }

  @Test("Every part of a difficulty adds to it, and its words name each that there is")
  func parts() {
    var demand = QuestionDemand()
    #expect(demand.difficulty == 0)
    demand.steps = 4
    demand.rules = 2
    demand.systems = 2
    demand.lesson = 8
    #expect(demand.difficulty == 4 + 3 + 3 + 6)
    #expect(demand.wording.en == "difficulty 16: 4 steps, 2 rules, 2 systems, lesson 8")
    #expect(demand.wording.zh.contains("4 步"))
  }

  @Test("Answers correct a difficulty: wrong ones raise it, right ones lower it, within bounds")
  func ratings() throws {
    var wrong = AnswerRatings()
    var right = AnswerRatings()
    #expect(wrong.corrected(20, of: "hit/siblings") == nil)
    for _ in 0..<500 {
      wrong.note("hit/siblings", difficulty: 20, share: 0)
      right.note("hit/siblings", difficulty: 20, share: 1)
    }
    let (harder, easier) = (
      try #require(wrong.corrected(20, of: "hit/siblings")),
      try #require(right.corrected(20, of: "hit/siblings"))
    )
    #expect(harder.difficulty > 20 && harder.difficulty <= 30)
    #expect(easier.difficulty < 20 && easier.difficulty >= 10)
    #expect(harder.answers == 500)
    #expect(wrong.corrected(20, of: "order/siblings") == nil)
  }

  @Test("An answer that was expected corrects a difficulty by less than half of a surprising one")
  func expectedAnswers() throws {
    func shift(_ difficulty: Double, share: Double) throws -> Double {
      var ratings = AnswerRatings()
      for _ in 0..<10 { ratings.note("kind", difficulty: difficulty, share: share) }
      return abs(try #require(ratings.corrected(difficulty, of: "kind")).difficulty - difficulty)
    }
    #expect(try shift(10, share: 1) * 2 < shift(10, share: 0))
    #expect(try shift(35, share: 0) * 2 < shift(35, share: 1))
  }
}

import Foundation

/// The verdict on one submission.
package struct Verdict: Codable, Sendable {
  /// The version of this form; grows when the meaning of a key changes.
  package static let version = 2
  /// All points that there are.
  package static let most = 100

  /// How the whole ended. The outcome of a part is `PartVerdict.Outcome`.
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    /// Everything holds.
    case right
    /// Something holds, something does not.
    case partlyRight
    /// The answer is wrong.
    case wrong
    /// The learner's file does not parse, check, declare what it should, or stay within the limits.
    case learnersError
    /// Something of ours is broken; the submission was not judged.
    case fault
  }

  package let version: Int
  package let exercise: String
  package let title: Bilingual
  /// The submission, as it was named.
  package let file: String
  package let outcome: Outcome
  package let points: Int
  /// All points that there are.
  package let of: Int
  /// The points at which the exercise counts as passed.
  package let passesAt: Int
  package let parts: [PartVerdict]
  /// The fault of the first part that is wrong; nil when there is none.
  package let finding: Finding?
  /// The fault that stopped the learner's code, or kept it from being run.
  package let learnerFault: LearnerFault?
  /// A fault of ours, not of the submission.
  package let fault: GraderFault?
  /// Remarks that cost no points.
  package var remarks: [Bilingual]
  /// The first lines of the alternatives, once the answer is right.
  package let otherWays: [Bilingual]
  /// The exercise that comes next, once the answer is right.
  package let next: String?
  /// How many hints there are.
  package let hintCount: Int
  /// How often the exercise was tried, this attempt included, and with how many hints; nil where
  /// nobody counts, as in grading.
  package var progress: ExerciseProgress?
  /// The folder with the exercise, where it is another than the installed one.
  package var content: String?
  /// The names of the known mistakes that a right answer was told from: in the scenes in which it
  /// was judged, each of them fails.
  package var triedAgainst: [Bilingual]?
  /// Files that declare the class once more and were not judged; nil when there are none.
  package var setAside: [String]?
  /// The points of its parts that a submission does not get because it has a known mistake, or
  /// because its code is not as the exercise requires; nil when it gets them all.
  package var withheld: Int?

  package init(
    exercise: String, title: Bilingual, file: String, outcome: Outcome, points: Int = 0,
    passesAt: Int, parts: [PartVerdict] = [], finding: Finding? = nil,
    learnerFault: LearnerFault? = nil, fault: GraderFault? = nil, remarks: [Bilingual] = [],
    otherWays: [Bilingual] = [], next: String? = nil, hintCount: Int = 0
  ) {
    version = Self.version
    self.exercise = exercise
    self.title = title
    self.file = file
    self.outcome = outcome
    self.points = points
    of = Self.most
    self.passesAt = passesAt
    self.parts = parts
    self.finding = finding
    self.learnerFault = learnerFault
    self.fault = fault
    self.remarks = remarks
    self.otherWays = otherWays
    self.next = next
    self.hintCount = hintCount
  }

  /// Whether nothing was handed in that could be judged.
  package var isMissing: Bool {
    if case .missing = learnerFault { true } else { false }
  }

  /// Whether its code is not as the exercise requires, whatever it does.
  package var lacksRequired: Bool { parts.contains(where: \.isUnmetRequirement) }

  /// Whether the points reach the mark at which the exercise is passed.
  package var isPassed: Bool {
    switch outcome {
    case .right: true
    case .partlyRight: points >= passesAt
    case .wrong, .learnersError, .fault: false
    }
  }
}

/// The fault of the first part that is wrong.
package struct Finding: Codable, Sendable {
  /// The id of the part.
  package let part: String
  /// The mistake that the answer behaves like, by name.
  package let mistake: NamedMistake?
  /// The measurements on the two maps; beside a mistake only those that say more than it.
  package let diagnoses: [MapDiagnosis]
  /// What the code was seen doing, where no mistake is named.
  package let conduct: [Conduct]
  package let difference: HitMapDifference?
  /// The check that failed, and its line.
  package let expectation: Expectation?
  /// The learner's trace and the right one, at the first wrong point.
  package let traces: TracePair?
  /// The first subject of which the facts are other ones, where facts are compared.
  package let facts: FactDifference?
  /// What changed while the answer was only asked.
  package let sideEffect: SideEffect?

  package init(
    part: String, mistake: NamedMistake? = nil, diagnoses: [MapDiagnosis] = [],
    conduct: [Conduct] = [], difference: HitMapDifference? = nil, expectation: Expectation? = nil,
    traces: TracePair? = nil, facts: FactDifference? = nil, sideEffect: SideEffect? = nil
  ) {
    self.conduct = conduct
    self.part = part
    self.mistake = mistake
    self.diagnoses = diagnoses
    self.difference = difference
    self.expectation = expectation
    self.traces = traces
    self.facts = facts
    self.sideEffect = sideEffect
  }
}

/// A typical wrong answer that an exercise knows.
package struct NamedMistake: Codable, Sendable, Hashable {
  package let file: String
  package let name: Bilingual
  package let say: Bilingual
  /// The number of the hint that helps best.
  package let hint: Int?

  package init(file: String, name: Bilingual, say: Bilingual, hint: Int?) {
    self.file = file
    self.name = name
    self.say = say
    self.hint = hint
  }
}

/// Why a learner's file could not be judged to its end.
package enum LearnerFault: Codable, Sendable {
  /// It does not parse or check.
  case refused(CodeReport)
  /// The same in a report, without the text: the first errors with their places.
  case notCompiled([CodePlace])
  /// Nothing was handed in.
  case missing(file: String)
  /// Several files declare the class, and none of them has the name that the exercise asks for.
  case declaredTwice(String, files: [String])
  /// It is missing, or is not text.
  case unread(ProblemBox)
  /// It declares another class than the exercise asks for.
  case missingClass(String, file: String, declared: [String])
  /// The class does not inherit what it should.
  case wrongSuperclass(name: String, needs: String, has: [String])
  /// It stopped while it ran; at which point of the screen, where one was asked.
  case stopped(StopReport, point: CGPoint?)
  /// It declares another function than the exercise asks for.
  case missingFunction(String, file: String, declared: [String])
  /// A line of an answer that is commands was refused.
  case lineRefused(line: String, number: Int, file: String, ProblemBox)
  /// A line of the scene did not run with it.
  case sceneRefused(line: String, ProblemBox)
  /// The process ran out of what it may use.
  case limit(ProcessLimit)
}

/// An error of a learner's text, for a reader who has not the text.
package struct CodePlace: Codable, Sendable, Hashable {
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1, in characters.
  package let column: Int
  /// The fault; nil when it quotes more of the text than a report should.
  package let problem: CodeProblem?

  package init(file: String, line: Int, column: Int, problem: CodeProblem?) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}

/// A limit on what a worker process uses.
package enum ProcessLimit: Codable, Sendable, Hashable {
  case time(seconds: Int)
  case memory(bytes: Int)
  /// It was ended by a signal that its own code caused.
  case crash(signal: Int)
}

/// A fault of ours, not of the submission.
package enum GraderFault: Codable, Sendable {
  /// The exercise's own files do not do what they should.
  case exercise([ContentProblem])
  /// The exercise's own code did not run.
  case ownCode(file: String, LearnerFaultBox)
  /// A worker process ended by a signal that nothing in it causes.
  case workerDied(signal: Int)
  /// Worker processes were ended from outside, again and again.
  case workerKilled
  /// A worker process ended without a verdict.
  case workerSilent(status: Int)
  /// A worker process could not be started.
  case workerUnstarted(reason: SystemReason)
  /// The person who grades may not read the submission, or cannot.
  case unread(ProblemBox)
}

/// A learner's fault inside another record.
package final class LearnerFaultBox: Codable, Sendable {
  package let fault: LearnerFault

  package init(_ fault: LearnerFault) {
    self.fault = fault
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension LearnerFault {
  private enum MissingClassCodingKeys: String, CodingKey { case _0 = "className", file, declared }
  private enum DeclaredTwiceCodingKeys: String, CodingKey { case _0 = "className", files }
  private enum MissingFunctionCodingKeys: String, CodingKey {
    case _0 = "function", file, declared
  }
  private enum LineRefusedCodingKeys: String, CodingKey {
    case line, number, file, _3 = "reason"
  }
  private enum StoppedCodingKeys: String, CodingKey { case _0 = "stop", point }
  private enum SceneRefusedCodingKeys: String, CodingKey { case line, _1 = "reason" }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension GraderFault {
  private enum OwnCodeCodingKeys: String, CodingKey { case file, _1 = "reason" }
}

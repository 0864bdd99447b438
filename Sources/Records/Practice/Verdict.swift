import Foundation

/// The verdict on one submission.
package struct Verdict: Codable, Sendable {
  /// The version of this format; it increases when the meaning of a key changes.
  package static let version = 2
  /// The maximum points.
  package static let most = 100

  /// The outcome as a whole. The outcome of a part is `PartVerdict.Outcome`.
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    /// All parts pass.
    case right
    /// Some parts pass, some do not.
    case partlyRight
    /// The answer is wrong.
    case wrong
    /// The learner's file does not parse, type-check, contain the required declarations, or stay
    /// within the limits.
    case learnersError
    /// An internal fault; the submission was not judged.
    case fault
  }

  package let exercise: String
  package let title: Bilingual
  /// The submission, with the name as it was given.
  package let file: String
  package let outcome: Outcome
  package private(set) var points: Int
  /// The maximum points.
  package let of: Int
  /// The points at which the exercise counts as passed.
  package let passesAt: Int
  package let parts: [PartVerdict]
  /// The fault of the first failed part; nil if there is none.
  package let finding: Finding?
  /// The fault that stopped the learner's code, or prevented it from running.
  package let learnerFault: LearnerFault?
  /// An internal fault, not of the submission.
  package let fault: GraderFault?
  /// Remarks that cost no points.
  package var remarks: [Bilingual]
  /// The first lines of the alternatives, once the answer is right.
  package let otherWays: [Bilingual]
  /// The next exercise, once the answer is right.
  package let next: String?
  /// The number of hints.
  package let hintCount: Int
  /// The number of attempts, including this one, and of hints; nil if attempts are not counted, as
  /// in grading.
  package var progress: ExerciseProgress?
  /// The folder with the exercise, if it is not the installed one.
  package var content: String?
  /// The names of the known mistakes that a right answer was distinguished from: in the scenes in
  /// which it was judged, each of them fails.
  package var triedAgainst: [Bilingual]?
  /// Files that declare the class again and were not judged; nil if there are none.
  package var setAside: [String]?
  /// The names of the files that were judged although none is the one that was asked for, but only
  /// like it, such as `roundbutton (1).swift`; nil if the names are right.
  package var foundAs: [String]?
  /// The paths of the files that were judged, as they were named; in an assignment from the
  /// student's folder. nil if there are none.
  package var files: [String]?
  /// The points of its parts that a submission does not get because of a known mistake, or because
  /// its code does not meet a requirement; nil if it gets them all.
  package var withheld: Int?
  /// The points that were judged, where a person has set others; nil if no one has.
  package private(set) var overridden: Overridden?
  /// The number of the attempt that counts, of several; nil if there was one.
  package var attempt: Int?
  /// The traces of the code, by which alike submissions are found; nil if none are looked for.
  package var print: CodePrint?
  package let version: Int

  /// The judgement that a person has replaced.
  package struct Overridden: Codable, Sendable, Equatable {
    /// The points of the judgement.
    package let judged: Int
    /// The reason why others were set.
    package let reason: String
  }

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

  /// The verdict with the points that a person has set.
  package func overridden(_ override: StudentRecord.Override) -> Verdict {
    var verdict = self
    verdict.overridden = Overridden(judged: points, reason: override.reason)
    verdict.points = override.points
    return verdict
  }

  /// Whether there was no submission to judge.
  package var isMissing: Bool {
    if case .missing = learnerFault { overridden == nil } else { false }
  }

  /// Whether it was not judged, because of an internal fault.
  package var isFault: Bool { outcome == .fault && overridden == nil }

  /// Whether there was a submission, and nothing of it could be run.
  package var didNotRun: Bool {
    guard outcome == .learnersError, overridden == nil else { return false }
    return switch learnerFault {
    case .stopped, .limit, .lineRefused, .sceneRefused, .missing, nil: false
    case .refused, .notCompiled, .declaredTwice, .unread, .missingClass, .wrongSuperclass,
      .missingFunction:
      true
    }
  }

  /// Whether its code does not meet a requirement, whatever its behaviour.
  package var lacksRequired: Bool { parts.contains(where: \.isUnmetRequirement) }

  /// Whether the points reach the pass mark.
  package var isPassed: Bool {
    if overridden != nil { return points >= passesAt }
    return switch outcome {
    case .right: true
    case .partlyRight: points >= passesAt
    case .wrong, .learnersError, .fault: false
    }
  }
}

/// The fault of the first failed part.
package struct Finding: Codable, Sendable {
  /// The id of the part.
  package let part: String
  /// The mistake that the answer behaves like, by name.
  package let mistake: NamedMistake?
  /// The measurements on the two maps; in addition to a mistake only those that say more than it.
  package let diagnoses: [MapDiagnosis]
  /// The observed behaviour of the code, if no mistake is named.
  package let conduct: [Conduct]
  package let difference: HitMapDifference?
  /// The check that failed, and its line.
  package let expectation: Expectation?
  /// The learner's trace and the right one, at the first wrong point.
  package let traces: TracePair?
  /// The first subject with different facts, if facts are compared.
  package let facts: FactDifference?
  /// A change although the answer was only asked.
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

/// The reason why a learner's file could not be judged completely.
package enum LearnerFault: Codable, Sendable {
  /// It does not parse or type-check.
  case refused(CodeReport)
  /// The same in a report, without the text: the first errors with their locations.
  case notCompiled([CodePlace])
  /// Nothing was submitted under that name; the other files of its kind that are there.
  case missing(file: String, present: [String]? = nil)
  /// Several files declare the class, and none of them has the required name.
  case declaredTwice(String, files: [String])
  /// It is missing, or is not text.
  case unread(ProblemBox)
  /// It does not declare the required class.
  case missingClass(String, file: String, declared: [String])
  /// The class does not have the required superclass.
  case wrongSuperclass(name: String, needs: String, has: [String])
  /// It stopped while it ran; at the point of the screen, if one was asked.
  case stopped(StopReport, point: CGPoint?)
  /// It does not declare the required function.
  case missingFunction(String, file: String, declared: [String])
  /// A line of an answer of commands was refused.
  case lineRefused(line: String, number: Int, file: String, ProblemBox)
  /// A line of the scene failed with it.
  case sceneRefused(line: String, ProblemBox)
  /// The process exceeded its limits.
  case limit(ProcessLimit)
}

/// An error of a learner's text, for a reader without the text.
package struct CodePlace: Codable, Sendable, Hashable {
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in characters.
  package let column: Int
  /// The fault; nil if it quotes more of the text than a report should.
  package let problem: CodeProblem?

  package init(file: String, line: Int, column: Int, problem: CodeProblem?) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}

/// A limit of a worker process.
package enum ProcessLimit: Codable, Sendable, Hashable {
  case time(seconds: Int)
  case memory(bytes: Int)
  /// It was ended by a signal that its own code caused.
  case crash(signal: Int)
}

/// An internal fault, not of the submission.
package enum GraderFault: Codable, Sendable {
  /// The exercise's own files have problems.
  case exercise([ContentProblem])
  /// The exercise's own code failed.
  case ownCode(file: String, LearnerFaultBox)
  /// A worker process was ended by a signal that nothing in it causes.
  case workerDied(signal: Int)
  /// Worker processes were killed from outside, again and again.
  case workerKilled
  /// A worker process ended without a verdict.
  case workerSilent(status: Int)
  /// A worker process could not be started.
  case workerUnstarted(reason: SystemReason)
  /// The grader has no permission to read the submission, or cannot read it.
  case unread(ProblemBox)
}

/// A learner's fault inside another record.
package final class LearnerFaultBox: Codable, Sendable {
  package let fault: LearnerFault

  package init(_ fault: LearnerFault) {
    self.fault = fault
  }
}

/// The JSON keys of unlabelled associated values.
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

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension GraderFault {
  private enum OwnCodeCodingKeys: String, CodingKey { case file, _1 = "reason" }
}

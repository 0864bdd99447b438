import Foundation

/// Why a line was not accepted. Nothing was changed.
package enum Problem: Error, Codable, Sendable {
  // Words
  case unknownCommand(String, suggestions: [String])
  case ambiguousCommand(String, candidates: [String])
  case unknownName(String, kind: NamedKind = .anything, suggestions: [String])
  case unknownClass(String, suggestions: [String])
  case classNotMade(String, UnmadeClass)
  case unknownProperty(String, className: String, suggestions: [String])
  case unknownColor(String, suggestions: [String])
  case unknownRule(String)
  case unknownHelp(String, suggestions: [String])
  case unknownAddress(String)
  case unknownText(String, suggestions: [String])
  case ambiguousText(String, names: [String])
  case expectedOneOf([String], got: String)

  // Names
  case nameTaken(String, className: String, suggestion: String)
  case nameInvalid(String, suggestion: String?)
  case nameReserved(String)
  case nameEmpty

  // Arguments
  case missingArgument(String, usage: [String])
  case extraArgument(String, usage: [String])
  case notANumber(String)
  /// Infinity or NaN, of which a device raises an exception for NaN as the place or the size of a view.
  case notFinite(String, raisesOnDevice: Bool)
  case numberTooLarge(String, limit: Double)
  case notAWholeNumber(String, atLeast: Int?)
  /// A size of the screen, in points a side.
  case sizeOutOfRange(least: Int, most: Int)
  /// A distance from a border, in points.
  case borderOutOfRange(String, most: Int)
  /// A tolerance below 0.
  case negativeTolerance(String)
  case notABoolean(String)
  case angleNeedsUnit(String)
  case notATransform(String)
  case notAPoint(String)
  case unclosedQuote
  case unclosedParenthesis

  // The scene
  case wrongKind(ObjectName, needs: String)
  case readOnly(path: String, className: String)
  /// A property that a script's class declares, which commands do not write; `object` is what Swift
  /// calls the object.
  case propertyOfScript(String, className: String, object: String)
  case addsItself(String)
  case addsAncestor(String, to: String)
  case windowHasNoSuperview(String)
  case notASubview(String, of: String)
  case indexOutOfRange(Int, count: Int)
  case tooDeep(limit: Int)
  case cannotRemoveWindow(String)
  case cannotRemoveRoot(String, controller: String)
  case cannotMoveRoot(String, controller: String)
  case cannotChangeRootClass(String)
  /// A class that is none of views, or of controllers where one is wanted.
  case classOfOtherKind(String)
  /// A class of controllers that contain others.
  case notAPlainController(String)
  case notInWindow(String)
  /// The place of a view, or of a point where there is no name, is infinite or NaN.
  case notMeasurable(String?)
  /// A view's place or size would be NaN, where a device raises an exception.
  case invalidGeometry(String)
  case notInSameWindow(String, String)
  case alreadyPresenting(String, presented: String)
  case notPresenting(String)
  case noNavigationController(String)
  /// `isEmpty`: nothing was pushed at all.
  case nothingToPop(String, isEmpty: Bool)
  case controllerInUse(String)
  case containsItself(String)
  case navigationInNavigation(String)
  case unknownMessage(String, suggestions: [String])
  /// Nothing answers a message that somebody waits for.
  case answerMissing(String)
  /// `and super` behind a message that no class above answers.
  case nobodyAbove(String)
  /// A command where a line of Swift belongs.
  case commandBehindDo(String)
  /// An answer to a message that takes none.
  case returnsNothing(String)
  case notOverridden(String, message: String?)
  case returnsView(String)
  case returnsBoolean(String)

  // Files
  case fileNameEmpty
  case fileMissing(String)
  case fileUnreadable(String, reason: SystemReason)
  case fileIsDirectory(String)
  case fileNotText(String, line: Int)
  /// A pipe or a device, where only a file will do.
  case fileIsNoFile(String)
  case fileTooLarge(String, size: Int, limit: Int)
  case cannotWrite(String, reason: SystemReason)
  case sourcesItself(String)
  case sourcedTooDeep(limit: Int)
  case notAllowedInSource(String)
  case notADump(DumpProblem)
  /// A line of a file that should hold a hit map.
  case notAMap(String, line: Int, MapFileProblem)

  // The session
  case nothingToUndo
  case nothingToRedo
  case noLastQuestion
  /// The last `hit` was stopped before it had an answer.
  case lastHitStopped(StopReport, point: CGPoint)
  /// There is no trace to step through.
  case noTrace
  /// A trace has no step of that number.
  case noSuchStep(String, count: Int)
  /// Swift that was not accepted.
  case code(CodeReport)
  /// Swift that stopped while it ran; the trace as far as it came, where one was asked for.
  case stopped(StopReport, trace: HitTestTrace?)
  /// Swift that stopped while events were handled, and what had happened until then.
  case actStopped(StopReport, EventTrace)
  /// A script stopped while a hit map asked a point of the screen.
  case mapStopped(StopReport, point: CGPoint)
  case notAScriptClass(String, suggestions: [String])
  case noEditor
  case editorFailed(String)
  case entryTooLarge(limit: Int)
  /// Not a whole number, or no limit that can be kept.
  case limitOutOfRange(String, least: Int, most: Int)
  case interrupted
  case inLine(Int, text: String, indirect: ProblemBox)
  case replayStopped(line: String, ProblemBox)

  /// Fingers, keys or time cannot do what was asked.
  case acting(ActingProblem)

  // Practice
  case practice(PracticeProblem)

  // Checks
  case expectationFailed(Expectation)
  /// A check against the solution where no exercise is open.
  case noSolutionHere
}

/// A problem inside another one.
package final class ProblemBox: Codable, Sendable {
  package let problem: Problem

  package init(_ problem: Problem) {
    self.problem = problem
  }
}

/// A problem at its place in a text.
package struct Diagnostic: Error, Codable, Sendable {
  package let problem: Problem
  /// The whole line or entry.
  package let text: String
  /// The characters concerned, counted from 0; empty to point at a place between two.
  package let start: Int
  package let end: Int

  package init(problem: Problem, text: String, start: Int, end: Int) {
    self.problem = problem
    self.text = text
    self.start = start
    self.end = end
  }
}

/// Why no object of a class of UIKit's is made by `add`, and what is to be done instead.
package enum UnmadeClass: String, Codable, Sendable {
  /// A recognizer belongs to a view: `gesture`.
  case recognizer
  /// There is one of it, which has a name already: `app`.
  case application
  /// Nobody makes one; classes derive from it.
  case abstract
  /// No view: Swift makes it.
  case noView
  /// The system's own, which is not modelled.
  case otherFramework
}

/// What a name was to stand for.
package enum NamedKind: String, Codable, Sendable, CaseIterable {
  case anything
  case view
  case recognizer
  case controller
}

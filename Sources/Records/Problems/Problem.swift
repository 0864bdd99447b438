import EventVocabulary
import Foundation

/// Why a line was not accepted. Nothing was changed.
package enum Problem: Error, Codable, Sendable {
  // Words
  case unknownCommand(String, suggestions: [String])
  case ambiguousCommand(String, candidates: [String])
  case unknownName(String, kind: NamedKind = .anything, suggestions: [String])
  /// A path such as `feed row 40` leads to nothing.
  case nothingAtPath(String, MissingStep)
  case unknownClass(String, suggestions: [String])
  case classNotMade(String, UnmadeClass)
  case unknownProperty(String, className: String, suggestions: [String])
  case unknownColor(String, suggestions: [String])
  case unknownRule(String, suggestions: [String])
  case unknownNib(String, suggestions: [String])
  /// A name that a nib has no view of, or none that can be meant; those that it has.
  case notInNib(String, nib: String, names: [String])
  case unknownHelp(String, suggestions: [String])
  case unknownAddress(String)
  case unknownText(String, suggestions: [String])
  case ambiguousText(String, names: [String])
  case expectedOneOf([String], got: String)

  // Names
  case nameTaken(String, className: String, suggestion: String)
  /// A name that Swift declares at the top level.
  case nameDeclared(String, suggestion: String)
  case nameInvalid(String, suggestion: String?)
  case nameReserved(String)
  case nameEmpty

  // Arguments
  case missingArgument(String, usage: [String])
  case extraArgument(String, usage: [String])
  /// Several words where a question has one answer; some that it could be.
  case oneAnswerExpected(examples: [String])
  case notANumber(String)
  /// Infinity or NaN, of which a device raises an exception for NaN as the place or the size of a
  /// view.
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
  /// A transform of more steps than are shown.
  case tooManySteps(most: Int)
  case notAPoint(String)
  case unclosedQuote
  case unclosedParenthesis

  // The scene
  case wrongKind(ObjectName, needs: String)
  /// A layer was named where a view is needed; `of` is the view that it is drawn in.
  case layerForView(layer: ObjectName, of: String?)
  case readOnly(path: String, className: String)
  /// A property that a script's class declares, which commands do not write; `object` is what Swift
  /// calls the object.
  case propertyOfScript(String, className: String, object: String)
  case addsItself(String)
  case addsAncestor(String, to: String)
  /// A subview is added to a visual effect view itself (EX-10).
  case besideContentView(String, of: String)
  case windowHasNoSuperview(String)
  case notASubview(String, of: String)
  case indexOutOfRange(Int, count: Int)
  case tooDeep(limit: Int)
  case cannotRemoveWindow(String)
  case cannotRemoveRoot(String, controller: String)
  case cannotMoveRoot(String, controller: String)
  case cannotChangeRootClass(String)
  /// A word that is not a script's class of application delegates.
  case notADelegateClass(String)
  /// The same for a class that there is.
  case declaredAsNoDelegate(String)
  /// A class that is to be the application's and is not derived from UIApplication (AP-2).
  case notAnApplicationClass(String)
  /// A second class for the same place in a launch: the place, the first, and the second.
  case placeTaken(LaunchPlace, by: String, String)
  /// A class where the app's delegate, an object, is meant.
  case classAsDelegate(String)
  /// An object whose class does not conform to UIApplicationDelegate.
  case notADelegate(ObjectName)
  /// A question about what no rule settles.
  case notSettled(rule: String, line: String)
  /// A class that is not a view class, or not a controller class where one is wanted.
  case classOfOtherKind(String)
  /// A class of controllers that contain others.
  case notAPlainController(String)
  case notInWindow(String)
  /// The place of a view, or of a point where there is no name, is infinite or NaN.
  case notMeasurable(String?)
  /// Times or rates of frames that no display has.
  case noFrames
  /// A view without pixels, or with more than a picture may have.
  case noPicture(String, most: Int)
  /// A view's place or size would be NaN, where a device raises an exception.
  case invalidGeometry(String)
  /// What cannot happen to the app in its state.
  case life(LifeInput, LifeRefusal)
  /// A word that is no URL with a scheme.
  case noURL(String)
  /// A constraint, in words, that cannot be.
  case constraint(String, ConstraintRefusal)
  case notInSameWindow(String, String)
  case alreadyPresenting(String, presented: String)
  case notPresenting(String)
  case noNavigationController(String)
  /// `isEmpty`: nothing was pushed at all.
  case nothingToPop(String, isEmpty: Bool)
  case controllerInUse(String)
  case containsItself(String)
  /// The first controller contains or presents the second, which would contain it.
  case controllerRing(String, of: String)
  case navigationInNavigation(String)
  case unknownMessage(String, suggestions: [String])
  /// Nothing answers a message whose answer is needed.
  case answerMissing(String)
  /// `and super` after a message that no class above answers.
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
  /// A name that is no UTF-8, with its bytes spelled out.
  case fileNameNotText(String)
  /// A pipe or a device, where only a file will do.
  case fileIsNoFile(String)
  /// A link, where only the file itself will do.
  case fileIsLink(String)
  /// A file that a line would have replaced; `canForce` where the line itself may say so.
  case fileIsThere(String, canForce: Bool)
  /// A file that a script would have written where it must not.
  case fileOutside(String, folder: String)
  /// A file that a lesson or an exercise would have written.
  case writesNoFiles
  /// A file that they would have read.
  case readsNoFiles(PreparedLines)
  /// A command that has no place in them.
  case notInPrepared(String, PreparedLines)
  case fileTooLarge(String, size: Int, limit: Int)
  case cannotWrite(String, reason: SystemReason)
  case sourcesItself(String)
  case sourcedTooDeep(limit: Int)
  case notAllowedInSource(String)
  case notADump(DumpProblem)
  /// A line of a file that should hold a hit map.
  case notAMap(String, line: Int, MapFileProblem)
  /// What `export` does not write, with what it does.
  case unknownExport(String, words: [String])
  /// What cannot be exported as asked.
  case export(ExportProblem)
  /// A place in a file that should hold a scene.
  case notAScene(String, line: Int, column: Int, SceneProblem)

  // The session
  /// Something failed for which there is no problem of its own; what the system says of it.
  case failed(String)
  /// Native code went wrong, and took along the process in which it ran.
  case nativeFault(NativeFault, NativeFault.Place)
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
  /// Swift that stopped while it ran; the trace up to that point, where one was asked for.
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
  /// A command that would show what a prediction asks.
  case tellsTheAnswer(String)
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
  /// A line that can be typed instead.
  package let offer: LineOffer?

  package init(
    problem: Problem, text: String, start: Int, end: Int, offer: LineOffer? = nil
  ) {
    self.problem = problem
    self.text = text
    self.start = start
    self.end = end
    self.offer = offer
  }
}

/// A line to type in place of one that was not accepted.
package enum LineOffer: Codable, Sendable, Hashable {
  /// The line that was probably meant.
  case line(String)
  /// One that has the right form.
  case example(String)
  /// The line was read as Swift because its first word is a name, too; after a colon it is the
  /// command.
  case command(String)

  /// The line; for a command its word with the colon.
  package var text: String {
    switch self {
    case .line(let line), .example(let line): line
    case .command(let word): ":\(word)"
    }
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

/// The kind of object that a name was to name.
package enum NamedKind: String, Codable, Sendable, CaseIterable {
  case anything
  case view
  case recognizer
  case controller
}

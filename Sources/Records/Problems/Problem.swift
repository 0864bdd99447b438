import EventVocabulary
import Foundation

/// The reason why a line was rejected. Nothing was changed.
package enum Problem: Error, Codable, Sendable {
  // Words
  case unknownCommand(String, suggestions: [String])
  /// A subcommand or an option of the program, with the line for a shell.
  case wordOfShell(String, line: String)
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
  /// A name that no view of a nib has, or that is ambiguous; those that it has.
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
  /// Several words for a question with one answer; some possible ones.
  case oneAnswerExpected(examples: [String])
  /// A line with a command in place of the answer to an open question.
  case questionIsOpen(line: String)
  case notANumber(String)
  /// Infinity or NaN; a device raises an exception for NaN as the position or the size of a view.
  case notFinite(String, raisesOnDevice: Bool)
  case numberTooLarge(String, limit: Double)
  case notAWholeNumber(String, atLeast: Int?)
  /// A size of the screen, in points per side.
  case sizeOutOfRange(least: Int, most: Int)
  /// A distance from a border, in points.
  case borderOutOfRange(String, most: Int)
  /// A tolerance below 0.
  case negativeTolerance(String)
  case notABoolean(String)
  /// An expression in place of a name, whose value is not an object that commands take.
  case notAnObject(String, type: String)
  /// An expression in place of a name, whose value is nil.
  case nothingInExpression(String)
  case angleNeedsUnit(String)
  case notATransform(String)
  /// A transform of more steps than can be shown.
  case tooManySteps(most: Int)
  case notAPoint(String)
  case unclosedQuote
  case unclosedParenthesis

  // The scene
  case wrongKind(ObjectName, needs: String)
  /// A layer was named where a view is needed; `of` is the view that draws it.
  case layerForView(layer: ObjectName, of: String?)
  case readOnly(path: String, className: String)
  /// A property that a script's class declares, which commands do not write; `object` is Swift's
  /// name of the object.
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
  /// A class of other views for a window.
  case notAWindowClass(String, window: String)
  /// A word that is not a script's class of application delegates.
  case notADelegateClass(String)
  /// The same for an existing class.
  case declaredAsNoDelegate(String)
  /// A class for the application that is not derived from UIApplication (AP-2).
  case notAnApplicationClass(String)
  /// A second class for the same place in a launch: the place, the first, and the second.
  case placeTaken(LaunchPlace, by: String, String)
  /// A class in place of the app's delegate, which is an object.
  case classAsDelegate(String)
  /// An object whose class does not conform to UIApplicationDelegate.
  case notADelegate(ObjectName)
  /// A question about behaviour that no rule settles.
  case notSettled(rule: String, line: String)
  /// A class that is not a view class, or not a controller class if one is expected.
  case classOfOtherKind(String)
  /// A class of container controllers.
  case notAPlainController(String)
  case notInWindow(String)
  /// The position of a view, or of a point if there is no name, is infinite or NaN.
  case notMeasurable(String?)
  /// Durations or rates of frames that no display has.
  case noFrames
  /// A view without pixels, or with more than a picture may have.
  case noPicture(String, most: Int)
  /// A view's position or size would be NaN, for which a device raises an exception.
  case invalidGeometry(String)
  /// An event that cannot happen to the app in its state.
  case life(LifeInput, LifeRefusal)
  /// A word that is not a URL with a scheme.
  case noURL(String)
  /// An impossible constraint, in words.
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
  /// Nothing answers a message that requires an answer.
  case answerMissing(String)
  /// `and super` after a message that no superclass implements.
  case nobodyAbove(String)
  /// A command where a line of Swift is expected.
  case commandBehindDo(String)
  /// An answer to a message that returns nothing.
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
  /// A name that is not UTF-8, with its bytes escaped.
  case fileNameNotText(String)
  /// A pipe or a device where a file is required.
  case fileIsNoFile(String)
  /// A symbolic link where the file itself is required.
  case fileIsLink(String)
  /// An existing file that a line would have replaced; `canForce` if the line itself may permit it.
  case fileIsThere(String, canForce: Bool)
  /// A file outside the folder that a script may write to.
  case fileOutside(String, folder: String)
  /// A file that a lesson or an exercise would have written.
  case writesNoFiles
  /// A file that they would have read.
  case readsNoFiles(PreparedLines)
  /// A command that is not allowed in them.
  case notInPrepared(String, PreparedLines)
  /// A storyboard or a xib, which is not read.
  case interfaceBuilderFile(String, isStoryboard: Bool)
  case fileTooLarge(String, size: Int, limit: Int)
  /// A line of a pipe or a device that has no end.
  case lineTooLong(String, line: Int, limit: Int)
  case cannotWrite(String, reason: SystemReason)
  case sourcesItself(String)
  case sourcedTooDeep(limit: Int)
  case notAllowedInSource(String)
  case notADump(DumpProblem)
  /// A folder of sources from which nothing is taken.
  case folder(FolderProblem)
  /// A file of Interface Builder that is not loaded.
  case interface(InterfaceProblem)
  /// A line of a file that should contain a hit map.
  case notAMap(String, line: Int, MapFileProblem)
  /// A format that `export` does not write, with those that it does.
  case unknownExport(String, words: [String])
  /// A failure to export.
  case export(ExportProblem)
  /// A location in a file that should contain a scene.
  case notAScene(String, line: Int, column: Int, SceneProblem)

  // The session
  /// A failure without a case of its own, with the system's message.
  case failed(String)
  /// Native code failed, and ended its process.
  case nativeFault(NativeFault, NativeFault.Place)
  case nothingToUndo
  /// No earlier session was stored.
  case nothingToResume
  case nothingToRedo
  case noLastQuestion
  /// The last `hit` was stopped before it had an answer.
  case lastHitStopped(StopReport, point: CGPoint)
  /// There is no trace to step through.
  case noTrace
  /// A trace has no step of that number.
  case noSuchStep(String, count: Int)
  /// Swift that was rejected.
  case code(CodeReport)
  /// Swift that stopped while it ran; the trace up to that point, if one was requested.
  case stopped(StopReport, trace: HitTestTrace?)
  /// Swift that stopped while events were handled, and the events until then.
  case actStopped(StopReport, EventTrace)
  /// A script stopped while a hit map asked a point of the screen.
  case mapStopped(StopReport, point: CGPoint)
  case notAScriptClass(String, suggestions: [String])
  case noEditor
  case editorFailed(String)
  case entryTooLarge(limit: Int)
  /// Not an integer, or outside the range of the limit.
  case limitOutOfRange(String, least: Int, most: Int)
  case interrupted
  /// A command that would show the answer to a prediction.
  case tellsTheAnswer(String)
  case inLine(Int, text: String, indirect: ProblemBox)
  case replayStopped(line: String, ProblemBox)

  /// Fingers, keys or time cannot do what the line says.
  case acting(ActingProblem)

  // Practice
  case practice(PracticeProblem)

  // Checks
  case expectationFailed(Expectation)
  /// A check against the solution outside an exercise.
  case noSolutionHere
}

/// A problem inside another one.
package final class ProblemBox: Codable, Sendable {
  package let problem: Problem

  package init(_ problem: Problem) {
    self.problem = problem
  }
}

/// A problem with its location in a text.
package struct Diagnostic: Error, Codable, Sendable {
  package let problem: Problem
  /// The whole line or entry.
  package let text: String
  /// The range in characters, counted from 0; empty for a location between two.
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

/// A line to type in place of one that was rejected.
package enum LineOffer: Codable, Sendable, Hashable {
  /// The line that was probably meant.
  case line(String)
  /// One that has the right form.
  case example(String)
  /// The line was read as Swift because its first word is also a name; after a colon it is the
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

/// The reason why `add` does not create an instance of a UIKit class, and what to do instead.
package enum UnmadeClass: String, Codable, Sendable {
  /// A recognizer belongs to a view: `gesture`.
  case recognizer
  /// There is only one, which has a name already: `app`.
  case application
  /// It is never instantiated; classes derive from it.
  case abstract
  /// Not a view: Swift creates it.
  case noView
  /// The system's own, which is not modelled.
  case otherFramework
}

/// The kind of object that a name should refer to.
package enum NamedKind: String, Codable, Sendable, CaseIterable {
  case anything
  case view
  case recognizer
  case controller
}

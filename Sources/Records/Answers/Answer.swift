import EventVocabulary
import Foundation

/// The answer to a line. Facts; wording is for renderers.
package enum Answer: Codable, Sendable {
  /// A view was added, or moved to another superview.
  case placed(PlacedView)
  /// A controller was created or moved.
  case controller(ControllerChange)
  /// A property has a new value.
  case changed(PropertyChange)
  case removed(view: ObjectName, from: ObjectName?)
  case overridden(OverrideChange)
  /// A recognizer was attached to a view, or made to wait for another.
  case recognizer(PlacedRecognizer)
  /// An action was registered.
  case target(TargetChange)
  /// A nib that was created, connected, or asked about.
  case nib(NibRecord)
  /// The trace of the effects of fingers, keys or time.
  case event(EventTrace)
  /// The log since it was cleared.
  case log(EventLog)
  /// The events as a table over time.
  case timeline(Timeline)
  case trace(HitTestTrace)
  /// A step of the last trace, or all of them.
  case stepper(StepperEvent)
  /// A question that is answered before it is shown.
  case prediction(PredictionEvent)
  case map(MapRecord)
  /// The screen as a picture of characters.
  case show(ShowRecord)
  case why(WhyRecord)
  /// The effect of the last event on a view or recognizer, with its reason.
  case eventWhy(EventWhy)
  /// The destination of the last touch.
  case touch(TouchRecord)
  case chain(ChainRecord)
  /// The same as a drawing.
  case drawnChain(ChainRecord)
  /// The GPU cost of a view.
  case cost(CostRecord)
  /// Frames on their way to the screen.
  case frames(FramesRecord)
  /// A view as pixels.
  case picture(PictureRecord)
  /// The calls that draw a view.
  case drawing(DrawingRecord)
  /// An event in the app's life cycle, with its callbacks.
  case life(LifeRecord)
  /// The references that keep an object alive.
  case alive(AliveRecord)
  /// How a controller gets its view.
  case viewLoading(ViewLoading)
  /// Constraints, or those that determine a view's position and size.
  case constraints(ConstraintsRecord)
  /// The update cycles that a line caused, with their reasons.
  case cycle(CycleRecord)
  case conversion(ConversionRecord)
  case measure(MeasureRecord)
  case geometry(GeometryReading)
  /// A transform, step by step.
  case transform(TransformRecord)
  case tree(TreeRecord)
  case layerTree(LayerTreeRecord)
  case inspection(Inspection)
  case names([NameEntry])
  case rule(Rule)
  /// The rules about a word, the best matches first, and the number of further ones.
  case rules(ids: [RuleID], word: String, further: Int)
  /// The sections of the rulebook.
  case rulebook([RuleSection])
  /// A common claim that is wrong.
  case mistake(Mistake)
  /// Mistakes by their ids: all of them, or those in which a word occurs.
  case mistakes(ids: [String], word: String?)
  /// The results of the lines that show a rule or a mistake.
  case ruleScene(RuleScene)
  case expectation(Expectation)
  case help(HelpPage)
  case undone(count: Int, left: Int, lines: [String])
  /// `lines`: the first lines of the changes.
  case redone(count: Int, lines: [String])
  case reset
  case history([String])
  case saved(path: String, lines: Int)
  /// A bitmap, or several files in a folder.
  case exported(path: String, files: Int)
  /// A remark on the answer before.
  case remark(Remark)
  case sourced(path: String, changes: Int, answers: [Answer])
  case loaded(LoadedDump)
  /// The classes of an app that were taken from its sources.
  case sources(SourcesReport)
  /// The places in the sources of an app that take touches away.
  case doctor(DoctorReport)
  /// A file of Interface Builder that was loaded.
  case loadedInterface(LoadedInterface)
  case setting(Setting)
  case practice(PracticeAnswer)
  /// Swift that ran.
  case swift(SwiftAnswer)
  /// The output of scripts while a command ran.
  case printed(String)
  case quit
  /// The terminal is to be cleared.
  case cleared
}

/// A view that was inserted somewhere.
package struct PlacedView: Codable, Sendable {
  package let view: ObjectName
  package let frame: CGRect
  /// nil for a window.
  package let superview: ObjectName?
  /// The index among the subviews, and their number.
  package let index: Int
  package let count: Int
  package let remarks: [Remark]

  package init(
    view: ObjectName, frame: CGRect, superview: ObjectName?, index: Int, count: Int,
    remarks: [Remark]
  ) {
    self.view = view
    self.frame = frame
    self.superview = superview
    self.index = index
    self.count = count
    self.remarks = remarks
  }
}

/// A change of a controller.
package struct ControllerChange: Codable, Sendable {
  package enum Event: String, Codable, Sendable {
    case made
    case contained
    case presented
    case dismissed
    case pushed
    case popped
  }

  package let event: Event
  package let controller: ObjectName
  /// The other controller: container, presenter or navigation controller.
  package let other: ObjectName?
  package let view: ObjectName?
  package let remarks: [Remark]

  package init(
    event: Event, controller: ObjectName, other: ObjectName?, view: ObjectName?, remarks: [Remark]
  ) {
    self.event = event
    self.controller = controller
    self.other = other
    self.view = view
    self.remarks = remarks
  }
}

/// A property with a new value.
package struct PropertyChange: Codable, Sendable {
  package let object: ObjectName
  package let path: String
  package let old: PropertyValue
  package let new: PropertyValue
  /// The frame, if it changed, too.
  package let frame: CGRect?
  package let remarks: [Remark]

  package init(
    object: ObjectName, path: String, old: PropertyValue, new: PropertyValue, frame: CGRect?,
    remarks: [Remark]
  ) {
    self.object = object
    self.path = path
    self.old = old
    self.new = new
    self.frame = frame
    self.remarks = remarks
  }
}

/// A view's own override of a message, added or removed.
package struct OverrideChange: Codable, Sendable {
  package let view: ObjectName
  /// The lines in force now.
  package let lines: [String]
  /// The lines that were removed.
  package let removed: [String]

  package init(view: ObjectName, lines: [String], removed: [String]) {
    self.view = view
    self.lines = lines
    self.removed = removed
  }
}

/// The geometry of a view, with its arithmetic (GE-1, GE-2).
package struct GeometryReading: Codable, Sendable {
  package enum Asked: String, Codable, Sendable {
    case frame
    case bounds
    case center
  }

  package let view: ObjectName
  package let asked: Asked
  package let frame: CGRect
  package let bounds: CGRect
  package let center: CGPoint
  package let anchorPoint: CGPoint
  package let transform: [Double]?
  /// The corners as the transform moves them; empty without one (GE-1).
  package let corners: [TransformRecord.Corner]
  /// The term for the center, for an object that is not a view.
  package let term: PlaceTerm?

  package init(
    view: ObjectName, asked: Asked, frame: CGRect, bounds: CGRect, center: CGPoint,
    anchorPoint: CGPoint, transform: [Double]?, corners: [TransformRecord.Corner] = [],
    term: PlaceTerm? = nil
  ) {
    self.term = term
    self.corners = corners
    self.view = view
    self.asked = asked
    self.frame = frame
    self.bounds = bounds
    self.center = center
    self.anchorPoint = anchorPoint
    self.transform = transform
  }
}

/// The term for the point at which the anchor point is, if it is not a view's center (LA-6).
package enum PlaceTerm: String, Codable, Sendable {
  case position
}

/// All facts about one object.
package struct Inspection: Codable, Sendable {
  package let object: ObjectName
  /// The class and its superclasses.
  package let inheritance: [String]
  /// The same with the touch behaviour of each class.
  package let classes: [ClassFacts]
  package let superview: ObjectName?
  package let subviews: [ObjectName]
  package let subviewCount: Int
  package let next: ObjectName?
  package let address: String?
  package let overrides: [String]
  package let properties: [PropertyReading]
  /// The facts about a recognizer; nil for everything else.
  package let recognizer: RecognizerFacts?
  /// The recognizers that are attached to a view, in the order of attachment.
  package let recognizers: [ObjectName]
  /// The lines of `target`.
  package let targets: [String]
  /// The position of a layer; nil for other objects.
  package let layer: LayerFacts?
  /// For a view in perspective the nine entries of the map to its superview; nil for others.
  package let perspective: [Double]?

  package init(
    object: ObjectName, inheritance: [String], classes: [ClassFacts], superview: ObjectName?,
    subviews: [ObjectName], subviewCount: Int, next: ObjectName?, address: String?,
    overrides: [String],
    properties: [PropertyReading], recognizer: RecognizerFacts? = nil,
    recognizers: [ObjectName] = [], targets: [String] = [], layer: LayerFacts? = nil,
    perspective: [Double]? = nil
  ) {
    self.perspective = perspective
    self.layer = layer
    self.recognizer = recognizer
    self.recognizers = recognizers
    self.targets = targets
    self.object = object
    self.inheritance = inheritance
    self.classes = classes
    self.superview = superview
    self.subviews = subviews
    self.subviewCount = subviewCount
    self.next = next
    self.address = address
    self.overrides = overrides
    self.properties = properties
  }
}

/// The view and requirements of a recognizer.
package struct RecognizerFacts: Codable, Sendable {
  /// The view that it is attached to.
  package let view: ObjectName?
  package let state: GestureState
  /// The recognizers whose failure it requires.
  package let requires: [ObjectName]
  package let delegate: ObjectName?

  package init(
    view: ObjectName?, state: GestureState, requires: [ObjectName], delegate: ObjectName?
  ) {
    self.view = view
    self.state = state
    self.requires = requires
    self.delegate = delegate
  }
}

/// The position of a layer among others (LA-1, LA-7).
package struct LayerFacts: Codable, Sendable {
  /// The maximum number of sublayers that are named.
  package static let most = 12

  /// The view that it belongs to.
  package let view: ObjectName?
  package let superlayer: ObjectName?
  /// The first of them, from back to front.
  package let sublayers: [ObjectName]
  package let sublayerCount: Int

  package init(
    view: ObjectName?, superlayer: ObjectName?, sublayers: [ObjectName], sublayerCount: Int
  ) {
    self.view = view
    self.superlayer = superlayer
    self.sublayers = sublayers
    self.sublayerCount = sublayerCount
  }
}

/// A name of the scene.
package struct NameEntry: Codable, Sendable {
  /// The reason why a window is on no screen.
  package enum Absence: String, Codable, Sendable {
    /// It is hidden, like a new one (WN-4).
    case hidden
    /// It has no scene, in an app with scenes (WN-9).
    case noScene
  }

  package let object: ObjectName
  /// The location: the superview, for views.
  package let place: ObjectName?
  package let frame: CGRect?
  /// The reason why a window is on no screen; nil for one that is, and for other objects.
  package let absence: Absence?

  package init(
    object: ObjectName, place: ObjectName?, frame: CGRect?, absence: Absence? = nil
  ) {
    self.object = object
    self.place = place
    self.frame = frame
    self.absence = absence
  }
}

/// A setting that a command changed or asked about.
package enum Setting: Codable, Sendable {
  case teach(TeachLevel)
  case language(Language)
  /// The language in which exercises begin and solutions are shown.
  case code(SourceLanguage)
  case profile(String)
  case screen(CGSize)
  case limits(LimitReading)
}

/// The limits of scripts for one question.
package struct LimitReading: Codable, Sendable, Hashable {
  /// The maximum number of calls and loop iterations.
  package let steps: Int
  /// The maximum call depth.
  package let depth: Int
  /// The maximum memory in bytes.
  package let memory: Int
  /// The maximum output in bytes.
  package let output: Int
  /// The maximum of steps and asked views for all points of a map together.
  package let map: Int
  /// The seed of random numbers.
  package let seed: Int

  package init(steps: Int, depth: Int, memory: Int, output: Int, map: Int, seed: Int) {
    self.seed = seed
    self.steps = steps
    self.depth = depth
    self.memory = memory
    self.output = output
    self.map = map
  }
}

/// The level of explanations.
package enum TeachLevel: String, Codable, Sendable, CaseIterable, Comparable {
  case brief
  /// For events, messages to views, recognitions and actions; otherwise the same as `normal`.
  case outline
  case normal
  case full

  package static func < (first: TeachLevel, second: TeachLevel) -> Bool {
    let order = allCases
    return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
  }
}

/// The scene made from a dump.
package struct LoadedDump: Codable, Sendable {
  package struct Guess: Codable, Sendable, Hashable {
    package let className: String
    package let standIn: String
    /// Whether the dump itself named the class.
    package let isPrinted: Bool

    package init(className: String, standIn: String, isPrinted: Bool) {
      self.className = className
      self.standIn = standIn
      self.isPrinted = isPrinted
    }
  }

  package let views: Int
  package let windows: Int
  /// The views named by their variables.
  package let variables: [ObjectName]
  /// The named views with a text of their own.
  package let named: [ObjectName]
  /// The ranges of numbered names: the first and last of each class word.
  package let numbered: [String]
  package let guesses: [Guess]
  package let withRecognizers: Int
  /// The number of views that were animating when they were printed.
  package let animated: Int
  package let remarks: [DumpRemark]

  package init(
    views: Int, windows: Int, variables: [ObjectName], named: [ObjectName], numbered: [String],
    guesses: [Guess], withRecognizers: Int, animated: Int, remarks: [DumpRemark]
  ) {
    self.views = views
    self.windows = windows
    self.variables = variables
    self.named = named
    self.numbered = numbered
    self.guesses = guesses
    self.withRecognizers = withRecognizers
    self.animated = animated
    self.remarks = remarks
  }
}

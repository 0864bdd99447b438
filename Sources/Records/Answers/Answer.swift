import EventVocabulary
import Foundation

/// What a line was answered with. Facts; wording is for renderers.
package enum Answer: Codable, Sendable {
  /// A view was added, or moved to another superview.
  case placed(PlacedView)
  /// A controller was made or changed its place.
  case controller(ControllerChange)
  /// A property has a new value.
  case changed(PropertyChange)
  case removed(view: ObjectName, from: ObjectName?)
  case overridden(OverrideChange)
  /// A recognizer was attached to a view, or told to wait for another.
  case recognizer(PlacedRecognizer)
  /// An action was registered.
  case target(TargetChange)
  /// A nib that was made, connected, or asked about.
  case nib(NibRecord)
  /// The trace of what fingers, keys or time did.
  case event(EventTrace)
  /// The log since it was cleared.
  case log(EventLog)
  /// The events as a table of time.
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
  /// What the last event did to a view or recognizer, and why.
  case eventWhy(EventWhy)
  /// Where the last touch went.
  case touch(TouchRecord)
  case chain(ChainRecord)
  /// The same as a drawing.
  case drawnChain(ChainRecord)
  /// What a view costs the GPU.
  case cost(CostRecord)
  /// Frames on their way to the screen.
  case frames(FramesRecord)
  /// A view as pixels.
  case picture(PictureRecord)
  /// How a view is drawn.
  case drawing(DrawingRecord)
  /// What happened to the app, and which callbacks came of it.
  case life(LifeRecord)
  /// Who keeps an object alive.
  case alive(AliveRecord)
  /// How a controller comes by its view.
  case viewLoading(ViewLoading)
  /// Constraints, or what decides where a view is and how large.
  case constraints(ConstraintsRecord)
  /// What the update cycles of a line did, and why.
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
  /// The rules about a word, the most telling first, and how many more there are.
  case rules(ids: [RuleID], word: String, further: Int)
  /// The sections of the rulebook.
  case rulebook([RuleSection])
  /// A claim that does not hold.
  case mistake(Mistake)
  /// Mistakes by their ids: all of them, or those in which a word occurs.
  case mistakes(ids: [String], word: String?)
  /// The results of the lines that show a rule or a mistake.
  case ruleScene(RuleScene)
  case expectation(Expectation)
  case help(HelpPage)
  case undone(count: Int, left: Int, lines: [String])
  case redone(count: Int)
  case reset
  case history([String])
  case saved(path: String, lines: Int)
  /// A bitmap, or several files in a folder.
  case exported(path: String, files: Int)
  /// What should be known of the answer before.
  case remark(Remark)
  case sourced(path: String, changes: Int, answers: [Answer])
  case loaded(LoadedDump)
  case setting(Setting)
  case practice(PracticeAnswer)
  /// Swift that ran.
  case swift(SwiftAnswer)
  /// The text that scripts printed while a command ran.
  case printed(String)
  case quit
  /// The terminal is to be cleared.
  case cleared
}

/// A view that was put somewhere.
package struct PlacedView: Codable, Sendable {
  package let view: ObjectName
  package let frame: CGRect
  /// nil for a window.
  package let superview: ObjectName?
  /// The index among the subviews, and how many there are.
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
  /// What else moved because of it.
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

/// A view's own answer to a message, put on or taken off.
package struct OverrideChange: Codable, Sendable {
  package let view: ObjectName
  /// The lines that are on now.
  package let lines: [String]
  /// The lines that were taken off.
  package let removed: [String]

  package init(view: ObjectName, lines: [String], removed: [String]) {
    self.view = view
    self.lines = lines
    self.removed = removed
  }
}

/// Where a view is, with the working (GE-1, GE-2).
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
  /// The corners on their way through the transform; empty without one (GE-1).
  package let corners: [TransformRecord.Corner]
  /// What the center is called, for what is not a view.
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

/// What the point is called at which the anchor point lies, where it is not a view's center (LA-6).
package enum PlaceTerm: String, Codable, Sendable {
  case position
}

/// Everything that is known of one object.
package struct Inspection: Codable, Sendable {
  package let object: ObjectName
  /// The class and its superclasses.
  package let inheritance: [String]
  /// The same with what each of them means for touches.
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
  /// The recognizers that are attached to a view, in the order in which they were.
  package let recognizers: [ObjectName]
  /// The lines of `target`.
  package let targets: [String]
  /// Where a layer is; nil for everything else.
  package let layer: LayerFacts?

  package init(
    object: ObjectName, inheritance: [String], classes: [ClassFacts], superview: ObjectName?,
    subviews: [ObjectName], subviewCount: Int, next: ObjectName?, address: String?,
    overrides: [String],
    properties: [PropertyReading], recognizer: RecognizerFacts? = nil,
    recognizers: [ObjectName] = [], targets: [String] = [], layer: LayerFacts? = nil
  ) {
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

/// Where a recognizer is.
package struct RecognizerFacts: Codable, Sendable {
  /// The view that it is attached to.
  package let view: ObjectName?
  package let state: GestureState
  /// The recognizers that have to fail first.
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

/// Where a layer is among others (LA-1, LA-7).
package struct LayerFacts: Codable, Sendable {
  /// The most sublayers that are named.
  package static let most = 12

  /// The view that it is the layer of.
  package let view: ObjectName?
  package let superlayer: ObjectName?
  /// The first of them, from the back to the front.
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
  /// Why a window is on no screen.
  package enum Absence: String, Codable, Sendable {
    /// It is hidden, as a new one is (WN-4).
    case hidden
    /// It has no scene, in an app with scenes (WN-9).
    case noScene
  }

  package let object: ObjectName
  /// Where it is: its superview, for views.
  package let place: ObjectName?
  package let frame: CGRect?
  /// Why a window is on no screen; nil for one that is on it, and for everything else.
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

/// A setting that a command changed or was asked for.
package enum Setting: Codable, Sendable {
  case teach(TeachLevel)
  case language(Language)
  case profile(String)
  case screen(CGSize)
  case limits(LimitReading)
}

/// How much scripts may use for one question.
package struct LimitReading: Codable, Sendable, Hashable {
  /// Calls and turns of loops.
  package let steps: Int
  /// Functions that wait for one another.
  package let depth: Int
  /// Bytes.
  package let memory: Int
  /// Bytes printed.
  package let output: Int
  /// Steps and asked views for all points of a map together.
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

/// How much is explained.
package enum TeachLevel: String, Codable, Sendable, CaseIterable, Comparable {
  case brief
  /// Of events what views hear, who recognizes and what is sent; everything else as `normal`.
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
    /// Whether the dump itself named the class that is in.
    package let isPrinted: Bool

    package init(className: String, standIn: String, isPrinted: Bool) {
      self.className = className
      self.standIn = standIn
      self.isPrinted = isPrinted
    }
  }

  package let views: Int
  package let windows: Int
  /// The views that are called by the variables that hold them.
  package let variables: [ObjectName]
  /// The views that have a text of their own, by name.
  package let named: [ObjectName]
  /// Names by class word: first and last of each row.
  package let numbered: [String]
  package let guesses: [Guess]
  package let withRecognizers: Int
  /// How many views were being animated when they were printed.
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

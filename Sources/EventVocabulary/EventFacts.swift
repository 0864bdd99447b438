/// Who an event is about, in a record.
public protocol EventSubject: Equatable {
  /// The name that the user gave, or what it is called without one.
  var text: String { get }
  /// The class, as UIKit or the user's source spells it.
  var className: String { get }
  /// Which recognizer it is; nil for everything else.
  var role: RecognizerRole? { get }
}

extension EventSubject {
  /// Whether it is what a scroll view keeps touches back with (SC-4), which apps never see.
  public var isDelayOfScrollView: Bool { role == .scrollDelay }

  /// Whether it is a recognizer by which a scroll view scrolls or zooms; its target is the scroll
  /// view.
  public var isPanOrPinchOfScrollView: Bool { role == .scrollPan || role == .scrollPinch }

  /// Whether it is a recognizer of UIKit's own that needs no target of the app: a scroll view's,
  /// the swipe of a navigation controller (VC-30), or what pulls a sheet away (VC-38).
  public var actsForUIKit: Bool { isPanOrPinchOfScrollView || role == .pop || role == .sheet }
}

/// Which recognizer an object is: that of UIKit from which it derives.
public enum RecognizerRole: String, Codable, Sendable, CaseIterable {
  case tap
  case longPress
  case pan
  case edgePan
  case swipe
  case pinch
  case rotation
  /// One of an app's own, of `UIGestureRecognizer` itself.
  case own
  /// Keeps touches back for a scroll view (SC-4).
  case scrollDelay
  /// The `panGestureRecognizer` of a scroll view.
  case scrollPan
  /// The `pinchGestureRecognizer` of a scroll view.
  case scrollPinch
  /// The `interactivePopGestureRecognizer` of a navigation controller.
  case pop
  /// What pulls a sheet away.
  case sheet
}

/// What is told of every kind of event in the same form.
public struct EventFacts<Object: EventSubject> {
  /// The kind.
  public let keyword: EventKeyword
  /// Who it is about, then others; nil where nobody is.
  public let objects: [Object?]
  /// Everything that is told, for programs; the first field names the kind.
  public var fields: [EventField] { makeFields() }
  /// The rules that say so, where a trace names them.
  public let rules: [String]
  /// What those have in common that are folded into one.
  public let likeness: EventLikeness
  /// What is to be looked for besides the names.
  public var words: [String] { makeWords() }
  /// Whether it tells of a move of a finger.
  public let isMove: Bool
  /// Whether only `teach full` shows it.
  public let isDetail: Bool
  /// Whether `teach outline` shows it: what a view heard or will not hear, who recognized, what was
  /// sent, and what came of it on the screen.
  public let isOutline: Bool
  /// What the log says of it, in the language of `expect log`; nothing for most.
  public var log: [String] { makeLog() }
  /// What the timeline shows of it; nothing for many.
  public var marks: [TimelineMark<Object>] { makeMarks() }

  // A reader takes one of these from thousands of events, and none of the others.
  private let makeFields: () -> [EventField]
  private let makeWords: () -> [String]
  private let makeLog: () -> [String]
  private let makeMarks: () -> [TimelineMark<Object>]

  /// The facts of a kind. `like` is what two of the kind must have in common to be folded: the
  /// names where nothing else is said.
  init(
    _ keyword: EventKeyword, _ objects: [Object?],
    _ fields: @escaping @autoclosure () -> [EventField], rules: [String] = [],
    like: [String]? = nil, words: @escaping @autoclosure () -> [String] = [],
    isMove: Bool = false, isDetail: Bool = false, isOutline: Bool = true,
    log: @escaping @autoclosure () -> [String] = [],
    marks: @escaping @autoclosure () -> [TimelineMark<Object>] = []
  ) {
    self.keyword = keyword
    self.objects = objects
    makeFields = fields
    self.rules = rules
    likeness = EventLikeness(keyword, like ?? objects.map { $0?.text ?? "" })
    makeWords = words
    self.isMove = isMove
    self.isDetail = isDetail
    self.isOutline = isOutline
    makeLog = log
    makeMarks = marks
  }

  /// Whether a word, in lower case, occurs in what there is to be looked for.
  public func speaks(of needle: String) -> Bool {
    (objects.map { $0?.text ?? "nil" } + words).contains { $0.lowercased().contains(needle) }
  }
}

/// One value with its key, for programs.
public struct EventField: Sendable {
  /// The word before the equals sign.
  public let key: String
  /// What is after it.
  public let value: EventText

  init(_ key: String, _ value: EventText) {
    self.key = key
    self.value = value
  }
}

/// What two events have in common that tell the same of different moments.
public struct EventLikeness: Hashable, Sendable {
  /// The kind of both.
  public let keyword: EventKeyword
  /// What is the same in both.
  public var words: [String]

  /// A likeness of all that have the same keyword and words.
  public init(_ keyword: EventKeyword, _ words: [String] = []) {
    self.keyword = keyword
    self.words = words
  }
}

/// Something that the timeline shows in the row of a finger, a recognizer or a responder.
public struct TimelineMark<Object> {
  /// In which row.
  public enum Row {
    case finger(Int)
    case recognizer(Object)
    case responder(Object)
  }

  /// A sign in a cell of the timeline.
  public let mark: TimelineSign
  /// Where it is shown.
  public let row: Row
  /// Whether it is shown once in an attempt of a recognizer, however many fingers come.
  public let isOfAttempt: Bool

  init(_ mark: TimelineSign, _ row: Row, isOfAttempt: Bool = false) {
    self.mark = mark
    self.row = row
    self.isOfAttempt = isOfAttempt
  }
}

/// What happened, as the timeline shows it.
public enum TimelineSign: Codable, Sendable, Hashable {
  case down
  case moved
  case up
  case cancelled
  case state(GestureState)
  case action
  case message(String)
  case event(String)
  case acts(String)
  case scrolls(ScrollStep)
}

/// The subject of an event in a record.
public protocol EventSubject: Equatable {
  /// The user's name for it, or its generic name without one.
  var text: String { get }
  /// The class, as UIKit or the user's source spells it.
  var className: String { get }
  /// The kind of recognizer that it is; nil for other objects.
  var role: RecognizerRole? { get }
}

extension EventSubject {
  /// Whether it is the recognizer with which a scroll view delays touches (SC-4), which apps never
  /// see.
  public var isDelayOfScrollView: Bool { role == .scrollDelay }

  /// Whether it is a recognizer by which a scroll view scrolls or zooms; its target is the scroll
  /// view.
  public var isPanOrPinchOfScrollView: Bool { role == .scrollPan || role == .scrollPinch }

  /// Whether it is a recognizer of UIKit's own that needs no target of the app: a scroll view's,
  /// the swipe of a navigation controller (VC-30), or the drag of a sheet (VC-38).
  public var actsForUIKit: Bool { isPanOrPinchOfScrollView || role == .pop || role == .sheet }
}

/// The kind of a recognizer: UIKit's class from which it derives.
public enum RecognizerRole: String, Codable, Sendable, CaseIterable {
  case tap
  case longPress
  case pan
  case edgePan
  case swipe
  case pinch
  case rotation
  /// One of an app's own, derived from `UIGestureRecognizer` itself.
  case own
  /// Delays touches for a scroll view (SC-4).
  case scrollDelay
  /// The `panGestureRecognizer` of a scroll view.
  case scrollPan
  /// The `pinchGestureRecognizer` of a scroll view.
  case scrollPinch
  /// The `interactivePopGestureRecognizer` of a navigation controller.
  case pop
  /// The drag of a sheet.
  case sheet
}

/// The facts that every kind of event reports in the same form.
public struct EventFacts<Object: EventSubject> {
  /// The kind.
  public let keyword: EventKeyword
  /// The subject, then other objects; nil if there is none.
  public let objects: [Object?]
  /// All facts, for programs; the first field names the kind.
  public var fields: [EventField] { makeFields() }
  /// The rules for it, if a trace names them.
  public let rules: [String]
  /// The common part of events that are folded into one.
  public let likeness: EventLikeness
  /// The words besides the names that can be searched for.
  public var words: [String] { makeWords() }
  /// Whether it reports a move of a finger.
  public let isMove: Bool
  /// Whether only `teach full` shows it.
  public let isDetail: Bool
  /// Whether `teach outline` shows it: a message to a view or one withheld from it, a recognition,
  /// an action, or the result on the screen.
  public let isOutline: Bool
  /// The lines of the log for it, in the language of `expect log`; empty for most.
  public var log: [String] { makeLog() }
  /// The marks of it in the timeline; empty for many.
  public var marks: [TimelineMark<Object>] { makeMarks() }

  // A reader takes one of these from thousands of events, and none of the others.
  private let makeFields: () -> [EventField]
  private let makeWords: () -> [String]
  private let makeLog: () -> [String]
  private let makeMarks: () -> [TimelineMark<Object>]

  /// Creates the facts of a kind. `like` is the common part that two of the kind must have to be
  /// folded: the names by default.
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

  /// Whether a word, in lower case, occurs in the searchable text.
  public func speaks(of needle: String) -> Bool {
    (objects.map { $0?.text ?? "nil" } + words).contains { $0.lowercased().contains(needle) }
  }
}

/// One value with its key, for programs.
public struct EventField: Sendable {
  /// The word before the equals sign.
  public let key: String
  /// The text after it.
  public let value: EventText

  init(_ key: String, _ value: EventText) {
    self.key = key
    self.value = value
  }
}

/// The common part of two events that report the same of different moments.
public struct EventLikeness: Hashable, Sendable {
  /// The kind of both.
  public let keyword: EventKeyword
  /// The words that are the same in both.
  public var words: [String]

  /// Creates the likeness of all events with the same keyword and words.
  public init(_ keyword: EventKeyword, _ words: [String] = []) {
    self.keyword = keyword
    self.words = words
  }
}

/// A mark of the timeline in the row of a finger, a recognizer or a responder.
public struct TimelineMark<Object> {
  /// The kind of row.
  public enum Row {
    case finger(Int)
    case recognizer(Object)
    case responder(Object)
  }

  /// A sign in a cell of the timeline.
  public let mark: TimelineSign
  /// The row that shows it.
  public let row: Row
  /// Whether it is shown once in an attempt of a recognizer, however many fingers are involved.
  public let isOfAttempt: Bool

  init(_ mark: TimelineSign, _ row: Row, isOfAttempt: Bool = false) {
    self.mark = mark
    self.row = row
    self.isOfAttempt = isOfAttempt
  }
}

/// An event, as the timeline shows it.
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

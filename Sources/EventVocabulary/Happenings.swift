import Foundation

/// Deferred work of an app: for the end of a turn, or for a time of the clock.
public enum DeferredCall: Codable, Sendable, Hashable {
  /// A closure of the main queue, which waited for a number of seconds; 0 for the end of the turn.
  case block(seconds: Double)
  /// A timer of an interval in seconds.
  case timer(seconds: Double, repeats: Bool)
  /// A timer that waited for another mode of the run loop, `late` seconds longer than its interval
  /// (FP-23).
  case lateTimer(seconds: Double, late: Double)
  /// A timer that was late by some seconds, because the main thread was blocked (FP-18).
  case blockedTimer(seconds: Double, late: Double)
  /// No work, for a number of seconds: code blocks the main thread (FP-18).
  case blocked(seconds: Double)
  /// A display link, with its calls per second (FP-19).
  case displayLink(framesPerSecond: Double)
  /// A notification, and the number of observers that receive it.
  case notification(String, observers: Int)
}

/// A step of an animation. Times are seconds.
public enum AnimationStep: Codable, Sendable, Hashable {
  /// It runs for `seconds`, including its delay; nil for one that never ends. `refusesTouches` is
  /// true if touches are refused meanwhile (HT-21).
  case begins(seconds: Double?, refusesTouches: Bool)
  case ends
}

/// A step of a navigation controller's swipe with the top controller.
public enum PopStep: String, Codable, Sendable, Hashable {
  /// The controller follows the finger (VC-13).
  case begins
  /// The controller is popped.
  case finishes
  /// The finger was lifted and the controller stays (VC-13).
  case goesBack
}

/// A step of the drag of a sheet with the presented controller (VC-38).
public enum SheetStep: String, Codable, Sendable, Hashable {
  /// The controller follows the finger.
  case begins
  /// The controller is dismissed.
  case finishes
  /// The finger was lifted and the controller stays.
  case goesBack
  /// The controller may not be dismissed, and only yields slightly.
  case resists
  /// The finger was lifted where that would have dismissed it, if it were permitted.
  case refuses
}

/// A step of a scroll view.
public enum ScrollStep: Codable, Sendable, Hashable {
  case began
  /// Its `contentOffset` changed.
  case moved(to: CGPoint)
  case ended(decelerates: Bool)
  /// Its `zoomScale` changed.
  case zoomed(to: Double)
  case stopped

  /// Whether it is one of many alike.
  public var isMove: Bool {
    switch self {
    case .moved, .zoomed: true
    case .began, .ended, .stopped: false
    }
  }

  /// The step as one word, for programs.
  public var plain: EventText {
    switch self {
    case .began: "began"
    case .moved(let offset): "to:\(offset)"
    case .ended(let decelerates): decelerates ? "ended-decelerating" : "ended"
    case .zoomed(let scale): "zoomed:\(scale)"
    case .stopped: "stopped"
    }
  }
}

/// The effect of a touch on a row of a table, or on an item of a collection.
public enum RowStep: Codable, Sendable, Hashable {
  /// The row was selected; the delegate is notified next.
  case chosen
  /// The row, which was selected before, was deselected.
  case unchosen
  case notChosen(RowRefusal)
}

/// The reason why a touch that reached a table, or a collection, selects nothing.
public enum RowRefusal: Codable, Sendable, Hashable {
  /// `allowsSelection` is false.
  case selectionOff
  /// Without a data source there are no rows: the cell is a subview like any other.
  case noDataSource
  /// The cell is a subview that shows no row of the data source.
  case noRow
  /// The delegate refused the highlight of the row.
  case refusedHighlight
  /// The delegate refused the selection.
  case refusedSelection
  /// The finger was lifted outside the row.
  case liftedElsewhere
}

/// The result of a tap on the status bar (UT-28).
public enum StatusBarTap<Object> {
  /// A scroll view scrolls to its top.
  case scrolls(Object)
  /// The scroll view is at its top.
  case isAtTop(Object)
  /// Its delegate refused.
  case refused(Object)
  /// Several scroll views on the screen could scroll: none does.
  case several([Object])
  /// No scroll view on the screen can scroll.
  case nobody

  /// The scroll views that it is about.
  public var views: [Object] {
    switch self {
    case .scrolls(let view), .isAtTop(let view), .refused(let view): [view]
    case .several(let views): views
    case .nobody: []
    }
  }

  /// The same with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> StatusBarTap<Other> {
    switch self {
    case .scrolls(let view): .scrolls(name(view))
    case .isAtTop(let view): .isAtTop(name(view))
    case .refused(let view): .refused(name(view))
    case .several(let views): .several(views.map(name))
    case .nobody: .nobody
    }
  }
}

extension StatusBarTap: Sendable where Object: Sendable {}
extension StatusBarTap: Encodable where Object: Encodable {}
extension StatusBarTap: Decodable where Object: Decodable {}
extension StatusBarTap: Equatable where Object: Equatable {}
extension StatusBarTap: Hashable where Object: Hashable {}

/// The views at the bottom of the screen for the first responder (FR-5).
public struct ShownInput<Object> {
  /// The input method.
  public enum Input {
    /// The keyboard of the device.
    case keyboard
    /// A view in its place: `inputView`.
    case view(Object)
  }

  /// The input method; nil for none.
  public let input: Input?
  /// The view above it: `inputAccessoryView`.
  public let accessory: Object?

  /// Creates the pair; nothing shows if both are nil.
  public init(input: Input?, accessory: Object?) {
    self.input = input
    self.accessory = accessory
  }

  /// The same with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> ShownInput<Other> {
    let input: ShownInput<Other>.Input? =
      switch input {
      case .keyboard?: .keyboard
      case .view(let view)?: .view(name(view))
      case nil: nil
      }
    return ShownInput<Other>(input: input, accessory: accessory.map(name))
  }
}

extension ShownInput: Sendable where Object: Sendable {}
extension ShownInput: Encodable where Object: Encodable {}
extension ShownInput: Decodable where Object: Decodable {}
extension ShownInput: Equatable where Object: Equatable {}
extension ShownInput: Hashable where Object: Hashable {}
extension ShownInput.Input: Sendable where Object: Sendable {}
extension ShownInput.Input: Encodable where Object: Encodable {}
extension ShownInput.Input: Decodable where Object: Decodable {}
extension ShownInput.Input: Equatable where Object: Equatable {}
extension ShownInput.Input: Hashable where Object: Hashable {}

extension RowStep {
  /// The step of the row as one word, for programs.
  var plain: EventText {
    switch self {
    case .chosen: "selected"
    case .unchosen: "deselected"
    case .notChosen(.selectionOff): "selection-off"
    case .notChosen(.noDataSource): "no-data-source"
    case .notChosen(.noRow): "no-row"
    case .notChosen(.refusedHighlight): "highlight-refused"
    case .notChosen(.refusedSelection): "selection-refused"
    case .notChosen(.liftedElsewhere): "lifted-elsewhere"
    }
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension DeferredCall {
  private enum NotificationCodingKeys: String, CodingKey { case _0 = "name", observers }
}

extension ShownInput where Object: EventSubject {
  var facts: EventFacts<Object> {
    let typing: EventText =
      switch input {
      case .keyboard?: "keyboard"
      case .view(let view)?: "\(view.text)"
      case nil: "none"
      }
    return EventFacts(
      .inputViews, [accessory],
      [EventField("input", typing), EventField("accessory", "\(accessory?.text ?? "none")")],
      rules: ["FR-5"], like: [],
      words: ["keyboard"])
  }
}

extension StatusBarTap where Object: EventSubject {
  var plain: EventText {
    switch self {
    case .scrolls(let view): "scrolls:\(view.text)"
    case .isAtTop(let view): "is-at-top:\(view.text)"
    case .refused(let view): "refused:\(view.text)"
    case .several(let views): "several:\(views.map(\.text).joined(separator: ","))"
    case .nobody: "nobody"
    }
  }
}

extension DeferredCall {
  func facts<Object: EventSubject>(of _: Object.Type) -> EventFacts<Object> {
    switch self {
    case .block(let seconds):
      EventFacts(
        .ran, [], [EventField("runs", "main-queue"), EventField("after", "\(seconds)")],
        rules: seconds == 0 ? ["PL-6"] : [], like: [],
        words: ["main", "queue"],
        log: ["main queue"])
    case .timer(let seconds, let repeats):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "timer"), EventField("interval", "\(seconds)"),
          EventField("repeats", "\(repeats)"),
        ], like: [],
        words: ["timer"], log: ["timer"])
    case .lateTimer(let seconds, let late):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "timer"), EventField("interval", "\(seconds)"),
          EventField("late", "\(late)"),
        ], rules: ["FP-23"], like: [],
        words: ["timer"], log: ["timer"])
    case .blockedTimer(let seconds, let late):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "timer"), EventField("interval", "\(seconds)"),
          EventField("late", "\(late)"),
        ], rules: ["FP-18"], like: [],
        words: ["timer"], log: ["timer"])
    case .blocked(let seconds):
      EventFacts(
        .ran, [], [EventField("runs", "nothing"), EventField("for", "\(seconds)")],
        rules: ["FP-18"], like: [],
        words: ["main", "thread", "blocked"])
    case .displayLink(let rate):
      EventFacts(
        .ran, [],
        [EventField("runs", "display-link"), EventField("frames-per-second", "\(rate)")],
        rules: ["FP-19"], like: [],
        words: ["display", "link"], log: ["display link"])
    case .notification(let name, let count):
      EventFacts(
        .ran, [],
        [
          EventField("runs", "notification"), EventField("name", "\(name)"),
          EventField("observers", "\(count)"),
        ], like: [],
        words: [name, "notification"], log: ["notification \(name)"])
    }
  }
}

extension AnimationStep {
  var rules: [String] {
    switch self {
    case .begins(_, let refusesTouches): [refusesTouches ? "HT-21" : "HT-20"]
    case .ends: []
    }
  }

  var fields: [EventField] {
    switch self {
    case .begins(let seconds, let refusesTouches):
      [
        EventField("for", seconds.map { .time($0) } ?? "ever"),
        EventField("refuses-touches", "\(refusesTouches)"),
      ]
    case .ends: [EventField("ends", "true")]
    }
  }
}

extension ScrollStep {
  /// The common part of two steps that are reported as one.
  var likeness: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended(let decelerates): decelerates ? "decelerates" : "ended"
    case .zoomed: "zoomed"
    case .stopped: "stopped"
    }
  }
}

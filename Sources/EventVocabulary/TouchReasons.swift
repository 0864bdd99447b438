/// The reason why a finger's change was dropped.
public enum IgnoredReason: String, Codable, Sendable, CaseIterable {
  /// `beginIgnoringInteractionEvents` (UT-26).
  case ignoringInteractionEvents
  /// The app is not active (UT-23).
  case inactive
  /// A transition by an animator of the app's own is not over (VC-64).
  case transition
  /// No window has a view at that point (WN-5).
  case nobodyHit
  /// The touch began while it could not be delivered (UT-27).
  case deadTouch

  /// The rule for it.
  var rule: String {
    switch self {
    case .ignoringInteractionEvents: "UT-26"
    case .inactive: "UT-23"
    case .transition: "VC-64"
    case .nobodyHit: "WN-5"
    case .deadTouch: "UT-27"
    }
  }
}

/// The reason why a recognizer does not get a touch.
public enum TouchRefusal: String, Codable, Sendable, CaseIterable {
  /// Its delegate refused (GR-5).
  case delegate
  /// `allowedTouchTypes` (GR-6).
  case touchType
  /// `requiresExclusiveTouchType` (GR-6).
  case otherTouchType

  /// The rule for it.
  var rule: String { self == .delegate ? "GR-5" : "GR-6" }
}

/// The reason why a view never receives a touch.
public enum WithheldReason<Object> {
  /// The view accepts one touch at a time (UT-16).
  case notMultipleTouch
  /// A view takes touches exclusively (UT-20).
  case exclusiveTouch(Object)
  /// A recognizer recognized before the view received the touch: because `heldBy` delayed the touch
  /// (GR-45), or at once, since recognizers come first (GR-3).
  case recognized(Object, heldBy: Object?)
  /// The view left its window (UT-23).
  case leftWindow
  /// A scroll view did not let it through (SC-6).
  case scrollView(Object)
  /// It stopped the content of a scroll view, which was decelerating (SC-16).
  case stopsScrolling(Object)
}

/// The reason why a control stops tracking a touch that is not over.
public enum TrackingEnd<Object> {
  /// It was disabled meanwhile (CT-30).
  case disabled
  /// Its `isUserInteractionEnabled` became false meanwhile (CT-30).
  case notInteractive
  /// The hit view of the touch, which is in the control, lost it or left the control (UT-4).
  case touchLost(by: Object)
}

/// The reason why a view loses a touch.
public enum CancelReason<Object> {
  /// A recognizer with `cancelsTouchesInView` recognized (GR-17).
  case recognized(Object)
  /// The view left its window (UT-23).
  case leftWindow
  /// The system cancelled it (UT-23).
  case system
}

extension WithheldReason: Sendable where Object: Sendable {}
extension WithheldReason: Encodable where Object: Encodable {}
extension WithheldReason: Decodable where Object: Decodable {}
extension WithheldReason: Equatable where Object: Equatable {}
extension WithheldReason: Hashable where Object: Hashable {}
extension TrackingEnd: Sendable where Object: Sendable {}
extension TrackingEnd: Encodable where Object: Encodable {}
extension TrackingEnd: Decodable where Object: Decodable {}
extension TrackingEnd: Equatable where Object: Equatable {}
extension TrackingEnd: Hashable where Object: Hashable {}
extension CancelReason: Sendable where Object: Sendable {}
extension CancelReason: Encodable where Object: Encodable {}
extension CancelReason: Decodable where Object: Decodable {}
extension CancelReason: Equatable where Object: Equatable {}
extension CancelReason: Hashable where Object: Hashable {}

extension WithheldReason {
  /// The same reason with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> WithheldReason<Other> {
    switch self {
    case .notMultipleTouch: .notMultipleTouch
    case .exclusiveTouch(let view): .exclusiveTouch(name(view))
    case .recognized(let recognizer, let holder):
      .recognized(name(recognizer), heldBy: holder.map(name))
    case .leftWindow: .leftWindow
    case .scrollView(let view): .scrollView(name(view))
    case .stopsScrolling(let view): .stopsScrolling(name(view))
    }
  }
}

extension TrackingEnd {
  /// The same reason with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> TrackingEnd<Other> {
    switch self {
    case .disabled: .disabled
    case .notInteractive: .notInteractive
    case .touchLost(let view): .touchLost(by: name(view))
    }
  }
}

extension CancelReason {
  /// The same reason with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> CancelReason<Other> {
    switch self {
    case .recognized(let recognizer): .recognized(name(recognizer))
    case .leftWindow: .leftWindow
    case .system: .system
    }
  }
}

extension WithheldReason where Object: EventSubject {
  /// The rules for it.
  var rules: [String] {
    switch self {
    case .notMultipleTouch: ["UT-16"]
    case .exclusiveTouch: ["UT-20"]
    case .recognized(_, nil): ["GR-3", "GR-17"]
    case .recognized(let recognizer, let holder?):
      holder == recognizer || holder.isDelayOfScrollView ? ["GR-45"] : ["GR-44", "GR-45"]
    case .leftWindow: ["UT-23"]
    case .scrollView: ["SC-6"]
    case .stopsScrolling: ["SC-16"]
    }
  }

  /// The reason as one word, for programs.
  var plain: EventText {
    switch self {
    case .notMultipleTouch: "one-touch-at-a-time"
    case .exclusiveTouch(let view): "exclusive:\(view.text)"
    case .recognized(let recognizer, let holder):
      "recognized:\(recognizer.text)\(holder.map { ",held-by:\($0.text)" } ?? "")"
    case .leftWindow: "left-window"
    case .scrollView(let view): "scroll-view:\(view.text)"
    case .stopsScrolling(let view): "stops-scrolling:\(view.text)"
    }
  }
}

extension TrackingEnd where Object: EventSubject {
  /// The rule for it.
  var rule: String {
    switch self {
    case .disabled, .notInteractive: "CT-30"
    case .touchLost: "UT-4"
    }
  }

  /// The reason as one word, for programs.
  var plain: EventText {
    switch self {
    case .disabled: "disabled"
    case .notInteractive: "not-interactive"
    case .touchLost(let view): "touch-lost:\(view.text)"
    }
  }
}

extension CancelReason where Object: EventSubject {
  /// The rule for it.
  var rule: String {
    switch self {
    case .recognized: "GR-17"
    case .leftWindow, .system: "UT-23"
    }
  }

  /// The reason as one word, for programs.
  var plain: EventText {
    switch self {
    case .recognized(let recognizer): "recognized:\(recognizer.text)"
    case .leftWindow: "left-window"
    case .system: "system"
    }
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension WithheldReason {
  private enum RecognizedCodingKeys: String, CodingKey { case _0 = "recognizer", heldBy }
}

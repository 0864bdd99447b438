/// The state of a recognizer's attempt (GR-10).
public enum GestureState: String, Codable, Sendable, CaseIterable {
  case possible
  case began
  case changed
  case ended
  case cancelled
  case failed

  /// Whether it is a final state of an attempt.
  public var isEnd: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// The reason for a change of a recognizer's state. Lengths are points, times seconds.
public enum GestureReason<Object> {
  /// A subclass set it (GR-14).
  case subclass
  /// The number of taps, that of required ones, and the movement of the finger.
  case taps(Int, of: Int, moved: Double)
  /// The movement of the fingers, and the required one (GR-49).
  case moved(Double, of: Double)
  /// The fingers moved farther than permitted (GR-48, GR-51).
  case movedTooFar(Double, allowed: Double)
  /// The fingers stayed for the required time (GR-48).
  case stayed(Double)
  /// The fingers were lifted before the required time (GR-48).
  case liftedEarly(Double, of: Double)
  /// It took longer than permitted (GR-53, GR-54).
  case tookTooLong(allowed: Double)
  /// No further tap came in time (GR-52).
  case noFurtherTap(within: Double)
  /// More fingers, or fewer, than required.
  case fingers(Int, of: Int)
  /// The fingers were lifted.
  case lifted
  /// The fingers were lifted before the required movement (GR-49).
  case movedTooLittle(Double, of: Double)
  /// Fewer fingers are down than required.
  case fewerFingers
  /// The fingers moved in another direction.
  case otherDirection
  /// The finger did not come from an edge (GR-56).
  case notAtEdge
  /// The change of the fingers' distance, and the required one (GR-55).
  case spread(Double, of: Double)
  /// The angle changed by the required amount, in radians (GR-55).
  case turned(Double)
  /// It continues with each move (GR-16).
  case goesOn
  /// A view that the touch hit refused it (GR-32).
  case refusedByView(Object)
  /// The view to which it is attached refused it; `isDelegate` for one that is its delegate as
  /// well, as a scroll view is for its pan (GR-32, GR-35).
  case refusedByOwnView(Object, isDelegate: Bool)
  /// A scroll view whose content has a touch refused to scroll (SC-7, SC-8).
  case refusedByScrollView(Object)
  /// Its delegate refused it (GR-35).
  case refusedByDelegate
  /// Another recognizer recognized first, and excludes it (GR-25).
  case prevented(by: Object)
  /// The recognizer that was to fail recognized (GR-36).
  case requirementRecognized(Object)
  /// The recognizer that was to fail has failed (GR-36).
  case requirementsFailed
  /// It was disabled, or removed from its view (GR-4).
  case disabled
  /// Its touches were cancelled (UT-23).
  case touchesCancelled
  /// Its scroll view has `delaysContentTouches` false (SC-6).
  case delayOff
  /// Its touch stopped content that was decelerating (SC-16).
  case stoppedScrolling
  /// It moves along an axis on which there is nothing to scroll.
  case nothingToScroll
  /// Its scroll view has `isScrollEnabled` false (SC-14).
  case scrollingOff
  /// The top controller has a left bar button item of its own, which disables the pop swipe
  /// (VC-30).
  case ownBackItem(Object)
  /// The delegate of the navigation controller can give an animator, which disables the pop swipe
  /// (VC-69).
  case ownAnimator(Object)
}

extension GestureReason: Sendable where Object: Sendable {}
extension GestureReason: Encodable where Object: Encodable {}
extension GestureReason: Decodable where Object: Decodable {}
extension GestureReason: Equatable where Object: Equatable {}
extension GestureReason: Hashable where Object: Hashable {}

extension GestureReason {
  /// The same reason with its subjects converted.
  public func map<Other>(_ name: (Object) -> Other) -> GestureReason<Other> {
    switch self {
    case .subclass: .subclass
    case .taps(let count, let of, let moved): .taps(count, of: of, moved: moved)
    case .moved(let way, let of): .moved(way, of: of)
    case .movedTooFar(let way, let allowed): .movedTooFar(way, allowed: allowed)
    case .stayed(let seconds): .stayed(seconds)
    case .liftedEarly(let seconds, let of): .liftedEarly(seconds, of: of)
    case .tookTooLong(let allowed): .tookTooLong(allowed: allowed)
    case .noFurtherTap(let seconds): .noFurtherTap(within: seconds)
    case .fingers(let count, let of): .fingers(count, of: of)
    case .lifted: .lifted
    case .movedTooLittle(let way, let of): .movedTooLittle(way, of: of)
    case .fewerFingers: .fewerFingers
    case .otherDirection: .otherDirection
    case .notAtEdge: .notAtEdge
    case .spread(let way, let of): .spread(way, of: of)
    case .turned(let angle): .turned(angle)
    case .goesOn: .goesOn
    case .refusedByView(let view): .refusedByView(name(view))
    case .refusedByOwnView(let view, let isDelegate):
      .refusedByOwnView(name(view), isDelegate: isDelegate)
    case .refusedByScrollView(let view): .refusedByScrollView(name(view))
    case .refusedByDelegate: .refusedByDelegate
    case .prevented(let other): .prevented(by: name(other))
    case .requirementRecognized(let other): .requirementRecognized(name(other))
    case .requirementsFailed: .requirementsFailed
    case .disabled: .disabled
    case .touchesCancelled: .touchesCancelled
    case .delayOff: .delayOff
    case .stoppedScrolling: .stoppedScrolling
    case .nothingToScroll: .nothingToScroll
    case .scrollingOff: .scrollingOff
    case .ownBackItem(let controller): .ownBackItem(name(controller))
    case .ownAnimator(let controller): .ownAnimator(name(controller))
    }
  }
}

extension GestureReason {
  /// The rules for it, if a trace names them.
  public var rules: [String] {
    switch self {
    case .subclass: ["GR-14"]
    case .notAtEdge: ["GR-56"]
    case .spread, .turned: ["GR-55"]
    case .refusedByView: ["GR-32"]
    case .refusedByOwnView(_, let isDelegate): isDelegate ? ["GR-32", "GR-35"] : ["GR-32"]
    case .refusedByScrollView: ["SC-7", "SC-8"]
    case .refusedByDelegate: ["GR-35"]
    case .prevented: ["GR-25"]
    case .requirementRecognized, .requirementsFailed: ["GR-36"]
    case .disabled: ["GR-4"]
    case .touchesCancelled: ["UT-23"]
    case .ownBackItem: ["VC-30"]
    case .ownAnimator: ["VC-69"]
    case .delayOff: ["SC-6"]
    case .stoppedScrolling: ["SC-16"]
    case .taps, .moved, .movedTooFar, .stayed, .liftedEarly, .tookTooLong, .noFurtherTap,
      .fingers, .lifted, .movedTooLittle, .fewerFingers, .otherDirection, .goesOn,
      .nothingToScroll, .scrollingOff:
      []
    }
  }
}

extension GestureReason where Object: EventSubject {
  /// The reason as one word, for programs.
  var plain: EventText {
    switch self {
    case .subclass: "subclass"
    case .taps(let count, let of, let moved): "taps:\(count)/\(of),moved:\(moved)"
    case .moved(let way, let of): "moved:\(way)/\(of)"
    case .movedTooFar(let way, let of): "moved-too-far:\(way)/\(of)"
    case .stayed(let seconds): "stayed:\(seconds)"
    case .liftedEarly(let seconds, let of): "lifted-early:\(seconds)/\(of)"
    case .tookTooLong(let allowed): "took-too-long:\(allowed)"
    case .noFurtherTap(let seconds): "no-further-tap:\(seconds)"
    case .fingers(let count, let of): "fingers:\(count)/\(of)"
    case .lifted: "lifted"
    case .movedTooLittle(let way, let of): "moved-too-little:\(way)/\(of)"
    case .fewerFingers: "fewer-fingers"
    case .otherDirection: "other-direction"
    case .notAtEdge: "not-at-edge"
    case .spread(let way, let of): "spread:\(way)/\(of)"
    case .turned(let angle): "turned:\(angle)"
    case .goesOn: "goes-on"
    case .refusedByView(let view): "refused-by-view:\(view.text)"
    case .refusedByOwnView(let view, let isDelegate):
      "refused-by-own-view:\(view.text)\(isDelegate ? ",delegate" : "")"
    case .refusedByScrollView(let view): "refused-by-scroll-view:\(view.text)"
    case .refusedByDelegate: "refused-by-delegate"
    case .prevented(let other): "prevented-by:\(other.text)"
    case .requirementRecognized(let other): "requirement-recognized:\(other.text)"
    case .requirementsFailed: "requirements-failed"
    case .disabled: "disabled"
    case .touchesCancelled: "touches-cancelled"
    case .delayOff: "delay-off"
    case .stoppedScrolling: "stopped-scrolling"
    case .nothingToScroll: "nothing-to-scroll"
    case .scrollingOff: "scrolling-off"
    case .ownBackItem(let controller): "own-back-item:\(controller.text)"
    case .ownAnimator(let controller): "own-animator:\(controller.text)"
    }
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension GestureReason {
  private enum TapsCodingKeys: String, CodingKey { case _0 = "count", of, moved }
  private enum MovedCodingKeys: String, CodingKey { case _0 = "distance", of }
  private enum MovedTooFarCodingKeys: String, CodingKey { case _0 = "distance", allowed }
  private enum LiftedEarlyCodingKeys: String, CodingKey { case _0 = "seconds", of }
  private enum FingersCodingKeys: String, CodingKey { case _0 = "count", of }
  private enum MovedTooLittleCodingKeys: String, CodingKey { case _0 = "distance", of }
  private enum SpreadCodingKeys: String, CodingKey { case _0 = "distance", of }
  private enum RefusedByOwnViewCodingKeys: String, CodingKey { case _0 = "view", isDelegate }
}

import Foundation

/// An action of a finger, as the screen reports it.
public struct FingerChange: Codable, Hashable, Sendable {
  /// The action; locations are points of the screen.
  public enum Kind: Codable, Hashable, Sendable {
    case down(CGPoint)
    case move(CGPoint)
    case up
    /// The system cancelled the touch: for a call, an alert, a gesture of its own (UT-23).
    case cancel
  }

  /// The finger.
  public let finger: Int
  /// The change; locations are as in `Kind`.
  public let kind: Kind

  /// Creates a change of one finger.
  @inlinable public init(_ finger: Int, _ kind: Kind) {
    self.finger = finger
    self.kind = kind
  }

  /// Whether the finger went down.
  @inlinable public var isDown: Bool { if case .down = kind { true } else { false } }
}

/// An input from the application's queue (PL-3).
public enum EventInput: Codable, Sendable, Hashable {
  /// The actions of fingers at one moment: one event.
  case fingers([FingerChange])
  /// The beginning or the end of a shake (FR-9).
  case motion(isEnd: Bool)
  /// A command of a remote control (FR-14).
  case remoteControl
  /// A key that went down or up, by its name (FR-13).
  case key(String, isDown: Bool)
  /// A tap on the status bar (UT-28).
  case statusBarTap
}

extension EventInput {
  /// The rule for this kind of input.
  var rule: String {
    switch self {
    case .fingers: "PL-3"
    case .motion: "FR-9"
    case .remoteControl: "FR-14"
    case .key: "FR-13"
    case .statusBarTap: "UT-28"
    }
  }

  /// The input as one word, for programs.
  var plain: EventText {
    switch self {
    case .fingers(let changes):
      EventText(
        changes.map { change in
          switch change.kind {
          case .down(let point): "\(change.finger):down:\(point)"
          case .move(let point): "\(change.finger):move:\(point)"
          case .up: "\(change.finger):up"
          case .cancel: "\(change.finger):cancel"
          }
        }, separator: "&")
    case .motion(let isEnd): isEnd ? "shake-ends" : "shake-begins"
    case .remoteControl: "remote-control"
    case .statusBarTap: "status-bar-tap"
    case .key(let key, let isDown): "key-\(isDown ? "down" : "up"):\(key)"
    }
  }
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension EventInput {
  private enum KeyCodingKeys: String, CodingKey { case _0 = "key", isDown }
}

extension EventInput {
  func marks<Object: EventSubject>(of _: Object.Type) -> [TimelineMark<Object>] {
    guard case .fingers(let changes) = self else { return [] }
    return changes.map { change in
      let mark: TimelineSign =
        switch change.kind {
        case .down: .down
        case .move: .moved
        case .up: .up
        case .cancel: .cancelled
        }
      return TimelineMark(mark, .finger(change.finger))
    }
  }
}

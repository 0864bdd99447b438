import EventVocabulary
import Foundation

/// A change of a finger: inputs of the model are reported unchanged.
public typealias FingerChange = EventVocabulary.FingerChange

/// An input that is in the application's queue until its turn comes (PL-3).
public enum QueuedInput {
  /// The changes of fingers at one moment: one event.
  case fingers([FingerChange])
  /// The beginning or the end of a shake (FR-9).
  case motion(UIEvent.EventSubtype, isEnd: Bool)
  /// A command of a remote control (FR-14).
  case remoteControl(UIEvent.EventSubtype)
  /// A tap on the status bar (UT-28).
  case statusBarTap
  /// Keys that went down or up (FR-13).
  case key(UIKey, isDown: Bool)
  /// A button of a remote control for television that went down or up (FR-30).
  case button(UIPress.PressType, isDown: Bool)
}

extension EventInput {
  /// Creates the report of an input.
  init(_ input: QueuedInput) {
    switch input {
    case .fingers(let changes): self = .fingers(changes)
    case .motion(_, let isEnd): self = .motion(isEnd: isEnd)
    case .remoteControl: self = .remoteControl
    case .statusBarTap: self = .statusBarTap
    case .key(let key, let isDown): self = .key(KeyNames.name(of: key), isDown: isDown)
    case .button(let type, let isDown): self = .key(KeyNames.name(of: type), isDown: isDown)
    }
  }
}

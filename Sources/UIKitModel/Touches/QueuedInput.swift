import EventVocabulary
import Foundation

/// What a finger did: inputs of the model are told of as they are.
public typealias FingerChange = EventVocabulary.FingerChange

/// What stands in the application's queue until its turn comes (PL-3).
public enum QueuedInput {
  /// What fingers did at one moment: one event.
  case fingers([FingerChange])
  /// The beginning or the end of a shake (FR-9).
  case motion(UIEvent.EventSubtype, isEnd: Bool)
  /// What a remote control sent (FR-14).
  case remoteControl(UIEvent.EventSubtype)
  /// A tap on the status bar (UT-28).
  case statusBarTap
  /// Keys that went down or up (FR-13).
  case key(UIKey, isDown: Bool)
}

extension EventInput {
  /// What is told of an input.
  init(_ input: QueuedInput) {
    switch input {
    case .fingers(let changes): self = .fingers(changes)
    case .motion(_, let isEnd): self = .motion(isEnd: isEnd)
    case .remoteControl: self = .remoteControl
    case .statusBarTap: self = .statusBarTap
    case .key(let key, let isDown): self = .key(KeyNames.name(of: key), isDown: isDown)
    }
  }
}

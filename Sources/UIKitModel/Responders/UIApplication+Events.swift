import EventVocabulary
import Foundation

/// Events that have no location: motion, remote control, keys (PL-4, FR).
extension UIApplication {
  @discardableResult
  final func sendSendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    Door.send(.sendAction, to: self, [action, target, sender, event]) {
      sendAction(action, to: target, from: sender, for: event)
    }
  }

  /// A shake began or ended (FR-9).
  final func handleMotion(_ subtype: UIEvent.EventSubtype, isEnd: Bool) {
    let event = UIEvent(type: .motion, subtype: subtype, timestamp: clock.uptime)
    event.isEnd = isEnd
    sendSendEvent(event)
  }

  /// An unhandled shake may offer to undo, if there is something to undo (FR-12).
  final func shakeWasNotHandled() {
    guard applicationSupportsShakeToEdit, let first = keyWindow?.firstResponder,
      let undoManager = first.sendUndoManager(), undoManager.canUndo
    else { return }
    Door.tell(.offersUndo(action: undoManager.undoActionName))
  }

  /// Delivers a remote control event; it is dropped unless the app asked for them (FR-14).
  final func handleRemoteControl(_ subtype: UIEvent.EventSubtype) {
    guard receivesRemoteControl else { return }
    sendSendEvent(UIEvent(type: .remoteControl, subtype: subtype, timestamp: clock.uptime))
  }

  /// Handles a key that went down or up. A change to the state that it already has is ignored
  /// (FR-13).
  final func handleKey(_ key: UIKey, isDown: Bool) {
    if isDown, applicationState != .active { return }
    let event = UIPressesEvent(type: .presses, timestamp: clock.uptime)
    let index = keysDown.firstIndex {
      $0.key?.charactersIgnoringModifiers == key.charactersIgnoringModifiers
    }
    let press: UIPress
    if isDown {
      guard index == nil else { return }
      press = UIPress()
      press.key = key
      keysDown.append(press)
      press.isKeyCommand = performsKeyCommand(of: key)
    } else {
      guard let index else { return }
      press = keysDown.remove(at: index)
      press.phase = .ended
    }
    if press.isKeyCommand || Door.isStopped { return }
    press.timestamp = clock.uptime
    event.allPresses = [press]
    sendSendEvent(event)
  }

  /// Handles a button of a remote control that went down or up; it goes where keys go, as nothing
  /// has the focus here (FR-30).
  final func handleButton(_ type: UIPress.PressType, isDown: Bool) {
    if isDown, applicationState != .active { return }
    let index = keysDown.firstIndex { $0.key == nil && $0.type == type }
    let press: UIPress
    if isDown {
      guard index == nil else { return }
      press = UIPress()
      press.type = type
      keysDown.append(press)
    } else {
      guard let index else { return }
      press = keysDown.remove(at: index)
      press.phase = .ended
    }
    press.timestamp = clock.uptime
    let event = UIPressesEvent(type: .presses, timestamp: clock.uptime)
    event.allPresses = [press]
    sendSendEvent(event)
  }

  /// Sends the message of an event without touches to a responder.
  final func deliver(_ event: UIEvent, to responder: UIResponder) {
    switch event.type {
    case .motion:
      if event.isEnd {
        responder.sendMotionEnded(event.subtype, with: event)
      } else {
        responder.sendMotionBegan(event.subtype, with: event)
      }
    case .remoteControl: responder.sendRemoteControlReceived(with: event)
    case .presses:
      guard let event = event as? UIPressesEvent, let press = event.allPresses.first else { return }
      if press.phase == .cancelled {
        (press.responder ?? responder).sendPressesCancelled([press], with: event)
      } else if press.phase == .ended {
        // The end of a press goes to the responder of its beginning.
        (press.responder ?? responder).sendPressesEnded([press], with: event)
      } else {
        press.responder = responder
        responder.sendPressesBegan([press], with: event)
      }
    default: break
    }
  }

  /// Enables remote control events (FR-14).
  public final func beginReceivingRemoteControlEvents() {
    receivesRemoteControl = true
  }

  /// Disables remote control events (FR-14).
  public final func endReceivingRemoteControlEvents() {
    receivesRemoteControl = false
  }
}

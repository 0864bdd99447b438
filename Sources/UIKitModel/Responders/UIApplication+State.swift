import EventVocabulary
import Foundation

/// Whether the app gets events.
extension UIApplication {
  /// The state that an app is in.
  public enum State: Int, Sendable, CaseIterable {
    /// In front, receiving events.
    case active = 0
    /// In front, without events: a call, an alert of the system, its switcher.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// The state of the app. An app that becomes inactive loses its touches and presses, and gets no
  /// new ones until it is active again (UT-23).
  public final var applicationState: State {
    get { state }
    set {
      let wasActive = state == .active
      state = newValue
      if wasActive, newValue != .active { loseEvents() }
    }
  }

  private func loseEvents() {
    let fingers = touchTracker.touches.map(\.finger)
    if !fingers.isEmpty { touchTracker.handle(fingers.map { FingerChange($0, .cancel) }) }
    let presses = keysDown
    keysDown = []
    for press in presses where !press.isKeyCommand && !Door.isStopped {
      press.phase = .cancelled
      press.timestamp = clock.uptime
      let event = UIPressesEvent(type: .presses, timestamp: clock.uptime)
      event.allPresses = [press]
      sendSendEvent(event)
    }
  }
}

import EventVocabulary
import Foundation
import Records
import UIKitModel

/// The story of an event without a location on the screen: a shake, a key, a remote control event
/// (FR).
package struct TravelStory: EventReducer {
  package let act: EventAct
  /// The message; nil before one was sent.
  private(set) var message: Message?
  /// The responders that it was sent to, in order.
  private(set) var path: [ObjectName] = []
  /// The responder that handled it with its own code, or with UIKit's.
  private(set) var handler: (who: ObjectName, way: HandledWay)?
  /// The responder whose key commands contain the keys, and the action that it sends.
  private(set) var keyCommand: (of: ObjectName, action: String)?
  /// Whether there was no first responder, so that the window received it.
  private(set) var isForWindow = false

  init(_ act: EventAct) {
    self.act = act
  }

  mutating func take(_ fact: EventFact, in scene: Scene) {
    switch fact {
    case .happened(.keyCommand(let responder as UIResponder, let action)):
      keyCommand = (scene.explainedName(of: responder), action)
    case .willSend(let message, let receiver as UIResponder, let method)
    where message.travels && !message.isOfTouches:
      observe(message, to: receiver, method, scene)
    default: break
    }
  }

  /// The conclusion that it was not handled; empty if it was, or if no responder was to handle it.
  package func conclusions(in scene: Scene) -> [EventConclusion] {
    guard handler == nil, keyCommand == nil, let message, let first = path.first,
      message != .pressesEnded, message != .pressesCancelled
    else { return [] }
    return [.unhandledMessage("\(message)", first: first, isWindow: isForWindow)]
  }

  private mutating func observe(
    _ message: Message, to receiver: UIResponder, _ method: (any UIKitModel.Method)?,
    _ scene: Scene
  ) {
    if message != self.message {
      self.message = message
      path = []
      isForWindow = receiver is UIWindow
    }
    let who = scene.explainedName(of: receiver)
    path.append(who)
    if handler?.who == who { return }
    if let line = method?.overrideLine {
      handler = (who, .on(line: line))
    } else if let place = method?.scriptPlace {
      handler = (who, .script(place))
    } else if message == .pressesBegan, receiver.takesText {
      handler = (who, .native)
    }
  }
}

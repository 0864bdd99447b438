import Records
import UIKitModel

/// Detects code that sends a touch message to a UIKit object that is not next in the chain, which
/// UIKit does not support (RC-19).
struct HandSendWatch: EventReducer {
  /// The messages in progress.
  private var sending: [(message: Message, receiver: UIResponder, isReplaced: Bool)] = []
  private var found: [EventConclusion] = []

  mutating func take(_ fact: EventFact, in scene: Scene) {
    switch fact {
    case .willSend(let message, let receiver as UIResponder, let method) where message.isOfTouches:
      let sender = sending.last
      sending.append((message, receiver, method != nil))
      guard let sender, sender.message == message, sender.isReplaced, method == nil,
        receiver !== sender.receiver, !sender.receiver.isFollowed(by: receiver)
      else { return }
      found.append(
        .sentByHand(
          "\(message)", to: scene.explainedName(of: receiver),
          by: scene.explainedName(of: sender.receiver)))
    case .didSend(let message, let receiver):
      if let last = sending.last, last.message == message, last.receiver === receiver {
        sending.removeLast()
      }
    default: break
    }
  }

  func conclusions(in scene: Scene) -> [EventConclusion] { found }
}

extension UIResponder {
  /// Whether a message from here to a responder follows the chain, if that can be determined
  /// without calling an override of `next`.
  func isFollowed(by responder: UIResponder) -> Bool {
    methodTable.method(for: .next) != nil || next === responder
  }
}

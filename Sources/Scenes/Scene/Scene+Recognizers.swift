import EventVocabulary
import Records
import UIKitBindings
import UIKitModel

extension Scene {
  /// Words that tell a recognizer without a name from others of its class: its kind and its first
  /// action, such as `tap save`, else the view that it is attached to; of several for which these
  /// are the same on one view, the number as well. nil for other objects, and for recognizers of
  /// UIKit's own.
  func toldApart(_ object: ModelObject) -> String? {
    guard let recognizer = object as? UIGestureRecognizer,
      let words = kindAndAction(of: recognizer)
    else { return nil }
    let alike = (recognizer.view?.gestureRecognizers ?? []).filter {
      givenName(of: $0) == nil && kindAndAction(of: $0) == words
    }
    guard alike.count > 1, let index = alike.firstIndex(where: { $0 === recognizer }) else {
      return words
    }
    return "\(words) \(index + 1)"
  }

  private func kindAndAction(of recognizer: UIGestureRecognizer) -> String? {
    switch recognizer.role {
    case .tap, .longPress, .pan, .edgePan, .swipe, .pinch, .rotation, .own: break
    case .scrollDelay, .scrollPan, .scrollPinch, .pop, .sheet: return nil
    }
    let className = className(of: recognizer)
    let kind = GestureClass.all.first { $0.name == className }?.words.first ?? className
    if let action = recognizer.actions.first {
      return "\(kind) \(action.name.prefix { $0 != ":" })"
    }
    guard let view = recognizer.view, let name = givenName(of: view) else { return nil }
    return "\(kind) of \(name)"
  }
}

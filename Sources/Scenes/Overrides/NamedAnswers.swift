import Foundation
import Records
import TypedProgram
import UIKitModel

/// A message that `on` can answer though its class has no such method: a delegate method of a
/// recognizer, a scroll view or a container, or an action.
package struct NamedMessage {
  /// The words for it after `on NAME`; completion offers the first.
  package let words: [String]
  package let selector: String
  /// Names and types, as UIKit declares them.
  package let parameters: [(name: String, type: String)]
  /// Whether the caller waits for a Boolean result.
  package let isAsked: Bool

  private init(
    _ words: [String], _ selector: String, _ parameters: [(name: String, type: String)],
    isAsked: Bool
  ) {
    self.words = words
    self.selector = selector
    self.parameters = parameters
    self.isAsked = isAsked
  }

  /// Creates an action with a selector, or with all selectors that begin with a word without colons
  /// (TA-2).
  package init(action: String) {
    self.init(
      [action], action, [("sender", "Any"), ("event", "UIEvent?")], isAsked: false)
  }

  /// The delegate methods of a recognizer (GR-5, GR-29, GR-35, GR-37).
  private static let ofRecognizers: [NamedMessage] = {
    let own = ("gestureRecognizer", "UIGestureRecognizer")
    let other = ("otherGestureRecognizer", "UIGestureRecognizer")
    let rows: [(words: [String], selector: String, more: [(name: String, type: String)])] = [
      (["shouldBegin", "gestureRecognizerShouldBegin"], "gestureRecognizerShouldBegin:", []),
      (
        ["shouldReceiveTouch", "shouldReceive"], "gestureRecognizer:shouldReceiveTouch:",
        [("touch", "UITouch")]
      ),
      (
        ["shouldReceiveEvent"], "gestureRecognizer:shouldReceiveEvent:", [("event", "UIEvent")]
      ),
      (
        ["shouldRecognizeSimultaneously", "shouldRecognizeSimultaneouslyWith"],
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:", [other]
      ),
      (
        ["shouldRequireFailureOf"],
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:", [other]
      ),
      (
        ["shouldBeRequiredToFailBy"],
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", [other]
      ),
    ]
    return rows.map { NamedMessage($0.words, $0.selector, [own] + $0.more, isAsked: true) }
  }()

  /// The delegate methods of a scroll view (SC-11).
  private static let ofScrollViews: [NamedMessage] = {
    let own = ("scrollView", "UIScrollView")
    let plain = [
      "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
      "scrollViewDidScrollToTop",
    ].map { NamedMessage([$0], "\($0):", [own], isAsked: false) }
    return plain + [
      NamedMessage(
        ["scrollViewDidEndDragging"], "scrollViewDidEndDragging:willDecelerate:",
        [own, ("decelerate", "Bool")], isAsked: false),
      NamedMessage(
        ["scrollViewWillEndDragging"],
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        [
          own, ("velocity", "CGPoint"),
          ("targetContentOffset", "UnsafeMutablePointer<CGPoint>"),
        ], isAsked: false),
      NamedMessage(
        ["scrollViewShouldScrollToTop"], "scrollViewShouldScrollToTop:", [own], isAsked: true),
    ]
  }()

  /// The delegate methods of tables and collections about rows and items.
  private static let ofRows: [NamedMessage] = [
    ("didSelectRowAt", "tableView", "UITableView"),
    ("didDeselectRowAt", "tableView", "UITableView"),
    ("didSelectItemAt", "collectionView", "UICollectionView"),
    ("didDeselectItemAt", "collectionView", "UICollectionView"),
  ].map { word, owner, type in
    NamedMessage(
      [word], "\(owner):\(word)IndexPath:", [(owner, type), ("indexPath", "IndexPath")],
      isAsked: false)
  }

  /// The delegate methods of containers about the controllers that they show (VC-34, VC-35).
  private static let ofContainers: [NamedMessage] = {
    let navigation = [
      ("navigationController", "UINavigationController"), ("viewController", "UIViewController"),
      ("animated", "Bool"),
    ]
    let tabs = [
      ("tabBarController", "UITabBarController"), ("viewController", "UIViewController"),
    ]
    return [
      NamedMessage(
        ["willShow"], "navigationController:willShowViewController:animated:", navigation,
        isAsked: false),
      NamedMessage(
        ["didShow"], "navigationController:didShowViewController:animated:", navigation,
        isAsked: false),
      NamedMessage(
        ["shouldSelect"], "tabBarController:shouldSelectViewController:", tabs, isAsked: true),
      NamedMessage(
        ["didSelect"], "tabBarController:didSelectViewController:", tabs, isAsked: false),
    ]
  }()

  /// The delegate methods of a presentation that the user dismisses (VC-38).
  private static let ofPresentations: [NamedMessage] = [
    ("shouldDismiss", "ShouldDismiss"), ("willDismiss", "WillDismiss"),
    ("didDismiss", "DidDismiss"), ("didAttemptToDismiss", "DidAttemptToDismiss"),
  ].map { word, end in
    NamedMessage(
      [word, "presentationController\(end)"], "presentationController\(end):",
      [("presentationController", "UIPresentationController")], isAsked: word == "shouldDismiss")
  }

  /// The delegate methods of an object.
  package static func ofDelegate(of object: ModelObject) -> [NamedMessage] {
    switch object {
    case is UIGestureRecognizer: ofRecognizers
    case is UITableView: ofScrollViews + ofRows.filter { $0.selector.hasPrefix("table") }
    case is UICollectionView: ofScrollViews + ofRows.filter { $0.selector.hasPrefix("collection") }
    case is UIScrollView: ofScrollViews
    case is UINavigationController: ofContainers.filter { $0.selector.hasPrefix("navigation") }
    case is UITabBarController: ofContainers.filter { $0.selector.hasPrefix("tab") }
    case is UIPresentationController: ofPresentations
    default: []
    }
  }

  /// The name of a delegate's method in traces; nil for one that none of these delegates has.
  static func word(of selector: String) -> String? {
    (ofRecognizers + ofScrollViews + ofRows + ofContainers + ofPresentations)
      .first { $0.selector == selector }?.words[0]
      // No line can answer these, as it has no object to return (VC-62).
      ?? TransitionFactory(rawValue: selector)?.word
  }
}

/// One line of `on` about such a message.
package final class NamedAnswer {
  package enum Answer {
    case boolean(Bool)
    case function(Function)
    /// No code runs; the message only ends here.
    case nothing
  }

  let message: NamedMessage
  let line: String
  let answer: Answer

  package init(_ message: NamedMessage, line: String, _ answer: Answer) {
    self.message = message
    self.line = line
    self.answer = answer
  }

  /// Whether it answers a selector; a word without colons matches all three signatures (TA-2).
  package func answers(_ selector: String) -> Bool {
    message.selector == selector
      || !message.selector.contains(":") && selector.prefix { $0 != ":" } == message.selector
  }
}

/// The delegate of an object whose messages lines of `on` answer. All other messages are forwarded
/// to its previous delegate.
final class LineDelegate: ModelObject {
  fileprivate(set) var answers: [NamedAnswer] = []
  fileprivate(set) weak var behind: AnyObject?

  deinit {}

  func answer(to selector: String) -> NamedAnswer? { answers.first { $0.answers(selector) } }
}

/// All such lines of one scene.
package struct NamedAnswers {
  private var delegates: [ObjectIdentifier: LineDelegate] = [:]
  private var actions: [ObjectIdentifier: [NamedAnswer]] = [:]

  /// The line that answers an action of an object.
  package func action(_ selector: String, of object: AnyObject) -> NamedAnswer? {
    guard !actions.isEmpty else { return nil }
    return actions[ObjectIdentifier(object)]?.first { $0.answers(selector) }
  }

  /// The lines in force for an object.
  package func lines(of object: ModelObject) -> [String] { answers(of: object).map(\.line) }

  private func answers(of object: ModelObject) -> [NamedAnswer] {
    let delegate = delegates[ObjectIdentifier(object)]
    let isInForce = delegate != nil && object.delegateOfLines === delegate
    return (isInForce ? delegate?.answers ?? [] : []) + (actions[ObjectIdentifier(object)] ?? [])
  }

  /// Puts a line in force, replacing an earlier one about the same message.
  package mutating func set(_ answer: NamedAnswer, for object: ModelObject, isAction: Bool) {
    let key = ObjectIdentifier(object)
    let selector = answer.message.selector
    guard !isAction else {
      actions[key, default: []].removeAll { $0.message.selector == selector }
      actions[key, default: []].append(answer)
      return
    }
    let delegate = delegates[key] ?? LineDelegate()
    delegates[key] = delegate
    if object.delegateOfLines !== delegate {
      delegate.behind = object.delegateOfLines
      object.delegateOfLines = delegate
    }
    delegate.answers.removeAll { $0.message.selector == selector }
    delegate.answers.append(answer)
  }

  /// Removes lines, all or those about one message; returns those that it removed.
  package mutating func remove(_ word: String?, of object: ModelObject) -> [String] {
    func isMeant(_ answer: NamedAnswer) -> Bool {
      word.map { answer.message.words.contains($0) } ?? true
    }
    let removed = answers(of: object).filter(isMeant)
    let key = ObjectIdentifier(object)
    actions[key]?.removeAll(where: isMeant)
    if let delegate = delegates[key] {
      delegate.answers.removeAll(where: isMeant)
      if delegate.answers.isEmpty {
        if object.delegateOfLines === delegate { object.delegateOfLines = delegate.behind }
        delegates[key] = nil
      }
    }
    return removed.map(\.line)
  }

  /// Moves the lines of one object to its replacement.
  mutating func move(from old: ModelObject, to new: ModelObject) {
    for answer in actions.removeValue(forKey: ObjectIdentifier(old)) ?? [] {
      set(answer, for: new, isAction: true)
    }
    for answer in delegates.removeValue(forKey: ObjectIdentifier(old))?.answers ?? [] {
      if !NamedMessage.ofDelegate(of: new).isEmpty { set(answer, for: new, isAction: false) }
    }
  }
}

extension ModelObject {
  /// The object's delegate for such messages.
  fileprivate var delegateOfLines: AnyObject? {
    get {
      switch self {
      case let owner as UIGestureRecognizer: owner.delegateObject
      case let owner as UIScrollView: owner.delegateObject
      case let owner as UINavigationController: owner.delegateObject
      case let owner as UITabBarController: owner.delegateObject
      case let owner as UIPresentationController: owner.delegateObject
      default: nil
      }
    }
    set {
      switch self {
      case let owner as UIGestureRecognizer: owner.delegateObject = newValue
      case let owner as UIScrollView: owner.delegateObject = newValue
      case let owner as UINavigationController: owner.delegateObject = newValue
      case let owner as UITabBarController: owner.delegateObject = newValue
      case let owner as UIPresentationController: owner.delegateObject = newValue
      default: break
      }
    }
  }
}

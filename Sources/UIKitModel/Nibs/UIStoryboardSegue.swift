import Foundation

/// A transition from one controller of a storyboard to another, while it is performed.
open class UIStoryboardSegue: ModelObject {
  /// The word of the storyboard for it; nil without one.
  public final let identifier: String?
  /// The controller at which it begins.
  public final let source: UIViewController
  /// The controller that it leads to.
  public final let destination: UIViewController
  final var act: () -> Void = {}

  /// Creates a segue.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  deinit { willDeinitialize() }

  /// Does what the storyboard says; a class of the app's own does something else.
  open func perform() { act() }
}

/// The object that performs a segue for a control, a recognizer, an item of a bar or a cell.
public final class UIStoryboardSegueTemplate: ModelObject {
  /// The selector under which controls and recognizers call it.
  public static let selector: Selector = "perform:"

  private weak var controller: UIViewController?
  private let segue: Int

  init(_ controller: UIViewController, _ segue: Int) {
    self.controller = controller
    self.segue = segue
    super.init()
  }

  deinit { willDeinitialize() }

  /// Asks the controller whether it may be performed, and performs it (VC-72).
  public func perform(from sender: Any?) {
    guard let controller, let origin = controller.extras?.scene,
      origin.scene.segues.indices.contains(segue)
    else { return }
    let run = SegueRun(origin.scene.segues[segue], origin, controller)
    guard run.mayPerform(sender) else { return }
    run.perform(sender)
  }
}

extension UIViewController {
  /// Performs the segue of an identifier, without asking whether it may be performed (VC-72).
  /// Refused if there is none (EX-48).
  public final func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let origin = extras?.scene,
      let segue = origin.scene.segues.first(where: { $0.identifier == identifier })
    else {
      return UIView.refused(.exceptionAbout(.segueNotFound, self, word: identifier))
    }
    SegueRun(segue, origin, self).perform(sender)
  }

  /// Connects what the user touches with a segue of the controller's scene.
  final func connect(_ segue: Int, to trigger: AnyObject?) {
    guard let origin = extras?.scene else { return }
    let template = UIStoryboardSegueTemplate(self, segue)
    switch trigger {
    case let control as UIControl:
      control.addTarget(
        template, action: UIStoryboardSegueTemplate.selector,
        for: control is UIButton ? .touchUpInside : .valueChanged)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(template, action: UIStoryboardSegueTemplate.selector)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (template, UIStoryboardSegueTemplate.selector)
    case let cell as UITableViewCell: cell.selectionSegue = template
    case let cell as UICollectionViewCell: cell.selectionSegue = template
    default: return
    }
    // Cells keep their own; others do not retain a target.
    if !(trigger is UITableViewCell), !(trigger is UICollectionViewCell) {
      origin.templates.append(template)
    }
  }
}

/// A segue that is about to be performed by a controller.
struct SegueRun {
  private let segue: StoryboardArchive.Segue
  private let origin: StoryboardOrigin
  private let source: UIViewController

  init(
    _ segue: StoryboardArchive.Segue, _ origin: StoryboardOrigin, _ source: UIViewController
  ) {
    self.segue = segue
    self.origin = origin
    self.source = source
  }

  /// Asks the controller whether a segue may be performed that a user caused.
  func mayPerform(_ sender: Any?) -> Bool {
    Door.send(.shouldPerformSegue, to: source, [segue.identifier ?? "", sender]) {
      source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    }
  }

  /// Creates the destination, notifies the source, and performs (VC-72).
  func perform(_ sender: Any?) {
    guard !Door.isStopped else { return }
    if case .unwind(let action) = segue.kind { return unwind(action, sender) }
    guard let made = prepared(sender) else { return }
    Door.send(.segueActs, to: made) { made.perform() }
  }

  /// The same for a container view of a nib, whose controller is made with it (VC-73).
  func embed(in container: UIView) {
    guard let made = prepared(nil) else { return }
    let child = made.destination
    source.addChild(child)
    guard let view = child.view, !Door.isStopped else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.sendAddSubview(view)
    child.sendDidMove(toParent: source)
  }

  private func prepared(_ sender: Any?) -> UIStoryboardSegue? {
    guard let index = segue.destination,
      let destination = origin.archive.instantiate(index, of: origin.storyboard),
      !Door.isStopped
    else { return nil }
    let made: UIStoryboardSegue
    if let make = segue.make {
      guard let own = make(segue.identifier, source, destination), !Door.isStopped else {
        return nil
      }
      made = own
    } else {
      made = UIStoryboardSegue(
        identifier: segue.identifier, source: source, destination: destination)
    }
    made.act = { [segue, unowned made] in
      Self.act(segue, made.source, made.destination)
    }
    tellPrepare(made, sender)
    return Door.isStopped ? nil : made
  }

  private func tellPrepare(_ made: UIStoryboardSegue, _ sender: Any?) {
    Door.send(.prepareForSegue, to: source, [made, sender]) {
      source.prepare(for: made, sender: sender)
    }
  }

  private static func act(
    _ segue: StoryboardArchive.Segue, _ source: UIViewController,
    _ destination: UIViewController
  ) {
    switch segue.kind {
    case .show:
      guard let navigation = source as? UINavigationController ?? source.navigationController
      else { return source.present(destination, animated: segue.isAnimated) }
      navigation.pushViewController(destination, animated: segue.isAnimated)
    case .showDetail:
      guard let split = source.splitViewController else {
        return source.present(destination, animated: segue.isAnimated)
      }
      split.setViewController(destination, for: .secondary)
    case .present(let style, let transition):
      destination.modalPresentationStyle = style
      destination.modalTransitionStyle = transition
      source.present(destination, animated: segue.isAnimated)
    case .embed, .unwind, .custom: break
    }
  }

  // MARK: Going back

  private func unwind(_ action: Selector, _ sender: Any?) {
    guard let target = Self.unwindTarget(of: action, from: source, sender) else { return }
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: source, destination: target)
    tellPrepare(made, sender)
    guard !Door.isStopped else { return }
    _ = UIApplication.shared.actionPerformer?.perform(
      action, on: target, sender: made, event: nil)
    guard !Door.isStopped else { return }
    if target.presentedViewController != nil {
      target.dismiss(animated: segue.isAnimated)
    }
    if let navigation = target.navigationController,
      navigation.viewControllers.contains(where: { $0 === target }),
      navigation.topViewController !== target
    {
      navigation.popToViewController(target, animated: segue.isAnimated)
    }
  }

  /// The nearest controller on the way back that has the method and takes the segue (VC-74): along
  /// the stack, then the containers, then the presenting one.
  private static func unwindTarget(
    of action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let performer = UIApplication.shared.actionPerformer
    func takes(_ controller: UIViewController) -> Bool {
      guard controller !== source, performer?.knows(action, controller) ?? false else {
        return false
      }
      return Door.send(.canPerformUnwind, to: controller, [action, source, sender]) {
        controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
      }
    }
    var inner = source
    for _ in 0..<UIView.deepestLevel {
      for candidate in candidates(beside: inner) where takes(candidate) { return candidate }
      guard let next = inner.parent ?? inner.presentingViewController else { return nil }
      inner = next
    }
    return nil
  }

  /// The controller itself and, in a stack, those below it, the nearest first.
  private static func candidates(beside controller: UIViewController) -> [UIViewController] {
    let inside = (controller as? UINavigationController)?.viewControllers ?? []
    let stack = Array(inside.reversed())
    guard let navigation = controller.parent as? UINavigationController,
      let place = navigation.viewControllers.firstIndex(where: { $0 === controller })
    else { return [controller] + stack }
    return navigation.viewControllers[...place].reversed() + stack
  }
}

// Context menus: a long press asks for a configuration, and shows the menu of it (CT-42).
typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@objc protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@objc protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}

class _MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  var previewViewController: UIViewController? { nil }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func _run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

@objc protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
  @objc optional func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?)
}

class UIContextMenuInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  enum Appearance: UInt { case unknown, rich, compact }
  private weak var _view: UIView?
  var view: UIView? { _view }
  weak var delegate: UIContextMenuInteractionDelegate?
  var menuAppearance: UIContextMenuInteraction.Appearance { .rich }
  private var _press: UILongPressGestureRecognizer?
  private var _configuration: UIContextMenuConfiguration?

  init(delegate: UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { _press?.location(in: view) ?? .zero }
  func dismissMenu() {}
  func updateVisibleMenu(_ update: (UIMenu) -> UIMenu) {}

  func willMove(to view: UIView?) {
    if let press = _press { self.view?.removeGestureRecognizer(press) }
  }
  func didMove(to view: UIView?) {
    _view = view
    guard let view = view else { return }
    let press = UILongPressGestureRecognizer(target: self, action: #selector(_pressed(_:)))
    press.delegate = self
    view.addGestureRecognizer(press)
    _press = press
  }

  // Without a configuration the touch stays with the view.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = view, let delegate = delegate else { return false }
    _configuration = delegate.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    return _configuration != nil
  }

  @objc func _pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let view = view, let configuration = _configuration else { return }
    let menu = configuration._menu()
    _ = delegate?.contextMenuInteraction?(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    let animator = _MenuAnimator()
    delegate?.contextMenuInteraction?(self, willDisplayMenuFor: configuration, animator: animator)
    animator._run()
    guard let menu = menu else { return _end() }
    let shows = view._openMenu(menu, press.location(in: view)) { [weak self] in self?._end() }
    if !shows { _end() }
  }

  private func _end() {
    guard let configuration = _configuration else { return }
    _configuration = nil
    let animator = _MenuAnimator()
    delegate?.contextMenuInteraction?(self, willEndFor: configuration, animator: animator)
    animator._run()
  }
}

class UIPreviewParameters: NSObject {
  var visiblePath: UIBezierPath?
  var shadowPath: UIBezierPath?
  var backgroundColor: UIColor? = UIColor.white
}

class UIPreviewTarget: NSObject {
  let container: UIView
  let center: CGPoint
  let transform: CGAffineTransform
  init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

class UITargetedPreview: NSObject {
  let view: UIView
  let parameters: UIPreviewParameters
  let target: UIPreviewTarget
  init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(),
    target: UIPreviewTarget? = nil
  ) {
    self.view = view
    self.parameters = parameters
    self.target =
      target ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
    super.init()
  }
}

// Pointers have no shape here: the interaction is stored.
@objc protocol UIPointerInteractionDelegate: NSObjectProtocol {}

class UIPointerInteraction: NSObject, UIInteraction {
  private weak var _view: UIView?
  var view: UIView? { _view }
  weak var delegate: UIPointerInteractionDelegate?
  var isEnabled = true
  init(delegate: UIPointerInteractionDelegate? = nil) {
    self.delegate = delegate
    super.init()
  }
  func invalidate() {}
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { _view = view }
}

import EventVocabulary
import Foundation

/// A subtree on its way from one window to another, or to none.
///
/// Every view of the subtree is notified, ancestors first, and only if the window changes.
struct WindowMove {
  private let view: UIView
  private let old: UIWindow?
  private let new: UIWindow?

  init(of view: UIView, from old: UIWindow?, to new: UIWindow?) {
    self.view = view
    self.old = old
    self.new = new
  }

  /// The controls above the view that track a touch of it, if it stays in its window.
  var trackersAbove: [(control: UIControl, touch: UITouch)] {
    guard old === new, let application = old?.application else { return [] }
    return application.touchDelivery.trackersAbove(view)
  }

  /// Notifies the subtree beforehand, and makes a first responder in it resign (FR-7).
  func willMove() {
    guard old !== new else { return }
    if let first = old?.firstResponder as? UIView, first.isDescendant(of: view) {
      first.sendResignFirstResponder()
      // One that refuses loses it all the same: it is not on a screen.
      old?.release(first)
    }
    if let application = old?.application {
      // A control that tracks loses its touch without an event (CT-18), also one that got it from a
      // subview.
      for touch in application.touchTracker.touches {
        for control in touch.trackingControls where control.isDescendant(of: view) {
          control.cancelTracking(oneOf: nil, with: nil)
        }
      }
      application.touchDelivery.viewWillLeaveWindow(view)
      application.gestures.viewWillLeaveWindow(view)
      application.animations.viewWillLeaveWindow(view)
    }
    let isComing = (old == nil) != (new == nil)
    for view in preparedSubtree {
      view.sendWillMove(toWindow: new)
      if isComing { view.viewState.pointee.viewController?.windowWillChange(isShown: new != nil) }
    }
  }

  /// The subtree, to which containers have added the views of their visible children (VC-1).
  private var preparedSubtree: [UIView] {
    let subtree = view.subtree
    guard new != nil else { return subtree }
    let controllers = subtree.compactMap { $0.viewState.pointee.viewController }
    guard !controllers.isEmpty else { return subtree }
    for controller in controllers { controller.prepareToShow() }
    return view.subtree
  }

  /// Notifies the subtree afterwards.
  func didMove() {
    guard old !== new else { return }
    if UIApplication.shared.hasConstraints {
      UIApplication.shared.layoutEngine.viewDidMoveToWindow()
    }
    let isComing = (old == nil) != (new == nil)
    for view in view.subtree {
      // A view with constraints of its own is asked for them when it first shows (LC-11).
      if new != nil, view.methodTable.method(for: .updateConstraints) != nil {
        view.markForConstraints(.firstShown)
      }
      if new != nil {
        view.madeLayer?.stampOwnLayers()
        UIApplication.host?.arrive(view)
      }
      view.sendDidMoveToWindow()
      if isComing { view.viewState.pointee.viewController?.windowDidChange(isShown: new != nil) }
    }
  }
}

extension UIView {
  /// The view and all its descendants, each view before its subviews.
  final var subtree: [UIView] {
    var views: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      if view.subviewCount > 0 { waiting.append(contentsOf: view.subviews.reversed()) }
    }
    return views
  }
}

import Foundation

/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

/// Whether a controller's view shows, according to the messages that the controller has received.
enum Appearance {
  case away, shown

  /// The order in which two controllers that replace each other are notified.
  enum Order {
    /// Hiding first on both sides, as in a push or a pop (VC-9).
    case replacing
    /// The controller that comes is notified first, and last: a switch of tabs (VC-12).
    case switching
    /// The covered one is notified last (VC-10).
    case presenting
    /// The uncovered one is notified first (VC-10).
    case dismissing
  }

  /// Runs `change` between the appearance messages to the two controllers. A controller that is
  /// already in the new state is not notified.
  ///
  /// If it is `animated` and one of them is notified, it begins after the turn of the run loop, as
  /// crash stacks show: the code after the call runs before (VC-43). Its end comes later still (see
  /// `TransitionEnds`), with `atEnd` before the two are notified of it and `ended` after them.
  ///
  /// With a `transition` of the app's own the end comes when the animator has finished; if that was
  /// cancelled, the two receive the opposite messages, with `undo` between them (VC-13, VC-67).
  static func change(
    showing: UIViewController?, hiding: UIViewController?, order: Order, animated: Bool,
    by transition: UIViewControllerContextTransitioning? = nil,
    arriving: PlaceChange? = nil, leaving: PlaceChange? = nil,
    _ change: @escaping () -> Void,
    atEnd: @escaping () -> Void = {}, ended: @escaping () -> Void = {},
    undo: @escaping () -> Void = {}
  ) {
    let ends = UIApplication.shared.transitionEnds
    ends.finishAll()
    let hiding = hiding?.appearance == .shown ? hiding : nil
    let showing = showing?.appearance == .away ? showing : nil
    showing?.placeChange = arriving
    hiding?.placeChange = leaving
    let isDelayed = animated && (showing != nil || hiding != nil)
    let coordination = isDelayed ? Coordination(showing, hiding, transition) : nil
    if order == .presenting { showing?.loadViewIfNeeded() }
    let end = { (isCompleted: Bool) in
      if isCompleted {
        atEnd()
        tellEnd(showing: showing, hiding: hiding, order, animated)
      } else {
        turnBack(showing: showing, hiding: hiding, undo)
      }
      showing?.placeChange = nil
      hiding?.placeChange = nil
      coordination?.end(isCancelled: !isCompleted)
      if isCompleted { ended() }
    }
    let perform = {
      showing?.loadViewIfNeeded()
      if order == .switching { showing?.tellAppearance(.willAppear, animated) }
      hiding?.tellAppearance(.willDisappear, animated)
      if order != .switching { showing?.tellAppearance(.willAppear, animated) }
      change()
      if let transition { transition.run() } else { coordination?.coordinator.run() }
      showing?.tellAppearance(.isAppearing, animated)
      // The layout pass of the same turn comes before the end of the transition (VC-5, VC-8).
      if let view = showing?.viewIfLoaded, view.window != nil { view.layOutMarkedViews() }
      if let transition { return transition.whenOver(end) }
      if isDelayed { ends.add { end(true) } } else { end(true) }
    }
    if isDelayed { ends.begin(perform) } else { perform() }
  }

  private static func tellEnd(
    showing: UIViewController?, hiding: UIViewController?, _ order: Order, _ animated: Bool
  ) {
    switch order {
    case .replacing, .switching:
      hiding?.tellAppearance(.didDisappear, animated)
      showing?.tellAppearance(.didAppear, animated)
    case .presenting, .dismissing:
      showing?.tellAppearance(.didAppear, animated)
      hiding?.tellAppearance(.didDisappear, animated)
    }
  }

  /// Notifies two controllers that the change was cancelled: each receives the opposite messages
  /// (VC-13).
  static func turnBack(
    showing: UIViewController?, hiding: UIViewController?, _ undo: () -> Void
  ) {
    showing?.tellAppearance(.willDisappear, true, isTurned: true)
    hiding?.tellAppearance(.willAppear, true, isTurned: true)
    undo()
    showing?.tellAppearance(.didDisappear, true, isTurned: true)
    hiding?.tellAppearance(.didAppear, true, isTurned: true)
  }
}

/// The coordinator of an animated change, with the controllers that it belongs to (VC-66).
private struct Coordination {
  let coordinator: UIViewControllerTransitionCoordinator
  private let members: [UIViewController]

  init(
    _ showing: UIViewController?, _ hiding: UIViewController?,
    _ transition: UIViewControllerContextTransitioning?
  ) {
    let coordinator =
      transition?.coordinator ?? UIViewControllerTransitionCoordinator(isWaiting: true)
    let around = [
      showing, hiding, showing?.parent ?? hiding?.parent, showing?.ownPresenting,
      hiding?.ownPresenting,
    ]
    self.coordinator = coordinator
    members = around.compactMap(\.self)
    for member in members { member.ownExtras.coordinator = coordinator }
  }

  /// Runs the completions, and takes the coordinator away.
  func end(isCancelled: Bool) {
    coordinator.end(isCancelled: isCancelled)
    for member in members where member.extras?.coordinator === coordinator {
      member.extras?.coordinator = nil
    }
  }
}

/// The reason why a controller appears or disappears, which it can query during the messages
/// (VC-14).
enum PlaceChange {
  case isPresented, isDismissed
  /// It joins a container, or leaves one.
  case movesToParent, movesFromParent
}

extension UIViewController {
  /// Whether the controller appears because it is presented; false outside of the callbacks about
  /// it (VC-14) and of an animation between them.
  public final var isBeingPresented: Bool { placeChange == .isPresented }
  /// Whether it disappears because it is dismissed; as above.
  public final var isBeingDismissed: Bool { placeChange == .isDismissed }
  /// Whether it appears because it joins a container; as above.
  public final var isMovingToParent: Bool { placeChange == .movesToParent }
  /// Whether it disappears because it leaves a container; as above.
  public final var isMovingFromParent: Bool { placeChange == .movesFromParent }

  /// Notifies a contained controller that its view is about to appear or disappear, for a container
  /// that moves views by itself (VC-16). `endAppearanceTransition` follows.
  ///
  /// Beginning a transition before the end of the opposite one reverses that (VC-13).
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let under = extras?.transition
    if let under {
      guard under.isAppearing != isAppearing else { return }
    } else {
      guard appearance == (isAppearing ? .away : .shown) else { return }
    }
    ownExtras.transition = (isAppearing, animated)
    if isAppearing { loadViewIfNeeded() }
    tellAppearance(isAppearing ? .willAppear : .willDisappear, animated, isTurned: under != nil)
  }

  /// Notifies it that its view has appeared or disappeared. Has no effect unless a transition was
  /// begun.
  public final func endAppearanceTransition() {
    guard let (isAppearing, animated) = extras?.transition else { return }
    ownExtras.transition = nil
    if isAppearing { tellAppearance(.isAppearing, animated) }
    tellAppearance(isAppearing ? .didAppear : .didDisappear, animated)
  }
}

/// A step of appearing or disappearing.
enum AppearanceStep {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}

extension UIViewController {
  /// Notifies this controller and its shown children of a step of appearing (VC-16).
  ///
  /// `isTurned`: it reverses a change in progress, of which the children are notified according to
  /// their own states (VC-13).
  final func tellAppearance(_ step: AppearanceStep, _ animated: Bool, isTurned: Bool = false) {
    isChangingAppearance = step != .didAppear && step != .didDisappear
    switch step {
    case .willAppear:
      sendViewWillAppear(animated)
      showContained()
    case .isAppearing:
      viewIfLoaded?.tellInsets()
      CycleWatch.tell(.tells(self, .viewIsAppearing))
      Door.send(.viewIsAppearing, to: self, [animated]) { viewIsAppearing(animated) }
    case .didAppear:
      appearance = .shown
      sendViewDidAppear(animated)
    case .willDisappear: sendViewWillDisappear(animated)
    case .didDisappear:
      appearance = .away
      sendViewDidDisappear(animated)
    }
    let isLeaving = step == .willDisappear || step == .didDisappear
    let state: Appearance = isLeaving ? .shown : .away
    defer { wasTold(step, animated) }
    guard forwardsAppearance else { return }
    for child in shownChildren
    where child.appearance == state || isTurned || child.isChangingAppearance {
      child.tellAppearance(step, animated, isTurned: isTurned)
    }
    // Once for all that appear together.
    if step == .willAppear, parent?.isChangingAppearance != true {
      UIApplication.shared.updateStatusBar()
    }
  }

  /// Resets the appearance state of this controller, its children and its presentations, without
  /// messages: the process has ended.
  final func forgetAppearance() {
    appearance = .away
    (placeChange, isChangingAppearance) = (nil, false)
    for child in children { child.forgetAppearance() }
    ownPresented?.forgetAppearance()
  }

  private var forwardsAppearance: Bool {
    Door.send(.shouldAutomaticallyForwardAppearanceMethods, to: self) {
      shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// The view is about to enter a window, or to leave it, by a change of the tree alone: a child is
  /// notified together with its parent (VC-16), a controller without a parent by itself (VC-50). A
  /// container that notifies it by itself has begun to.
  final func windowWillChange(isShown: Bool) {
    guard !isChangingAppearance, appearance == (isShown ? .away : .shown),
      !UIApplication.shared.isMovingWindowContents, appearsWithItsView
    else { return }
    followsWindow = true
    let change: PlaceChange = isShown ? .movesToParent : .movesFromParent
    placeChange = extras?.parentChange == change ? change : nil
    tellAppearance(isShown ? .willAppear : .willDisappear, false)
  }

  /// Whether it appears because its view enters a window. The system notifies a root controller and
  /// a presented one, and a parent that appears itself notifies its children.
  private var appearsWithItsView: Bool {
    guard let parent else { return ownPresenting == nil && !isRootOfWindow }
    return parent.appearance == .shown && !parent.isChangingAppearance && parent.forwardsAppearance
  }

  private var isRootOfWindow: Bool {
    UIApplication.shared.windows.contains { $0.rootViewController === self }
  }

  /// The view has entered a window, or has left it.
  final func windowDidChange(isShown: Bool) {
    guard followsWindow else { return }
    followsWindow = false
    defer { placeChange = nil }
    if isShown { tellAppearance(.isAppearing, false) }
    tellAppearance(isShown ? .didAppear : .didDisappear, false)
  }

  // The messages that the model sends to a controller, one small function for each.

  final func sendLoadView() {
    CycleWatch.tell(.tells(self, .loadView))
    Door.send(.loadView, to: self) { loadView() }
  }

  package final func sendViewDidLoad() {
    CycleWatch.tell(.tells(self, .viewDidLoad))
    Door.send(.viewDidLoad, to: self) { viewDidLoad() }
  }

  final func sendViewWillAppear(_ animated: Bool) {
    CycleWatch.tell(.tells(self, .viewWillAppear))
    Door.send(.viewWillAppear, to: self, [animated]) { viewWillAppear(animated) }
  }

  final func sendViewDidAppear(_ animated: Bool) {
    CycleWatch.tell(.tells(self, .viewDidAppear))
    Door.send(.viewDidAppear, to: self, [animated]) { viewDidAppear(animated) }
  }

  final func sendViewWillDisappear(_ animated: Bool) {
    CycleWatch.tell(.tells(self, .viewWillDisappear))
    Door.send(.viewWillDisappear, to: self, [animated]) { viewWillDisappear(animated) }
  }

  final func sendViewDidDisappear(_ animated: Bool) {
    CycleWatch.tell(.tells(self, .viewDidDisappear))
    Door.send(.viewDidDisappear, to: self, [animated]) { viewDidDisappear(animated) }
  }

  package final func sendWillMove(toParent parent: UIViewController?) {
    CycleWatch.tell(.tells(self, .willMoveToParent))
    Door.send(.willMoveToParent, to: self, [parent]) { willMove(toParent: parent) }
  }

  package final func sendDidMove(toParent parent: UIViewController?) {
    CycleWatch.tell(.tells(self, .didMoveToParent))
    Door.send(.didMoveToParent, to: self, [parent]) { didMove(toParent: parent) }
  }

  final func sendViewWillLayoutSubviews() {
    if viewIfLoaded?.window == nil { showContained() }
    Door.send(.viewWillLayoutSubviews, to: self) { viewWillLayoutSubviews() }
  }

  final func sendViewDidLayoutSubviews() {
    Door.send(.viewDidLayoutSubviews, to: self) { viewDidLayoutSubviews() }
  }
}

import EventVocabulary
import Foundation

/// The state that an app preserved in the background, for the launch after the system ended it.
final class PreservedState {
  /// The values of the delegate.
  let application = RestorationCoder()
  /// The values of controllers, each with the identifiers on the way to it from the root.
  var controllers: [(path: [String], coder: RestorationCoder)] = []

  deinit {}
}

/// State restoration of an app without scenes (AP-52, AP-53). Only what is implemented is called.
extension UIApplication {
  /// Preserves the state, if the delegate wants that: the app is in the background.
  final func preserveState() -> [LifeStep] {
    var steps: [LifeStep] = []
    let state = PreservedState()
    guard let delegate = delegateObject as? ModelObject,
      asks(.shouldSaveState, delegate, state.application, "AP-52", &steps)
    else { return steps }
    _ = call(.willEncodeState, on: delegate, [self, state.application], "AP-52", &steps)
    for (path, controller) in restorableControllers where !Door.isStopped {
      let coder = RestorationCoder()
      _ = call(.encodeState, on: controller, [coder], "AP-52", &steps)
      state.controllers.append((path, coder))
    }
    preservedState = state
    return steps
  }

  /// Restores the state that was preserved, if there is one and the delegate wants that: the launch
  /// has begun.
  final func restoreState() -> [LifeStep] {
    var steps: [LifeStep] = []
    guard let state = preservedState, let delegate = delegateObject as? ModelObject,
      asks(.shouldRestoreState, delegate, state.application, "AP-53", &steps)
    else { return steps }
    var restored: [UIViewController] = []
    for (path, coder) in state.controllers where !Door.isStopped {
      guard
        let controller = restorableControllers.first(where: { $0.path == path })?.controller
          ?? made(path, coder, by: delegate, &steps)
      else { continue }
      _ = call(.decodeState, on: controller, [coder], "AP-53", &steps)
      restored.append(controller)
    }
    for controller in restored where !Door.isStopped {
      _ = call(.finishedRestoring, on: controller, [], "AP-53", &steps)
    }
    _ = call(.didDecodeState, on: delegate, [self, state.application], "AP-53", &steps)
    return steps
  }

  /// The controller that the delegate makes for a path; nil for none.
  private func made(
    _ path: [String], _ coder: RestorationCoder, by delegate: ModelObject, _ steps: inout [LifeStep]
  ) -> UIViewController? {
    let call = call(.controllerForPath, on: delegate, [self, path, coder], "AP-53", &steps)
    guard case .answered(let value) = call else { return nil }
    return value as? UIViewController
  }

  /// Asks the delegate a question of yes and no; a delegate without the method says no. The method
  /// of iOS 13.2 comes before the older one (KN-15).
  private func asks(
    _ callback: LifeCallback, _ delegate: ModelObject, _ coder: RestorationCoder, _ rule: String,
    _ steps: inout [LifeStep]
  ) -> Bool {
    let call = call(callback, on: delegate, [self, coder], rule, &steps)
    if case .answered(let value) = call { return value as? Bool ?? false }
    let older = callback.selector.replacingOccurrences(of: "Secure", with: "")
    return DelegateCalls.value(Selector(older), of: delegate, [self, coder]) ?? false
  }

  private func call(
    _ callback: LifeCallback, on receiver: ModelObject, _ arguments: [Any?], _ rule: String,
    _ steps: inout [LifeStep]
  ) -> PerformedCall {
    let selector = Selector(callback.selector)
    // Only code of the app's own classes is called: UIKit's does nothing here.
    guard let performer = actionPerformer, receiver.attachment != nil,
      performer.knows(selector, receiver)
    else { return .unknown }
    var outcome = PerformedCall.unknown
    let isHeard = tell(callback, to: receiver) { receiver in
      outcome = performer.answer(selector, of: receiver, arguments)
      if case .answered = outcome { return true }
      return false
    }
    if isHeard {
      steps.append(LifeStep(callback: callback, rule: rule, receiver: receiver, isHeard: true))
    }
    return outcome
  }

  /// The controllers on the screen for which every controller on the way from the root has an
  /// identifier, and these.
  private var restorableControllers: [(path: [String], controller: UIViewController)] {
    var found: [(path: [String], controller: UIViewController)] = []
    func collect(_ controller: UIViewController, _ above: [String]) {
      guard let identifier = controller.restorationIdentifier else { return }
      let path = above + [identifier]
      found.append((path, controller))
      for child in controller.children { collect(child, path) }
      if let presented = controller.ownPresented { collect(presented, path) }
    }
    for window in windowsFrontToBack {
      if let root = window.rootViewController { collect(root, []) }
    }
    return found
  }
}

import Foundation
import Records
import UIKitModel

// Proposals that may help against each cause. The caller tries whether they do.
extension CureFinder {
  /// The proposals against a cause, the best first.
  func proposals(for finding: WhyFinder.Finding) -> [Proposal] {
    guard let culprit = finding.culprit else { return [] }
    switch finding.cause {
    case .hitButDisabled: return [flag("isEnabled", true, of: culprit)]
    case .refuses(let reason, _), .ancestorRefuses(_, let reason, _, _):
      return refusal(reason, of: culprit)
    case .covered:
      return [
        puttingInContent(culprit), dismissing(culprit), closingMenu(culprit),
        ignoringTouches(culprit),
        withoutOverrides(culprit, .notNeeded),
        bringingToFront(beside: culprit),
      ].compactMap(\.self)
    case .drawnInFront: return [bringingToFront(beside: culprit)].compactMap(\.self)
    case .otherWindow:
      return [
        flag("isHidden", true, of: culprit), ignoringTouches(culprit),
        withoutOverrides(culprit, .notNeeded), bringingWindowToFront(over: culprit),
      ].compactMap(\.self)
    case .windowNotShown(_, let hasNoScene):
      return hasNoScene ? [givingScene(to: culprit)].compactMap(\.self) : [showing(culprit)]
    case .ownCode: return [withoutOverrides(culprit, .mend)].compactMap(\.self)
    case .outsideAncestor, .emptyAncestor:
      return [
        constraining(culprit), scrolling(culprit), enlarging(culprit), movingOut(of: culprit),
      ].compactMap(\.self)
    case .notInWindow:
      return [
        showingController(of: culprit), dismissingCover(of: culprit), puttingOnScreen(culprit),
      ].compactMap(\.self)
    case .singularTransform:
      let old = culprit.storedTransform
      return [
        Proposal(
          purpose: .mend, movesView: true,
          lines: line(for: culprit) { "set \($0).transform identity" }
        ) {
          culprit.transform = .identity
          return { culprit.transform = old }
        }
      ]
    case .offScreen:
      return [view.enclosingScrollView.flatMap(scrolling), movingOntoScreen()].compactMap(\.self)
    case .hit, .subviewHit, .outsideItself, .script, .changedMeanwhile: return []
    }
  }

  /// The proposals that are offered only if nothing else helps.
  func lastProposals(for finding: WhyFinder.Finding) -> [Proposal] {
    guard let culprit = finding.culprit else { return [] }
    switch finding.cause {
    case .outsideAncestor: return [movingInside(culprit)].compactMap(\.self)
    default: return []
    }
  }

  /// A line about one view.
  private func line(
    for view: UIView, _ text: @escaping (_ name: String) -> String
  ) -> (inout Speaker) -> [String]? {
    lines(for: view) { [text($0)] }
  }

  func lines(
    for view: UIView, _ texts: @escaping (_ name: String) -> [String]
  ) -> (inout Speaker) -> [String]? {
    { speaker in
      var lines: [String] = []
      guard let name = speaker.name(of: view, &lines) else { return nil }
      return lines + texts(name)
    }
  }

  // MARK: Switches

  /// Sets a Boolean property, by the table with which the line will be read.
  private func flag(
    _ path: String, _ value: Bool, of view: UIView, purpose: Cure.Purpose = .mend
  ) -> Proposal {
    Proposal(purpose: purpose, lines: line(for: view) { "set \($0).\(path) \(value)" }) {
      guard let write = PropertyTable.property(path, of: view)?.write else { return nil }
      write(view, .value(.boolean(value)))
      return { write(view, .value(.boolean(!value))) }
    }
  }

  private func refusal(_ reason: RefusalReason, of view: UIView) -> [Proposal] {
    switch reason {
    case .hidden: return [flag("isHidden", false, of: view)]
    case .interactionDisabled: return [flag("isUserInteractionEnabled", true, of: view)]
    case .animating:
      return [
        flag("isAnimatingWithoutUserInteraction", false, of: view, purpose: .allowInteraction)
      ]
    case .transparent(let alpha):
      func show(_ purpose: Cure.Purpose, _ texts: @escaping (String) -> [String]) -> Proposal {
        Proposal(purpose: purpose, lines: lines(for: view, texts)) {
          view.alpha = 1
          return { view.layer.opacity = Float(alpha) }
        }
      }
      return [
        show(.mend) { ["set \($0).alpha 0.02"] },
        show(.invisibleButTouchable) {
          ["set \($0).alpha 1", "set \($0).backgroundColor clear"]
        },
      ]
    }
  }

  // MARK: Covering views

  private func ignoringTouches(_ cover: UIView) -> Proposal? {
    guard cover.refusal == nil, !(cover is _UIContextMenuContainerView) else { return nil }
    return flag("isUserInteractionEnabled", false, of: cover, purpose: .coverNeedsNoTouches)
  }

  /// Taps beside the rows of an open menu, which closes it (CT-40).
  private func closingMenu(_ cover: UIView) -> Proposal? {
    guard let menu = cover as? _UIContextMenuContainerView else { return nil }
    let rows = menu.subviews.map(\.storedFrame)
    let bounds = menu.storedBounds
    let corners = [
      CGPoint(x: bounds.minX + 4, y: bounds.minY + 4),
      CGPoint(x: bounds.maxX - 4, y: bounds.maxY - 4),
    ]
    guard let corner = corners.first(where: { corner in !rows.contains { $0.contains(corner) } })
    else { return nil }
    let place = menu.pointOnScreen(corner)
    return Proposal(
      purpose: .presentedIsDone, lines: { _ in ["tap \(place.typed)"] }, apply: nil)
  }

  /// Dismisses the controller in front, whose view covers the other.
  private func dismissing(_ cover: UIView) -> Proposal? {
    let controllers = scene.namedObjects.compactMap { $0.object as? UIViewController }
    let presented = controllers.first {
      $0.parent == nil && $0.presentingViewController != nil && $0.presentedViewController == nil
        && $0.viewIfLoaded?.isDescendant(of: cover) ?? false
    }
    guard let presented, let name = scene.givenName(of: presented) else { return nil }
    return Proposal(purpose: .presentedIsDone, lines: { _ in ["dismiss \(name)"] }, apply: nil)
  }

  /// Moves a view that was added to a cell into the cell's content view, which covers it: that is
  /// where views of a cell belong.
  private func puttingInContent(_ cover: UIView) -> Proposal? {
    let way = sequence(first: view) { $0.superview }
    guard let cell = cover.superview, let shadowed = way.first(where: { $0.superview === cell }),
      let content = scene.typedName(of: cover), content.hasSuffix(".contentView"),
      cover.storedTransform.isIdentity, cover.storedBounds.origin == .zero
    else { return nil }
    let origin = cell.convert(shadowed.storedFrame.origin, to: cover)
    let isMoved = origin != shadowed.storedFrame.origin
    return Proposal(
      purpose: .contentView,
      lines: lines(for: shadowed) {
        ["put \($0) in \(content)"] + (isMoved ? ["move \($0) to \(origin.typed)"] : [])
      }, apply: nil)
  }

  /// Not the root view of a controller, and not views that a container lays out: no app can order
  /// these.
  private func bringingToFront(beside cover: UIView) -> Proposal? {
    let way = sequence(first: view) { $0.superview }
    guard let superview = cover.superview,
      let shadowed = way.first(where: { $0.superview === superview }),
      !(superview is UIWindow && scene.controller(ofRootView: shadowed) != nil),
      !((superview.next as? UIViewController).map(\.isContainer) ?? false)
    else { return nil }
    return Proposal(purpose: .orderIsWrong, lines: line(for: shadowed) { "front \($0)" }) {
      guard let index = superview.indexOfSubview(shadowed) else { return nil }
      superview.bringSubviewToFront(shadowed)
      return { superview.insertSubview(shadowed, at: index) }
    }
  }

  /// Within one level the last window is in front (WN-1).
  private func bringingWindowToFront(over front: UIView) -> Proposal? {
    guard let front = front as? UIWindow, let own = view.window,
      front.windowLevel == own.windowLevel
    else { return nil }
    let application = scene.application
    return Proposal(purpose: .orderIsWrong, lines: line(for: own) { "front \($0)" }) {
      let order = application.windows
      application.bringToFront(own)
      return { for window in order { application.bringToFront(window) } }
    }
  }

  private func withoutOverrides(_ view: UIView, _ purpose: Cure.Purpose) -> Proposal? {
    guard !scene.overrideLines(of: view).isEmpty else { return nil }
    return Proposal(purpose: purpose, lines: line(for: view) { "off \($0)" }) {
      let table = view.methodTable
      let methods = table.answered.map { ($0, table.method(for: $0)) }
      for (message, _) in methods { view.setMethod(nil, for: message) }
      return { for (message, method) in methods { view.setMethod(method, for: message) } }
    }
  }

  // MARK: Views on no screen

  private func showing(_ window: UIView) -> Proposal {
    Proposal(
      purpose: .mend, movesView: true, lines: line(for: window) { "set \($0).isHidden false" },
      apply: nil)
  }

  /// In an app with scenes a window needs one (WN-9); that of another window is suitable.
  private func givingScene(to window: UIView) -> Proposal? {
    guard let other = scene.application.windowsFrontToBack.first(where: { $0.windowScene != nil })
    else { return nil }
    return Proposal(
      purpose: .mend, movesView: true,
      lines: { speaker in
        var lines: [String] = []
        guard let name = speaker.name(of: window, &lines),
          let otherName = speaker.name(of: other, &lines)
        else { return nil }
        return lines + ["\(name).windowScene = \(otherName).windowScene"]
      }, apply: nil)
  }

  /// Shows a controller whose view is below others on a stack, or behind another tab.
  private func showingController(of top: UIView) -> Proposal? {
    guard let controller = scene.controller(ofRootView: top) else { return nil }
    if let tabs = controller.parent as? UITabBarController, let name = scene.givenName(of: tabs),
      let index = tabs.viewControllers?.firstIndex(where: { $0 === controller })
    {
      return Proposal(
        purpose: .mend, movesView: true, lines: { _ in ["set \(name).selectedIndex \(index)"] },
        apply: nil)
    }
    guard let navigation = controller.parent as? UINavigationController,
      let name = scene.givenName(of: navigation),
      let index = navigation.viewControllers.firstIndex(where: { $0 === controller })
    else { return nil }
    let count = navigation.viewControllers.count - 1 - index
    guard count > 0 else { return nil }
    return Proposal(
      purpose: .mend, movesView: true,
      lines: { _ in Array(repeating: "pop on \(name)", count: count) }, apply: nil)
  }

  /// Dismisses a full-screen cover that removed a controller's view from the window (VC-10).
  private func dismissingCover(of top: UIView) -> Proposal? {
    guard let controller = scene.controller(ofRootView: top),
      let cover = cover(of: controller), let name = scene.givenName(of: cover)
    else { return nil }
    return Proposal(
      purpose: .mend, movesView: true, lines: { _ in ["dismiss \(name)"] }, apply: nil)
  }

  /// The controller that a controller, or a child of it, presents full screen.
  private func cover(of controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
    {
      return presented
    }
    for child in controller.children {
      if let cover = cover(of: child) { return cover }
    }
    return nil
  }

  private func puttingOnScreen(_ top: UIView) -> Proposal? {
    // If the root view is not in a window, as after another root controller was set, its
    // replacement.
    let shown = scene.application.windowsFrontToBack.last { $0.refusal == nil }
    let hosts = [scene.defaultSuperview, shown?.rootViewController?.viewIfLoaded, shown]
    guard !(top is UIWindow),
      let host = hosts.lazy.compactMap(\.self).first(where: { $0 !== top && $0.window != nil })
    else { return nil }
    return Proposal(
      purpose: .mend, movesView: true,
      lines: { speaker in
        var lines: [String] = []
        guard let name = speaker.name(of: top, &lines),
          let hostName = speaker.name(of: host, &lines)
        else { return nil }
        return lines + ["put \(name) in \(hostName)"]
      }
    ) {
      guard (try? host.insert(top, at: .front)) != nil else { return nil }
      return { top.removeFromSuperview() }
    }
  }
}

extension UIViewController {
  /// Whether UIKit lays out the views in its view.
  fileprivate var isContainer: Bool { self is UINavigationController || self is UITabBarController }
}

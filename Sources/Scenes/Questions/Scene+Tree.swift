import Foundation
import Records
import UIKitModel

extension Scene {
  /// The hierarchy below a view, or all windows from back to front, after those that were never
  /// shown. `refused` are the unreachable fractions of views whose superviews' own code decides
  /// about them, 0 for views that were not asked.
  package func tree(
    from start: UIView?, refused: [ObjectIdentifier: Double] = [:]
  ) -> TreeRecord {
    var nodes: [TreeRecord.Node] = []
    let tops = start.map { [$0] } ?? allWindows
    for top in tops {
      var waiting: [(view: UIView, depth: Int)] = [(top, 0)]
      while let (view, depth) = waiting.popLast() {
        nodes.append(node(view, depth, refused))
        for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
      }
    }
    return TreeRecord(
      nodes: nodes, profile: application.profile.rawValue,
      isBlack: start == nil && isScreenBlack ? true : nil,
      withoutScene: start == nil ? withoutScene.map(objectName) : [])
  }

  /// The existing windows: those that are on no screen, and the others from back to front.
  var allWindows: [UIWindow] {
    let shown = Array(application.windowsFrontToBack.reversed())
    let others = application.windowsNeverShown + application.windows
    return others.filter { window in !shown.contains { $0 === window } } + shown
  }

  /// The remarks that windows were shown but are on no screen, as they have no scene (WN-9).
  package var remarksOnScenes: [Remark] {
    withoutScene.map { .windowWithoutScene(objectName($0)) }
  }

  /// The same if no window is on the screen at all.
  package var remarksOnBlackScreen: [Remark] { isScreenBlack ? remarksOnScenes : [] }

  private var withoutScene: [UIWindow] {
    application.windows.filter { absence(of: $0) == .noScene }
  }

  /// The reason why a window is on no screen; nil for one that is.
  private func absence(of window: UIWindow) -> NameEntry.Absence? {
    if window.isHidden { return .hidden }
    return application.windowsFrontToBack.contains { $0 === window } ? nil : .noScene
  }

  private func node(
    _ view: UIView, _ depth: Int, _ refused: [ObjectIdentifier: Double]
  ) -> TreeRecord.Node {
    let isAsked = view.superview?.answersForOutside ?? false
    let outside = isAsked ? refused[ObjectIdentifier(view)] ?? 0 : OutsideParts.share(of: view)
    return TreeRecord.Node(
      view: objectName(view), depth: depth, frame: view.frame,
      boundsOrigin: view.bounds.origin == .zero ? nil : view.bounds.origin,
      transform: view.conversionEntries,
      refusal: view.methodTable.method(for: .hitTest) == nil
        ? view.refusal.map { RefusalReason($0) } : nil,
      isEmpty: view.bounds.standardized.isEmpty, outside: outside,
      viewController: controller(ofRootView: view).map(objectName),
      text: shownText(of: view) ?? dumped?.facts(of: view)?.text,
      overrides: overrideLines(of: view),
      recognizers: view.gestureRecognizers?.map(objectName) ?? [],
      targets: targetLines(of: view),
      lacksScene: (view as? UIWindow).map { absence(of: $0) == .noScene } ?? false)
  }

  /// All names, with the locations of their objects, then the windows that have none.
  package var nameEntries: [NameEntry] {
    let unnamed: [ModelObject] = allWindows.filter { givenName(of: $0) == nil }
    let named: [ModelObject] = namedObjects.map { $0.object }
    return (named + unnamed).map { object in
      let view = object as? UIView
      let place = view?.superview ?? (object as? UIGestureRecognizer)?.view
      return NameEntry(
        object: objectName(object), place: place.map(objectName), frame: view?.frame,
        absence: (object as? UIWindow).flatMap { absence(of: $0) })
    }
  }
}

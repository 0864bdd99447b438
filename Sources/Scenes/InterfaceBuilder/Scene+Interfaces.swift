import Foundation
import InterfaceBuilder
import Records
import UIKitBindings
import UIKitModel

/// Interface Builder files: their contents are added to the app's bundle and shown on the screen.
extension Scene {
  /// The size classes of the screen, which determine the variations that are read.
  package var interfaceTraits: InterfaceTraits {
    let traits = application.screen.traitCollection
    return InterfaceTraits(
      isWidthCompact: traits.horizontalSizeClass != .regular,
      isHeightCompact: traits.verticalSizeClass == .compact)
  }

  /// Adds a file to the bundle under a name, and shows its initial controller, or that of the scene
  /// with a word, in place of the present screen. The app's classes remain.
  package func load(
    _ document: InterfaceDocument, named name: String, scene word: String?
  ) throws(InterfaceProblem) -> LoadedInterface {
    let maker = InterfaceMaker(document, self)
    let shown: ModelObject?
    if document.isStoryboard {
      shown = try show(document, maker, name, word)
    } else {
      if let word { throw .xibHasNoScenes(word) }
      shown = try showNib(document, maker, name)
    }
    return answer(document, maker, name, shown)
  }

  private func show(
    _ document: InterfaceDocument, _ maker: InterfaceMaker, _ name: String, _ word: String?
  ) throws(InterfaceProblem) -> ModelObject? {
    guard !document.scenes.isEmpty else { throw .nothingInside }
    let archive = try maker.storyboard(named: name)
    let index = try scene(of: document, maker, word)
    forgetScreen()
    application.storyboards[name] = archive
    let storyboard = UIStoryboard(name: name, bundle: nil)
    guard let controller = storyboard.instantiate(scene: index) else { return nil }
    show(controller)
    return controller
  }

  /// The index of the requested scene: by its identifier, its class or its controller's identifier
  /// in the file; without a word, the initial scene or the only one.
  private func scene(
    of document: InterfaceDocument, _ maker: InterfaceMaker, _ word: String?
  ) throws(InterfaceProblem) -> Int {
    let words = document.scenes.map(maker.word)
    if let word {
      let keys = ["storyboardIdentifier", "customClass", "id"]
      for key in keys {
        if let index = document.scenes.firstIndex(where: { $0.controller[key] == word }) {
          return index
        }
      }
      throw .unknownScene(word, names: words)
    }
    if let initial = document.initialID.flatMap({ maker.sceneIndices[$0] }) { return initial }
    if document.scenes.count == 1 { return 0 }
    throw .noInitialScene(names: words)
  }

  /// Shows a controller in the window, under the names of the previous root view controller.
  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    if Door.isStopped { return }
    let inner = Self.shownController(in: controller)
    rename("controller", to: inner, isKept: true)
    adopt(inner)
    if let view = inner.view { rename("root", to: view, isKept: true) }
    nameView(of: controller)
  }

  /// The visible controller of a container; any other controller itself.
  private static func shownController(in controller: UIViewController) -> UIViewController {
    var shown = controller
    while true {
      let inner: UIViewController? =
        switch shown {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.first
        default: nil
        }
      guard let inner else { return shown }
      shown = inner
    }
  }

  // MARK: Xibs

  private func showNib(
    _ document: InterfaceDocument, _ maker: InterfaceMaker, _ name: String
  ) throws(InterfaceProblem) -> ModelObject? {
    let (nib, owner) = maker.nib(named: name)
    guard !nib.views.isEmpty else { throw .nothingInside }
    forgetScreen()
    application.nibs[name] = nib
    let isView = nib.connections.contains { connection in
      if case .outlet(.owner, "view", _) = connection { true } else { false }
    }
    if isView {
      let word = owner?.customClass.flatMap { controllerClass(named: $0) }
      let controller = (try? word?.make()) ?? UIViewController()
      controller.keep(nibName: name)
      if word == nil, let missing = owner?.customClass { StandIn.mark(controller, missing) }
      show(controller)
      return controller
    }
    let controller = UIViewController()
    show(controller)
    let top = nib.loadWithoutOwner()
    for view in top { controller.view.sendAddSubview(view) }
    return top.first ?? controller
  }

  // MARK: Answers

  private func answer(
    _ document: InterfaceDocument, _ maker: InterfaceMaker, _ name: String, _ shown: ModelObject?
  ) -> LoadedInterface {
    let count = InterfaceCount(document)
    for (part, number) in count.leftOut { maker.leaveOut(part, number) }
    let outlets = namedObjects.filter { maker.names.isOutlet($0.name) }.compactMap { named in
      (named.object as? UIView).flatMap { $0.window == nil ? nil : objectName($0) }
    }
    return LoadedInterface(
      name: name, isStoryboard: document.isStoryboard,
      controllers: document.scenes.map { scene in
        LoadedInterface.Controller(
          identifier: scene.controller["storyboardIdentifier"],
          className: scene.controller.customClass ?? InterfaceClasses.uikitName(scene.controller),
          isInitial: document.initialID != nil && scene.controller.id == document.initialID)
      },
      shown: shown.map { objectName($0) }, views: count.views, constraints: count.constraints,
      outlets: outlets, standIns: maker.classes.standIns, loggedActions: maker.logged,
      leftOut: maker.leftOut.map { LoadedInterface.LeftOut(part: $0.key, count: $0.value) }
        .sorted { ($1.count, $0.part) < ($0.count, $1.part) },
      misplaced: count.misplaced)
  }
}

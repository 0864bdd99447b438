import Foundation
import InterfaceBuilder
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

// The controllers of a storyboard and the segues between them.

extension InterfaceMaker {
  /// The storyboard of the file. Throws where a controller would contain itself.
  func storyboard(named name: String) throws(InterfaceProblem) -> StoryboardArchive {
    let contained = document.scenes.map { containedScenes($0.controller) }
    let embedded = document.scenes.map(embeddedScenes)
    try checkForRings(zip(contained, embedded).map { $0 + $1 })
    let scenes = document.scenes.indices.map { make(document.scenes[$0], contained: contained[$0]) }
    return StoryboardArchive(
      name: name, scenes: scenes, initial: document.initialID.flatMap { sceneIndices[$0] })
  }

  /// A word for a scene: its identifier, else the class or the identifier of its controller in the
  /// file.
  func word(of scene: InterfaceDocument.Scene) -> String {
    scene.controller["storyboardIdentifier"] ?? scene.controller.customClass
      ?? scene.controller.id ?? scene.controller.name
  }

  private func containedScenes(_ controller: XMLElement) -> [Int] {
    controller.elements(in: "connections").compactMap { connection in
      guard connection["kind"] == "relationship" else { return nil }
      return connection["destination"].flatMap { sceneIndices[$0] }
    }
  }

  private func embeddedScenes(_ scene: InterfaceDocument.Scene) -> [Int] {
    var found: [Int] = []
    for top in [scene.controller] + scene.others {
      top.forEach { element in
        if element.name == "segue", element["kind"] == "embed",
          let index = element["destination"].flatMap({ sceneIndices[$0] })
        {
          found.append(index)
        }
      }
    }
    return found
  }

  private func checkForRings(_ inside: [[Int]]) throws(InterfaceProblem) {
    var isDone = inside.map { _ in false }
    for start in inside.indices where !isDone[start] {
      // Depth first without recursion: a file may have thousands of scenes.
      var path: [(scene: Int, next: Int)] = [(start, 0)]
      var onPath: Set<Int> = [start]
      while let (scene, next) = path.last {
        guard next < inside[scene].count else {
          isDone[scene] = true
          onPath.remove(scene)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let inner = inside[scene][next]
        if onPath.contains(inner) { throw .containsItself(word(of: document.scenes[inner])) }
        if isDone[inner] { continue }
        path.append((inner, 0))
        onPath.insert(inner)
      }
    }
  }

  // MARK: Scenes

  private func make(
    _ scene: InterfaceDocument.Scene, contained: [Int]
  ) -> StoryboardArchive.Scene {
    let controller = scene.controller
    if controller.name == "viewControllerPlaceholder" { return reference(controller) }
    let found = classes.find(controller, base: "UIViewController")
    let isContainer = ["navigationController", "tabBarController", "splitViewController"]
      .contains(controller.name)
    ownerAnswersForRows = ["tableViewController", "collectionViewController"]
      .contains(controller.name)
    let nib = InterfaceNibMaker(
      self, name: word(of: scene), ownerIDs: Set([controller.id].compactMap(\.self)),
      isOwnerMissing: found.missing != nil,
      outlets: names.outlets(of: [controller] + scene.others), givesNames: true)
    nib.linked.append((withoutAttributes(controller), .owner))
    // A container creates its view and its bars itself.
    let view = isContainer ? nil : controller.child(key: "view")
    if let view { nib.add(view) }
    for object in scene.others { nib.addTop(object) }
    addItems(of: controller, to: nib)
    let archive = nib.archive()
    if view != nil {
      archive.connections.insert(.outlet(of: .owner, key: "view", to: .view(0)), at: 0)
    }
    let attributes = controller.elements(in: "userDefinedRuntimeAttributes")
      .compactMap { attribute in
        attribute["keyPath"].flatMap { path in value(of: attribute).map { (path, $0) } }
      }
    let isMissing = found.missing != nil
    return StoryboardArchive.Scene(
      identifier: controller["storyboardIdentifier"],
      className: found.missing ?? found.name, make: classes.controllerMaker(of: found),
      decode: { [self] made in
        apply(controller, to: made)
      },
      finish: { [self] made in
        for (path, value) in attributes where !isMissing || path.contains(".") {
          _ = UIApplication.shared.actionPerformer?
            .setValue(value.value, forKeyPath: path, of: made)
        }
        nameController(made, controller)
      }, contained: contained, nib: view == nil ? nil : archive, segues: nib.segues)
  }

  /// The controller's attributes are set when it is created, long before its view.
  private func withoutAttributes(_ controller: XMLElement) -> XMLElement {
    var result = controller
    result.children.removeAll { $0.name == "userDefinedRuntimeAttributes" }
    return result
  }

  private func addItems(of controller: XMLElement, to nib: InterfaceNibMaker) {
    if let item = controller.child(key: "navigationItem") {
      nib.addNavigationItem(item) { ($0.owner as? UIViewController)?.navigationItem }
    }
    nib.addToolbarItems(controller.elements(in: "toolbarItems"))
  }

  /// A reference to a controller of another storyboard, which may have been loaded before.
  private func reference(_ element: XMLElement) -> StoryboardArchive.Scene {
    let name = element["storyboardName"] ?? ""
    if scene?.application.storyboards[name] == nil {
      leaveOut("storyboard reference to \(name.isEmpty ? "another controller" : name)")
    }
    let identifier = element["referencedIdentifier"]
    return StoryboardArchive.Scene(
      identifier: element["storyboardIdentifier"], className: "UIViewController",
      make: { coder in
        guard let archive = UIApplication.shared.storyboards[name] else {
          return StoryboardCoder.finish(UIViewController(), by: coder)
        }
        let storyboard = UIStoryboard(name: name, bundle: nil)
        let index =
          identifier.map { word in archive.scenes.firstIndex { $0.identifier == word } }
          ?? archive.initial
        return index.flatMap { storyboard.instantiate(scene: $0) }
      }, decode: { _ in }, contained: [], nib: nil, segues: [])
  }

  private func nameController(_ controller: UIViewController, _ element: XMLElement) {
    guard let scene else { return }
    names.give(names.name(ofController: element), to: controller, in: scene)
  }

  // MARK: Settings of controllers

  private static let styles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
  ]

  private static let transitions: [String: UIModalTransitionStyle] = [
    "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  private func apply(_ element: XMLElement, to controller: UIViewController) {
    if let title = element.string("title") { controller.title = title }
    if let style = Self.styles[element["modalPresentationStyle"] ?? ""] {
      controller.modalPresentationStyle = style
    }
    if let style = Self.transitions[element["modalTransitionStyle"] ?? ""] {
      controller.modalTransitionStyle = style
    }
    if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let edges = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = InterfaceRecognizers.edges(edges.flags)
    }
    if let identifier = element["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    }
    if let item = element.child(key: "tabBarItem") {
      controller.tabBarItem = UITabBarItem(
        title: item.string("title"), image: palette.image(item["image"]),
        tag: item.integer("tag") ?? 0)
    }
    if let item = element.child(key: "navigationItem") {
      palette.apply(item, to: controller.navigationItem)
    }
    let toolbar = element.elements(in: "toolbarItems")
    if !toolbar.isEmpty { controller.toolbarItems = toolbar.map { palette.barItem($0) } }
    guard let navigation = controller as? UINavigationController else { return }
    if let bar = element.child(key: "navigationBar") {
      settings.applyBar(bar, to: navigation.navigationBar)
    }
    navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
  }

  // MARK: Segues

  /// A segue from a controller; nil if it leads nowhere. `container` is the view in which an
  /// embedded controller is.
  func segue(_ element: XMLElement, container: Int?) -> StoryboardArchive.Segue? {
    let isAnimated = element.flag("animates") ?? true
    if element["kind"] == "unwind" {
      guard let action = element["unwindAction"] else { return nil }
      return StoryboardArchive.Segue(
        identifier: element["identifier"], kind: .unwind(Selector(action)), destination: nil,
        isAnimated: isAnimated)
    }
    guard let index = element["destination"].flatMap({ sceneIndices[$0] }) else {
      leaveOut("segue to another storyboard")
      return nil
    }
    let kind: StoryboardArchive.Segue.Kind
    var make: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue?)?
    switch element["kind"] {
    case "embed":
      guard let container else { return nil }
      kind = .embed(view: container)
    case "presentation", "modal":
      kind = .present(
        Self.styles[element["modalPresentationStyle"] ?? ""] ?? .automatic,
        Self.transitions[element["modalTransitionStyle"] ?? ""] ?? .coverVertical)
    case "popoverPresentation", "popover": kind = .present(.popover, .coverVertical)
    case "showDetail", "replace": kind = .showDetail
    default: kind = .show
    }
    if let name = element.customClass, let nominal = classes.segueClass(name) {
      make = { ScriptHost.makeSegue(nominal, $0, $1, $2) }
    }
    return StoryboardArchive.Segue(
      identifier: element["identifier"], kind: kind, destination: index, isAnimated: isAnimated,
      make: make)
  }
}

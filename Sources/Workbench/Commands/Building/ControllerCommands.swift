import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let present = Command(
    "present", .building, .change, usage: ["CONTROLLER [on CONTROLLER]"],
    summary: Bilingual(en: "presents a controller", zh: "以模态方式呈现控制器"),
    text: Bilingual(
      en: """
        The controller is made if there is none of that name. Its view covers the window; the \
        presenting controller is the one in front unless `on` names another.
        """,
      zh: "没有这个名字的控制器时会新建。它的视图盖住整个窗口；不写 on 时由最前面的控制器呈现。"),
    examples: ["present sheet", "chain sheet", "dismiss sheet"]
  ) { arguments, session in
    let scene = session.scene
    let (controller, name) = try existingOrNew(&arguments, scene)
    let presenting =
      arguments.takeKeyword("on") != nil ? try arguments.controller() : try front(scene)
    let place = arguments.lastPlace
    try arguments.finish()
    if let presented = presenting.presentedViewController {
      throw LocatedProblem(
        .alreadyPresenting(
          scene.objectName(presenting).text, presented: scene.objectName(presented).text), place)
    }
    guard presenting.viewIfLoaded?.window != nil else {
      throw LocatedProblem(.notInWindow(scene.objectName(presenting).text), place)
    }
    try checkFree(controller, scene)
    if let name { scene.name(controller, name) }
    presenting.present(controller)
    scene.nameView(of: controller)
    return [.controller(scene.change(.presented, controller, other: presenting))]
  }

  static let dismiss = Command(
    "dismiss", .building, .change, usage: ["[CONTROLLER]"],
    summary: Bilingual(en: "removes a presented controller", zh: "收起被呈现的控制器"),
    text: Bilingual(
      en: "Without a name the controller in front is dismissed.", zh: "不写名字时收起最前面的控制器。"),
    examples: ["present sheet", "dismiss"]
  ) { arguments, session in
    let scene = session.scene
    let controller = arguments.isAtEnd ? try front(scene) : try arguments.controller()
    let place = arguments.lastPlace
    try arguments.finish()
    guard controller.presentingViewController != nil || controller.presentedViewController != nil
    else {
      throw LocatedProblem(.notPresenting(scene.objectName(controller).text), place)
    }
    let presenting =
      controller.presentedViewController == nil
      ? controller.presentingViewController : controller
    let gone = presenting?.presentedViewController ?? controller
    controller.dismiss()
    return [.controller(scene.change(.dismissed, gone, other: presenting))]
  }

  static let push = Command(
    "push", .building, .change, usage: ["CONTROLLER [on CONTROLLER]"],
    summary: Bilingual(en: "pushes a controller", zh: "把控制器压入导航栈"),
    text: Bilingual(
      en: """
        The controller is made if there is none of that name. It goes onto the only navigation \
        controller, or the one that `on` names. `add navigation nav` makes one, \
        `set window.rootViewController nav` shows it.
        """,
      zh: """
        没有这个名字的控制器时会新建。默认压入唯一的导航控制器，或 on 指定的那个。\
        add navigation nav 新建导航控制器，set window.rootViewController nav 让它显示。
        """),
    examples: [
      "add navigation nav", "set window.rootViewController nav", "push first", "push second on nav",
      "chain second", "pop",
    ]
  ) { arguments, session in
    let scene = session.scene
    let (controller, name) = try existingOrNew(&arguments, scene)
    let navigation = try navigationController(&arguments, scene)
    try arguments.finish()
    if controller === navigation { throw Problem.containsItself(scene.objectName(controller).text) }
    if controller is UINavigationController {
      throw Problem.navigationInNavigation(scene.objectName(controller).text)
    }
    try checkFree(controller, scene)
    if let name { scene.name(controller, name) }
    navigation.pushViewController(controller, animated: false)
    scene.nameView(of: controller)
    return [.controller(scene.change(.pushed, controller, other: navigation))]
  }

  static let pop = Command(
    "pop", .building, .change, usage: ["[on CONTROLLER]"],
    summary: Bilingual(en: "removes the last pushed controller", zh: "弹出最后压入的控制器"),
    text: Bilingual(
      en: "The first controller of a navigation controller stays.",
      zh: "导航控制器的第一个控制器不会被弹出。"),
    examples: [
      "add navigation nav", "set window.rootViewController nav", "push first", "push second", "pop",
    ]
  ) { arguments, session in
    let scene = session.scene
    let navigation = try navigationController(&arguments, scene)
    let place = arguments.lastPlace
    try arguments.finish()
    guard let popped = navigation.popViewController(animated: false) else {
      throw LocatedProblem(
        .nothingToPop(
          scene.objectName(navigation).text, isEmpty: navigation.viewControllers.isEmpty), place)
    }
    return [.controller(scene.change(.popped, popped, other: navigation))]
  }

  /// A controller by name; a new one with that name to give it when there is none.
  private static func existingOrNew(
    _ arguments: inout Arguments, _ scene: Scene
  ) throws -> (UIViewController, newName: String?) {
    if let token = arguments.next, scene.object(named: token.text) != nil {
      return (try arguments.controller(), nil)
    }
    return (UIViewController(), try arguments.newName())
  }

  private static func checkFree(_ controller: UIViewController, _ scene: Scene) throws {
    if controller.parent != nil || controller.presentingViewController != nil
      || controller.viewIfLoaded?.superview != nil
    {
      throw Problem.controllerInUse(scene.objectName(controller).text)
    }
  }

  /// The controller that nothing is presented on.
  private static func front(_ scene: Scene) throws -> UIViewController {
    guard var front = scene.window.rootViewController else {
      throw Problem.notInWindow("controller")
    }
    while let presented = front.presentedViewController { front = presented }
    return front
  }

  private static func navigationController(
    _ arguments: inout Arguments, _ scene: Scene
  ) throws -> UINavigationController {
    if arguments.takeKeyword("on") != nil {
      let controller = try arguments.controller()
      if let navigation = controller as? UINavigationController { return navigation }
      throw arguments.problem(
        .wrongKind(scene.objectName(controller), needs: "UINavigationController"))
    }
    let all = scene.namedObjects.compactMap { $0.object as? UINavigationController }
    if all.count == 1 { return all[0] }
    guard let first = all.first else { throw Problem.noNavigationController("nav") }
    throw Problem.missingArgument("on \(scene.objectName(first).text)", usage: arguments.usage)
  }
}

import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let present = Command(
    "present", .building, .change,
    summary: Bilingual(en: "presents a controller", zh: "以模态方式呈现控制器"),
    text: Bilingual(
      en: """
        The controller is made if there is none of that name. Its view covers the window; the \
        presenting controller is the one in front unless `on` names another. In Swift, a transition \
        with `animated: true` ends after the code that began it and what waits in the main queue, as \
        on a device (VC-5, VC-10); but no time passes, since nobody says how long it takes. So do \
        pushes and pops.
        """,
      zh: """
        没有这个名字的控制器时会新建。它的视图盖住整个窗口；不写 on 时由最前面的控制器呈现。在 Swift 里，\
        `animated: true` 的转场和真机一样，在发起它的代码和主队列里等待的任务之后才结束（VC-5、VC-10）；\
        但动画时长没有文档，这里不经过时间。push 和 pop 也一样。
        """),
    examples: ["present sheet", "chain sheet", "dismiss sheet"]
  ) {
    Form(.controllerOrName, .optional(.after("on", .controller))) { session, named, presenter in
      let scene = session.scene
      let presenting = try presenter ?? front(scene)
      if let presented = presenting.presentedViewController {
        throw Problem.alreadyPresenting(
          scene.objectName(presenting).text, presented: scene.objectName(presented).text)
      }
      guard presenting.viewIfLoaded?.window != nil else {
        throw Problem.notInWindow(scene.objectName(presenting).text)
      }
      let controller = try scene.freeController(named)
      presenting.present(controller)
      scene.nameView(of: controller)
      return [
        .controller(
          scene.change(.presented, controller, other: controller.presentingViewController))
      ]
    }
  }

  static let dismiss = Command(
    "dismiss", .building, .change,
    summary: Bilingual(en: "removes a presented controller", zh: "收起被呈现的控制器"),
    text: Bilingual(
      en: "Without a name the controller in front is dismissed.", zh: "不写名字时收起最前面的控制器。"),
    examples: ["present sheet", "dismiss"]
  ) {
    Form(.optional(.controller), .lastPlace) { session, named, place in
      let scene = session.scene
      let controller = try named ?? front(scene)
      guard controller.presentingViewController != nil || controller.presentedViewController != nil
      else { throw LocatedProblem(.notPresenting(scene.objectName(controller).text), place) }
      let gone =
        controller.presentedViewController
        ?? controller.presentingViewController?.presentedViewController ?? controller
      let presenting = gone.presentingViewController
      controller.dismiss()
      return [.controller(scene.change(.dismissed, gone, other: presenting))]
    }
  }

  static let push = Command(
    "push", .building, .change,
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
  ) {
    Form(.controllerOrName, .navigation) { session, named, navigation in
      let scene = session.scene
      if let controller = named.controller {
        let name = scene.objectName(controller).text
        if controller === navigation { throw Problem.containsItself(name) }
        if controller is UINavigationController { throw Problem.navigationInNavigation(name) }
      }
      let controller = try scene.freeController(named)
      navigation.pushViewController(controller, animated: false)
      scene.nameView(of: controller)
      return [.controller(scene.change(.pushed, controller, other: navigation))]
    }
  }

  static let pop = Command(
    "pop", .building, .change,
    summary: Bilingual(en: "removes the last pushed controller", zh: "弹出最后压入的控制器"),
    text: Bilingual(
      en: "The first controller of a navigation controller stays.",
      zh: "导航控制器的第一个控制器不会被弹出。"),
    examples: [
      "add navigation nav", "set window.rootViewController nav", "push first", "push second", "pop",
    ]
  ) {
    Form(.navigation, .lastPlace) { session, navigation, place in
      let scene = session.scene
      guard let popped = navigation.popViewController(animated: false) else {
        throw LocatedProblem(
          .nothingToPop(
            scene.objectName(navigation).text, isEmpty: navigation.viewControllers.isEmpty),
          place)
      }
      scene.nameView(of: navigation)
      return [.controller(scene.change(.popped, popped, other: navigation))]
    }
  }

  /// The controller at the top of the presentations.
  private static func front(_ scene: Scene) throws -> UIViewController {
    guard var front = scene.window.rootViewController else {
      throw Problem.notInWindow("controller")
    }
    while let presented = front.presentedViewController { front = presented }
    return front
  }
}

/// A controller by its name, or the name of a new one.
private enum ControllerOrName {
  case existing(UIViewController)
  case new(name: String)

  var controller: UIViewController? {
    if case .existing(let controller) = self { controller } else { nil }
  }
}

extension Reader where Value == ControllerOrName {
  fileprivate static var controllerOrName: Reader {
    Reader(.placeholder(.controller)) { arguments in
      if let token = arguments.next, arguments.scene.object(named: token.text) != nil {
        return .existing(try arguments.controller())
      }
      return .new(name: try arguments.newName())
    }
  }
}

extension Reader where Value == UINavigationController {
  /// Reads `[on CONTROLLER]`: without it the only navigation controller.
  fileprivate static var navigation: Reader {
    let named = Reader<UIViewController>.after("on", .controller)
    return Reader(.optional(named.usage)) { arguments in
      let scene = arguments.scene
      if named.begins?(arguments) ?? false {
        let controller = try named.read(&arguments)
        if let navigation = controller as? UINavigationController { return navigation }
        throw arguments.problem(
          .wrongKind(scene.objectName(controller), needs: "UINavigationController"))
      }
      let all = scene.namedObjects.compactMap { $0.object as? UINavigationController }
      if all.count == 1 { return all[0] }
      guard let first = all.first else { throw Problem.noNavigationController("nav") }
      throw Problem.missingArgument(
        "on \(scene.objectName(first).text)", usage: arguments.usage)
    }
  }
}

extension Scene {
  /// A controller without a parent, window or presentation; a new one gets its name.
  fileprivate func freeController(_ named: ControllerOrName) throws -> UIViewController {
    switch named {
    case .existing(let controller):
      if controller.parent != nil || controller.presentingViewController != nil
        || controller.viewIfLoaded?.superview != nil
      {
        throw Problem.controllerInUse(objectName(controller).text)
      }
      return controller
    case .new(let name):
      let controller = UIViewController()
      self.name(controller, name)
      return controller
    }
  }
}

import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let add = Command(
    "add", .building, .change,
    usage: [
      "CLASS NAME X Y W H [in PARENT] [above SIBLING | below SIBLING | at N] [KEY VALUE]…",
      "window NAME [X Y W H] [KEY VALUE]…",
      "controller NAME [in CONTROLLER]",
    ],
    summary: Bilingual(en: "makes a view and adds it", zh: "创建视图并加入层级"),
    text: Bilingual(
      en: """
        CLASS is a short word (view, button, label, image, control, scroll, stack …) or a class of \
        UIKit's. The frame is in the superview's coordinates; the superview is root unless `in` \
        names another. A colour word in the name, as in red or redView, sets the background. \
        After the position any property may follow with its value. A window is as large as the \
        screen unless it is given a frame, and shows at once. `controller`, `navigation`, \
        `tabs`, `split`, `pages`, `tablecontroller` and `collectioncontroller` make controllers; \
        with `in` a controller is contained at once. What UIKit has inside is named as in Swift: \
        `in cell.contentView`, `set nav.navigationBar.isHidden true`.

        `rows 20` gives a table a data source and delegate of its own, `items 20` a collection: the \
        rows show their numbers, and what is selected is logged. Cells without a name are called \
        by their position, counted from 0 as in an index path: `feed row 2`, `feed section 1 row 2`, \
        `grid item 5`. Everything else without a name can be reached from something that has one: \
        `root subview 0`, `root gesture 0`.
        """,
      zh: """
        CLASS 可以是简称（view、button、label、image、control、scroll、stack……）或 UIKit 的类名。\
        frame 用父视图坐标；不写 in 时父视图是 root。名字里的颜色词（red、redView、红色视图）会设置背景色。\
        位置之后可以接任意属性和值。窗口不写 frame 时与屏幕一样大，并立即显示。\
        controller、navigation、tabs、split、pages、tablecontroller、collectioncontroller \
        创建控制器；加上 in 就立即成为子控制器。UIKit 内部的视图与 Swift 写法相同：\
        in cell.contentView、set nav.navigationBar.isHidden true。

        rows 20 给表格一个自带的数据源和代理，items 20 用于集合视图：每行显示自己的编号，选中时记入 log。\
        没有名字的 cell 按位置称呼，与 indexPath 一样从 0 数起：feed row 2、feed section 1 row 2、grid item 5。\
        其他没有名字的对象可以从有名字的对象找到：root subview 0、root gesture 0。
        """),
    examples: [
      "add view red 100 100 200 200",
      "add button ok 20 30 60 40 in red",
      "add view cover 0 0 390 844 at 0 alpha 0.5",
      "add window alert windowLevel alert",
      "add controller child in controller",
      "add cell row 0 100 390 44",
      "add button buy 300 0 80 44 in row.contentView",
      "add table feed 0 200 390 600 rows 20",
      "frame feed row 2",
    ]
  ) { arguments, session in
    let classToken = try arguments.word("CLASS")
    if let controllerClass = session.scene.controllerClass(named: classToken.text) {
      return [try addController(controllerClass, &arguments, session)]
    }
    guard let viewClass = session.scene.viewClass(named: classToken.text) else {
      throw arguments.problem(unknownClass(classToken.text, in: session.scene))
    }
    let name = try arguments.newName()
    let isWindow = viewClass.name == "UIWindow"
    let frame: CGRect
    if isWindow, !arguments.nextIsNumber, arguments.next?.kind != .open {
      frame = session.scene.application.screen.bounds
    } else {
      frame = try arguments.rectangle()
    }
    var place = PlaceArgument()
    if !isWindow { place = try arguments.placeArgument() }
    let view = try viewClass.make(frame)
    view.backgroundColor = Colors.color(inName: name)
    let settings = try PropertySetting.all(&arguments, of: view)
    try arguments.finish()

    let scene = session.scene
    if let window = view as? UIWindow {
      scene.show(window)
    } else {
      try scene.insert(view, in: place.superview ?? scene.defaultSuperview, at: place.place)
    }
    for setting in settings { setting.apply(to: view) }
    scene.giveFreeName(name, to: view)
    let renamed = settings.compactMap(\.swiftNameRemark)
    return [.placed(scene.placed(view, remarks: scene.remarks(placing: view) + renamed))]
  }

  /// The problem with a word where a class should be.
  static func unknownClass(_ word: String, in scene: Scene) -> Problem {
    if let reason = UnmadeClass(className: word) { return .classNotMade(word, reason) }
    if scene.engineIfMade?.scriptClass(named: word) != nil || scene.classWords.contains(word) {
      return .classOfOtherKind(word)
    }
    return .unknownClass(word, suggestions: Suggestions.near(word, in: scene.classWords))
  }

  private static func addController(
    _ controllerClass: ControllerClass, _ arguments: inout Arguments, _ session: Session
  ) throws -> Answer {
    let name = try arguments.newName()
    let container =
      arguments.takeKeyword("in") != nil ? try arguments.controller() : nil
    try arguments.finish()
    let scene = session.scene
    let controller = try controllerClass.make()
    if container is UINavigationController, controller is UINavigationController {
      throw Problem.navigationInNavigation(name)
    }
    if let container, container is UIAlertController {
      throw arguments.problem(
        .wrongKind(scene.objectName(container), needs: "UIViewController"))
    }
    scene.giveFreeName(name, to: controller)
    guard let container else {
      return .controller(
        ControllerChange(
          event: .made, controller: scene.objectName(controller), other: nil, view: nil,
          remarks: []))
    }
    scene.contain(controller, in: container)
    return .controller(
      scene.change(.contained, controller, other: container))
  }
}

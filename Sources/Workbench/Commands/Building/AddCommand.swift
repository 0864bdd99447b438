import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let add = Command(
    "add", .building, .change,
    summary: Bilingual(en: "makes a view and adds it", zh: "创建视图并加入层级"),
    text: Bilingual(
      en: """
        CLASS is a short word (view, button, label, image, control, scroll, stack …) or a class of \
        UIKit's. The frame is in the superview's coordinates; the superview is root unless `in` \
        names another. A colour word in the name, as in red or redView, sets the background. \
        After the position any property may follow with its value. A window is as large as the \
        screen unless it is given a frame, and shows at once; a class of your own that derives from \
        UIWindow does, too. `controller`, `navigation`, \
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
        位置之后可以接任意属性和值。窗口不写 frame 时与屏幕一样大，并立即显示，自己写的 UIWindow 子类也一样。\
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
  ) {
    Form(.made(.viewClass, .newName, .rectangle, .placeOrNone)) { session, made in
      let scene = session.scene
      try scene.insert(
        made.view, in: made.place.superview ?? scene.defaultSuperview, at: made.place.place)
      return [made.finish(in: scene)]
    }
    Form(.made(.windowClass, .newName, .rectangleOrScreen, .noPlace)) { session, made in
      if let window = made.view as? UIWindow { session.scene.show(window) }
      return [made.finish(in: session.scene)]
    }
    Form(.controllerClass, .newName, .optional(.after("in", .controller))) {
      session, controllerClass, name, container in
      [try session.scene.addController(controllerClass, name, in: container)]
    }
  }

  /// The problem of a word in place of a class.
  static func unknownClass(_ word: String, in scene: Scene) -> Problem {
    if let reason = UnmadeClass(className: word) { return .classNotMade(word, reason) }
    if let line = GestureClass.line(for: word) { return .unknownClass(word, suggestions: [line]) }
    if scene.engineIfMade?.scriptClass(named: word) != nil || scene.classWords.contains(word) {
      return .classOfOtherKind(word)
    }
    return .unknownClass(word, suggestions: Suggestions.near(word, in: scene.classWords))
  }
}

/// A view that was created, before it is in the scene.
private struct MadeView {
  let view: UIView
  let name: String
  let place: PlaceArgument
  var settings: [PropertySetting] = []

  init(
    _ viewClass: ViewClass, _ name: String, _ frame: CGRect, _ place: PlaceArgument
  ) throws {
    view = try viewClass.make(frame)
    // Other names leave the colour that the class's own initializer set.
    if let color = Colors.color(inName: name) { view.backgroundColor = color }
    self.name = name
    self.place = place
  }

  /// Sets its properties and its name.
  func finish(in scene: Scene) -> Answer {
    for setting in settings { setting.apply(to: view) }
    scene.giveFreeName(name, to: view)
    let renamed = settings.compactMap(\.swiftNameRemark)
    return .placed(scene.placed(view, remarks: scene.remarks(placing: view) + renamed))
  }
}

extension Reader where Value == MadeView {
  /// Reads a view, and after it its properties, which depend on its class.
  fileprivate static func made(
    _ viewClass: Reader<ViewClass>, _ name: Reader<String>, _ frame: Reader<CGRect>,
    _ place: Reader<PlaceArgument>
  ) -> Reader {
    Reader.reading(viewClass, name, frame, place, as: MadeView.init).then(usage: .settings) {
      made in
      .reading(.settings(of: made.view)) { settings in
        var made = made
        made.settings = settings
        return made
      }
    }
  }
}

extension Reader where Value == PlaceArgument {
  fileprivate static var noPlace: Reader { Reader(.nothing) { _ in PlaceArgument(nil, nil) } }
}

extension Reader where Value == CGRect {
  /// Reads `[X Y W H]`: without it the whole screen.
  fileprivate static var rectangleOrScreen: Reader {
    let rectangle = Reader<CGRect?>.optional(.rectangle)
    return Reader(rectangle.usage) { arguments in
      try rectangle.read(&arguments) ?? arguments.scene.application.screen.bounds
    }
  }
}

extension Reader where Value == ViewClass {
  /// Reads the class of a new view.
  fileprivate static var viewClass: Reader {
    Reader(.placeholder(.className)) { arguments in
      let word = try arguments.word(Placeholder.className.shown).text
      guard let viewClass = arguments.scene.viewClass(named: word) else {
        throw arguments.problem(Command.unknownClass(word, in: arguments.scene))
      }
      return viewClass
    }
  }

  /// Reads the class of windows.
  fileprivate static var windowClass: Reader {
    Reader(
      .keyword("window"),
      begins: { arguments in
        arguments.nextClassWord.flatMap { arguments.scene.viewClass(named: $0) }?.isOfWindows
          ?? false
      }, read: viewClass.read)
  }
}

extension Reader where Value == ControllerClass {
  /// Reads a class of controllers, of which the usage shows one.
  fileprivate static var controllerClass: Reader {
    Reader(.keyword("controller"), begins: { $0.nextControllerClass != nil }) { arguments in
      guard let controllerClass = arguments.nextControllerClass else {
        throw arguments.missing(Placeholder.className.shown)
      }
      _ = arguments.take()
      return controllerClass
    }
  }
}

extension Arguments {
  fileprivate var nextClassWord: String? {
    next.flatMap { [.word, .string].contains($0.kind) ? $0.text : nil }
  }

  fileprivate var nextControllerClass: ControllerClass? {
    nextClassWord.flatMap { scene.controllerClass(named: $0) }
  }
}

extension Scene {
  /// Creates a controller, and adds it to a container.
  fileprivate func addController(
    _ controllerClass: ControllerClass, _ name: String, in container: UIViewController?
  ) throws -> Answer {
    let controller = try controllerClass.make()
    if container is UINavigationController, controller is UINavigationController {
      throw Problem.navigationInNavigation(name)
    }
    if let container, container is UIAlertController {
      throw Problem.wrongKind(objectName(container), needs: "UIViewController")
    }
    giveFreeName(name, to: controller)
    guard let container else {
      return .controller(
        ControllerChange(
          event: .made, controller: objectName(controller), other: nil, view: nil,
          remarks: []))
    }
    contain(controller, in: container)
    return .controller(change(.contained, controller, other: container))
  }
}

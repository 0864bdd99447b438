import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let set = Command(
    "set", .building, .change,
    usage: ["NAME.PATH VALUE", "NAME.class CLASS"],
    summary: Bilingual(en: "sets any property", zh: "设置任意属性"),
    text: Bilingual(
      en: """
        Properties have UIKit's names; Objective-C's are accepted too. Parts can be set alone, as in \
        red.bounds.origin or red.frame.size.width. A transform is a sequence of rotation, scale and \
        translation, as Swift would chain them, or identity; angles need a unit. `class` makes an \
        existing view an instance of another class, with its properties, subviews and name; a \
        controller keeps its view and its name. The app's delegate, the end of the responder chain, \
        gets another class by `set delegate.class`, or is another object by `set app.delegate`.
        """,
      zh: """
        属性用 UIKit 的名字，也接受 Objective-C 的名字。可以只设置一部分，如 red.bounds.origin、\
        red.frame.size.width。transform 可以连写 rotation、scale、translation，与 Swift 的链式调用一致，\
        也可以写 identity；角度必须带单位。class 把已有视图变成另一个类的实例，属性、子视图和名字都保留；\
        控制器则保留视图和名字。App 的代理位于响应者链末端：用 set delegate.class 换成另一个类，用 \
        set app.delegate 换成另一个对象。
        """),
    examples: [
      "add view red 100 100 200 200",
      "set red.alpha 0.5",
      "set red.transform rotation 45deg scale 1.2",
      "set red.bounds.origin -50 50",
      "set red.layer.cornerRadius 20",
      "set red.backgroundColor systemBlue",
      "set red.class button",
    ]
  ) { arguments, session in
    let scene = session.scene
    let (object, path, place) = try target(&arguments)
    if path == "class", arguments.second != nil { _ = arguments.takeKeyword("=", "to") }
    if path == "class" { return [try setClass(of: object, &arguments, scene)] }
    let setting = try PropertySetting(path: path, of: object, at: place, &arguments)
    try arguments.finish()
    try checkRootViewController(setting, scene)
    if let tabs = object as? UITabBarController, setting.path == "selectedIndex",
      case .value(.number(let index)) = setting.value,
      case let count = tabs.viewControllers?.count ?? 0, !(0..<count).contains(Int(index))
    {
      throw Problem.indexOutOfRange(Int(index), count: max(0, count - 1))
    }
    let old = setting.read(object)
    let oldObject = held(at: setting, of: object)
    setting.apply(to: object)
    if case .controller(let controller?) = setting.value { scene.nameView(of: controller) }
    if let shown = (object as? UITabBarController)?.selectedViewController {
      scene.nameView(of: shown)
    }
    var remarks = setting.swiftNameRemark.map { [$0] } ?? []
    if let view = object as? UIView {
      remarks += scene.remarks(setting: setting.path, of: view)
    }
    return [
      .changed(
        PropertyChange(
          object: scene.objectName(object), path: setting.path,
          old: scene.named(old, oldObject),
          new: scene.named(setting.read(object), held(at: setting, of: object)),
          frame: (object as? UIView)?.frame, remarks: remarks))
    ]
  }

  /// `NAME.PATH`, or the two with a blank between.
  private static func target(
    _ arguments: inout Arguments
  ) throws -> (ModelObject, String, Range<Int>) {
    let token = try arguments.name("NAME.PATH")
    let scene = arguments.scene
    guard token.kind == .word, var dot = token.text.firstIndex(of: ".") else {
      let object = try Arguments.object(token, in: scene)
      let path = try arguments.word("PATH")
      return (object, path.text, path.range)
    }
    // `cell.contentView.alpha` is a property of a part of the cell.
    while let next = token.text[token.text.index(after: dot)...].firstIndex(of: "."),
      scene.object(named: String(token.text[..<next])) != nil
    {
      dot = next
    }
    let name = String(token.text[..<dot])
    let start = token.range.lowerBound
    guard !name.isEmpty else {
      throw LocatedProblem(.missingArgument("NAME", usage: arguments.usage), start..<start + 1)
    }
    let object = try Arguments.object(
      Token(kind: .word, text: name, range: start..<start + name.count), in: scene)
    let path = String(token.text[token.text.index(after: dot)...])
    let place = start + name.count + 1..<token.range.upperBound
    guard !path.isEmpty else {
      throw LocatedProblem(.missingArgument("PATH", usage: arguments.usage), place)
    }
    return (object, path, place)
  }

  /// The controller or the delegate that a property holds; nil for other properties.
  private static func held(at setting: PropertySetting, of object: ModelObject) -> AnyObject? {
    switch setting.property.type {
    case .controller: (object as? UIWindow)?.rootViewController
    case .applicationDelegate: (object as? UIApplication)?.delegateObject
    default: nil
    }
  }

  /// A controller that is contained or presented cannot fill a window as well.
  private static func checkRootViewController(_ setting: PropertySetting, _ scene: Scene) throws {
    guard case .controller(let controller?) = setting.value else { return }
    if controller.parent != nil || controller.presentingViewController != nil {
      throw Problem.controllerInUse(scene.objectName(controller).text)
    }
  }

  private static func setClass(
    of object: ModelObject, _ arguments: inout Arguments, _ scene: Scene
  ) throws -> Answer {
    let token = try arguments.word("CLASS")
    if let controller = object as? UIViewController {
      return try setClass(of: controller, token, &arguments, scene)
    }
    if object === scene.object(named: "delegate") {
      return try setClassOfDelegate(token, &arguments, scene)
    }
    guard let view = object as? UIView, !(view is UIWindow) else {
      throw Problem.cannotChangeRootClass(scene.objectName(object).text)
    }
    guard let viewClass = scene.viewClass(named: token.text) else {
      throw arguments.problem(unknownClass(token.text, in: scene))
    }
    try arguments.finish()
    guard viewClass.name != "UIWindow" else {
      throw Problem.cannotChangeRootClass(scene.objectName(object).text)
    }
    let old = PropertyValue.className(scene.className(of: view))
    let (new, lost) = try scene.replace(view, by: viewClass)
    return .changed(
      PropertyChange(
        object: scene.objectName(new), path: "class", old: old, new: .className(viewClass.name),
        frame: new.frame,
        remarks: lost.isEmpty ? [] : [.propertiesLost(scene.objectName(new), lost)]))
  }

  private static func setClassOfDelegate(
    _ token: Token, _ arguments: inout Arguments, _ scene: Scene
  ) throws -> Answer {
    try arguments.finish()
    let old = scene.keptDelegateName.className
    let new = try scene.replaceDelegate(byClass: token.text)
    return .changed(
      PropertyChange(
        object: scene.objectName(new), path: "class", old: .className(old),
        new: .className(token.text),
        frame: nil, remarks: []))
  }

  private static func setClass(
    of controller: UIViewController, _ token: Token, _ arguments: inout Arguments, _ scene: Scene
  ) throws -> Answer {
    guard let controllerClass = scene.controllerClass(named: token.text) else {
      throw arguments.problem(unknownClass(token.text, in: scene))
    }
    try arguments.finish()
    let old = PropertyValue.className(scene.className(of: controller))
    let new = try scene.replace(controller, by: controllerClass)
    return .changed(
      PropertyChange(
        object: scene.objectName(new), path: "class", old: old,
        new: .className(controllerClass.name), frame: nil, remarks: []))
  }
}

extension Scene {
  /// A value, or the name of the object that it is.
  fileprivate func named(_ value: PropertyValue, _ object: AnyObject?) -> PropertyValue {
    guard let object else { return value }
    return .className(objectName(ofAny: object).text)
  }
}

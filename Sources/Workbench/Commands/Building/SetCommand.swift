import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let set = Command(
    "set", .building, .change,
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
      "add stack row 0 400 390 60",
      "set row.distribution fillEqually",
    ]
  ) {
    Form(.setting) { session, setting in [try session.scene.set(setting.0, of: setting.1)] }
    Form(.path(isClass: true), .className) { session, path, name in
      [try session.scene.setClass(of: path.object, to: name)]
    }
  }
}

/// A property of an object, as it was typed.
private struct TypedPath {
  let object: ModelObject
  let path: String
  let range: Range<Int>
}

extension Reader where Value == TypedPath {
  /// Reads `NAME.PATH`, or the two with a blank between; or `NAME.class`.
  fileprivate static func path(isClass: Bool) -> Reader {
    guard isClass else { return Reader(.placeholder(.path)) { try $0.typedPath() } }
    return Reader(.placeholder(.classPath), begins: { $0.isForClass }) { arguments in
      let path = try arguments.typedPath()
      if path.path != "class" {
        // A part of a property has no class; the rejection is that of any property.
        _ = try PropertySetting(path: path.path, of: path.object, at: path.range, &arguments)
      }
      return path
    }
  }
}

extension Reader where Value == (PropertySetting, ModelObject) {
  /// Reads a property and its new value.
  fileprivate static var setting: Reader {
    Reader<TypedPath>.path(isClass: false).then(usage: .placeholder(.value)) { path in
      Reader(.nothing) { arguments in
        let setting = try PropertySetting(
          path: path.path, of: path.object, at: path.range, &arguments)
        return (setting, path.object)
      }
    }
  }
}

extension Reader where Value == String {
  /// Reads the new class of an object.
  fileprivate static var className: Reader {
    Reader(.placeholder(.className)) { arguments in
      if arguments.second != nil { _ = arguments.takeKeyword("=", "to") }
      return try arguments.word(Placeholder.className.shown).text
    }
  }
}

extension Arguments {
  /// Whether the next words name the class of an object, as `red.class` or `red class`.
  fileprivate var isForClass: Bool {
    guard let token = nameAhead, token.kind == .word else { return second?.text == "class" }
    if token.text.contains(".") { return token.text.hasSuffix(".class") }
    var ahead = self
    _ = try? ahead.name(Placeholder.name.shown)
    return ahead.next?.text == "class"
  }

  fileprivate mutating func typedPath() throws -> TypedPath {
    let token = try name(Placeholder.path.shown)
    guard token.kind == .word, var dot = token.text.firstIndex(of: ".") else {
      let object = try Arguments.objectOrLayer(token, in: scene)
      let path = try word("PATH")
      return TypedPath(object: object, path: path.text, range: path.range)
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
      throw LocatedProblem(
        .missingArgument(Placeholder.name.shown, usage: usage), start..<start + 1)
    }
    let object = try Arguments.objectOrLayer(
      Token(kind: .word, text: name, range: start..<start + name.count), in: scene)
    let path = String(token.text[token.text.index(after: dot)...])
    let place = start + name.count + 1..<token.range.upperBound
    guard !path.isEmpty else { throw LocatedProblem(.missingArgument("PATH", usage: usage), place) }
    return pathOfExpression(token, since: path, of: object)
      ?? TypedPath(object: object, path: path, range: place)
  }

  /// A property of an object that an expression of Swift gives, such as `page.buttons[0].alpha`;
  /// nil if the path is one of a named object, or of none.
  private func pathOfExpression(
    _ token: Token, since path: String, of object: ModelObject
  ) -> TypedPath? {
    guard path.contains("."), PropertySetting.find(path, of: object) == nil else { return nil }
    let expressions = ExpressionReader(scene: scene)
    var owner = token.text[...]
    while let dot = owner.lastIndex(of: ".") {
      owner = owner[..<dot]
      let end = token.range.lowerBound + owner.count
      let part = Token(kind: .word, text: String(owner), range: token.range.lowerBound..<end)
      guard expressions.isExpression(part.text) else { return nil }
      let rest = String(token.text[token.text.index(after: dot)...])
      if let object = try? expressions.object(part),
        rest == "class" || PropertySetting.find(rest, of: object) != nil
      {
        return TypedPath(object: object, path: rest, range: end + 1..<token.range.upperBound)
      }
    }
    return nil
  }
}

extension Scene {
  /// Sets a property of an object.
  fileprivate func set(_ setting: PropertySetting, of object: ModelObject) throws -> Answer {
    try checkRootViewController(setting)
    if let tabs = object as? UITabBarController, setting.path == "selectedIndex",
      case .value(.number(let index)) = setting.value,
      case let count = tabs.viewControllers?.count ?? 0, !(0..<count).contains(Int(index))
    {
      throw Problem.indexOutOfRange(Int(index), count: max(0, count - 1))
    }
    let watch = PropertyWatch(setting.property, setting.part, of: object, in: self)
    setting.apply(to: object)
    if case .controller(let controller?) = setting.value { nameView(of: controller) }
    if let shown = (object as? UITabBarController)?.selectedViewController {
      nameView(of: shown)
    }
    return .changed(
      watch.change(in: self, after: setting.swiftNameRemark.map { [$0] } ?? []))
  }

  /// Throws for a controller that is contained or presented, which cannot fill a window as well.
  private func checkRootViewController(_ setting: PropertySetting) throws {
    guard case .controller(let controller?) = setting.value else { return }
    if controller.parent != nil || controller.presentingViewController != nil {
      throw Problem.controllerInUse(objectName(controller).text)
    }
  }
}

/// Changes of class.
extension Scene {
  /// Replaces an object by an instance of another class.
  fileprivate func setClass(of object: ModelObject, to name: String) throws -> Answer {
    if let controller = object as? UIViewController {
      return try setClass(of: controller, to: name)
    }
    if object === self.object(named: "delegate") { return try setClassOfDelegate(to: name) }
    guard let view = object as? UIView else {
      throw Problem.cannotChangeRootClass(addressedName(of: object).text)
    }
    guard let viewClass = viewClass(named: name) else {
      throw Command.unknownClass(name, in: self)
    }
    guard viewClass.isOfWindows == (view is UIWindow) else {
      throw view is UIWindow
        ? Problem.notAWindowClass(viewClass.name, window: objectName(object).text)
        : Problem.cannotChangeRootClass(objectName(object).text)
    }
    let old = PropertyValue.className(className(of: view))
    let (new, lost) = try replace(view, by: viewClass)
    return .changed(
      PropertyChange(
        object: objectName(new), path: "class", old: old, new: .className(viewClass.name),
        frame: new.frame,
        remarks: lost.isEmpty ? [] : [.propertiesLost(objectName(new), lost)]))
  }

  private func setClassOfDelegate(to name: String) throws -> Answer {
    let old = keptDelegateName.className
    let new = try replaceDelegate(byClass: name)
    return .changed(
      PropertyChange(
        object: objectName(new), path: "class", old: .className(old), new: .className(name),
        frame: nil, remarks: []))
  }

  private func setClass(
    of controller: UIViewController, to name: String
  ) throws -> Answer {
    guard let controllerClass = controllerClass(named: name) else {
      throw Command.unknownClass(name, in: self)
    }
    let old = PropertyValue.className(className(of: controller))
    let new = try replace(controller, by: controllerClass)
    return .changed(
      PropertyChange(
        object: objectName(new), path: "class", old: old,
        new: .className(controllerClass.name), frame: nil, remarks: []))
  }
}

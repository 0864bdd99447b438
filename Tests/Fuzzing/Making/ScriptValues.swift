import Scenes
import SeededRandom
import Workbench

/// Values for the placeholders of usage lines, mostly valid ones.
struct ScriptValues {
  /// Names that were given to something lately, and those that are always there.
  private var names = ["root", "root", "window", "view"]
  private var controllers = ["controller", "self"]
  /// The type of the property that was named last, whose value comes next.
  private var type: PropertyType?

  private static let fresh = [
    "red", "green", "blue", "box", "ok", "button", "label", "按钮", "红色视图", "a", "b", "c", "inner",
    "outer", "cell", "list", "panel", "big", "small", "v", "hit", "frame", "Box",
  ]

  private static let acting = [
    "tap", "longpress", "drag", "swipe", "pinch", "rotate", "touch", "wait", "vsync", "timeline",
  ]

  private static let messages = [
    "hitTest", "hitTest", "pointInside", "touches", "touchesBegan", "layoutSubviews", "viewDidLoad",
    "didMoveToWindow", "frame", "next", "canBecomeFirstResponder", "motionEnded", "save", "deinit",
  ]

  /// A file that may be written, in the folder that the process works in.
  static let file = "kept.touchstone"

  mutating func value(
    of placeholder: String, in command: String, _ random: inout SeededRandom
  ) -> String {
    if random.oneIn(60) { return word(&random) }
    switch placeholder {
    case "NAME" where command == "add" || command == "gesture": return newName(&random)
    case "S" where Self.acting.contains(command):
      return random.pick(["0.1", "0.3", "0.6", "1", "2s", "0", "-1", "nan", "1e9", "100"])
    case "KEY" where command == "presses":
      return random.pick(["a", "A", "return", "left", "键", "xx"])
    case "KIND":
      return random.pick([
        "tap", "longpress", "pan", "swipe", "pinch", "rotation", "edgepan", "pen",
      ])
    case "EVENT":
      return random.pick([
        "touchUpInside", "touchDown", "valueChanged", "allEvents", "touchUpInsid",
      ])
    case "SELECTOR": return random.pick(["save", "save:", "save:event:", "next", "a b", ":"])
    case "STATE": return random.pick(["possible", "began", "changed", "ended", "failed", "gone"])
    case "FACTOR": return random.pick(["2", "0.5", "1", "0", "-1", "100", "nan"])
    case "ANGLE": return random.pick(["45deg", "-90deg", "0.5rad", "90", "1e9deg"])
    case "N" where Self.acting.contains(command):
      return random.pick(["1", "1", "2", "3", "0", "10", "11", "1.5", "-1", "1e9"])
    case "NAME", "VIEW", "PARENT", "SIBLING", "S", "OTHER", "A", "B":
      return random.oneIn(15) ? random.pick(controllers) : name(&random)
    case "CONTROLLER":
      let name = random.oneIn(3) ? random.pick(Self.fresh) : random.pick(controllers)
      if !controllers.contains(name) { controllers.append(name) }
      if controllers.count > 8 { controllers.remove(at: 2) }
      return name
    case "X", "Y", "W", "H", "DX", "DY": return number(&random)
    case "N" where command == "limits": return String(random.number(1...2_000))
    case "N", "MB", "KB", "LESSON": return small(&random)
    case "POINT": return point(&random)
    case "CLASS": return className(&random)
    case "NAME.PATH": return "\(name(&random)).\(path(&random))"
    case "KEY", "PATH": return path(&random)
    case "VALUE": return propertyValue(&random)
    case "MESSAGE": return random.pick(Self.messages)
    case "EXPR", "EXPRESSION": return expression(&random)
    case "LINE": return swift(&random)
    case "FILE": return random.oneIn(3) ? random.pick([".", "/nowhere/x", "\"\"", "~"]) : Self.file
    case "RULE": return random.pick(["HT-2", "HT-4", "RC-6", "ht-1", "XX-"])
    case "WORD", "TEXT":
      return random.pick(["alpha", "hidden", "\"no view\"", "视图", "add", "point"])
    case "COMMAND": return random.pick(CommandTable.own.words)
    case "TYPE": return random.pick(["UIView", "CGRect", "UIButton.isEnabled", "Array", "String"])
    default: return random.oneIn(2) ? name(&random) : word(&random)
    }
  }

  mutating func newName(_ random: inout SeededRandom) -> String {
    var name = random.pick(Self.fresh)
    if random.oneIn(2) { name += String(random.number(0...40)) }
    if random.oneIn(12) { name = self.name(&random) }
    names.append(name)
    if names.count > 16 { names.remove(at: 4) }
    return name
  }

  func name(_ random: inout SeededRandom) -> String {
    if random.oneIn(2) {
      return names[names.count - 1 - random.number(0...min(5, names.count - 1))]
    }
    return random.pick(names)
  }

  func number(_ random: inout SeededRandom) -> String {
    switch random.number(0...9) {
    case 0: return String(random.number(-1000...1000))
    case 1: return "\(random.number(-99...99)).5"
    case 2 where random.oneIn(4):
      return random.pick([
        "nan", "inf", "-inf", "1e300", "-1e300", "1e-320", "-0", "1e9", "-1e9", "0x10", "1_000",
        "１００", "99999999999999999999", ".5", "+3", "1e", "--1", "5pt", "33.333333333333336",
      ])
    default: return String(random.number(0...40) * 10)
    }
  }

  private func small(_ random: inout SeededRandom) -> String {
    random.oneIn(6) ? number(&random) : String(random.number(0...5))
  }

  private func point(_ random: inout SeededRandom) -> String {
    switch random.number(0...7) {
    case 0: return name(&random)
    case 1: return "\(number(&random)),\(number(&random))"
    case 2: return "(\(number(&random)), \(number(&random)))"
    case 3: return "\(name(&random)) in \(name(&random))"
    default: return "\(number(&random)) \(number(&random))"
    }
  }

  private func className(_ random: inout SeededRandom) -> String {
    if random.oneIn(12) {
      return random.pick(["Round", "Deaf", "Eager", "Sheet", "NSView", "int"])
    }
    if random.oneIn(2) { return "view" }
    let row = random.pick(ViewClass.all)
    return random.pick([row.name] + row.words + ["controller", "navigation", "tabs"])
  }

  private mutating func path(_ random: inout SeededRandom) -> String {
    type = nil
    if random.oneIn(12) {
      return random.pick(["bounds.origin", "frame.size", "layer", "class", "hidden", "alph", "x.y"])
    }
    // The first rows are those that every view has.
    let row =
      random.oneIn(3) ? random.pick(PropertyTable.all) : random.pick(Self.everyViews)
    type = row.type
    return random.oneIn(8) ? row.objectiveCName ?? row.path : row.path
  }

  private static let everyViews = PropertyTable.all.filter { $0.owner == "UIView" }

  private func propertyValue(_ random: inout SeededRandom) -> String {
    if let type, !random.oneIn(8) { return value(of: type, &random) }
    return anyValue(&random)
  }

  private func value(of type: PropertyType, _ random: inout SeededRandom) -> String {
    switch type {
    case .number: random.oneIn(2) ? random.pick(["0", "0.5", "1", "0.009"]) : number(&random)
    case .wholeNumber: String(random.number(-3...30))
    case .boolean: random.pick(["true", "false"])
    case .point, .size: "\(number(&random)) \(number(&random))"
    case .rectangle: "\(number(&random)) \(number(&random)) \(number(&random)) \(number(&random))"
    case .color: random.pick(["red", "clear", "nil", "0.25 0.5 1", "systemBlue"])
    case .text: random.pick(["\"Buy\"", "\"\"", "立即购买", "\"\u{1B}[2J\"", "nil"])
    case .transform:
      random.pick(["rotation", "scale", "translation 5", "rotation 30deg scale"])
        + " \(number(&random))" + (random.oneIn(2) ? "deg" : "")
    case .controller: random.pick(controllers)
    case .applicationDelegate: random.pick(["delegate", "nil", "root", "app"])
    case .picture: random.pick(["ring", "circle", "nil", "star"])
    case .count: String(random.number(0...4))
    case .duration: random.pick(["0", "0.2", "0.5", "1s", "-1", "nan"])
    case .word(let words): random.pick(words + ["none"])
    case .words(let words): "\(random.pick(words)), \(random.pick(words + ["none"]))"
    case .contentMode: random.pick(["center", "scaleToFill", "scaleAspectFit", "redraw"])
    }
  }

  private func anyValue(_ random: inout SeededRandom) -> String {
    switch random.number(0...13) {
    case 0...2: return random.pick(["true", "false", "YES", "nil"])
    case 3...4: return random.pick(["0", "0.5", "1", "0.01", "0.009", "-1", "2"])
    case 5: return "\(number(&random)) \(number(&random))"
    case 6, 7: return "\(number(&random)) \(number(&random)) \(number(&random)) \(number(&random))"
    case 8: return "rotation \(number(&random))deg scale \(number(&random))"
    case 9: return "translation \(number(&random)) \(number(&random))"
    case 10: return random.pick(["red", "clear", "nil", "0.25 0.5 1", "systemBlue"])
    case 11: return "\"\(word(&random))\""
    case 12: return "200x\(number(&random))"
    default: return number(&random)
    }
  }

  /// Words that nothing expects.
  func word(_ random: inout SeededRandom) -> String {
    random.pick([
      "nope", "42", "", "\"\"", "\"", "(", ")", ",", ";", "in", "to", "at", "is", "above", "…",
      "“x”",
      "\u{1B}[31m", "\u{0}", "\u{202E}", "\u{200B}", "e\u{301}", "👩‍👩‍👧‍👦", "ｈｉｔ", "，", "（", "）", "\t",
      "\r",
      "\u{FEFF}", "--plain", "-5", "0x7f8d5b40a5f0", "#", "//", "$R0", "`class`", "class", "nil",
      "\u{7F}", "\u{2028}", "名字", "return", ":", "::", ":hit", "?", "\\", "\\\"", "1e999", "a.b.c",
      "root.", ".alpha", "UIView", "{", "}", "\u{1F1E8}\u{1F1F3}", "\u{E000}", "null",
    ])
  }

  private func expression(_ random: inout SeededRandom) -> String {
    random.pick([
      "nil", "self", "true", "false", "super.hitTest(point, with: event)", "point.x > 10", "bounds",
      "bounds.insetBy(dx: -20, dy: -20).contains(point)", "subviews.first", "root",
      "\(name(&random)).alpha == 1", "\(name(&random)).frame.width > 3", "1 + 1 == 2", "1", "\"a\"",
      "\(name(&random)).subviews[0]", "\(name(&random)).hitTest(.zero, with: nil)", "1 / 0",
    ])
  }

  // MARK: Swift

  private static let classes = [
    "class Round: UIView {\n  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n    let r = bounds.width / 2\n    return hypot(point.x - r, point.y - r) <= r\n  }\n}",
    "class Deaf: UIView {\n  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n    let hit = super.hitTest(point, with: event)\n    return hit === self ? nil : hit\n  }\n}",
    "class Eager: UIButton {\n  var count = 0\n  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {\n    count += 1\n    return bounds.insetBy(dx: -30, dy: -30).contains(point)\n  }\n}",
    "class Deaf: UIView {\n  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n    removeFromSuperview()\n    return superview\n  }\n}",
    "class Round: UIView {\n  override func layoutSubviews() {\n    for v in subviews { v.frame = bounds }\n    setNeedsLayout()\n  }\n}",
    "class Sheet: UIViewController {\n  override func viewDidLoad() {\n    let v = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))\n    view.addSubview(v)\n  }\n}",
    "class Eager: UIView {\n  override var frame: CGRect { didSet { alpha = alpha / 2 } }\n  deinit { print(\"gone\") }\n}",
    "class Round: UIView {\n  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {\n    addSubview(UIView(frame: bounds))\n    return subviews.last\n  }\n}",
    "class Deaf: UIView {\n  override init(frame: CGRect) { fatalError(\"no\") }\n  required init?(coder: NSCoder) { fatalError() }\n}",
    "extension UIView {\n  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }\n}",
  ]

  /// A line of Swift, or a class.
  mutating func swift(_ random: inout SeededRandom) -> String {
    if random.oneIn(5) { return random.pick(Self.classes) }
    let name = name(&random)
    let other = self.name(&random)
    let number = number(&random)
    let templates = [
      "\(name).frame = CGRect(x: \(number), y: 1, width: 50, height: 50)",
      "\(name).isHidden = true",
      "\(name).addSubview(\(other))", "\(name).removeFromSuperview()", "\(name).alpha = \(number)",
      "\(name).hitTest(CGPoint(x: \(number), y: 20), with: nil)", "print(\(name).frame)",
      "\(name).subviews.forEach { $0.isUserInteractionEnabled.toggle() }", "let n = \(number)",
      "\(name).transform = CGAffineTransform(rotationAngle: \(number))", "var i = 0",
      "for i in 0..<5 { root.addSubview(UIView(frame: CGRect(x: i * 10, y: 0, width: 9, height: 9))) }",
      "while true { }", "func f(_ x: Int) -> Int { x == 0 ? 0 : f(x - 1) + 1 }", "f(\(number))",
      "\(name).bounds.origin = CGPoint(x: \(number), y: -\(number))", "\(name).layer.zPosition = 3",
      "root.insertSubview(\(name), belowSubview: \(other))", "\(name).superview!.tag = 1",
      "[1, 2, 3][\(number)]", "\(name).center.x += \(number)", "\(name) = \(other)",
      "let \(newName(&random)) = UIView(frame: CGRect(x: 0, y: 0, width: \(number), height: 40))",
      "let \(newName(&random)) = Round(frame: root.bounds)", "root.subviews.map { $0.frame.width }",
      "let w = UIWindow(frame: \(name).bounds); w.makeKeyAndVisible()", "window.layoutIfNeeded()",
      "\(name).bringSubviewToFront(\(other))", "\(name).convert(CGPoint.zero, to: \(other))",
      "controller.present(UIViewController(), animated: false)", "root = nil", "i += 1; i",
      "\(name).gestureRecognizers", "root.exchangeSubview(at: 0, withSubviewAt: 1)", "\(name).next",
      "controller.view = UIView()", "controller.addChild(UIViewController())",
      "\(name).text = \"a\"",
      "window.rootViewController = nil", "window.isHidden = true", "\(name).window?.windowLevel",
    ]
    return random.pick(templates)
  }
}

import Foundation
import Records
import TypedText
import UIKitModel

/// Swift that builds the hierarchy of a record in an app: a function that fills the view of a
/// controller, followed by the classes that were written here.
///
/// Parts that an app's code cannot express, such as the lines of `on`, become comments, and are
/// listed.
package struct SceneSwift {
  /// The text of the file.
  package private(set) var text = ""
  /// The parts that the code does not build, by their names in the scene; lines of the prompt,
  /// which become comments, by their first line.
  package private(set) var leftOut: [String] = []

  private let record: SceneRecord
  /// The expression for each view in the code; nil for one that the code does not reach.
  private var expressions: [String?] = []
  /// The function that each view is built in.
  private var functions: [Function] = []
  /// The variable of each recognizer in the code, by its name in the scene.
  private var recognizers: [String: String] = [:]
  private var taken: Set<String> = ["root", "makeWindows", "buildScene"]
  private var body: [Function: [String]] = [:]
  private var windows: [String] = []
  private var comments: [String] = []

  private enum Function {
    case buildScene, makeWindows
  }

  /// Creates the code; `declarations` are the source of the scene's own classes, verbatim.
  package init(_ record: SceneRecord, declarations: [String] = []) {
    self.record = record
    for index in record.views.indices { make(index) }
    arrange()
    for (index, view) in record.views.enumerated() { attach(view.recognizers, to: index) }
    for (index, view) in record.views.enumerated() { require(view.recognizers, index) }
    write(declarations)
  }

  private mutating func write(_ declarations: [String]) {
    let size = record.screen
    let points = "\(size.width.typed) × \(size.height.typed)"
    text = """
      // Builds a scene of Touchstone in an app. Its screen has \(points) points.
      import UIKit

      /// Fills a view, such as that of a view controller in viewDidLoad.
      @MainActor
      func buildScene(in root: UIView) {

      """
    text += body[.buildScene, default: []].map { "  \($0)\n" }.joined()
    let lines = comments.flatMap { $0.split(whereSeparator: \.isNewline) }
    text += lines.map { "  // \($0)\n" }.joined()
    text += "}\n"
    if !windows.isEmpty {
      text += """

        /// The other windows, which an app keeps as long as they are to be seen; in an app without
        /// scenes, of none.
        @MainActor
        func makeWindows(in scene: UIWindowScene?) -> [UIWindow] {

        """
      text += body[.makeWindows, default: []].map { "  \($0)\n" }.joined()
      text += "  return [\(windows.joined(separator: ", "))]\n}\n"
    }
    for text in declarations { self.text += "\n" + text + (text.hasSuffix("\n") ? "" : "\n") }
  }

  private mutating func add(_ line: String, to function: Function) {
    body[function, default: []].append(line)
  }

  // MARK: Views

  private mutating func make(_ index: Int) {
    let view = record.views[index]
    let function =
      view.superview.map { functions[$0] } ?? (view.name == "window" ? .buildScene : .makeWindows)
    functions.append(function)
    if view.isPart {
      // A part is reached by its path, such as `cell.contentView`; one without a path is not
      // reached.
      expressions.append(path(of: view.name))
      if path(of: view.name) == nil, hasOwn(index) { leftOut.append(view.name) }
      return
    }
    // The window of the app exists already, and so does its root view.
    if view.name == "window" || view.name == "root" {
      expressions.append(view.name == "root" ? "root" : nil)
      if view.name == "root" { configure(view, "root", in: function) }
      return
    }
    let parent = view.superview.map { expressions[$0] }
    guard parent != .some(nil) else {
      expressions.append(nil)
      leftOut.append(view.name)
      return
    }
    let name = named(view.name, view.className)
    expressions.append(name)
    add("let \(name) = \(Self.initializer(view))", to: function)
    geometry(view, name, function)
    configure(view, name, in: function)
    if let parent = parent ?? nil {
      let isArranged = view.arranged != nil && isArrangedInOrder(view)
      add("\(parent).\(isArranged ? "addArrangedSubview" : "addSubview")(\(name))", to: function)
    } else {
      windows.append(name)
      add("\(name).windowScene = scene", to: function)
      if !view.isHidden { add("\(name).isHidden = false", to: function) }
    }
  }

  /// Whether a stack view arranges its views in the order of its subviews, so that each can be
  /// added to the row at once.
  private func isArrangedInOrder(_ view: SceneRecord.View) -> Bool {
    let places = record.views.filter { $0.superview == view.superview }.compactMap(\.arranged)
    return places == places.sorted()
  }

  /// Adds the code for rows once their views exist: their order if it is not that of the subviews,
  /// and custom spacing.
  private mutating func arrange() {
    for arranged in record.arrangements {
      let view = record.views[arranged.view]
      guard let name = expressions[arranged.view], let stack = expressions[arranged.stack] else {
        continue
      }
      let function = functions[arranged.view]
      if !isArrangedInOrder(view) { add("\(stack).addArrangedSubview(\(name))", to: function) }
      if let spacing = view.customSpacing {
        let points = CGFloat(spacing).typed
        add("\(stack).setCustomSpacing(\(points), after: \(name))", to: function)
      }
    }
  }

  /// Whether a view contains anything of the user's.
  private func hasOwn(_ index: Int) -> Bool {
    record.views.contains { $0.superview == index && !$0.isPart }
  }

  private func path(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, parts.allSatisfy(Identifier.isValid),
      let owner = record.views.firstIndex(where: { $0.name == parts[0] }),
      owner < expressions.count, let head = expressions[owner]
    else { return nil }
    return ([head] + parts.dropFirst()).joined(separator: ".")
  }

  private static func initializer(_ view: SceneRecord.View) -> String {
    let isCollection = (view.modelClass ?? view.className) == "UICollectionView"
    let layout = isCollection ? ", collectionViewLayout: UICollectionViewFlowLayout()" : ""
    return "\(view.className)(frame: \(view.plainFrame.swift)\(layout))"
  }

  /// Writes every property of a view that differs from its initializer's.
  private mutating func configure(
    _ view: SceneRecord.View, _ name: String, in function: Function
  ) {
    for (path, value) in ViewDifferences(view).all {
      add("\(name).\(path) = \(value.swift)", to: function)
    }
    configure(view.settings, of: name, named: view.name, in: function)
    keep(view.lines)
  }

  /// Writes lines of the prompt as comments.
  private mutating func keep(_ lines: [String]) {
    comments += lines
    leftOut += lines.map { "`\($0.prefix { !$0.isNewline })`" }
  }

  private mutating func geometry(
    _ view: SceneRecord.View, _ name: String, _ function: Function
  ) {
    if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      add("\(name).layer.anchorPoint = \(view.anchorPoint.swift)", to: function)
    }
    if view.bounds.origin != .zero { add("\(name).bounds = \(view.bounds.swift)", to: function) }
    // A stack view positions its arranged subviews by constraints.
    if view.arranged == nil, view.hasOtherCenter || view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      add("\(name).center = \(view.center.swift)", to: function)
    }
    if let entries = view.transform {
      add("\(name).transform = \(Self.transform(entries))", to: function)
    }
    for line in view.spaceLines(name) { add(line, to: function) }
  }

  private static func transform(_ entries: [Double]) -> String {
    let parts = zip(["a", "b", "c", "d", "tx", "ty"], entries).map {
      "\($0): \(CGFloat($1).typed)"
    }
    return "CGAffineTransform(\(parts.joined(separator: ", ")))"
  }

  private mutating func configure(
    _ settings: [SceneRecord.Setting], of name: String, named spoken: String,
    in function: Function
  ) {
    for setting in settings {
      if setting.path == "title", case .text(let text) = setting.value {
        add("\(name).setTitle(\(text.swift), for: .normal)", to: function)
      } else if let value = SwiftLiteral(setting)?.text {
        add("\(name).\(setting.path) = \(value)", to: function)
      } else {
        leftOut.append("\(spoken).\(setting.path)")
      }
    }
  }

  // MARK: Recognizers

  private mutating func attach(_ all: [SceneRecord.Recognizer], to index: Int) {
    for recognizer in all {
      guard let view = expressions[index] else {
        leftOut.append(recognizer.name)
        continue
      }
      let function = functions[index]
      let name = named(recognizer.name, recognizer.className)
      recognizers[recognizer.name] = name
      add("let \(name) = \(recognizer.className)()", to: function)
      configure(recognizer.settings, of: name, named: recognizer.name, in: function)
      add("\(view).addGestureRecognizer(\(name))", to: function)
      keep(recognizer.lines)
    }
  }

  /// Writes the failure requirements between recognizers, once all exist.
  private mutating func require(_ all: [SceneRecord.Recognizer], _ index: Int) {
    for recognizer in all {
      guard let name = recognizers[recognizer.name] else { continue }
      for other in recognizer.requires {
        if let other = recognizers[other] {
          add("\(name).require(toFail: \(other))", to: functions[index])
        } else {
          leftOut.append("\(recognizer.name) require \(other)")
        }
      }
    }
  }

  /// Returns a name for a constant: the view's own if it can be one, else an unused one.
  private mutating func named(_ name: String, _ className: String) -> String {
    let isUsable =
      Identifier.isValid(name) && name != className && !Identifier.reserved.contains(name)
    if isUsable, taken.insert(name).inserted { return name }
    let stem = Identifier.mended(className.lowercased().replacing("ui", with: "")) ?? "view"
    var number = 1
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    return "\(stem)\(number)"
  }
}

/// A value of a property as a Swift expression; nil for a property that UIKit does not have.
private struct SwiftLiteral {
  let text: String

  init?(_ setting: SceneRecord.Setting) {
    guard let property = PropertyTable.all.first(where: { $0.path == setting.path }),
      property.inApp == nil
    else { return nil }
    switch (property.type, setting.value) {
    case (_, .number(let number)) where setting.path == "windowLevel":
      text = "UIWindow.Level(rawValue: \(CGFloat(number).typed))"
    case (_, .none): text = "nil"
    case (_, .boolean(let flag)): text = "\(flag)"
    case (_, .number(let number)): text = CGFloat(number).typed
    case (.point, .numbers(let all)) where all.count == 2:
      text = CGPoint(x: all[0], y: all[1]).swift
    case (.size, .numbers(let all)) where all.count == 2:
      text = CGSize(width: all[0], height: all[1]).swift
    case (.rectangle, .numbers(let all)) where all.count == 4:
      text = CGRect(x: all[0], y: all[1], width: all[2], height: all[3]).swift
    case (.text, .text(let value)): text = value.swift
    case (.color, .text(let name)):
      guard let color = Self.color(name) else { return nil }
      text = color.swift
    case (.contentMode, .text(let word)), (.word, .text(let word)): text = ".\(word)"
    case (.words, .text(let word)): text = ".\(word)"
    case (.words, .words(let words)):
      text = "[\(words.map { ".\($0)" }.joined(separator: ", "))]"
    default: return nil
    }
  }

  /// A colour by its name, or by its components.
  private static func color(_ name: String) -> SceneRecord.Color? {
    if let color = Colors.color(named: name) {
      return SceneRecord.Color(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
    let parts = name.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    return SceneRecord.Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CGPoint {
  /// The value as a Swift expression.
  fileprivate var swift: String { "CGPoint(x: \(x.typed), y: \(y.typed))" }
}

extension CGSize {
  /// The value as a Swift expression.
  fileprivate var swift: String { "CGSize(width: \(width.typed), height: \(height.typed))" }
}

extension CGRect {
  /// The value as a Swift expression.
  fileprivate var swift: String {
    "CGRect(x: \(origin.x.typed), y: \(origin.y.typed), width: \(size.width.typed), "
      + "height: \(size.height.typed))"
  }
}

extension ViewDifferences.Value {
  /// The value as a Swift expression.
  fileprivate var swift: String {
    switch self {
    case .flag(let flag): String(flag)
    case .number(let number): CGFloat(number).typed
    case .color(let color): color?.swift ?? "nil"
    }
  }
}

extension SceneRecord.Color {
  /// The value as a Swift expression.
  fileprivate var swift: String {
    let parts = zip(["red", "green", "blue", "alpha"], [red, green, blue, alpha]).map {
      "\($0): \(CGFloat($1).typed)"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }
}

extension String {
  /// The text as a Swift literal on one line.
  fileprivate var swift: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20, "\u{85}", "\u{2028}", "\u{2029}":
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }
}

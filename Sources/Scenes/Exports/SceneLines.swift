import Foundation
import Records
import TypedText
import UIKitModel

/// The lines that recreate the scene of a record, replacing the present one.
package struct SceneLines {
  /// A line, and the index in the record's views of its view; nil for the screen itself.
  package struct Line {
    package let text: String
    package let view: Int?
  }

  package private(set) var lines: [Line] = []
  private let record: SceneRecord
  /// The name of each view in the lines.
  private var names: [String] = []
  private var taken: Set<String>
  /// The next number to try for a name that is made, by the word before it.
  private var numbers: [String: Int] = [:]
  /// The names that every new scene has.
  private static let present: Set<String> = ["window", "root"]

  package init(_ record: SceneRecord) {
    self.record = record
    taken = Set(record.views.map(\.name)).union(record.views.flatMap(\.recognizers).map(\.name))
    add("reset")
    add("profile \(record.profile)")
    add("screen \(record.screen.typed)")
    for (index, view) in record.views.enumerated() { make(view, index) }
    arrange()
    for (index, view) in record.views.enumerated() { attach(view.recognizers, index) }
    // These lines may refer to any view, so they come last.
    for (index, view) in record.views.enumerated() {
      for line in view.lines + view.recognizers.flatMap(\.lines) { add(line, index) }
    }
  }

  private mutating func add(_ text: String, _ view: Int? = nil) {
    lines.append(Line(text: text, view: view))
  }

  // MARK: Views

  private mutating func make(_ view: SceneRecord.View, _ index: Int) {
    guard !view.isPart else { return names.append(view.name) }
    let isPresent = Self.present.contains(view.name)
    let name = isPresent ? view.name : named(view.name, view.className)
    names.append(name)
    let geometry = Geometry(view)
    if isPresent {
      if geometry.frame != CGRect(origin: .zero, size: record.screen) {
        add("set \(name).frame \(geometry.frame.typed)", index)
      }
    } else {
      let className = view.modelClass ?? view.className
      let place = view.superview.map { " in \(names[$0])" } ?? ""
      add("add \(className) \(name) \(geometry.frame.typed)\(place)", index)
    }
    for (path, value) in geometry.settings + switches(view, isPresent ? nil : name) {
      add("set \(name).\(path) \(value)", index)
    }
    for setting in view.settings { add(self.line(setting, of: name), index) }
    for step in view.spaceSteps(ScenePlace(name)) {
      for line in SceneSwiftWriter().lines(of: step) ?? [] { add(line, index) }
    }
  }

  /// Returns a name for a view: its own if it can be typed, or else, for a path or a class, an
  /// unused one.
  private mutating func named(_ name: String, _ className: String) -> String {
    if Identifier.isValid(name), name != className { return name }
    let stem = Identifier.mended(className.lowercased().replacing("ui", with: "")) ?? "view"
    var number = numbers[stem] ?? 1
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    numbers[stem] = number + 1
    return "\(stem)\(number)"
  }

  /// The settings that differ from the defaults of `add`; `name` is the name that the colour is
  /// derived from.
  private func switches(
    _ view: SceneRecord.View, _ name: String?
  ) -> [(path: String, value: String)] {
    ViewDifferences(view, color: name.flatMap(Colors.color(inName:))).all.map {
      ($0.path, $0.value.typed)
    }
  }

  /// Adds arranged subviews to their stack views, in order.
  private mutating func arrange() {
    for arranged in record.arrangements {
      let (stack, view) = (names[arranged.stack], names[arranged.view])
      add("\(stack).addArrangedSubview(\(view))", arranged.view)
      if let spacing = record.views[arranged.view].customSpacing {
        add("\(stack).setCustomSpacing(\(CGFloat(spacing).typed), after: \(view))", arranged.view)
      }
    }
  }

  // MARK: Recognizers

  private mutating func attach(_ recognizers: [SceneRecord.Recognizer], _ index: Int) {
    for recognizer in recognizers {
      let name = named(recognizer.name, recognizer.className)
      add("gesture \(recognizer.className) \(name) on \(names[index])", index)
      for setting in recognizer.settings { add(line(setting, of: name), index) }
      for other in recognizer.requires {
        add("gesture \(name) require \(other) toFail", index)
      }
    }
  }

  /// A line that sets a property: of Swift for a text that does not fit on a command line.
  private func line(_ setting: SceneRecord.Setting, of name: String) -> String {
    guard case .text(let text) = setting.value, text.contains(where: \.isNewline) else {
      return "set \(name).\(setting.path) \(typed(setting))"
    }
    let literal = text.unicodeScalars.map { scalar in
      scalar.value < 0x20 || "\"\\\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
    return setting.path == "title"
      ? "\(name).setTitle(\"\(literal)\", for: .normal)"
      : "\(name).\(setting.path) = \"\(literal)\""
  }

  /// A value in its typed form.
  private func typed(_ setting: SceneRecord.Setting) -> String {
    switch setting.value {
    case .none: return "nil"
    case .boolean(let flag): return String(flag)
    case .number(let number): return CGFloat(number).typed
    case .numbers(let numbers): return numbers.map { CGFloat($0).typed }.joined(separator: " ")
    case .words([]): return "none"
    case .words(let words): return words.joined(separator: ", ")
    case .text(let text):
      let property = PropertyTable.all.first { $0.path == setting.path }
      guard property?.type == .text else { return text }
      return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
  }
}

/// An initial frame, and the properties that have to be set for the exact geometry of a record.
private struct Geometry {
  let frame: CGRect
  var settings: [(path: String, value: String)] = []

  init(_ view: SceneRecord.View) {
    let frame = view.plainFrame
    self.frame = frame
    let middle = CGPoint(x: 0.5, y: 0.5)
    if view.anchorPoint != middle { settings.append(("anchorPoint", view.anchorPoint.typed)) }
    if view.bounds.origin != .zero { settings.append(("bounds", view.bounds.typed)) }
    if view.hasOtherCenter { settings.append(("center", view.center.typed)) }
    if let entries = view.transform {
      settings.append(("transform", entries.map { CGFloat($0).typed }.joined(separator: " ")))
    }
  }
}

extension ViewDifferences.Value {
  /// The value in its typed form.
  fileprivate var typed: String {
    switch self {
    case .flag(let flag): String(flag)
    case .number(let number): CGFloat(number).typed
    case .color(let color): color?.typed ?? "nil"
    }
  }
}

extension SceneRecord.Color {
  /// Its name if it has one, else its components.
  fileprivate var typed: String {
    let name = Colors.name(of: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    if Colors.names.contains(name), Colors.color(named: name).map(Self.init) == self { return name }
    return [red, green, blue, alpha].map { CGFloat($0).typed }.joined(separator: " ")
  }
}

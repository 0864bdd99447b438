import Foundation
import Records
import Scenes
import SeededRandom
import UIKitModel
import Workbench

/// The properties of the prompt, `set NAME path VALUE`, with absurd values.
struct PropertyCalls {
  /// A line that creates an object, and the object's name.
  private struct Subject {
    let className: String
    let name: String
    let line: String?
    let object: ModelObject
  }

  private let subjects: [Subject]

  init() {
    let scene = Scene(commandWords: [])
    let frame = CGRect(x: 10, y: 10, width: 80, height: 60)
    var subjects = [
      Subject(className: "UIWindow", name: "window", line: nil, object: scene.window),
      Subject(className: "UIApplication", name: "app", line: nil, object: scene.application),
    ]
    if let controller = scene.controller {
      subjects.append(
        Subject(
          className: "UIViewController", name: "controller", line: nil, object: controller))
    }
    for row in ViewClass.all where row.name != "UIWindow" {
      guard let view = try? row.make(frame) else { continue }
      subjects.append(
        Subject(
          className: row.name, name: "p", line: "add \(row.name) p 10 10 80 60", object: view))
    }
    for row in GestureClass.all {
      guard let word = row.words.first, let recognizer = try? row.make() else { continue }
      subjects.append(
        Subject(
          className: row.name, name: "g", line: "gesture \(word) g on root", object: recognizer))
    }
    for (word, controller) in [
      ("navigation", UINavigationController()), ("tabs", UITabBarController()),
    ] as [(String, UIViewController)] {
      subjects.append(
        Subject(
          className: "\(type(of: controller))", name: "c", line: "add \(word) c",
          object: controller))
    }
    self.subjects = subjects
  }

  /// How many properties there are.
  static var count: Int { PropertyTable.all.count }

  /// Scripts for the property of a number: one for each class that has it, or for `most` of them.
  func scripts(_ number: Int, most: Int, _ random: inout SeededRandom) -> [String] {
    let property = PropertyTable.all[number]
    var having = subjects.filter { property.read($0.object) != nil }
    having.sort { $0.className == property.owner && $1.className != property.owner }
    while having.count > most { having.remove(at: random.number(1...(having.count - 1))) }
    return having.map { script($0, property, &random) }
  }

  private func script(
    _ subject: Subject, _ property: Scenes.Property, _ random: inout SeededRandom
  ) -> String {
    var lines = subject.line.map { [$0] } ?? []
    for value in Self.values(of: property.type) {
      lines.append("set \(subject.name).\(property.path) \(value)")
      if random.oneIn(3) { lines.append(random.pick(SpecialValues.acts)) }
    }
    lines += ["inspect \(subject.name)", "tree", "hit 20 20"]
    return lines.joined(separator: "\n")
  }

  private static let numbers = [
    "nan", "inf", "-inf", "1e308", "-1e308", "5e-324", "0", "-1", "9223372036854775807", "1e19",
  ]

  private static func values(of type: PropertyType) -> [String] {
    switch type {
    case .number, .duration: numbers
    case .wholeNumber, .count:
      numbers + ["-9223372036854775808", "9223372036854775808", "1.5", "100", "101"]
    case .boolean: ["true", "false", "nan"]
    case .point, .size: numbers.flatMap { ["\($0) \($0)", "10 \($0)"] }
    case .rectangle:
      numbers.flatMap { ["\($0) \($0) \($0) \($0)", "10 10 \($0) 20", "-\($0) 10 10 \($0)"] }
    case .color: ["nil", "clear", "nan nan nan", "1e308 -1 0", "0 0 0 inf"]
    case .text: ["\"\"", "\"\\u{0}\"", "nil", String(repeating: "x", count: 5_000), "👨‍👩‍👧\u{301}"]
    case .transform:
      numbers.flatMap { ["scale \($0)", "rotation \($0)", "translation \($0) 1"] }
    case .controller: ["nil", "controller"]
    case .applicationDelegate: ["nil", "delegate"]
    case .picture: ["ring", "circle", "nil"]
    case .contentMode: ["center", "scaleToFill", "redraw"]
    case .word(let words), .words(let words): words + ["none"]
    }
  }
}

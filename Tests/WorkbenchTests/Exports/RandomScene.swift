import Foundation
import SeededRandom
import Testing
import Workbench

/// A scene that chance makes, the same for the same seed: views in views, turned, clipped, hidden
/// and coloured, with recognizers and answers of their own.
struct RandomScene {
  private var random: SeededRandom
  private(set) var lines: [String] = []
  private var parents = ["root"]
  private var controls: [String] = []
  private var labels: [String] = []

  init(seed: UInt64, views: Int = 12) {
    random = SeededRandom(seed: seed)
    if oneIn(3) { lines.append("profile device") }
    if oneIn(3) { lines.append("screen \(number(200, 900)) \(number(300, 1000))") }
    for index in 0..<views { add("v\(index)") }
    if oneIn(2) { lines.append("add window above 10 20 200 300 windowLevel 5") }
    if oneIn(4) { lines.append("set root.backgroundColor 0.1 0.2 0.3") }
  }

  private mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  /// Whole, halves and any other.
  private mutating func number(_ least: Double, _ most: Double) -> String {
    let number = Double.random(in: least...most, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return String(Int(number))
    case 1: return String((number * 2).rounded() / 2)
    default: return String(number)
    }
  }

  private mutating func add(_ name: String) {
    let className = pick([
      "view", "view", "view", "button", "label", "image", "control", "scroll", "switch", "slider",
      "textfield", "stepper", "table", "cell", "effect", "UIProgressView", "segmented",
    ])
    var place = "in \(pick(parents))"
    if oneIn(4) { place += " at 0" }
    lines.append(
      "add \(className) \(name) \(number(-50, 300)) \(number(-50, 300)) \(number(0, 200)) "
        + "\(number(0, 200)) \(place)")
    switch className {
    case "view", "scroll", "control", "image": parents.append(name)
    case "cell": parents.append("\(name).contentView")
    default: break
    }
    if ["button", "control", "switch", "slider"].contains(className) { controls.append(name) }
    if className == "scroll" { lines.append("set \(name).contentSize 500 700") }
    if className == "table" { lines.append("set \(name).rows 3") }
    for _ in 0..<3 where oneIn(2) { lines.append(change(name, className)) }
    if oneIn(5) { lines.append("gesture \(pick(["tap", "pan", "swipe"])) g\(name) on \(name)") }
    if oneIn(6) { lines.append("on \(name) hitTest return nil") }
    if className == "button", oneIn(2) { lines.append("target \(name) touchUpInside") }
  }

  private mutating func change(_ name: String, _ className: String) -> String {
    if className == "label" {
      return "set \(name).text \"\(pick(["ok", "a \\\"b\\\" & <c>", "灯 🔦", "x \\\\ y", ""]))\""
    }
    if className == "button", oneIn(2) { return "set \(name).title \"Buy now\"" }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "set \(name).isHidden true"
    case 1: return "set \(name).alpha \(number(0, 1))"
    case 2: return "set \(name).clipsToBounds true"
    case 3: return "set \(name).transform rotation \(number(-180, 180))deg scale 1.2 0.7"
    case 4: return "set \(name).transform scale -1 1"
    case 5: return "set \(name).bounds.origin \(number(-40, 40)) \(number(-40, 40))"
    case 6: return "set \(name).backgroundColor \(pick(["red", "nil", "0.25 0.5 1 0.5"]))"
    case 7: return "set \(name).layer.zPosition \(number(-2, 2))"
    case 8: return "set \(name).anchorPoint 0.25 1"
    case 9: return "set \(name).isUserInteractionEnabled false"
    case 10: return "set \(name).contentMode center"
    default: return "set \(name).tag 7"
    }
  }

  /// A session with that scene.
  func session(sourceLocation: SourceLocation = #_sourceLocation) -> Session {
    WorkbenchTests.session(after: lines, sourceLocation: sourceLocation)
  }
}

import Foundation

/// The lines of a generated scene, and the positions of its views on the screen.
///
/// Every number is a multiple of ten, so that a scene can be worked out in the head.
package struct QuestionScene {
  /// A view of the scene.
  struct Placed {
    let name: String
    /// The frame in points of the screen, as long as nothing is transformed or scrolled.
    let frame: CGRect
  }

  private(set) var lines: [String] = []
  private(set) var views: [Placed] = []
  private var colors: [String]
  private var boxes: [String]
  private var buttons: [String]

  init(_ random: inout SeededGenerator) {
    colors = ["red", "green", "blue", "yellow", "orange", "purple", "brown", "cyan"]
    boxes = ["card", "box", "panel", "pad"]
    buttons = ["ok", "buy", "like", "share"]
    colors.shuffle(using: &random)
    boxes.shuffle(using: &random)
    buttons.shuffle(using: &random)
  }

  /// A name for a container view.
  mutating func box() -> String { boxes.removeFirst() }
  /// A name for a button.
  mutating func button() -> String { buttons.removeFirst() }
  /// A name for a view that only shows its colour.
  mutating func color() -> String { colors.removeFirst() }

  /// Adds a view; `frame` is in points of the screen.
  mutating func add(
    _ name: String, _ frame: CGRect, in parent: Placed? = nil, as kind: String = "view"
  ) -> Placed {
    let own = frame.offsetBy(
      dx: -(parent?.frame.minX ?? 0), dy: -(parent?.frame.minY ?? 0))
    let place = parent.map { " in \($0.name)" } ?? ""
    lines.append(
      "add \(kind) \(name) \(Int(own.minX)) \(Int(own.minY)) \(Int(own.width)) \(Int(own.height))"
        + place)
    let placed = Placed(name: name, frame: frame)
    views.append(placed)
    return placed
  }

  /// Adds any other line.
  mutating func line(_ text: String) {
    lines.append(text)
  }
}

extension SeededGenerator {
  /// A multiple of ten.
  mutating func tens(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(whole(range.lowerBound / 10...range.upperBound / 10) * 10)
  }

  /// A rectangle on the screen, of a size within the ranges.
  package mutating func frame(
    width: ClosedRange<Int> = 120...220, height: ClosedRange<Int> = 120...220
  ) -> CGRect {
    let size = CGSize(width: tens(width), height: tens(height))
    return CGRect(
      x: tens(20...Int(370 - size.width)), y: tens(80...Int(780 - size.height)),
      width: size.width, height: size.height)
  }

  /// A rectangle within another, at least ten points from its sides.
  package mutating func frame(within outer: CGRect) -> CGRect {
    let width = tens(40...max(40, Int(outer.width) * 6 / 10))
    let height = tens(40...max(40, Int(outer.height) * 6 / 10))
    return CGRect(
      x: outer.minX + tens(10...max(10, Int(outer.width - width) - 10)),
      y: outer.minY + tens(10...max(10, Int(outer.height - height) - 10)),
      width: width, height: height)
  }

  /// A point of a rectangle, away from its sides.
  package mutating func point(in frame: CGRect) -> CGPoint {
    let inner = frame.insetBy(dx: min(10, frame.width / 3), dy: min(10, frame.height / 3))
    return CGPoint(
      x: inner.minX + CGFloat(whole(0...max(0, Int(inner.width) / 5))) * 5,
      y: inner.minY + CGFloat(whole(0...max(0, Int(inner.height) / 5))) * 5)
  }

  /// A random element.
  package mutating func one<Element>(of all: [Element]) -> Element { all[whole(0...all.count - 1)] }

  /// A random truth value.
  mutating func coin() -> Bool { whole(0...1) == 0 }
}

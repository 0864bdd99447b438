import Foundation
import UIKitModel

/// A hundred views with 400 constraints, as both solvers are given them.
///
/// A header, and eleven cards below each other. In each: a picture as wide as it is high, two lines
/// of text of which the first gives way to a badge, three buttons of equal width, and a line below.
/// View 0 is the screen.
struct LayoutPlan {
  /// An edge, a middle or a size, as both sides call it.
  enum Part: String {
    case left, right, top, bottom, width, height, centerX, centerY

    /// The attribute of UIKit's.
    var attribute: NSLayoutConstraint.Attribute {
      switch self {
      case .left: .leading
      case .right: .trailing
      case .top: .top
      case .bottom: .bottom
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      }
    }
  }

  /// A part of a view, in relation to one of another, or to a number.
  struct Relation {
    let view: Int
    let part: Part
    var relation = NSLayoutConstraint.Relation.equal
    var other: (view: Int, part: Part)?
    var multiplier = 1.0
    var constant = 0.0
    var priority: Float = 1000
  }

  /// The superview of each view; that of the screen is nil.
  private(set) var parents: [Int?] = [nil]
  private(set) var relations: [Relation] = []

  init() {
    let header = addView(in: 0)
    pin(header, .left, to: 0, .left)
    pin(header, .right, to: 0, .right)
    pin(header, .top, to: 0, .top, 47)
    fix(header, .height, at: 44)
    var above = header
    for _ in 0..<11 { above = addCard(below: above) }
  }

  private mutating func addView(in parent: Int) -> Int {
    parents.append(parent)
    return parents.count - 1
  }

  private mutating func pin(
    _ view: Int, _ part: Part, _ relation: NSLayoutConstraint.Relation = .equal, to other: Int,
    _ otherPart: Part, _ constant: Double = 0, times multiplier: Double = 1,
    priority: Float = 1000
  ) {
    relations.append(
      Relation(
        view: view, part: part, relation: relation, other: (other, otherPart),
        multiplier: multiplier, constant: constant, priority: priority))
  }

  private mutating func fix(
    _ view: Int, _ part: Part, _ relation: NSLayoutConstraint.Relation = .equal,
    at constant: Double, priority: Float = 1000
  ) {
    relations.append(
      Relation(
        view: view, part: part, relation: relation, constant: constant, priority: priority))
  }

  /// Nine views with 36 constraints; returns the card.
  private mutating func addCard(below above: Int) -> Int {
    let card = addView(in: 0)
    pin(card, .left, to: 0, .left, 16)
    pin(card, .right, to: 0, .right, -16)
    pin(card, .top, to: above, .bottom, 8)
    fix(card, .height, .greaterThanOrEqual, at: 40)

    let picture = addView(in: card)
    pin(picture, .left, to: card, .left, 8)
    pin(picture, .top, to: card, .top, 8)
    fix(picture, .width, at: 32)
    pin(picture, .height, to: picture, .width)

    let title = addView(in: card)
    let badge = addView(in: card)
    pin(title, .left, to: picture, .right, 8)
    pin(title, .top, to: card, .top, 8)
    fix(title, .height, at: 18)
    fix(title, .width, at: 280, priority: 250)
    pin(badge, .left, .greaterThanOrEqual, to: title, .right, 6)
    pin(badge, .right, to: card, .right, -8)
    pin(badge, .centerY, to: title, .centerY)
    fix(badge, .width, at: 40, priority: 750)
    pin(badge, .height, to: title, .height, times: 0.5)

    let subtitle = addView(in: card)
    pin(subtitle, .left, to: title, .left)
    pin(subtitle, .right, .lessThanOrEqual, to: card, .right, -8)
    pin(subtitle, .top, to: title, .bottom, 4)
    fix(subtitle, .width, at: 400, priority: 250)
    fix(subtitle, .height, at: 14)

    let line = addView(in: card)
    let buttons = (0..<3).map { _ in addView(in: card) }
    pin(buttons[0], .left, to: card, .left, 8)
    pin(buttons[0], .top, to: subtitle, .bottom, 6)
    fix(buttons[0], .height, at: 12)
    pin(buttons[1], .left, to: buttons[0], .right, 8)
    pin(buttons[2], .left, to: buttons[1], .right, 8)
    pin(buttons[2], .right, to: card, .right, -8)
    for button in buttons.dropFirst() {
      pin(button, .width, to: buttons[0], .width)
      pin(button, .top, to: buttons[0], .top)
      pin(button, .height, to: buttons[0], .height)
    }
    pin(line, .left, to: card, .left)
    pin(line, .right, to: card, .right)
    pin(line, .top, to: buttons[0], .bottom, 4)
    fix(line, .height, at: 0.5)
    pin(card, .bottom, to: line, .bottom)
    return card
  }
}

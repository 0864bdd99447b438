import Foundation
import UIKitModel

// What commands can read and set of recognizers.
extension PropertyTable {
  static let recognizers: [Property] = everyRecognizer + taps + movements

  private static let everyRecognizer: [Property] = [
    .boolean(
      "isEnabled", objectiveC: "enabled", on: UIGestureRecognizer.self, { $0.isEnabled },
      { $0.isEnabled = $1 }),
    .boolean(
      "cancelsTouchesInView", on: UIGestureRecognizer.self, { $0.cancelsTouchesInView },
      { $0.cancelsTouchesInView = $1 }),
    .boolean(
      "delaysTouchesBegan", on: UIGestureRecognizer.self, { $0.delaysTouchesBegan },
      { $0.delaysTouchesBegan = $1 }),
    .boolean(
      "delaysTouchesEnded", on: UIGestureRecognizer.self, { $0.delaysTouchesEnded },
      { $0.delaysTouchesEnded = $1 }),
    .boolean(
      "requiresExclusiveTouchType", on: UIGestureRecognizer.self,
      { $0.requiresExclusiveTouchType }, { $0.requiresExclusiveTouchType = $1 }),
  ]

  private static let taps: [Property] = [
    .count(
      "numberOfTapsRequired", on: UITapGestureRecognizer.self, { $0.numberOfTapsRequired },
      { $0.numberOfTapsRequired = $1 }),
    .count(
      "numberOfTouchesRequired", on: UITapGestureRecognizer.self, { $0.numberOfTouchesRequired },
      { $0.numberOfTouchesRequired = $1 }),
    .duration(
      "minimumPressDuration", on: UILongPressGestureRecognizer.self, { $0.minimumPressDuration },
      { $0.minimumPressDuration = $1 }),
    .number(
      "allowableMovement", on: UILongPressGestureRecognizer.self, { $0.allowableMovement },
      { $0.allowableMovement = $1 }),
    .wholeNumber(
      "numberOfTapsRequired", on: UILongPressGestureRecognizer.self, { $0.numberOfTapsRequired },
      { $0.numberOfTapsRequired = $1 }),
    .count(
      "numberOfTouchesRequired", on: UILongPressGestureRecognizer.self,
      { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
  ]

  private static let movements: [Property] = [
    .count(
      "minimumNumberOfTouches", on: UIPanGestureRecognizer.self, { $0.minimumNumberOfTouches },
      { $0.minimumNumberOfTouches = $1 }),
    .count(
      "maximumNumberOfTouches", on: UIPanGestureRecognizer.self, { $0.maximumNumberOfTouches },
      { $0.maximumNumberOfTouches = $1 }),
    .options(
      "edges",
      [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)],
      on: UIScreenEdgePanGestureRecognizer.self, { $0.edges }, { $0.edges = $1 }),
    .options(
      "direction",
      [
        ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up),
        ("down", .down),
      ], on: UISwipeGestureRecognizer.self, { $0.direction }, { $0.direction = $1 }),
    .count(
      "numberOfTouchesRequired", on: UISwipeGestureRecognizer.self,
      { $0.numberOfTouchesRequired }, { $0.numberOfTouchesRequired = $1 }),
  ]
}

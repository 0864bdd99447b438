// Enums without payloads: switch, equality, raw values, all cases, methods.

import UIKit

private enum Direction: String, CaseIterable {
  case up, down
  case left = "L"

  var opposite: Direction {
    switch self {
    case .up: return .down
    case .down: return .up
    case .left: return self
    }
  }
}

private enum Level: Int, Comparable {
  case low = 1
  case middle
  case high = 10

  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}

func enumsBasic() {
  print(Direction.up, Direction.left.rawValue, Direction.up.opposite == .down)
  print(Direction(rawValue: "down")?.opposite == .up, Direction(rawValue: "left") == nil)
  print(Direction.allCases.count, Direction.allCases.map { $0.rawValue })
  print(Level.middle.rawValue, Level(rawValue: 3) == nil, Level.low < .high)
  var level = Level.low
  level = .high
  if case .high = level { print("high") }
  print("\(level)", level != .middle, [Level.high, .low].sorted().map { $0.rawValue })
}

// Class members are called on a class: `self` and `Self` are the one that they were called on.

import UIKit

private class Shape {
  class var name: String { "\(self)" }
  class var sides: Int { 0 }
  static var twice: Int { sides * 2 }
  class var scale: Int {
    get { scales[name] ?? 1 }
    set { scales[name] = newValue }
  }
  static var scales: [String: Int] = [:]

  required init() {}

  class func describe() -> String { "\(name) with \(sides)" }
  static func make() -> Self { Self() }
  class func pair() -> [Shape] { [self.init(), make()] }
  func another() -> Self { type(of: self).init() }
  func sidesOfClass() -> Int { Self.sides + type(of: self).sides }
  func later() -> () -> String { { Self.describe() } }
}

private class Square: Shape {
  override class var sides: Int { 4 }
  override class func describe() -> String { "square: " + super.describe() }
}

private final class Tile: Square {
  let edge = 3
  override class var sides: Int { super.sides + 1 }
  override class var scale: Int {
    get { super.scale * 10 }
    set { super.scale = newValue + 1 }
  }
}

private func build<T: Shape>(_ type: T.Type) -> T { type.init() }

func classMembersKnowTheirClass() {
  for kind in [Shape.self, Square.self, Tile.self] {
    print(kind, kind.name, kind.sides, kind.twice, kind.describe())
    print(type(of: kind.make()), type(of: kind.init().another()))
    print(kind.pair().map { "\(type(of: $0))" })
  }
  print(Square.name, Tile.name, Tile.describe(), Tile.make().edge)
  let tile: Shape = Tile()
  print(tile.sidesOfClass(), type(of: tile.another()), tile.later()())
  Square.scale = 5
  Tile.scale = 6
  print(Shape.scale, Square.scale, Tile.scale, Shape.scales.count)
  let describe = Tile.describe
  let names = [Shape.self, Tile.self].map { $0.describe() }
  print(describe(), names, type(of: build(Square.self)), build(Tile.self).edge)
}

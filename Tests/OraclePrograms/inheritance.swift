// Overridden methods and properties, super at several levels, dynamic dispatch on self.

import UIKit

private class Shape {
  init() {}
  var name: String { "shape" }
  func area() -> Int { 0 }
  func describe() -> String { "\(name) of \(area())" }
}

private class Square: Shape {
  var side = 2
  override var name: String { "square/" + super.name }
  override func area() -> Int { side * side }
}

private class Tile: Square {
  override var name: String { "tile/" + super.name }
  override func area() -> Int { super.area() + 1 }
  override func describe() -> String { "[" + super.describe() + "]" }
}

private final class Plain: Tile {}

func inheritance() {
  let shapes: [Shape] = [Shape(), Square(), Tile(), Plain()]
  for shape in shapes { print(shape.describe()) }
  let tile = Tile()
  tile.side = 5
  let asShape: Shape = tile
  print(asShape.area(), (asShape as! Square).side, tile.name)
}

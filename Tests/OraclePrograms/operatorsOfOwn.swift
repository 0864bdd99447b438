// Operators declared for the program's own types, Equatable, Comparable and Hashable.

import UIKit

private struct Vector: Equatable, Hashable {
  var x: Int
  var y: Int

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, factor: Int) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}

private struct Version: Comparable, CustomStringConvertible {
  let number: Int
  var description: String { "v\(number)" }
  static func < (a: Version, b: Version) -> Bool { a.number < b.number }
}

func operatorsOfOwn() {
  var v = Vector(x: 1, y: 2)
  v += Vector(x: 10, y: 10) * 2
  print(v, -v, v == Vector(x: 21, y: 22), v != -v)
  print(Set([v, v, -v]).count)
  let versions = [Version(number: 3), Version(number: 1)]
  print(versions.sorted(), versions.max() as Any, versions[0] >= versions[1])
}

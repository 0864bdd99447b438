// Designated, required and convenience initializers are overridden below generic classes.

import UIKit

private class Shape<Unit> {
  let unit: Unit
  var notes: [String]
  init(_ unit: Unit, note: String) {
    self.unit = unit
    notes = ["shape " + note]
    setUp()
  }
  required init(_ unit: Unit) {
    self.unit = unit
    notes = ["required"]
    setUp()
  }
  convenience init(twice unit: Unit) {
    self.init(unit, note: "twice")
    notes.append("convenience")
  }
  func setUp() { notes.append("set up \(unit)") }
}

private class Square: Shape<Int> {
  var side = 3
  override init(_ unit: Int, note: String) {
    super.init(unit + 1, note: note)
    notes.append("square")
  }
  required init(_ unit: Int) {
    super.init(unit * 2)
    notes.append("square required")
  }
  override func setUp() {
    super.setUp()
    notes.append("side \(side)")
  }
}

private class Tagged<Tag>: Shape<[Tag]> {
  var tag: Tag?
  convenience init(tag: Tag) {
    self.init([tag], note: "tagged")
    self.tag = tag
  }
  override func setUp() { notes.append("tags \(unit.count)") }
}

private class Twice<Tag>: Tagged<Tag> {
  var times = 2
}

func genericClassInitializers() {
  print(Square(twice: 1).notes)
  print(Square(4).notes)
  print(Square(4, note: "n").unit, Shape(twice: "x").notes)
  print(Tagged(tag: "a").notes, Tagged(twice: [1, 2]).notes)
  let twice = Twice(tag: 1.5)
  print(twice.notes, twice.tag ?? 0, twice.times, Twice<Int>([1, 2, 3]).notes)
}

// What is changed through a nil chain is written back all the same: observers and setters hear it.

import UIKit

private struct Place {
  var x = 0
  mutating func go() { x += 1 }
}

private class Screen {
  var name: String? { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
  var place: Place? { didSet { print("place", place?.x ?? -1) } }
  var count: Int? {
    get { nil }
    set { print("count", newValue ?? -1) }
  }
  var plain: Int?
}

func writtenBackNil() {
  let screen = Screen()
  screen.name? = "x"
  screen.name? += "x"
  screen.name?.append("a")
  screen.place?.x = 3
  screen.place?.go()
  screen.count? += 1
  screen.count? = 1
  screen.plain? += 1
  print(screen.name ?? "none", screen.plain ?? -1, screen.place?.x ?? -1)
  screen.place = Place()
  screen.place?.go()
  screen.place?.x += 4
  let none: Screen? = nil
  none?.name? += "never"
  none?.place?.go()
}

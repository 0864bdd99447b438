// A compound assignment through a nil chain writes nil back, which an observer sees.

import UIKit

private class Screen {
  var name: String? { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
}

func observerOfNilChain() {
  let screen = Screen()
  screen.name? += "a"
  screen.name = "b"
  screen.name? += "c"
}

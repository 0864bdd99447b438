// An observer is muted for its own property of self only: another instance's runs.

import UIKit

private class Level {
  let name: String
  weak var twin: Level?
  var value = 0 {
    willSet { print(name, "will", newValue) }
    didSet {
      print(name, "did", oldValue, value)
      if value < 4 { twin?.value += 1 }
      if value == 2 { self.value = 20 }
      let other: Level = self
      if value == 20 { other.touched += 1 }
    }
  }
  var touched = 0 { didSet { touched += 10 } }

  init(_ name: String) { self.name = name }
}

private class Loud: Level {
  override var value: Int { didSet { print(name, "is loud at", value) } }
}

private struct Meter {
  var reading = 0 { didSet { reading = min(reading, 5) } }
  var peak = 0 { didSet { if peak > 9 { reading = 9 } } }
}

func observersOfOthers() {
  let left = Level("left")
  let right = Loud("right")
  (left.twin, right.twin) = (right, left)
  left.value = 1
  print(left.value, right.value, left.touched, right.touched)
  var meter = Meter()
  meter.reading = 7
  meter.peak = 10
  print(meter.reading, meter.peak)
}

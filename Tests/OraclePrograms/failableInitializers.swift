// init? that gives nil, in structs and classes.

import UIKit

private struct Percent {
  let value: Int
  init?(_ value: Int) {
    guard (0...100).contains(value) else { return nil }
    self.value = value
  }
}

private class Even {
  let half: Int
  init?(_ number: Int) {
    if number % 2 != 0 { return nil }
    half = number / 2
  }
}

private class Quarter: Even {
  override init?(_ number: Int) {
    print("trying", number)
    super.init(number / 2)
    print("made", number)
  }
}

func failableInitializers() {
  print(Percent(50)?.value ?? -1, Percent(101) == nil)
  print(Even(10)?.half ?? -1, Even(3) == nil)
  print(Quarter(8)?.half ?? -1, Quarter(6) == nil)
  if let percent = Percent(7) { print(percent) }
}

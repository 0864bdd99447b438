// A lazy property is made when it is first read, once.

import UIKit

private class Maker {
  var made = 0
  lazy var first = make("first")
  lazy var list: [Int] = {
    print("list of", made)
    return [made]
  }()
  lazy var overwritten = make("never")

  func make(_ name: String) -> String {
    made += 1
    print("making", name)
    return name
  }
}

func lazyProperties() {
  let maker = Maker()
  print("before")
  print(maker.first, maker.first)
  maker.made = 40
  print(maker.list)
  maker.made = 50
  maker.list.append(2)
  print(maker.list)
  maker.overwritten = "set"
  print(maker.overwritten, maker.made)
}

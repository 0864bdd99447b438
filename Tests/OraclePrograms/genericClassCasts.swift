// Objects of generic classes know their types: casts, `is` and `type(of:)`.

import UIKit

private class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func kind() -> String { "box of \(Value.self)" }
}

private class Named: Box<String> {
  override func kind() -> String { "named" }
}

private class Wide<Value>: Box<[Value]> {}

func genericClassCasts() {
  let all: [Any] = [Box(1), Box("a"), Named("b"), Wide([2.5]), Box<Int?>(nil)]
  for one in all {
    print(
      one is Box<Int>, one is Box<String>, one is Named, one is Wide<Double>, one is Box<[Double]>,
      one is Box<Int?>)
  }
  for one in all {
    switch one {
    case let box as Box<Int>: print("int", box.value, box.kind())
    case let box as Box<String>: print("string", box.value, box.kind())
    case let box as Box<[Double]>: print("doubles", box.value, box.kind().count)
    default: print("other")
    }
  }
  print((all[2] as? Box<String>)?.value ?? "-", (all[2] as? Box<Int>)?.value ?? 0)
  print(type(of: all[0]) == Box<Int>.self, type(of: all[0]) == Box<String>.self)
}

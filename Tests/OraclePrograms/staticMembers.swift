// Static properties are made once, when first used; static and class methods; Self.

import UIKit

private class Registry {
  static let shared = Registry()
  static var count = 0
  static let limit: CGFloat = 44
  class var kind: String { "plain" }

  init() { print("init") }

  static func next() -> Int {
    count += 1
    return count
  }
  class func make() -> String { "made \(kind)" }
  func limited(_ size: CGFloat) -> CGFloat { max(size, Self.limit) }
  func kindOfSelf() -> String { Self.kind + " " + type(of: self).kind }
}

private class Special: Registry {
  override class var kind: String { "special" }
}

func staticMembers() {
  Registry.count = 0
  print(Registry.next(), Registry.next(), Registry.count)
  print(Registry.make(), Special.make(), Special.count)
  let special = Special()
  print(special.kindOfSelf(), special.limited(20), special.limited(100))
}

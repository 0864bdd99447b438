// Functions and types after the name of their module.

import UIKit

func namesAfterModules() {
  print(Swift.abs(-3), Swift.min(4, 2), Swift.max(1.5, 2))
  print(Swift.Array([1]).count, Swift.Int("4") ?? 0, Swift.String(5))
  print(Ruler().go())
  let number: Swift.Double = 1.5
  print(number, Swift.type(of: number))
  print(Foundation.sqrt(4.0), Foundation.ceil(2.1))
}

private struct Ruler {
  func max(_ number: Int) -> Int { number }
  func abs(_ text: String) -> String { text }
  func go() -> String { "\(Swift.max(1, 2)) \(max(9)) \(Swift.abs(-4)) \(abs("own"))" }
}

// A generic type's constraints on its own parameters are valid in its extensions.

import UIKit

extension ClosedRange {
  fileprivate func clamp(_ value: Bound) -> Bound {
    value < lowerBound ? lowerBound : value > upperBound ? upperBound : value
  }
}

extension Range {
  fileprivate func holds(_ value: Bound) -> Bool { value >= lowerBound && value < upperBound }
}

extension Dictionary {
  fileprivate func keySet() -> Set<Key> {
    var keys: Set<Key> = []
    for key in self.keys { keys.insert(key) }
    return keys
  }
  fileprivate func count(of key: Key) -> Int { keys.filter { $0 == key }.count }
}

extension Set {
  fileprivate func counted() -> [Element: Int] {
    var counts: [Element: Int] = [:]
    for element in self { counts[element, default: 0] += 1 }
    return counts
  }
}

func constraintsOfTheType() {
  print((1...3).clamp(9), (1...3).clamp(-1), (0.0...1.0).clamp(0.5), ("b"..."d").clamp("z"))
  print((1..<3).holds(2), (1..<3).holds(3), (CGFloat(0)..<1).holds(0.5))
  print(["a": 1, "b": 2].keySet().sorted(), ["a": 1].count(of: "a"))
  print(Set([7]).counted())
}

// Scalars in patterns.

import UIKit

func scalarsInSwitches() {
  print("aZ1?".unicodeScalars.map { kind($0) })
  var counts: [UnicodeScalar: Int] = [:]
  for scalar in "banana".unicodeScalars { counts[scalar, default: 0] += 1 }
  print(counts["a"] ?? 0, counts["n"] ?? 0, counts["z"] ?? 0)
}

private func kind(_ scalar: UnicodeScalar) -> String {
  switch scalar {
  case "a"..."z": return "small"
  case "A"..."Z": return "large"
  case "0"..."1": return "bit"
  default: return "other"
  }
}

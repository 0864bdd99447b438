// Bit operators and shifts, which bind tighter than addition and do not trap.

import UIKit

func bitOperations() {
  print(0b1100 & 0b1010, 0b1100 | 0b1010, 0b1100 ^ 0b1010, ~0, ~5)
  print(1 << 4, 256 >> 3, -16 >> 2, 1 << 63 == Int.min)
  print(1 << 64, 1 >> 64, -1 >> 100, 8 << -1, 8 >> -1)
  print(1 + 1 << 3, 6 & 3 + 1, 1 | 2 ^ 3)
  var flags = 0
  flags |= 1 << 2
  flags |= 1 << 5
  flags &= ~(1 << 2)
  flags ^= 3
  print(flags, flags.nonzeroBitCount, 40.trailingZeroBitCount)
  flags <<= 2
  flags >>= 1
  print(flags)
}

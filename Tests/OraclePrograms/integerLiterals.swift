// Integer literals in every base, with underscores, and the integers' limits.

import UIKit

func integerLiterals() {
  print(255, 0xFF, 0b1111_1111, 0o377)
  print(1_000_000, 0x7fff_ffff, -0x10, -0b101)
  print(Int.max, Int.min)
  let typed: Int = 007
  print(typed, +5, -(-typed))
  print(UInt8.max, Int8.min, Int32.max)
}

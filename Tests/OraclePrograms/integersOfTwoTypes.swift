// Whole numbers of different types are compared by their values.

import UIKit

func integersOfTwoTypes() {
  let signed = [-1, 0, 3, Int.max]
  let unsigned: [UInt] = [0, 3, UInt(Int.max), UInt.max]
  for left in signed {
    for right in unsigned {
      print(left == right, left != right, left < right, left <= right, left > right, left >= right)
      print(right == left, right < left, right >= left)
    }
  }
  let small: Int8 = -3
  let byte: UInt8 = 253
  print(small == byte, small < byte, small == -3 as Int, byte > small, Int32(7) == UInt16(7))
  let count: Int! = 2
  let index: UInt = 2
  print(count == index, [1, 2].count > index, UInt64.max > Int64.max)
}

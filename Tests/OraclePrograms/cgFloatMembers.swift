// CGFloat's constants, comparisons and members.

import UIKit

func cgFloatMembers() {
  print(CGFloat.pi, CGFloat.infinity, CGFloat.greatestFiniteMagnitude > 1e300)
  let size: CGFloat = 44
  print(size, -size, size / 3, size.isZero, size.sign == .plus)
  print(max(44 - size, 0), min(size, 20), abs(-size), size.squareRoot())
  print(size == 44, size < 44, size >= 44, size != 43.5)
  print(CGFloat.zero, CGFloat.leastNonzeroMagnitude > 0, CGFloat.nan.isNaN)
  print((size / 7).truncatingRemainder(dividingBy: 2) < 2)
  print(String(describing: size), "\(size)", size.description)
}

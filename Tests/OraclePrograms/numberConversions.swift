// Conversions between Int, Double, CGFloat and Float.

import UIKit

func numberConversions() {
  print(Int(2.9), Int(-2.9), Int(CGFloat(7.99)), Int(Double(3)))
  print(Double(7) / 2, CGFloat(1) / 4, Float(0.1), Double(Float(0.1)))
  print(CGFloat(3), Double(CGFloat(2.5)), CGFloat(Double.pi))
  print(Double("2.5") ?? 0, Double("abc") == nil, Double(" 1") == nil)
  print(Int(exactly: 2.0) ?? -1, Int(exactly: 2.5) == nil)
  let columns = 3
  let width: CGFloat = 100
  print(width / CGFloat(columns), Int(width) / columns, Int(width / CGFloat(columns)))
  print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Float(1) / 3)
  print(String(12) + String(1.5) + String(true))
}

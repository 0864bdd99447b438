// The result of interpolation for each kind of value.

import UIKit

func stringInterpolation() {
  let count = 3
  let ratio = 0.5
  let width: CGFloat = 12
  let name: String? = "box"
  let missing: String? = nil
  print("\(count) \(ratio) \(width) \(count == 3)")
  print("\(name ?? "none") \(missing ?? "none")")
  print("\(String(describing: name)) \(String(describing: missing))")
  print("\([1, 2]) \(["a"]) \((1, "b"))")
  print("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))")
  print("nested \("inner \(count)")")
  print("sum: \(count + 1), call: \(max(count, 10)), \(count > [2].count ? "many" : "few")")
}

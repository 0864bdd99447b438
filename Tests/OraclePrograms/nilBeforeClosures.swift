// `nil` as the first value of a generic function, whose type a closure or the place decides.

import UIKit

func nilBeforeClosures() {
  let views = [UIView(), UIView()]
  let first = views.reduce(nil) { (found: UIView?, view) in found == nil ? view : found }
  print(first === views[0], (first ?? UIView()) === views[0])
  let most = [3, 9, 4].reduce(nil) { (most: Int?, number) in max(most ?? number, number) }
  print(most ?? 0)
  let text: String? = ["a", "b"].reduce(nil) { ($0 ?? "") + $1 }
  print(text ?? "none")
  let none: Int? = [Int]().reduce(nil) { (sum: Int?, number) in (sum ?? 0) + number }
  print(none ?? -1)
}

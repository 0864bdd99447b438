// The names of ranges from before Swift 4.2.

import UIKit

func countableRanges() {
  let open: CountableRange<Int> = 0..<3
  let closed: CountableClosedRange<Int> = 1...3
  print(open, closed, open.count, closed.map { $0 * 2 })
  let seconds: TimeInterval = 1.5
  print(seconds * 2)
}

// `NSRange` with the names of ranges.

import UIKit

func boundsOfTextRanges() {
  let range = NSRange(location: 2, length: 3)
  print(range.lowerBound, range.upperBound, range.contains(2), range.contains(5))
  print(NSRange(1..<4).length, NSRange(location: 0, length: 0).upperBound)
  let other = NSRange(location: 4, length: 4)
  print(range.union(other).length, range.intersection(other)?.location ?? -1)
}

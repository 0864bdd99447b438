// Choices with coordinates in closures, which the result of `map` needs.

import UIKit

func choicesInClosures() {
  let widths: [CGFloat] = [1.5, 20, 3]
  let points = widths.map { CGPoint(x: 0, y: $0 > 2 ? $0 : 2) }
  print(points)
  let sizes = widths.enumerated().map { index, width in
    CGSize(width: index == 0 ? width : 0, height: index == 2 ? 1 : width)
  }
  print(sizes)
  print(widths.reduce(0) { $0 + ($1 > 2 ? $1 : 0) })
}

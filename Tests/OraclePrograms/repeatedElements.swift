// Arrays of repeated elements, whose literals take the type of the array.

import UIKit

func repeatedElements() {
  let zeros: [CGFloat] = Array(repeatElement(0.0, count: 3))
  let ones: [Double] = Array(repeatElement(1, count: 2))
  print(zeros, ones, Array(repeatElement("a", count: 2)))
  let grid: [[Int]] = Array(repeating: Array(repeatElement(7, count: 2)), count: 2)
  print(grid)
  var list: [Float] = []
  list = Array(repeatElement(0.5, count: 2))
  print(list, list.reduce(0, +))
}

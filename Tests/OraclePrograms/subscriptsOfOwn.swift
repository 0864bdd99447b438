// Subscripts declared on types, with getters and setters.

import UIKit

private struct Grid {
  let width: Int
  var cells: [Int]

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: 0, count: width * height)
  }

  subscript(column: Int, row: Int) -> Int {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }
  subscript(safe index: Int) -> Int? {
    cells.indices.contains(index) ? cells[index] : nil
  }
}

func subscriptsOfOwn() {
  var grid = Grid(width: 3, height: 2)
  grid[1, 1] = 5
  grid[2, 0] += 7
  grid[1, 1] *= 2
  print(grid.cells, grid[1, 1], grid[safe: 2] ?? -1, grid[safe: 99] as Any)
}

// A subscript whose getter fills a store.

import UIKit

func mutatingSubscripts() {
  var squares = Squares()
  print(squares[3], squares[4], squares[3], squares.known.count)
  squares[5] = 1
  print(squares[5], squares.known.count)
  squares[6] += 4
  print(squares[6], squares.known.count)
}

private struct Squares {
  private(set) var known: [Int: Int] = [:]
  subscript(number: Int) -> Int {
    mutating get {
      if let square = known[number] { return square }
      known[number] = number * number
      return number * number
    }
    set { known[number] = newValue }
  }
}

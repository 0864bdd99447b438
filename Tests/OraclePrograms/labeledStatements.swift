// break and continue with and without labels.

import UIKit

func labeledStatements() {
  rows: for row in 1...4 {
    for column in 1...4 {
      if column == row { continue rows }
      if row == 4 { break rows }
      if column > 2 { break }
      print(row, column)
    }
    print("row", row)
  }
  var count = 0
  search: while true {
    count += 1
    switch count {
    case 1: continue
    case 3: break search
    default: print("count", count)
    }
  }
  print(count)
  check: if count == 3 {
    if count > 2 { break check }
    print("never")
  }
}

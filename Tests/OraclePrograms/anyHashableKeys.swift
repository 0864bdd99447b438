// A dictionary whose keys are of several types.

import UIKit

func anyHashableKeys() {
  var table: [AnyHashable: Any] = ["a": 1]
  table[2] = "two"
  table[true] = 3.5
  print(table.count, table["a"] as? Int ?? 0, table[2] as? String ?? "", table[true] != nil)
  print(table[AnyHashable(2)] != nil, table["b"] == nil)
  table["a"] = nil
  print(table.count)
}

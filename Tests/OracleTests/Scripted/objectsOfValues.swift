// Values of Swift's as objects of Foundation's, and back.

import UIKit

func objectsOfValues() {
  let flag = true
  let number = 3
  print(flag as NSNumber, number as NSNumber, 2.5 as NSNumber)  // expect: 1 3 2.5
  let text: String? = "a"
  let none: String? = nil
  print((text as NSString?)?.length ?? 0, none as NSString? == nil)  // expect: 1 true
  let label: NSString = "abc"
  print(label as String, label.length)  // expect: abc 3
  let list: NSArray = [1, "x"]
  print(list.count, ([1, 2] as NSArray).count)  // expect: 2 2
  let any: Any = number as NSNumber
  print(any as? Int ?? 0, any as? Double ?? 0, any as? String ?? "none")  // expect: 3 3.0 none
  print((2.5 as NSNumber) as? Int ?? 0, (1 as NSNumber) as? Bool ?? false)  // expect: 0 true
}

// A loop runs over the array as it was; changing the array meanwhile changes no turn.

import UIKit

func loopVariableIsACopy() {
  var numbers = [1, 2, 3]
  for number in numbers {
    numbers.append(number * 10)
    if number == 1 { numbers.remove(at: 0) }
  }
  print(numbers)
  let root = UIView()
  for tag in 1...3 {
    let view = UIView()
    view.tag = tag
    root.addSubview(view)
  }
  for view in root.subviews where view.tag != 2 { view.removeFromSuperview() }
  print(root.subviews.map { $0.tag })
  var upper = 3
  for number in 0..<upper {
    upper = 10
    print(number, terminator: " ")
  }
  print(upper)
}

import UIKit

func wrong() {
  let numbers: Set<Int> = [1, 2]
  print(numbers.last ?? 0)  // error: value of type 'Set<Int>' has no member 'last'
}

// Looking into texts: ranges, comparing, splitting, sets of characters.

import Foundation
import UIKit

func textSearching() {
  let text = "Hello, World"
  if let range = text.range(of: "World") {
    print(text[range], text[..<range.lowerBound], text[range.lowerBound...])
  }
  print(text.range(of: "world") == nil, text.range(of: "") == nil)
  print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false).map { String($0) })
  print("a b c".split(separator: " ", maxSplits: 1).map { String($0) })
  print("a1b2c".split(whereSeparator: { $0.isNumber }).map { String($0) })
  print("abc".compare("abd") == .orderedAscending, "b".compare("a") == .orderedDescending)
  print("Abc".caseInsensitiveCompare("aBC") == .orderedSame)
  let marks = CharacterSet(charactersIn: "-_")
  print("--a-b_--".trimmingCharacters(in: marks), "a-b_c".components(separatedBy: marks))
  print("x12y".trimmingCharacters(in: CharacterSet.decimalDigits.inverted))
  print("b,a".components(separatedBy: ",").sorted().joined(separator: "|"))
  print([2, 1].lexicographicallyPrecedes([2, 3]), [1].lexicographicallyPrecedes([1]))
  var numbers = [5, 1, 4, 2, 3]
  let pivot = numbers.partition(by: { $0 > 3 })
  print(pivot, numbers)
  numbers.replaceSubrange(0..<2, with: [9, 9, 9])
  numbers.replaceSubrange(1...1, with: [])
  print(numbers)
}

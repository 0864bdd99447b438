// A tuple's other name is called as a function, and slices are compared with literals.

import UIKit

private typealias Span = (from: Int, to: Int)
private typealias Pair = (Int, String)

func tuplesByName() {
  let span = Span(from: 1, to: 4)
  let pair = Pair(3, "three")
  let more: [Span] = [Span(from: 5, to: 6), Span(7, 8)]
  print(span.to - span.from, pair.1, more[1].from)
  let nothing: Void = Void()
  print(nothing)
  let numbers = [1, 2, 3, 4]
  print(numbers[0..<2] == [1, 2], numbers[1...] != [2, 3], [3, 4] == numbers.suffix(2))
  let part: ArraySlice<Int> = [5, 6]
  print(part == [5, 6], part.first ?? 0, numbers.dropFirst() == [2, 3, 4])
}

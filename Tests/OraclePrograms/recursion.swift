// Functions that call themselves: depth, mutual recursion and a table of results.

import UIKit

private func fibonacci(_ n: Int, _ known: inout [Int: Int]) -> Int {
  if n < 2 { return n }
  if let value = known[n] { return value }
  let value = fibonacci(n - 1, &known) + fibonacci(n - 2, &known)
  known[n] = value
  return value
}

private func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }

private func permutations(_ items: [Int]) -> [[Int]] {
  guard let first = items.first else { return [[]] }
  var result: [[Int]] = []
  for rest in permutations(Array(items.dropFirst())) {
    for index in 0...rest.count {
      var copy = rest
      copy.insert(first, at: index)
      result.append(copy)
    }
  }
  return result
}

func recursion() {
  var known: [Int: Int] = [:]
  print(fibonacci(60, &known), known.count, depth(200))
  print(permutations([1, 2, 3]), permutations([1, 2, 3, 4]).count)
}

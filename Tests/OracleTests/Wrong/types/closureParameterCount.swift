func doubled(_ list: [Int]) -> [Int] {
  return list.map { a, b in a * 2 }  // error: contextual closure type '(Int) -> Int' expects 1 argument, but 2 were used in closure body
}

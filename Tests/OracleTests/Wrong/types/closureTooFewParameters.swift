func sum(_ list: [Int]) -> Int {
  return list.reduce(0) { total in total }  // error: contextual closure type '(Int, Int) throws -> Int' expects 2 arguments, but 1 was used in closure body
}

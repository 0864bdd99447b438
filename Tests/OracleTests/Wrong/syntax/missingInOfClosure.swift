func doubled(_ list: [Int]) -> [Int] {
  return list.map { number number * 2 }  // error: consecutive statements on a line must be separated by newline or ';'
}

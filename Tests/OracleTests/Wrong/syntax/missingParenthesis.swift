func show(_ list: [Int]) {
  print(list.count  // error: expected ')' to end function call
}

func show(_ list: [Int]) {
  for number list {  // error: expected 'in' in 'for' statement
    print(number)
  }
}

func show(_ list: [Int]) {
  list.forEach { number in
    if number == 2 { continue }  // error: 'continue' is only allowed inside a loop
    print(number)
  }
}

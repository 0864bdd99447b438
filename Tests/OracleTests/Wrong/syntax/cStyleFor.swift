func count() {
  for var i = 0; i < 3; i++ {  // error: C-style for statement has been removed in Swift 3
    print(i)
  }
}

func count(_ list: [Int]) {
  for i in 0..<list {  // error: cannot convert value of type '[Int]' to expected argument type 'Int'
    print(i)
  }
}

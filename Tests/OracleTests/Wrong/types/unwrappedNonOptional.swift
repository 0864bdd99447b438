func half(_ number: Int) -> Int {
  return number! / 2  // error: cannot force unwrap value of non-optional type 'Int'
}

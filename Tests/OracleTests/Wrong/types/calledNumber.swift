func use(_ count: Int) -> Int {
  return count(3)  // error: cannot call value of non-function type 'Int'
}

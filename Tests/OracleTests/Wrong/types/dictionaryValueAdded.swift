func age(_ ages: [String: Int]) -> Int {
  return ages["Ann"] + 1  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
}

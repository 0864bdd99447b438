func area(_ width: Int) -> Int {
  let height = 2
  width * height  // error: missing return in global function expected to return 'Int'
}

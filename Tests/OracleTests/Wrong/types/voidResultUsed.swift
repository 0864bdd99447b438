func show() {}

func use() -> Int {
  return show() + 1  // error: cannot convert value of type '()' to expected argument type 'Int'
}

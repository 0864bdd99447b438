func number() -> Int {
  Swift.absolute(-3)  // error: module 'Swift' has no member named 'absolute'
}

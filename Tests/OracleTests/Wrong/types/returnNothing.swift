func name() -> String {
  return  // error: non-void function should return a value
}

func number(_ value: Int??) -> Int? {
  let inner: Int? = value  // error: value of optional type 'Int??' must be unwrapped to a value of type 'Int?'
  return inner
}

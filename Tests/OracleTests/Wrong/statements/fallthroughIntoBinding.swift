func word(_ pair: (Int, Int)) {
  switch pair {
  case (0, 0):
    fallthrough  // error: 'fallthrough' from a case which doesn't bind variable 'x'
  case (let x, _):
    print(x)
  }
}

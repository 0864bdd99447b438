func parts() -> Int {
  let (first, second): (Int, Int)
  (first, second) = (1, 2)
  first = 3  // error: immutable value 'first' may only be initialized once
  return first + second
}

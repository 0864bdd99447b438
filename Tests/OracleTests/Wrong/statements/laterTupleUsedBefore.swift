func parts(_ flag: Bool) -> Int {
  let (first, second): (Int, Int)
  if flag { (first, second) = (1, 2) }
  return first + second  // error: constant 'first' used before being initialized
}

func show(_ flag: Bool) {
  let size: Int
  if flag { size = 1 }
  print(size)  // error: constant 'size' used before being initialized
}

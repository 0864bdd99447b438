func show(_ flag: Bool) {
  let size: Int
  size = 1
  if flag { size = 2 }  // error: immutable value 'size' may only be initialized once
  print(size)
}

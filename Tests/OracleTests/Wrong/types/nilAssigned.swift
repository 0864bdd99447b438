func reset() {
  var count = 3
  count = nil  // error: 'nil' cannot be assigned to type 'Int'
  print(count)
}

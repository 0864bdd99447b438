func count() {
  var number = 0
  number++  // error: cannot find operator '++' in scope; did you mean '+= 1'?
  print(number)
}

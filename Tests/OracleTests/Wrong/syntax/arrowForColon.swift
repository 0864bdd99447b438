func half(number -> Int) -> Int {  // error: expected ':' in parameter
  return number / 2
}

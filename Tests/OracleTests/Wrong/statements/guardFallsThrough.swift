func half(_ number: Int?) -> Int {
  guard let number else {
    print("none")
  }  // error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  return number / 2
}

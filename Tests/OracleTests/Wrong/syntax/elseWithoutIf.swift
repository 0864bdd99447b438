func sign(_ number: Int) -> Int {
  else { return 1 }  // error: unexpected code 'else { return 1 }' in function
  return 0
}

func sign(_ number: Int) -> Int {
  if number < 0 return -1  // error: expected '{' in 'if' statement
  return 1  // error: expected '}' to end 'if' statement
}

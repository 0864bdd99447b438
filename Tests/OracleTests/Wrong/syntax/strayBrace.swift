func sign() -> Int {
  return 1
}
}  // error: unexpected brace in source file

func ask() -> String {
  return readLine() ?? ""  // error:
}

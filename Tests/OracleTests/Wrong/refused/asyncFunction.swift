func load() async -> Int {  // error:
  return 1
}

func half(_ number: Int?) -> Int {
  if let known = number { print(known) }
  return known / 2  // error: cannot find 'known' in scope
}

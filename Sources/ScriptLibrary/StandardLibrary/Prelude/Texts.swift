extension String {
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self {
      if try isIncluded(character) { result.append(character) }
    }
    return result
  }
}

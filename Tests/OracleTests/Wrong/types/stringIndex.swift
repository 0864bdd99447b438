func first(_ text: String) -> Character {
  return text[0]  // error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
}

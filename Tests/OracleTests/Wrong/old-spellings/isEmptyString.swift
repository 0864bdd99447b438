func isEmpty(_ text: String) -> Bool {
  return text.characters.count == 0  // error: 'characters' is unavailable: 
}

func length(_ text: String?) -> Int {
  return text ?? "none"  // error: cannot convert return expression of type 'String' to return type 'Int'
}

func length(_ text: String?) -> String {
  return text ?? 0  // error: cannot convert value of type 'Int' to expected argument type 'String'
}

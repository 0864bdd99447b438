func word(_ number: Int) -> String {
  switch number {
  case "one": return "one"  // error: expression pattern of type 'String' cannot match values of type 'Int'
  default: return "many"
  }
}

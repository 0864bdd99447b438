func word(_ number: Int) -> String {
  switch number {  // error: switch must be exhaustive
  case 0: return "none"
  case 1: return "one"
  }
}

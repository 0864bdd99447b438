func word(_ number: Int) -> String {
  switch number {
  case 0:  // error: 'case' label in a 'switch' must have at least one executable statement
  case 1: return "one"
  default: return "many"
  }
}

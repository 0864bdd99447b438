func word(_ flag: Bool) -> String {
  return flag ? "yes" : 0  // error: cannot convert return expression of type 'Int' to return type 'String'
}

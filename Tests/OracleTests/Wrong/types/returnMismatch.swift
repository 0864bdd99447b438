func name() -> String {
  return 42  // error: cannot convert return expression of type 'Int' to return type 'String'
}

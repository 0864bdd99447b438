func both(_ first: Bool, _ second: Bool) -> Bool {
  return first & second  // error: binary operator '&' cannot be applied to two 'Bool' operands
}

func label(_ flag: bool) -> string {  // error: cannot find type 'bool' in scope
  let width: int = 3  // error: cannot find type 'int' in scope
  return "\(flag) \(width)"
}

func isNamed(_ name: String?) -> Bool {
  if name.isEmpty { return false }  // error: value of optional type 'String?' must be unwrapped to refer to member 'isEmpty' of wrapped base type 'String'
  return name.count > 3  // error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
}

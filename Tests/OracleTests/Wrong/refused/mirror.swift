func fields(_ value: Any) -> Int {
  return Mirror(reflecting: value).children.count  // error:
}

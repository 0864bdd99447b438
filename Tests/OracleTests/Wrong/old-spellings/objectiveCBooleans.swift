func isOn() -> Bool {
  return YES  // error: cannot find 'YES' in scope
}

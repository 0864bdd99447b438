enum Mode: Int {
  case quiet = 1
  case loud = 1  // error: raw value for enum case is not unique
}
